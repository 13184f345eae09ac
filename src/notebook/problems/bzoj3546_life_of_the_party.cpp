// SPDX-License-Identifier: CC0-1.0
//
// Finds the boys, then the girls whom every maximum matching
// covers.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int l, r, m;
  cin >> l >> r >> m;
  vector<pair<int, int>> edges(m);
  for (auto& e : edges)
    cin >> e.first >> e.second, --e.first, --e.second;
  Bipartite g(l, r, edges);
  for (int v = 0; v < l + r; ++v)
    if (!g.missed(v)) cout << (v < l ? v : v - l) + 1 << "\n";
}
