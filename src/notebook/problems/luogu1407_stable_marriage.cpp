// SPDX-License-Identifier: CC0-1.0
//
// A couple is safe if its edge is in every perfect matching of
// the girls and boys who are or were together.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"
#include "notebook/edge_classes.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, m;
  string girl, boy;
  cin >> n;
  map<string, int> girls, boys;
  vector<pair<int, int>> edges;
  for (int v = 0; v < n && cin >> girl >> boy; ++v)
    girls[girl] = v, boys[boy] = v, edges.push_back({v, v});
  for (cin >> m; m-- > 0 && cin >> girl >> boy;)
    if (girls.count(girl) && boys.count(boy))
      edges.push_back({girls[girl], boys[boy]});
  Bipartite g(n, n, edges);
  EdgeClasses e(g);
  for (int v = 0; v < n; ++v)
    cout << (e.every(v, n + v) ? "Safe\n" : "Unsafe\n");
}
