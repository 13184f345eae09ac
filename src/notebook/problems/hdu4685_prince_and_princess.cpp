// SPDX-License-Identifier: CC0-1.0
//
// Finds for each prince the princesses whom he marries in some
// maximum matching.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"
#include "notebook/edge_classes.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int cases, n, m, k, w;
  cin >> cases;
  for (int x = 1; x <= cases && cin >> n >> m; ++x) {
    vector<pair<int, int>> edges;
    for (int v = 0; v < n; ++v)
      for (cin >> k; k-- > 0 && cin >> w;)
        edges.push_back({v, w - 1});
    Bipartite g(n, m, edges);
    EdgeClasses e(g);
    cout << "Case #" << x << ":\n";
    for (int v = 0; v < n; ++v) {
      vector<char> can(m);
      for (int j = g.at[v]; j < g.at[v + 1]; ++j)
        can[g.to[j] - n] = !e.none(v, g.to[j]);
      cout << count(can.begin(), can.end(), 1);
      for (w = 0; w < m; ++w)
        if (can[w]) cout << " " << w + 1;
      cout << "\n";
    }
  }
}
