// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_OUTER_CLASSES_HPP
#define MATCHING_GAMES_INTERNAL_OUTER_CLASSES_HPP

#include <cstddef>
#include <string>
#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/require_matching.hpp"

namespace matching_games {
namespace internal {

// Computes the Gallai-Edmonds classes if no blossom has to be shrunk. gallai_edmonds() and
// bipartite_gallai_edmonds() use this function. An outer vertex is a vertex that an alternating
// path of even length reaches from an exposed vertex. If no edge joins two outer vertices, the
// outer vertices are the class D; the function stores the classes and returns true. Otherwise the
// function returns false. Then `classes` only shows for which vertices graph.contains() is false.
// If `mate` is not a matching, the function throws an exception that names the caller.
template <class Graph>
bool classes_without_blossoms(const std::string& caller, const Graph& graph,
                              const std::vector<int>& mate, std::vector<GallaiEdmonds>& classes) {
  const int n = graph.size();
  bool valid = mate.size() == static_cast<std::size_t>(n);
  if (!valid) internal::require_matching(caller, graph, mate);
  classes.resize(static_cast<std::size_t>(n));
  for (int v = 0; v < n; ++v) {
    const bool there = graph.contains(v), exposed = mate[v] == -1;
    const int w = mate[v] < 0 || mate[v] >= n ? v : mate[v];
    valid &= exposed | (there & (w != v) & (mate[w] == v));
    classes[v] = !there ? GallaiEdmonds::absent : exposed ? GallaiEdmonds::D : GallaiEdmonds::C;
  }
  if (!valid) internal::require_matching(caller, graph, mate);

  // Each outer vertex is put into the Gallai-Edmonds class D when the vertex is scanned. If an edge
  // joins two outer vertices, the later of the two scans finds the other vertex in D and sets
  // odd_cycle. The inner loop does not branch on whether a neighbor changes its class, because the
  // processor could not predict this branch.
  bool odd_cycle = false;
  std::vector<int> level, next;  // outer vertices
  for (int root = 0; root < n && !odd_cycle; ++root) {
    if (mate[root] != -1 || classes[root] != GallaiEdmonds::D) continue;
    level.assign(1, root);
    while (!level.empty() && !odd_cycle) {
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
  }
  return !odd_cycle;
}

// Returns the Gallai-Edmonds classes of a bipartite graph. `mate` must be a maximum matching. If an
// edge joins two vertices of the class D, the graph is not bipartite or the matching is not
// maximum; the function then throws an exception that names the caller.
template <class Graph>
std::vector<GallaiEdmonds> bipartite_classes(const std::string& caller, const Graph& graph,
                                             const std::vector<int>& mate) {
  std::vector<GallaiEdmonds> classes;
  if (!internal::classes_without_blossoms(caller, graph, mate, classes)) {
    reject(caller, "the graph is not bipartite, or the matching is not maximum");
  }
  return classes;
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_OUTER_CLASSES_HPP
