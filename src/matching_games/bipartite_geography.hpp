// SPDX-License-Identifier: CC0-1.0
//
// bipartite_loses(graph, side) computes the vertices of a bipartite graph from which the player to
// move loses undirected vertex geography.
//
// Checked: against the definitions on all graphs with up to 6 vertices (exhaustive/graphs).
#ifndef MATCHING_GAMES_BIPARTITE_GEOGRAPHY_HPP
#define MATCHING_GAMES_BIPARTITE_GEOGRAPHY_HPP

#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/bipartite_matcher.hpp"
#include "matching_games/internal/bipartite_vertex_classes.hpp"
#include "matching_games/internal/own_sides.hpp"

namespace matching_games {

// Returns for each vertex v whether the player to move loses undirected vertex geography from v.
// matching_games/geography.hpp states the rules. The value for an absent vertex is false. Takes the
// same arguments as bipartite_matching(graph, side), needs the same time and memory, and throws the
// same exceptions. Limits: any graph.
//
// Example: on the path 0 - 1 - 2 with side(v) = v % 2 the result is {true, false, true}.
template <class Given, class Side = internal::OwnSides>
std::vector<bool> bipartite_loses(const Given& given, Side side = Side()) {
  const char* const caller = "bipartite_loses";
  const auto graph = internal::view_of(given);
  auto&& on_side_1 = internal::side_of(caller, graph, side);
  std::vector<bool> result;
  for (const auto c : internal::bipartite_vertex_classes(
           caller, graph, internal::match_sides(caller, graph, on_side_1))) {
    result.push_back(c == VertexClass::D);
  }
  return result;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_BIPARTITE_GEOGRAPHY_HPP
