// SPDX-License-Identifier: CC0-1.0
//
// Codeforces 1147 F, Zigzag Game: plays Bob, who moves along
// the edges of a stable matching.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/stable.hpp"

int main() {
  int games, n, start, v = 0;
  for (cin >> games; games > 0 && v != -2; --games) {
    cin >> n;
    vector<vector<int>> cost(n, vector<int>(n));
    for (auto& row : cost)
      for (int& c : row) cin >> c;
    cout << "B" << endl;
    char alice;
    cin >> alice >> start;
    // If Alice moves from w to v, then w ranks v better than
    // its mate. So v ranks its mate better than w, and Bob can
    // move there.
    int sign = (alice == 'I') == (start <= n) ? 1 : -1;
    vector<array<int, 4>> edges;
    for (int i = 0; i < n; ++i)
      for (int j = 0; j < n; ++j)
        edges.push_back(
            {i, j, sign * cost[i][j], -sign * cost[i][j]});
    Stable g(n, n, edges);
    for (v = start; v > 0; cin >> v)
      cout << g.mate[v - 1] + 1 << endl;
  }
}
