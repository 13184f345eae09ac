// SPDX-License-Identifier: CC0-1.0
//
// People who can live on the same planets form a kind. It is
// joined to them by edges without limit.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/capacitated.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  for (int n, m; cin >> n >> m && n > 0;) {
    map<int, long long> kinds;
    for (int i = 0; i < n; ++i) {
      int kind = 0;
      char can;
      for (int j = 0; j < m && cin >> can; ++j)
        kind |= (can == '1') << j;
      ++kinds[kind];
    }
    vector<pair<int, int>> edges;
    vector<long long> many;
    for (auto& k : kinds) {
      for (int j = 0; j < m; ++j)
        if (k.first >> j & 1)
          edges.push_back({many.size(), j});
      many.push_back(k.second);
    }
    int l = many.size();
    many.resize(l + m);
    for (int j = 0; j < m; ++j) cin >> many[l + j];
    Capacitated g(l, m, edges, many, 1LL << 60);
    cout << (g.size == n ? "YES\n" : "NO\n");
  }
}
