// SPDX-License-Identifier: CC0-1.0
//
// Prints the size of a maximum matching and its pairs.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/general.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, m;
  cin >> n >> m;
  vector<pair<int, int>> edges(m);
  for (auto& e : edges) cin >> e.first >> e.second;
  General g(n, edges);
  cout << g.size << "\n";
  for (int v = 0; v < n; ++v)
    if (v < g.mate[v]) cout << v << " " << g.mate[v] << "\n";
}
