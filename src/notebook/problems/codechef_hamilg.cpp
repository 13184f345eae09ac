// SPDX-License-Identifier: CC0-1.0
//
// Counts the starts from which the second player wins.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/general.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int cases, n, m;
  for (cin >> cases; cases-- > 0 && cin >> n >> m;) {
    vector<pair<int, int>> edges(m);
    for (auto& e : edges)
      cin >> e.first >> e.second, --e.first, --e.second;
    General g(n, edges);
    int losing = 0;
    for (int v = 0; v < n; ++v) losing += g.missed(v);
    cout << losing << "\n";
  }
}
