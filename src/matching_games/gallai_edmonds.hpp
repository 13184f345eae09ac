// SPDX-License-Identifier: CC0-1.0
//
// Which vertices of any graph some, and which ones all, maximum matchings cover:
// gallai_edmonds(graph, mate).
#ifndef MATCHING_GAMES_GALLAI_EDMONDS_HPP
#define MATCHING_GAMES_GALLAI_EDMONDS_HPP

#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/alternating_forest.hpp"
#include "matching_games/internal/graph_of.hpp"
#include "matching_games/internal/outer_classes.hpp"

namespace matching_games {

// The class of every vertex, from any maximum matching of the graph.
//   - every component of D is factor-critical: without any one of its vertices it has a perfect
//     matching;
//   - every maximum matching matches A into different components of D and C into itself.
// On a bipartite graph D has no edges.
//
// Example: on the path 0 - 1 - 2 with any mate, D = {0, 2}, A = {1}, C = {}.
//
// `mate` has the size of the graph. Throws std::invalid_argument if it is no matching of vertices
// that are there, or not a maximum one; that mates are neighbors is not checked.
// O(n + m alpha(m, n)) time; 1 byte per vertex and a queue, and 9 ints per vertex where D has an
// edge.
//
// T. Gallai, "Maximale Systeme unabhaengiger Kanten", 1964; J. Edmonds, "Paths, trees, and
// flowers", 1965.
template <class Given>
std::vector<GallaiEdmonds> gallai_edmonds(const Given& given, const std::vector<int>& mate) {
  using Graph = internal::GraphOf<Given>;
  const Graph& graph = given;
  std::vector<GallaiEdmonds> classes;
  if (internal::classes_without_blossoms("gallai_edmonds", graph, mate, classes)) return classes;

  std::vector<int> copy(mate);
  internal::AlternatingForest<Graph> forest(graph, copy);
  forest.plant_all();
  if (forest.grow()) internal::reject("gallai_edmonds", "the matching is not maximum");
  for (int v = 0; v < graph.size(); ++v) {
    if (classes[v] == GallaiEdmonds::absent) continue;
    classes[v] = forest.is_outer(v)   ? GallaiEdmonds::D
                 : forest.is_inner(v) ? GallaiEdmonds::A
                                      : GallaiEdmonds::C;
  }
  return classes;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_GALLAI_EDMONDS_HPP
