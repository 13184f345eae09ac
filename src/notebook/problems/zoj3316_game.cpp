// SPDX-License-Identifier: CC0-1.0
//
// Vertices are the stones, and edges join those within the
// distance. The first player chooses the start, so the second
// one wins (YES) if all are matched.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/general.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  for (int n; cin >> n && n > 0;) {
    vector<array<long long, 2>> p(n);
    long long most;
    for (auto& e : p) cin >> e[0] >> e[1];
    cin >> most;
    vector<pair<int, int>> edges;
    for (int i = 0; i < n; ++i)
      for (int j = 0; j < i; ++j)
        if (llabs(p[i][0] - p[j][0]) +
                llabs(p[i][1] - p[j][1]) <=
            most)
          edges.push_back({i, j});
    General g(n, edges);
    cout << (2 * g.size == n ? "YES" : "NO") << "\n";
  }
}
