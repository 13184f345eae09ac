// SPDX-License-Identifier: CC0-1.0
//
// Finds who wins from each start.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/tree.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, rounds, v;
  cin >> n >> rounds;
  vector<pair<int, int>> edges(n - 1);
  for (auto& e : edges)
    cin >> e.first >> e.second, --e.first, --e.second;
  Tree t(n, edges);
  while (rounds-- > 0 && cin >> v)
    cout << (t.missed(v - 1) ? "Hermione\n" : "Ron\n");
}
