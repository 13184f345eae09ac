// SPDX-License-Identifier: CC0-1.0
//
// Finds the winner from each free cell, A (who moves first) or
// B.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"
#include "notebook/board.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  for (int n, m; cin >> n >> m && n > 0;) {
    vector<string> rows(n);
    for (string& row : rows)
      cin >> row, row.resize(m, '#'),
          replace(row.begin(), row.end(), 'X', '#');
    Board b(rows, {{-1, 0}, {0, -1}, {0, 1}, {1, 0}});
    Bipartite g(b.half, b.half, b.pairs());
    for (int r = 0; r < n; ++r, cout << "\n")
      for (int c = 0; c < m; ++c)
        cout << (rows[r][c] == '#'      ? 'X'
                 : g.missed(b.at(r, c)) ? 'B'
                                        : 'A');
    cout << "\n";
  }
}
