// SPDX-License-Identifier: CC0-1.0
//
// Prints the greatest weight of a perfect matching of a
// bipartite graph and the mate of each right vertex.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/assignment.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, m, v, w;
  cin >> n >> m;
  // One row for each right vertex. LLONG_MAX forbids a pair.
  vector<vector<long long>> cost(n);
  for (auto& row : cost) row.assign(n, LLONG_MAX);
  for (long long c; m-- > 0 && cin >> v >> w >> c;)
    if (min(v, w) > 0 && max(v, w) <= n)
      cost[w - 1][v - 1] = min(cost[w - 1][v - 1], -c);
  Assignment a(cost);
  cout << -a.sum << "\n";
  for (w = 0; w < n; ++w)
    cout << a.column[w] + 1 << " \n"[w == n - 1];
}
