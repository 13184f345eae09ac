// SPDX-License-Identifier: CC0-1.0
//
// Prints for each vertex of both sides whether the player to
// move wins (N) or loses (P).
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
  for (int v = 0; v < l; ++v)
    cout << (g.missed(v) ? 'P' : 'N');
  cout << "\n";
  for (int v = l; v < l + r; ++v)
    cout << (g.missed(v) ? 'P' : 'N');
  cout << "\n";
}
