// SPDX-License-Identifier: CC0-1.0
//
// UOJ 80, weighted bipartite matching: prints the weight of a
// heaviest matching and the mate of each left vertex, or 0.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/weighted_bipartite.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int l, r, m;
  cin >> l >> r >> m;
  vector<array<long long, 3>> edges(m);
  for (auto& e : edges)
    cin >> e[0] >> e[1] >> e[2], --e[0], --e[1];
  WeightedBipartite g(l, r, edges);
  cout << g.weight << "\n";
  for (int v = 0; v < l; ++v)
    cout << max(g.mate[v] - l + 1, 0) << " \n"[v == l - 1];
}
