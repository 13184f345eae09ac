// SPDX-License-Identifier: CC0-1.0
//
// If the tree has a perfect matching, Aoki wins: he always
// paints the mate of the vertex that Takahashi painted. If
// not, Takahashi always paints the only neighbor of a leaf.
// Aoki has to paint the leaf, and both are removed. In the
// end a vertex is left alone, and all its neighbors are white.
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
  cout << (2 * t.size == n ? "Second\n" : "First\n");
}
