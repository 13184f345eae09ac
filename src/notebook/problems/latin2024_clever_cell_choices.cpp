// SPDX-License-Identifier: CC0-1.0
//
// Counts the cells from which the player to move loses,
// because the player who chooses the cell moves second.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"
#include "notebook/board.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, m, clever = 0;
  cin >> n >> m;
  vector<string> rows(n);
  for (string& row : rows) cin >> row, row.resize(m, '#');
  Board b(rows, {{-1, 0}, {0, -1}, {0, 1}, {1, 0}});
  Bipartite g(b.half, b.half, b.pairs());
  for (int r = 0; r < n; ++r)
    for (int c = 0; c < m; ++c)
      clever += rows[r][c] == '.' && g.missed(b.at(r, c));
  cout << clever << "\n";
}
