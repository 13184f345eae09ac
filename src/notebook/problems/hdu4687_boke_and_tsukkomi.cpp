// SPDX-License-Identifier: CC0-1.0
//
// Finds the edges v-w that are in no maximum matching. Those
// are the loops, and the edges for which every maximum
// matching covers v and, after v is erased, covers w.
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
      int v = edges[i].first, w = edges[i].second;
      if (min(v, w) < 0 || max(v, w) >= n) continue;
      if ((g.erase(v) && !g.missed(w)) || v == w)
        none.push_back(i + 1);
      g.insert(v);
    }
    cout << none.size() << "\n";
    for (size_t i = 0; i < none.size(); ++i)
      cout << (i > 0 ? " " : "") << none[i];
    cout << "\n";
  }
}
