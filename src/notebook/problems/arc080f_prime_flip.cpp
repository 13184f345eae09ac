// SPDX-License-Identifier: CC0-1.0
//
// Flips of p cards change two borders between different cards,
// p apart. Two borders vanish by one flip if their distance is
// an odd prime, by two if it is even, and by three otherwise.
// So as many pairs as possible are at an odd prime. The other
// borders are paired within each parity; if one of each parity
// is left, these two take three flips.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"

int main() {
  int n;
  cin >> n;
  set<int> borders;
  for (int x; n-- > 0 && cin >> x;)
    for (int y : {x, x + 1})
      if (!borders.insert(y).second) borders.erase(y);
  vector<int> side[2];
  for (int y : borders) side[y % 2].push_back(y);
  int l = side[0].size(), r = side[1].size();
  vector<pair<int, int>> edges;
  for (int i = 0; i < l; ++i)
    for (int j = 0; j < r; ++j) {
      int p = abs(side[0][i] - side[1][j]), d = 3;
      while (d * d <= p && p % d != 0) d += 2;
      if (p > 1 && d * d > p) edges.push_back({i, j});
    }
  Bipartite g(l, r, edges);
  cout << l + r - g.size + (l - g.size) % 2 << "\n";
}
