// SPDX-License-Identifier: CC0-1.0
//
// Vertex v becomes a[v] copies. A pair of copies of different
// vertices is a chosen edge and costs 1, a pair of copies of
// the same vertex is free: it changes no parity. In a cheapest
// perfect matching no edge is chosen twice, because the four
// copies would make two free pairs.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/weighted.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, m;
  cin >> n >> m;
  vector<int> first(n + 1);
  for (int v = 0, a; v < n && cin >> a; ++v)
    first[v + 1] = first[v] + a;
  vector<array<long long, 3>> edges;
  auto join = [&](int v, int w, int cost) {
    for (int x = first[v]; x < first[v + 1]; ++x)
      for (int y = first[w]; y < first[w + 1]; ++y)
        if (v != w || x < y) edges.push_back({x, y, -cost});
  };
  for (int v = 0; v < n; ++v) join(v, v, 0);
  for (int v, w; m-- > 0 && cin >> v >> w;)
    join(v - 1, w - 1, 1);
  Weighted g(first[n], edges, true);
  cout << (2 * g.size == first[n] ? -g.weight : -1) << "\n";
}
