// SPDX-License-Identifier: CC0-1.0
//
// A matching of the cells without '1' has to cover each cell
// with '2'. It is enough that one matching covers those of one
// chessboard color, and another one those of the other color
// (N. S. Mendelsohn, A. L. Dulmage, "Some generalizations of
// the problem of distinct representatives", 1958).
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"
#include "notebook/board.hpp"

int main() {
  int h, w;
  cin >> h >> w;
  vector<string> rows(h), walls;
  for (auto& row : rows) {
    cin >> row, walls.push_back(row);
    replace(walls.back().begin(), walls.back().end(), '1',
            '#');
  }
  Board b(walls, {{-1, 0}, {0, -1}, {0, 1}, {1, 0}});
  vector<int> must(2 * b.half), twos(2);
  for (int r = 0; r < h; ++r)
    for (int c = 0; c < w; ++c)
      if (rows[r][c] == '2')
        must[b.at(r, c)] = 1, ++twos[b.at(r, c) / b.half];
  vector<pair<int, int>> edges[2];
  for (auto& e : b.pairs()) {
    if (must[e.first]) edges[0].push_back(e);
    if (must[b.half + e.second]) edges[1].push_back(e);
  }
  bool possible = true;
  for (int s : {0, 1})
    possible &=
        Bipartite(b.half, b.half, edges[s]).size == twos[s];
  cout << (possible ? "Yes\n" : "No\n");
}
