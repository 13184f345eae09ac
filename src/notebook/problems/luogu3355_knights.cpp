// SPDX-License-Identifier: CC0-1.0
//
// The largest set of cells that do not attack each other is a
// maximum independent set: as many cells as are free minus the
// size of a maximum matching.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"
#include "notebook/board.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, m, r, c;
  cin >> n >> m;
  vector<string> rows(n, string(n, '.'));
  while (m-- > 0 && cin >> r >> c)
    if (min(r, c) > 0 && max(r, c) <= n)
      rows[r - 1][c - 1] = '#';
  vector<pair<int, int>> moves;
  for (int d : {-2, -1, 1, 2})
    for (int s : {-1, 1})
      moves.push_back({d, s * (3 - abs(d))});
  Board b(rows, moves);
  Bipartite g(b.half, b.half, b.pairs());
  int knights = 0;
  for (r = 0; r < n; ++r)
    for (c = 0; c < n; ++c)
      knights += rows[r][c] == '.' && !g.in_cover(b.at(r, c));
  cout << knights << "\n";
}
