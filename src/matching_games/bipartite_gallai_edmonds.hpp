// SPDX-License-Identifier: CC0-1.0
//
// bipartite_gallai_edmonds(graph, mate) computes which vertices of a bipartite graph are covered by
// every maximum matching.
#ifndef MATCHING_GAMES_BIPARTITE_GALLAI_EDMONDS_HPP
#define MATCHING_GAMES_BIPARTITE_GALLAI_EDMONDS_HPP

#include <cstddef>
#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/require_matching.hpp"

namespace matching_games {

namespace internal {

template <class Graph>
std::vector<GallaiEdmonds> bipartite_classes(const char* caller, const Graph& graph,
                                             const std::vector<int>& mate) {
  internal::require_matching(caller, graph, mate);
  std::vector<GallaiEdmonds> classes(mate.size());
  std::vector<int> level, next;
  for (int v = 0; v < graph.size(); ++v) {
    const bool exposed = mate[v] == -1, there = graph.contains(v);
    classes[v] = !there ? GallaiEdmonds::absent : exposed ? GallaiEdmonds::D : GallaiEdmonds::C;
    if (classes[v] == GallaiEdmonds::D) level.push_back(v);
  }
  // The inner loop has no branch, because the processor could not predict it. An edge between two
  // vertices of D is found by the later of their two scans.
  bool odd_cycle = false;
  while (!level.empty()) {
    std::size_t count = 0;
    for (const int v : level) {
      classes[v] = GallaiEdmonds::D;
      const auto neighbors = graph.neighbors(v);
      const std::size_t degree = static_cast<std::size_t>(neighbors.size());
      if (next.size() < count + degree) next.resize(2 * (count + degree));
      for (const int w : neighbors) {
        const GallaiEdmonds old = classes[w];
        const bool grows = old == GallaiEdmonds::C;
        odd_cycle |= (old == GallaiEdmonds::D) & (w != v);
        classes[w] = grows ? GallaiEdmonds::A : old;
        next[count] = mate[w];
        count += grows;
      }
    }
    next.resize(count);
    level.swap(next);
  }
  if (odd_cycle) reject(caller, "the graph is not bipartite, or the matching is not maximum");
  return classes;
}

}  // namespace internal

// Returns the Gallai-Edmonds class of every vertex of a bipartite graph, computed from any maximum
// matching `mate`. These classes are also called the coarse Dulmage-Mendelsohn decomposition.
//
// Throws std::invalid_argument if `mate` is not a maximum matching. If the graph is not bipartite,
// the function either throws std::invalid_argument or returns the right classes. Takes O(n + m)
// time. Needs 1 byte per vertex and a queue.
//
// A. L. Dulmage, N. S. Mendelsohn, "Coverings of bipartite graphs", 1958.
template <class Given>
std::vector<GallaiEdmonds> bipartite_gallai_edmonds(const Given& given,
                                                    const std::vector<int>& mate) {
  const auto graph = internal::view_of(given);
  return internal::bipartite_classes("bipartite_gallai_edmonds", graph, mate);
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_BIPARTITE_GALLAI_EDMONDS_HPP
