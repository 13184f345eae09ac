// SPDX-License-Identifier: CC0-1.0
//
// Finds the winner from each peak.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, m;
  cin >> n >> m;
  vector<pair<int, int>> paths(m);
  for (auto& e : paths)
    cin >> e.first >> e.second, --e.first, --e.second;
  Bipartite g(n, n, paths);
  for (int v = 0; v < n; ++v)
    cout << (g.missed(v) ? "Mirko\n" : "Slavko\n");
}
