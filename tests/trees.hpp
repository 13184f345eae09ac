// SPDX-License-Identifier: CC0-1.0
//
// Enumerates all labeled trees with n vertices, and finds the ancestors in a rooted tree by
// definition.
#ifndef TREES_HPP
#define TREES_HPP

#include <algorithm>
#include <utility>
#include <vector>

namespace trees {

using Edges = std::vector<std::pair<int, int>>;

// Calls use(edges) for each of the n^(n-2) trees with the vertices 0, ..., n - 1. The loop variable
// `tree` counts the trees; its digits in base n are the Pruefer code of a tree.
//
// H. Pruefer, "Neuer Beweis eines Satzes ueber Permutationen", 1918.
template <class Use>
void for_every_tree(int n, const Use& use) {
  long long trees = 1;
  for (int i = 2; i < n; ++i) trees *= n;
  for (long long tree = 0; tree < trees; ++tree) {
    std::vector<int> code, degree(n, 1);
    long long rest = tree;
    for (int i = 2; i < n; ++i, rest /= n) {
      code.push_back(static_cast<int>(rest % n));
      ++degree[code.back()];
    }
    if (n > 1) code.push_back(n - 1);
    Edges edges;
    for (const int v : code) {
      const auto leaf = std::find(degree.begin(), degree.end(), 1) - degree.begin();
      edges.emplace_back(static_cast<int>(leaf), v);
      degree[leaf] = 0;
      --degree[v];
    }
    use(edges);
  }
}

// Returns all pairs of an ancestor and a descendant in the rooted tree.
inline Edges ancestor_pairs(int n, const Edges& edges, int root) {
  std::vector<std::vector<int>> way(n);  // the path from the root to each vertex
  way[root] = {root};
  for (int round = 1; round < n; ++round) {
    for (const auto& [a, b] : edges) {
      for (const auto& [v, w] : {std::pair(a, b), {b, a}}) {
        if (way[v].empty() || !way[w].empty()) continue;
        way[w] = way[v];
        way[w].push_back(w);
      }
    }
  }
  Edges pairs;
  for (int v = 0; v < n; ++v) {
    for (const int up : way[v]) {
      if (up != v) pairs.emplace_back(up, v);
    }
  }
  return pairs;
}

}  // namespace trees

#endif  // TREES_HPP
