// SPDX-License-Identifier: CC0-1.0
//
// A move turns one digit of the password by one.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/general.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int cases, m, n, start, v, all;
  for (cin >> cases; cases-- > 0 && cin >> m >> n >> start;) {
    for (all = 1; m > 0; --m) all *= 10;
    vector<int> wall(all);
    while (n-- > 0 && cin >> v) wall[v] = 1;
    wall[start] = 0;
    vector<pair<int, int>> edges;
    for (v = 0; v < all; ++v)
      for (int p = 1; p < all; p *= 10) {
        int w = v + (v / p % 10 == 9 ? -9 : 1) * p;
        if (!wall[v] && !wall[w]) edges.push_back({v, w});
      }
    General g(all, edges);
    cout << (g.missed(start) ? "Bob\n" : "Alice\n");
  }
}
