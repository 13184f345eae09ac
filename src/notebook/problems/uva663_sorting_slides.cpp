// SPDX-License-Identifier: CC0-1.0
//
// Finds the pairs of a slide and a point on it that are in
// every maximum matching.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"
#include "notebook/edge_classes.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  for (int n, heap = 1; cin >> n && n > 0; ++heap) {
    vector<array<int, 4>> slide(n);
    for (auto& s : slide) cin >> s[0] >> s[1] >> s[2] >> s[3];
    vector<pair<int, int>> edges;
    for (int w = 0, x, y; w < n && cin >> x >> y; ++w)
      for (int v = 0; v < n; ++v)
        if (slide[v][0] <= x && x <= slide[v][1] &&
            slide[v][2] <= y && y <= slide[v][3])
          edges.push_back({v, w});
    Bipartite g(n, n, edges);
    EdgeClasses e(g);
    string pairs;
    for (int v = 0; v < n; ++v)
      if (g.mate[v] >= 0 && e.every(v, g.mate[v]))
        pairs += string(pairs.empty() ? "(" : " (") +
                 char('A' + v) + "," +
                 to_string(g.right(v) + 1) + ")";
    cout << "Heap " << heap << "\n"
         << (pairs.empty() ? "none" : pairs) << "\n\n";
  }
}
