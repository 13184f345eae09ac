// SPDX-License-Identifier: CC0-1.0
//
// Prints the size, the weight and the pairs of a heaviest
// matching.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/weighted.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, m;
  cin >> n >> m;
  vector<array<long long, 3>> edges(m);
  for (auto& e : edges) cin >> e[0] >> e[1] >> e[2];
  Weighted g(n, edges);
  cout << g.size << " " << g.weight << "\n";
  for (int v = 0; v < n; ++v)
    if (v < g.mate[v]) cout << v << " " << g.mate[v] << "\n";
}
