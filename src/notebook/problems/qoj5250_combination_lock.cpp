// SPDX-License-Identifier: CC0-1.0
//
// A move changes one sign of the pattern. So the patterns are
// the corners of a hypercube, and bit i of a corner says
// whether the digits i differ.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/general.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int cases, n, c;
  string a, b;
  for (cin >> cases; cases-- > 0 && cin >> n >> c >> a >> b;) {
    auto corner = [&n](const string& s, const string& t) {
      int v = 0;
      for (int i = 0; i < n; ++i) v = 2 * v + (s[i] != t[i]);
      return v;
    };
    int start = corner(a, b);
    vector<int> wall(1 << n);
    while (c-- > 0 && cin >> a)
      wall[corner(a, string(n, '='))] = 1;
    wall[start] = 0;
    vector<pair<int, int>> edges;
    for (int v = 0; v < 1 << n; ++v)
      for (int bit = 1; bit < 1 << n; bit *= 2)
        if (!(v & bit) && !wall[v] && !wall[v | bit])
          edges.push_back({v, v | bit});
    General g(1 << n, edges);
    cout << (g.missed(start) ? "Bob\n" : "Alice\n");
  }
}
