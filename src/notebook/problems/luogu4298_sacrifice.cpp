// SPDX-License-Identifier: CC0-1.0
//
// A largest antichain. v has a copy on the left, which is
// joined to the right copies of all that v reaches. The
// antichain has the vertices without a copy in the cover, as
// many as left copies without a mate. x is in some largest
// antichain if a largest antichain of the vertices not
// comparable to x has one vertex less. Every other vertex is
// matched with its own copy, so it does not count.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"

int main() {
  int n, m, v, w, most = 0;
  cin >> n >> m;
  string chosen, some;
  vector<string> r(n + 1, string(n + 1, 0));
  for (; m > 0 && cin >> v >> w; --m)
    if (min(v, w) > 0 && max(v, w) <= n) r[v - 1][w - 1] = 1;
  for (int k = 0; k < n; ++k)
    for (v = 0; v < n; ++v)
      for (w = 0; w < n; ++w)
        r[v][w] |= v == w || (r[v][k] && r[k][w]);
  for (int i = -1, x = n; i < n; x = ++i) {  // n: keep all
    vector<pair<int, int>> edges;
    for (v = 0; v < n; ++v)
      for (w = 0; w < n; ++w)
        if (r[v][w] && (v == w) == (r[v][x] || r[x][v] ||
                                    r[w][x] || r[x][w]))
          edges.push_back({v, w});
    Bipartite g(n, n, edges);
    if (x < n) some += "01"[n - g.size == most - 1];
    most = max(most, n - g.size);
    for (v = 0; v < n && x == n; ++v)
      chosen += "10"[g.in_cover(v) || g.in_cover(n + v)];
  }
  cout << most << "\n" << chosen << "\n" << some << "\n";
}
