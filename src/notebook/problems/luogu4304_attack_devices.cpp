// SPDX-License-Identifier: CC0-1.0
//
// Knights that do not attack each other are a maximum
// independent set, so the vertices that are not in the minimum
// vertex cover.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"
#include "notebook/board.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, devices = 0;
  cin >> n;
  vector<string> rows(n);
  for (string& row : rows)
    cin >> row, row.resize(n, '#'),
        replace(row.begin(), row.end(), '1', '#');
  vector<pair<int, int>> moves;
  for (int d : {-2, -1, 1, 2})
    for (int s : {-1, 1})
      moves.push_back({d, s * (3 - abs(d))});
  Board b(rows, moves);
  Bipartite g(b.half, b.half, b.pairs());
  for (int r = 0; r < n; ++r)
    for (int c = 0; c < n; ++c)
      devices += rows[r][c] == '0' && !g.in_cover(b.at(r, c));
  cout << devices << "\n";
}
