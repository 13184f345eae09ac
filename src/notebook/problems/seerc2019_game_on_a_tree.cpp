// SPDX-License-Identifier: CC0-1.0
//
// A move leads to any ancestor or descendant. From the leaves
// up, each vertex is matched with an exposed descendant if it
// has any. That matching is maximum. s[v] is the number of
// exposed vertices below v before v is matched.
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
  vector<int> s(n);
  for (int v : t.order) s[t.up[v]] += s[v] > 0 ? s[v] - 1 : 1;
  cout << (s[0] == 1 ? "Bob\n" : "Alice\n");
}
