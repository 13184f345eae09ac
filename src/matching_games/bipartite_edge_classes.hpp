// SPDX-License-Identifier: CC0-1.0
//
// bipartite_edge_classes(graph, mate, side) computes for each edge of a bipartite graph whether the
// edge is in no maximum matching, in some but not all, or in every maximum matching.
//
// Checked: against the definitions on all graphs with up to 6 vertices (exhaustive/graphs).
#ifndef MATCHING_GAMES_BIPARTITE_EDGE_CLASSES_HPP
#define MATCHING_GAMES_BIPARTITE_EDGE_CLASSES_HPP

#include <utility>
#include <vector>

#include "matching_games/bipartite_gallai_edmonds.hpp"
#include "matching_games/edge_classes_result.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/internal/own_sides.hpp"
#include "matching_games/internal/strong_components.hpp"

namespace matching_games {

// Computes the class of every edge, like edge_classes(graph, mate) of
// matching_games/edge_classes.hpp, in a bipartite graph.
//
// Throws std::invalid_argument if an edge joins two vertices of the same side or `mate` is not a
// maximum matching. Takes O(n + m) time. Needs 6 ints per vertex. Limits: any graph.
//
// Example: on the path 0 - 1 - 2 - 3, 0 - 1 and 2 - 3 are in every maximum matching and 1 - 2 is in
// none. On the path 0 - 1 - 2, each edge is in some maximum matching but not in all.
template <class Given, class Side = internal::OwnSides>
EdgeClasses bipartite_edge_classes(const Given& given, const std::vector<int>& mate,
                                   Side side = Side()) {
  const char* const caller = "bipartite_edge_classes";
  const auto graph = internal::view_of(given);
  auto&& on_side_1 = internal::side_of(caller, graph, side);
  std::vector<VertexClass> classes = internal::checked_classes(caller, graph, mate, on_side_1);
  std::vector<int> block;
  internal::blocks_of_pairs(
      graph, mate, [&](int v) { return classes[v] == VertexClass::C; }, on_side_1, block);
  return {std::move(classes), std::move(block), {}};
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_BIPARTITE_EDGE_CLASSES_HPP
