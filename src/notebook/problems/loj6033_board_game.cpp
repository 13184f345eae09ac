// SPDX-License-Identifier: CC0-1.0
//
// Finds the cells from which the player to move loses. The
// other player chooses the first cell.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"
#include "notebook/board.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, m;
  cin >> n >> m;
  vector<string> rows(n);
  for (string& row : rows) cin >> row, row.resize(m, '#');
  Board b(rows, {{-1, 0}, {0, -1}, {0, 1}, {1, 0}});
  Bipartite g(b.half, b.half, b.pairs());
  vector<pair<int, int>> starts;
  for (int r = 0; r < n; ++r)
    for (int c = 0; c < m; ++c)
      if (rows[r][c] == '.' && g.missed(b.at(r, c)))
        starts.push_back({r + 1, c + 1});
  cout << starts.size() << "\n";
  for (auto& cell : starts)
    cout << cell.first << " " << cell.second << "\n";
}
