// SPDX-License-Identifier: CC0-1.0
//
// Finds the pairs that are in every maximum matching.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"
#include "notebook/edge_classes.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, v, w, sure = 0;
  cin >> n;
  vector<vector<int>> no(n + 1, vector<int>(n + 1));
  while (cin >> v >> w && (v || w))
    if (min(v, w) > 0 && max(v, w) <= n) no[v][w] = 1;
  vector<pair<int, int>> edges;
  for (v = 0; v < n; ++v)
    for (w = 0; w < n; ++w)
      if (!no[v + 1][w + 1]) edges.push_back({v, w});
  Bipartite g(n, n, edges);
  EdgeClasses e(g);
  for (v = 0; v < n; ++v)
    if (g.mate[v] >= 0 && e.every(v, g.mate[v]))
      cout << v + 1 << " " << g.right(v) + 1 << "\n", ++sure;
  if (sure == 0) cout << "none\n";
}
