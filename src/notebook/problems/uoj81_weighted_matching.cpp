// SPDX-License-Identifier: CC0-1.0
//
// Prints the weight of a heaviest matching and the mate of
// each vertex, or 0.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/weighted.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, m;
  cin >> n >> m;
  vector<array<long long, 3>> edges(m);
  for (auto& e : edges)
    cin >> e[0] >> e[1] >> e[2], --e[0], --e[1];
  Weighted g(n, edges);
  cout << g.weight << "\n";
  for (int v = 0; v < n; ++v)
    cout << g.mate[v] + 1 << " \n"[v == n - 1];
}
