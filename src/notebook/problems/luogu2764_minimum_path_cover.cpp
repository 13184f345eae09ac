// SPDX-License-Identifier: CC0-1.0
//
// v has a copy on the left, where its arcs begin, and a copy
// on the right. The edge v-w of the matching says that w comes
// after v. A path begins where the copy on the right has no
// mate.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, m, paths = 0;
  cin >> n >> m;
  vector<pair<int, int>> arcs(m);
  for (auto& e : arcs)
    cin >> e.first >> e.second, --e.first, --e.second;
  Bipartite g(n, n, arcs);
  for (int v = 0; v < n; ++v) {
    if (g.mate[n + v] >= 0) continue;
    cout << v + 1, ++paths;
    for (int w = g.right(v); w >= 0; w = g.right(w))
      cout << " " << w + 1;
    cout << "\n";
  }
  cout << paths << "\n";
}
