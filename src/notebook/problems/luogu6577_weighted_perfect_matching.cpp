// SPDX-License-Identifier: CC0-1.0
//
// Luogu P6577, weighted perfect matching: prints the greatest
// weight of a perfect matching of a bipartite graph and the
// mate of each right vertex.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/weighted_bipartite.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, m;
  cin >> n >> m;
  vector<array<long long, 3>> edges(m);
  for (auto& e : edges)
    cin >> e[0] >> e[1] >> e[2], --e[0], --e[1];
  WeightedBipartite g(n, n, edges, true);
  cout << g.weight << "\n";
  for (int v = n; v < 2 * n; ++v)
    cout << g.mate[v] + 1 << " \n"[v == 2 * n - 1];
}
