// SPDX-License-Identifier: CC0-1.0
//
// Rows and columns are vertices, asteroids are edges. The
// fewest rows and columns that contain all asteroids are a
// minimum vertex cover, which is as large as a maximum
// matching.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, k;
  cin >> n >> k;
  vector<pair<int, int>> edges(k);
  for (auto& e : edges)
    cin >> e.first >> e.second, --e.first, --e.second;
  Bipartite g(n, n, edges);
  cout << g.size << "\n";
}
