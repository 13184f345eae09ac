// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_BIPARTITE_VERTEX_CLASSES_HPP
#define MATCHING_GAMES_INTERNAL_BIPARTITE_VERTEX_CLASSES_HPP

#include <cstddef>
#include <vector>

#include "matching_games/graph.hpp"

namespace matching_games {
namespace internal {

// Returns the Gallai-Edmonds class of every vertex of a bipartite graph. `mate` must be a matching.
// Throws std::invalid_argument, with the name of the caller, if it is not maximum. If the graph is
// not bipartite, either throws std::invalid_argument or returns the right classes. Takes O(n + m)
// time.
template <class Graph>
std::vector<VertexClass> bipartite_vertex_classes(const char* caller, const Graph& graph,
                                                  const std::vector<int>& mate) {
  std::vector<VertexClass> classes(mate.size());
  std::vector<int> level, next;
  for (int v = 0; v < graph.size(); ++v) {
    classes[v] = !graph.contains(v) ? VertexClass::absent
                 : mate[v] == -1    ? VertexClass::D
                                    : VertexClass::C;
    if (classes[v] == VertexClass::D) level.push_back(v);
  }
  // The inner loop has no branch, because the processor could not predict it. An edge between two
  // vertices of D is found by the later of their two scans.
  bool odd_cycle = false;
  while (!level.empty()) {
    std::size_t count = 0;
    for (const int v : level) {
      classes[v] = VertexClass::D;
      const auto neighbors = graph.neighbors(v);
      const std::size_t degree = static_cast<std::size_t>(neighbors.size());
      if (next.size() < count + degree) next.resize(2 * (count + degree));
      for (const int w : neighbors) {
        const VertexClass old = classes[w];
        const bool grows = old == VertexClass::C;
        odd_cycle |= (old == VertexClass::D) & (w != v);
        classes[w] = grows ? VertexClass::A : old;
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
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_BIPARTITE_VERTEX_CLASSES_HPP
