// SPDX-License-Identifier: CC0-1.0
//
// Finds the edges that are in every maximum matching of a
// bipartite graph whose sides are not given. Each vertex v
// becomes v on the left and n + v on the right, and each edge
// v-w becomes two: the result is two copies of the graph.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"
#include "notebook/edge_classes.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, m, v, w;
  cin >> n >> m;
  vector<pair<int, int>> edges, every;
  for (; m-- > 0 && cin >> v >> w;)
    if (v != w)
      edges.push_back({v - 1, w - 1}),
          edges.push_back({w - 1, v - 1});
  Bipartite g(n, n, edges);
  EdgeClasses e(g);
  for (v = 0; v < n; ++v)
    if (g.mate[v] > n + v && e.every(v, g.mate[v]))
      every.push_back({v + 1, g.right(v) + 1});
  cout << every.size() << "\n";
  for (auto& edge : every)
    cout << edge.first << " " << edge.second << "\n";
}
