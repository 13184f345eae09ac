// SPDX-License-Identifier: CC0-1.0
//
// HDU 4687, Boke and Tsukkomi: finds the edges v-w that are in
// no maximum matching. Those are the edges for which each one
// covers v, and each one of the rest without v covers w.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/general.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  for (int n, m; cin >> n >> m && n > 0;) {
    vector<pair<int, int>> edges(m);
    for (auto& e : edges)
      cin >> e.first >> e.second, --e.first, --e.second;
    General g(n, edges);
    vector<int> none;
    for (int i = 0; i < m; ++i) {
      if (g.erase(edges[i].first) &&
          !g.missed(edges[i].second))
        none.push_back(i + 1);
      g.insert(edges[i].first);
    }
    cout << none.size() << "\n";
    for (size_t i = 0; i < none.size(); ++i)
      cout << (i > 0 ? " " : "") << none[i];
    cout << "\n";
  }
}
