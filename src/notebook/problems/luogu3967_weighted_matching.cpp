// SPDX-License-Identifier: CC0-1.0
//
// Prints the greatest sum of entries of a matrix in different
// rows and columns, and the entries that all choices with this
// sum have. These choices are the perfect matchings of the
// tight edges, whose duals add up to their weight.
#include <bits/stdc++.h>
using namespace std;
#include "notebook/bipartite.hpp"
#include "notebook/edge_classes.hpp"
#include "notebook/weighted_bipartite.hpp"

int main() {
  ios::sync_with_stdio(false), cin.tie(nullptr);
  int n;
  cin >> n;
  vector<array<long long, 3>> edges;
  for (long long i = 0, c; i < n * n && cin >> c; ++i)
    edges.push_back({i / n, i % n, c});
  WeightedBipartite g(n, n, edges, true);
  auto over = [&](array<long long, 3>& e) {
    return g.dual[e[0]] + g.dual[n + e[1]] - e[2];
  };
  long long least = LLONG_MAX;
  for (auto& e : edges) least = min(least, over(e));
  vector<pair<int, int>> tight;
  for (auto& e : edges)
    if (over(e) == least) tight.push_back({e[0], e[1]});
  Bipartite b(n, n, tight);
  EdgeClasses classes(b);
  cout << g.weight << "\n";
  for (int v = 0; v < n; ++v)
    if (classes.every(v, b.mate[v]))
      cout << v + 1 << " " << b.right(v) + 1 << "\n";
}
