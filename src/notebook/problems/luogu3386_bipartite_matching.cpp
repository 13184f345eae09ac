// SPDX-License-Identifier: CC0-1.0
//
// Prints the size of a maximum matching.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int l, r, m;
  cin >> l >> r >> m;
  vector<pair<int, int>> edges(m);
  for (auto& e : edges)
    cin >> e.first >> e.second, --e.first, --e.second;
  Bipartite g(l, r, edges);
  cout << g.size << "\n";
}
