// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_GENERAL_MATCHER_HPP
#define MATCHING_GAMES_INTERNAL_GENERAL_MATCHER_HPP

#include <algorithm>
#include <utility>
#include <vector>

#include "matching_games/internal/blossom_forest.hpp"
#include "matching_games/internal/karp_sipser.hpp"
#include "matching_games/internal/shortest_phases.hpp"

namespace matching_games {
namespace internal {

// The removal of leaves saves time on graphs with at most kSparse neighbors per vertex: a random
// graph with 10 takes 2.7 times as long without it. On a dense graph, it only costs time. The trees
// begin with kRootsInBatch roots, and may scan each entry about kScansPerEntry times.
enum { kSparse = 12, kRootsInBatch = 64, kScansPerEntry = 20 };

// Returns whether a graph has at most kSparse neighbors per vertex, as estimated from at most 1000
// vertices.
template <class Graph>
bool is_sparse(const Graph& graph) {
  const int step = graph.size() / 1000 + 1;
  long long surplus = 0;
  for (int i = 0; i < graph.size() / step; ++i) {
    if (!graph.contains(i * step)) continue;
    surplus -= kSparse;
    for (const int w : graph.neighbors(i * step)) surplus += graph.contains(w);
  }
  return surplus <= 0;
}

// Makes the matching of a Karp-Sipser start maximum by alternating trees. Returns false if
// kScansPerEntry scans of each neighbor list entry of the core, on average, are not enough.
//
// The trees are planted in batches, so that trees that are close to each other in memory grow at
// the same time. For each of its trees, a batch may scan twice as many entries as there are for
// each exposed vertex on average. If this is not enough, a batch of twice the size joins it,
// because many trees together need fewer scans for long paths.
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
  const long long budget = kScansPerEntry * entries;
  for (int next = 0, batch = kRootsInBatch; forest.scans() < budget;) {
    next = forest.plant_from(next, batch);
    const long long limit = next == n ? budget : std::min(budget, forest.scans() + share * batch);
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

// Returns a maximum matching of a graph with size(), contains(v) and neighbors(v), such as a result
// of view_of().
template <class Graph>
std::vector<int> match_graph(const Graph& graph) {
  KarpSipser<Graph> start(graph);
  if (internal::is_sparse(graph)) start.remove_leaves();
  if (!internal::grow_forest(graph, start)) {
    ShortestPhases<Graph> phases(graph, start.mate());
    while (phases.run()) {
    }
  }
  return std::move(start.mate());
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_GENERAL_MATCHER_HPP
