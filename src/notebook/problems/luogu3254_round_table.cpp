// SPDX-License-Identifier: CC0-1.0
//
// An edge joins each unit to each table and is chosen once. A
// unit is chosen as often as it has representatives, a table
// as often as it has seats.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/capacitated.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int m, n;
  cin >> m >> n;
  vector<long long> count(m + n);
  for (auto& c : count) cin >> c;
  vector<pair<int, int>> edges;
  for (int i = 0; i < m * n; ++i)
    edges.push_back({i / n, i % n});
  Capacitated g(m, n, edges, count);
  bool ok = g.size ==
            accumulate(count.begin(), count.begin() + m, 0LL);
  cout << ok << "\n";
  for (int v = 0; ok && v < m; ++v) {
    for (int w = 0; w < n; ++w)
      if (g.times[v * n + w]) cout << w + 1 << " ";
    cout << "\n";
  }
}
