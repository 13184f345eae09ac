// SPDX-License-Identifier: CC0-1.0
//
// The most cells that do not attack each other are a maximum
// independent set. The graph is bipartite (each move changes
// the parity of the row), so their number is that of the free
// cells minus the matching.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/board.hpp"
#include "notebook/general.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, m, k, r, c, twice = 0;
  cin >> n >> m >> k;
  vector<string> rows(n, string(m, '.'));
  while (k-- > 0 && cin >> r >> c)
    if (min(r, c) > 0 && r <= n && c <= m)
      rows[r - 1][c - 1] = '#';
  vector<pair<int, int>> moves;
  for (int d : {-3, -1, 1, 3})
    for (int s : {-1, 1})
      moves.push_back({d, s * (4 - abs(d))});
  Board b(rows, moves);
  General g(2 * b.half, b.edges);
  for (int v = 0; v < n * m; ++v)
    if (rows[v / m][v % m] == '.')
      twice += g.mate[b.at(v / m, v % m)] < 0 ? 2 : 1;
  cout << twice / 2 << "\n";
}
