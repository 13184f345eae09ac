// SPDX-License-Identifier: CC0-1.0
//
// Defines trees with starts, and the shapes of random trees.
#ifndef INSTANCES_TREE_SHAPES_HPP
#define INSTANCES_TREE_SHAPES_HPP

#include <algorithm>
#include <numeric>
#include <vector>

#include "instances/edges.hpp"
#include "instances/general_shapes.hpp"
#include "instances/random.hpp"
#include "instances/shrink.hpp"

namespace instances {
namespace trees {

// Returns the tree with root 0 in which the parent of vertex v is parent_of(v), for v = 1, 2, ....
template <class ParentOf>
Graph tree_of(int n, const ParentOf& parent_of) {
  Graph tree{n};
  for (int v = 1; v < n; ++v) tree.edges.emplace_back(parent_of(v), v);
  return tree;
}

// Generates a tree. The vertices 2 i and 2 i + 1 form a pair and are joined by an edge. The first
// vertex of each pair is joined to a random vertex of an earlier pair. So the pairs are a perfect
// matching if n is even. With probability 1/2, the edge of the last pair is left out, and the last
// vertex is joined to a random vertex of an earlier pair instead. Such a tree usually has no
// perfect matching.
inline Graph near_perfect(int n, Random& random) {
  const bool is_perfect = random.percent(50);
  return tree_of(n, [&](int v) {
    const bool is_second = v % 2 == 1, is_last = v + 1 == n && v > 1;
    if (is_second && (is_perfect || !is_last)) return v - 1;
    return random.below(is_second ? v - 1 : v);
  });
}

inline const std::vector<Family<Graph>>& families() {
  static const std::vector<Family<Graph>> all = {
      {{"random", "the parent is any earlier vertex: many leaves, all near the root"},
       [](const Plan& plan, Random& random) {
         return tree_of(plan.n, [&](int v) { return random.below(v); });
       }},
      {{"deep", "the parent is one of the last three vertices: long branches with many leaves"},
       [](const Plan& plan, Random& random) {
         return tree_of(plan.n, [&](int v) { return v - random.between(1, std::min(v, 3)); });
       }},
      {{"chain", "one path: deep recursion, n^2 / 2 pairs of ancestor and descendant"},
       general::path},
      {{"star", "one vertex is joined to all others: many children, one mate"},
       [](const Plan& plan, Random&) { return tree_of(plan.n, [](int) { return 0; }); }},
      {{"broom", "a path with a star at its end: the star decides the classes of the path"},
       [](const Plan& plan, Random& random) {
         const int handle = random.between(1, plan.n);
         return tree_of(plan.n, [&](int v) { return std::min(v, handle) - 1; });
       }},
      {{"near-perfect", "a perfect matching or one exposed vertex, which decides all answers"},
       [](const Plan& plan, Random& random) { return near_perfect(plan.n, random); }},
  };
  return all;
}

// Contracts the edges first .. first + count - 1 of a tree: merges the two ends of each edge into
// one vertex. Returns the new number of every vertex. Vertex 0 keeps its number.
inline std::vector<int> contract(Graph& tree, int first, int count) {
  std::vector<int> into(tree.size);
  std::iota(into.begin(), into.end(), 0);
  const auto find = [&](int v) {
    while (into[v] != v) v = into[v] = into[into[v]];
    return v;
  };
  for (int i = first; i < first + count; ++i) {
    const int v = find(tree.edges[i].first), w = find(tree.edges[i].second);
    into[std::max(v, w)] = std::min(v, w);
  }
  std::vector<int> number(tree.size);
  int vertices = 0;
  for (int v = 0; v < tree.size; ++v) {
    number[v] = into[v] == v ? vertices++ : number[into[v]];
  }
  tree.size = vertices;
  erase(tree.edges, first, count);
  for (Edge& e : tree.edges) e = {number[e.first], number[e.second]};
  return number;
}

}  // namespace trees

// Stores a tree and the zero-based vertices at which the games on the tree start.
struct TreeWithStarts {
  Graph tree = {};
  std::vector<int> starts = {};
};

}  // namespace instances

#endif  // INSTANCES_TREE_SHAPES_HPP
