// SPDX-License-Identifier: CC0-1.0
//
// bipartite_gallai_edmonds(graph, mate, side) computes which vertices of a bipartite graph are
// covered by every maximum matching.
//
// Checked: against the definitions on all graphs with up to 6 vertices (exhaustive/graphs).
#ifndef MATCHING_GAMES_BIPARTITE_GALLAI_EDMONDS_HPP
#define MATCHING_GAMES_BIPARTITE_GALLAI_EDMONDS_HPP

#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/bipartite_vertex_classes.hpp"
#include "matching_games/internal/own_sides.hpp"
#include "matching_games/internal/require_matching.hpp"

namespace matching_games {

namespace internal {

// Does the same as bipartite_gallai_edmonds() below. Error messages name the caller.
template <class Graph, class Side>
std::vector<VertexClass> checked_classes(const char* caller, const Graph& graph,
                                         const std::vector<int>& mate, Side& on_side_1) {
  internal::require_two_sides(caller, graph, on_side_1);
  internal::require_matching(caller, graph, mate);
  return internal::bipartite_vertex_classes(caller, graph, mate);
}

}  // namespace internal

// Returns the Gallai-Edmonds class of every vertex of a bipartite graph, computed from any maximum
// matching `mate`, as gallai_edmonds(graph, mate) of matching_games/gallai_edmonds.hpp does. These
// classes are also called the coarse Dulmage-Mendelsohn decomposition.
//
// Throws std::invalid_argument if an edge joins two vertices of the same side or `mate` is not a
// maximum matching. Takes O(n + m) time. Needs 1 byte per vertex and a queue. Limits: any graph.
//
// A. L. Dulmage, N. S. Mendelsohn, "Coverings of bipartite graphs", 1958.
template <class Given, class Side = internal::OwnSides>
std::vector<VertexClass> bipartite_gallai_edmonds(const Given& given, const std::vector<int>& mate,
                                                  Side side = Side()) {
  const char* const caller = "bipartite_gallai_edmonds";
  const auto graph = internal::view_of(given);
  auto&& on_side_1 = internal::side_of(caller, graph, side);
  return internal::checked_classes(caller, graph, mate, on_side_1);
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_BIPARTITE_GALLAI_EDMONDS_HPP
