// SPDX-License-Identifier: CC0-1.0
//
// general_matching(graph) computes a maximum matching of any graph.
#ifndef MATCHING_GAMES_GENERAL_HPP
#define MATCHING_GAMES_GENERAL_HPP

#include <algorithm>
#include <utility>
#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/blossom_forest.hpp"
#include "matching_games/internal/karp_sipser.hpp"
#include "matching_games/internal/shortest_phases.hpp"

namespace matching_games {

namespace internal {

// Returns whether the vertices have at most 12 neighbors on average, as estimated from at most 1000
// of them. On such a graph, the removal of leaves saves time: a random graph with 10 neighbors per
// vertex takes 2.7 times as long without it. On a dense graph, it only costs time.
template <class Graph>
bool is_sparse(const Graph& graph) {
  const int step = graph.size() / 1000 + 1;
  long long surplus = 0;
  for (int i = 0; i < graph.size() / step; ++i) {
    if (!graph.contains(i * step)) continue;
    surplus -= 12;
    for (const int w : graph.neighbors(i * step)) surplus += graph.contains(w);
  }
  return surplus <= 0;
}

// Makes the matching of a Karp-Sipser start maximum by alternating trees, which may scan each
// neighbor list entry of the core about 20 times on average. Returns false if this is not enough.
//
// The trees are planted in batches, so that trees that are close to each other in memory grow at
// the same time. A batch may scan twice its share of all entries. If this is not enough, a batch of
// twice the size joins it, because many trees together need fewer scans for long paths.
template <class Graph>
bool grow_forest(const Graph& graph, KarpSipser<Graph>& start) {
  const int n = graph.size();
  std::vector<char> in_core(n);
  long long entries = 1;
  for (int v = 0; v < n; ++v) {
    in_core[v] = start.in_core(v);
    if (in_core[v]) entries += 1 + static_cast<long long>(graph.neighbors(v).size());
  }
  start.match_core();
  std::vector<int>& mate = start.mate();
  int exposed = 0;
  for (int v = 0; v < n; ++v) exposed += in_core[v] && mate[v] == -1;
  if (exposed < 2) return true;  // an augmenting path has two exposed ends

  BlossomForest<Graph> forest(graph, mate);
  for (int v = 0; v < n; ++v) {
    if (!in_core[v]) forest.exclude(v);
  }
  const long long share = 1 + 2 * entries / exposed;
  const long long most = 20 * entries;
  for (int next = 0, batch = 64; forest.scans() < most;) {
    next = forest.plant_from(next, batch);
    const long long limit = next == n ? most : std::min(most, forest.scans() + share * batch);
    while (forest.grow(limit)) {
      exposed -= 2;
      if (exposed < 2) return true;
    }
    if (forest.scans() < limit) {
      if (next == n) return true;
    } else if (batch < exposed) {
      batch *= 2;
    }
  }
  return false;
}

}  // namespace internal

// Returns a maximum cardinality matching of any graph. matching_games/graph.hpp says what a graph
// and a matching are.
//
// Starts from a greedy matching, for which a sparse graph first loses all its leaves. Then an
// alternating forest from the exposed vertices of the rest finds nearly all augmenting paths in a
// few scans of the graph. When the forest has scanned each neighbor list entry 20 times on average,
// augmentation along shortest paths takes over, which bounds the time.
//
// With n vertices and m edges, this takes at most O(sqrt(n) (n + m) log n) time and about
// 54 m + 9 m sqrt(n) scanned entries. Needs 10 ints per vertex. If shortest paths
// take over, needs 26 instead of 10 ints per vertex, and also 4 ints per edge.
template <class Given>
std::vector<int> general_matching(const Given& given) {
  const auto graph = internal::view_of(given);
  using Graph = internal::ViewOf<Given>;
  internal::KarpSipser<Graph> start(graph);
  if (internal::is_sparse(graph)) start.remove_leaves();
  if (!internal::grow_forest(graph, start)) {
    internal::ShortestPhases<Graph> phases(graph, start.mate());
    while (phases.run()) {
    }
  }
  return std::move(start.mate());
}
template <class T>
std::vector<int> general_matching(int, const T&) {
  static_assert(!sizeof(T),
                "expected lists(adj, n), or n and a vector of edges and the header "
                "matching_games/matching_from_edges.hpp");
  return {};
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_GENERAL_HPP
