// SPDX-License-Identifier: CC0-1.0
//
// Counts the vertices that some maximum matching of the tree
// misses.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/tree.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n;
  cin >> n;
  vector<pair<int, int>> edges(n - 1);
  for (auto& e : edges)
    cin >> e.first >> e.second, --e.first, --e.second;
  Tree t(n, edges);
  int deletable = 0;
  for (int v = 0; v < n; ++v) deletable += t.missed(v);
  cout << deletable << "\n";
}
