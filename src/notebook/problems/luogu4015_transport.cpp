// SPDX-License-Identifier: CC0-1.0
//
// Prints the least and the greatest cost of a transport from
// warehouses to shops that moves all goods.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/transport.hpp"

int main() {
  int l, r;
  cin >> l >> r;
  vector<long long> capacity(l + r);
  for (auto& c : capacity) cin >> c;
  vector<array<long long, 3>> edges;
  for (int v = 0; v < l; ++v)
    for (int w = 0; w < r; ++w) {
      long long cost;
      cin >> cost;
      edges.push_back({v, w, -cost});
    }
  long long all = 1LL << 60;
  cout << -Transport(l, r, edges, capacity, all, true).weight
       << "\n";
  for (auto& e : edges) e[2] = -e[2];
  cout << Transport(l, r, edges, capacity, all, true).weight
       << "\n";
}
