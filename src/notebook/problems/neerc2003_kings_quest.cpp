// SPDX-License-Identifier: CC0-1.0
//
// Finds for each son the girls whom he marries in some perfect
// matching. The last line of the input is such a matching. It
// is not needed.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"
#include "notebook/edge_classes.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, k, w;
  cin >> n;
  vector<pair<int, int>> edges;
  for (int v = 0; v < n; ++v)
    for (cin >> k; k-- > 0 && cin >> w;)
      edges.push_back({v, w - 1});
  Bipartite g(n, n, edges);
  EdgeClasses e(g);
  for (int v = 0; v < n; ++v) {
    vector<char> can(n);
    for (int j = g.at[v]; j < g.at[v + 1]; ++j)
      can[g.to[j] - n] = !e.none(v, g.to[j]);
    cout << count(can.begin(), can.end(), 1);
    for (w = 0; w < n; ++w)
      if (can[w]) cout << " " << w + 1;
    cout << "\n";
  }
}
