// SPDX-License-Identifier: CC0-1.0
//
// gallai_edmonds(graph, mate) computes which vertices of any graph are covered by every maximum
// matching.
//
// Checked: against the definitions on all graphs with up to 6 vertices (exhaustive/graphs), by
// certificates on large ones (exhaustive/large).
#ifndef MATCHING_GAMES_GALLAI_EDMONDS_HPP
#define MATCHING_GAMES_GALLAI_EDMONDS_HPP

#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/blossom_forest.hpp"
#include "matching_games/internal/require_matching.hpp"

namespace matching_games {

// Returns the Gallai-Edmonds class of every vertex, computed from any maximum matching `mate`. The
// classes have these properties:
//   - Every component of D is factor-critical: if any one of its vertices is removed, the rest of
//     the component has a perfect matching.
//   - Every maximum matching matches the vertices of A into different components of D, and the
//     vertices of C with each other.
//   - In a bipartite graph no edge joins two vertices of D.
//
// Example: on the path 0 - 1 - 2, D = {0, 2}, A = {1} and C = {}, whichever maximum matching is
// given.
//
// Throws std::invalid_argument if `mate` is not a maximum matching. Takes O(n + m log n) time.
// Needs 10 ints per vertex. For a bipartite graph, bipartite_gallai_edmonds() is faster.
// Limits: any graph.
//
// T. Gallai, "Maximale Systeme unabhaengiger Kanten", 1964; J. Edmonds, "Paths, trees, and
// flowers", 1965.
template <class Given>
std::vector<VertexClass> gallai_edmonds(const Given& given, std::vector<int> mate) {
  const auto graph = internal::view_of(given);
  internal::require_matching("gallai_edmonds", graph, mate);
  internal::BlossomForest<internal::ViewOf<Given>> forest(graph, mate);
  forest.plant_from(0, graph.size());
  if (forest.grow()) internal::reject("gallai_edmonds", "the matching is not maximum");
  std::vector<VertexClass> classes(mate.size());
  for (int v = 0; v < graph.size(); ++v) {
    classes[v] = !graph.contains(v)   ? VertexClass::absent
                 : forest.is_outer(v) ? VertexClass::D
                 : forest.is_inner(v) ? VertexClass::A
                                      : VertexClass::C;
  }
  return classes;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_GALLAI_EDMONDS_HPP
