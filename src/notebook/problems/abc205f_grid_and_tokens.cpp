// SPDX-License-Identifier: CC0-1.0
//
// Each token is an edge. One end may be matched to a row, the
// other one to a column. A token that is not placed matches
// its own ends.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"

int main() {
  int h, w, n;
  cin >> h >> w >> n;
  vector<pair<int, int>> edges;  // {row or end, end or column}
  for (int i = 0, a, b, c, d; i < n; ++i) {
    cin >> a >> b >> c >> d;
    edges.push_back({h + i, i});
    for (; a <= c; ++a) edges.push_back({a - 1, i});
    for (; b <= d; ++b) edges.push_back({h + i, n + b - 1});
  }
  Bipartite g(h + n, n + w, edges);
  cout << g.size - n << "\n";
}
