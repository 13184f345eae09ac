// SPDX-License-Identifier: CC0-1.0
//
// A rook in row v and column w is the edge v-w. Prints the
// number of cells that every maximum matching uses, and the
// number of rooks.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"
#include "notebook/edge_classes.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, m, k;
  for (int x = 1; cin >> n >> m >> k; ++x) {
    vector<pair<int, int>> cells(k);
    for (auto& e : cells)
      cin >> e.first >> e.second, --e.first, --e.second;
    Bipartite g(n, m, cells);
    EdgeClasses e(g);
    int important = 0, rooks = 0;
    for (int v = 0; v < n; ++v)
      if (g.mate[v] >= 0)
        ++rooks, important += e.every(v, g.mate[v]);
    cout << "Board " << x << " have " << important
         << " important blanks for " << rooks
         << " chessmen.\n";
  }
}
