// SPDX-License-Identifier: CC0-1.0
//
// Prints the weight of a heaviest matching and the mate of
// each left vertex, or 0.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/assignment.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int l, r, m, v, w;
  cin >> l >> r >> m;
  // A pair without an edge costs 0, like no pair.
  vector<vector<long long>> cost(l, vector<long long>(r));
  for (long long c; m-- > 0 && cin >> v >> w >> c;)
    if (min(v, w) > 0 && v <= l && w <= r)
      cost[v - 1][w - 1] = min(cost[v - 1][w - 1], -c);
  Assignment a(cost);
  cout << -a.sum << "\n";
  for (v = 0; v < l; ++v) {
    w = a.column[v];
    if (w >= 0 && cost[v][w] == 0) w = -1;
    cout << w + 1 << " \n"[v == l - 1];
  }
}
