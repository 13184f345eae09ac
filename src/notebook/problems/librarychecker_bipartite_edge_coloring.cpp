// SPDX-License-Identifier: CC0-1.0
//
// Different colors for edges with a common end, as few as
// possible.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/edge_coloring.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int l, r, m;
  cin >> l >> r >> m;
  vector<pair<int, int>> edges(m);
  for (auto& e : edges) cin >> e.first >> e.second;
  EdgeColoring c(l, r, edges);
  cout << c.colors << "\n";
  for (int color : c.color) cout << color << "\n";
}
