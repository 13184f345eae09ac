// SPDX-License-Identifier: CC0-1.0
//
// Vertices are the lines through points, edges are the points.
// Mirko chooses the first line, so he wins if he can choose
// one from which the player to move loses.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n, v, w;
  cin >> n;
  map<int, int> x, y;  // a number for each coordinate
  vector<pair<int, int>> points(n);
  for (auto& e : points)
    cin >> v >> w,
        v = x.emplace(v, x.size()).first->second,
        e = {v, y.emplace(w, y.size()).first->second};
  Bipartite g(x.size(), y.size(), points);
  auto end = "Slavko\n";
  for (int mate : g.mate)
    if (mate < 0) end = "Mirko\n";
  cout << end;
}
