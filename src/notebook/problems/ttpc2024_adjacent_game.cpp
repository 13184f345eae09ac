// SPDX-License-Identifier: CC0-1.0
//
// Alice wins unless the tree has a perfect matching.
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
  cout << (2 * t.size == n ? "Bob\n" : "Alice\n");
}
