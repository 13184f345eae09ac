// SPDX-License-Identifier: CC0-1.0
//
// The cameras are prices of the vertices, those of the ends of
// a pair at least its number. With their costs as capacities,
// the least sum of such prices is the greatest weight.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/transport.hpp"

int main() {
  int l, r, weight;
  cin >> l >> r;
  vector<int> cost(l + r);
  for (int& c : cost) cin >> c;
  vector<array<int, 3>> edges;
  for (int v = 0; v < l; ++v)
    for (int w = 0; w < r; ++w)
      cin >> weight, edges.push_back({v, w, weight});
  cout << Transport(l, r, edges, cost, 1LL << 60).weight << "\n";
}
