// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_GENERAL_MATCHER_HPP
#define MATCHING_GAMES_INTERNAL_GENERAL_MATCHER_HPP

#include <algorithm>
#include <limits>

#include "matching_games/internal/blossom_forest.hpp"
#include "matching_games/internal/karp_sipser.hpp"
#include "matching_games/internal/shortest_phases.hpp"

namespace matching_games {
namespace internal {

// Returns whether the vertices have fewer than 12 neighbors on average, as estimated from a sample
// of at most 1000 vertices. In such a graph, the removal of leaves saves time: a random graph with
// 10 neighbors per vertex takes 2.7 times as long if the leaves are not removed.
template <class Graph>
bool is_sparse(const Graph& graph) {
  const int n = graph.size(), step = n / 1000 + 1;
  long long vertices = 0, entries = 0;
  for (int i = 0; i < n / step; ++i) {
    if (!graph.contains(i * step)) continue;
    ++vertices;
    auto&& ns = graph.neighbors(i * step);
    for (int k = 0; k < static_cast<int>(ns.size()); ++k) {
      entries += ns[k] != i * step && graph.contains(ns[k]);
    }
  }
  return entries < 12 * vertices;
}

// Makes start.mate() a maximum matching. The caller must not have called start.match_core() yet.
//
// The function grows alternating trees from the exposed vertices, in batches of 64 trees, so that
// trees that are close to each other in memory grow at the same time. Trees that grow all together
// need fewer scans where the paths are long. So whenever the batches have scanned each neighbor
// list entry more than twice on average, the batches become twice as large. When all scans together
// are more than `patience` times the number of entries, augmentation along shortest paths takes
// over.
template <class Graph>
void forest_matching(const Graph& graph, KarpSipser<Graph>& start, int patience) {
  const int n = graph.size();
  patience = std::max<int>(patience, 0);
  {
    BlossomForest<Graph> forest(graph, start.mate());
    long long entries = 1;
    for (int v = 0; v < n; ++v) {
      if (start.contains(v)) {
        entries += 1 + static_cast<long long>(graph.neighbors(v).size());
      } else {
        forest.exclude(v);
      }
    }
    start.match_core();
    int exposed = 0;
    for (int v = 0; v < n; ++v) {
      exposed += start.mate()[v] == -1 && graph.contains(v) && !forest.is_inner(v);
    }
    const long long forever = std::numeric_limits<long long>::max();
    const long long most = patience < forever / entries ? patience * entries : forever;
    // When forest.scans() exceeds `allowed`, the batches become twice as large. The initial value
    // is not 0, because otherwise a single expensive first batch would count.
    const double share = 2.0 * static_cast<double>(entries) / std::max<int>(exposed, 1);
    double allowed = static_cast<double>(entries) / 8;
    int batch = 64;
    for (int next = 0; exposed >= 2 && forest.scans() < most;) {
      next = forest.plant_from(next, batch);
      while (exposed >= 2 && forest.grow(most)) exposed -= 2;
      if (forest.scans() < most && next == n) return;
      allowed += share * batch;
      if (static_cast<double>(forest.scans()) > allowed && batch < n / 2) {
        batch *= 2;
        allowed = static_cast<double>(forest.scans());
      }
    }
    if (exposed < 2) return;  // an augmenting path has two exposed ends
  }
  ShortestPhases<Graph> phases(graph, start.mate());
  while (phases.run()) {
  }
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_GENERAL_MATCHER_HPP
