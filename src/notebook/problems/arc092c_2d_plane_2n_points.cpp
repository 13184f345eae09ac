// SPDX-License-Identifier: CC0-1.0
//
// Red points are on the left, blue points on the right. An
// edge joins a red point to each blue point that is above and
// to the right of it.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"

int main() {
  int n;
  cin >> n;
  vector<pair<int, int>> points(2 * n), edges;
  for (auto& p : points) cin >> p.first >> p.second;
  for (int i = 0; i < n; ++i)
    for (int k = 0; k < n; ++k)
      if (points[i].first < points[n + k].first &&
          points[i].second < points[n + k].second)
        edges.push_back({i, k});
  cout << Bipartite(n, n, edges).size << '\n';
}
