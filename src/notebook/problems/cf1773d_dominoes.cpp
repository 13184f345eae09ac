// SPDX-License-Identifier: CC0-1.0
//
// Counts the pairs of free cells without which dominoes cannot
// cover the rest of the board, at most 10^6. With more than
// 2000 free cells, the pairs of one color are enough. Pairs of
// v and w that leave a cover: if v is erased, some maximum
// matching misses w.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/general.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, m, free = 0;
  cin >> n >> m;
  vector<vector<int>> id(n + 1, vector<int>(m + 1, -1));
  vector<pair<int, int>> edges;
  string row;
  for (int r = 1; r <= n && cin >> row; ++r) {
    row.resize(m, '#');
    for (int c = 1; c <= m; ++c) {
      if (row[c - 1] == '#') continue;
      int v = id[r][c] = free++;
      for (int w : {id[r - 1][c], id[r][c - 1]})
        if (w >= 0 && free <= 2000) edges.push_back({v, w});
    }
  }
  int bad = 2000000;
  if (free <= 2000) {
    General g(free, edges);
    bad = free * (free - 1);
    for (int v = 0; v < free; g.insert(v++)) {
      g.erase(v);
      for (int w = 0; w < free; ++w) bad -= g.missed(w);
    }
  }
  cout << min(bad / 2, 1000000) << "\n";
}
