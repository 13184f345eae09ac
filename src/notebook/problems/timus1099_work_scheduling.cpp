// SPDX-License-Identifier: CC0-1.0
//
// Prints how many vertices a maximum matching covers, and its
// pairs. The edges go on until the end of the input.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/general.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, v, w;
  cin >> n;
  vector<pair<int, int>> edges;
  while (cin >> v >> w && (v || w))
    edges.push_back({v - 1, w - 1});
  General g(n, edges);
  cout << 2 * g.size << "\n";
  for (v = 0; v < n; ++v)
    if (v < g.mate[v])
      cout << v + 1 << " " << g.mate[v] + 1 << "\n";
}
