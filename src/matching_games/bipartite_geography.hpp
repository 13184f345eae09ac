// SPDX-License-Identifier: CC0-1.0
//
// loses(graph, side) computes the vertices of a bipartite graph with known sides from which
// the player to move loses undirected vertex geography.
#ifndef MATCHING_GAMES_BIPARTITE_GEOGRAPHY_HPP
#define MATCHING_GAMES_BIPARTITE_GEOGRAPHY_HPP

#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/bipartite_classes.hpp"
#include "matching_games/internal/bipartite_matcher.hpp"

namespace matching_games {

// Returns for each vertex v whether the player to move loses undirected vertex geography from v.
// matching_games/geography.hpp states the rules. The value for an absent vertex is false. Takes the
// same arguments as bipartite_matching(graph, side), needs the same time and memory, and throws the
// same exceptions. `side` can be left out if the graph has a member side().
//
// Example: on the path 0 - 1 - 2 with side(v) = v % 2 the result is {true, false, true}.
template <class Given, class Side>
std::vector<bool> loses(const Given& given, Side side) {
  const auto graph = internal::view_of(given);
  auto&& on_side_1 = internal::side_of("loses", graph, side);
  std::vector<bool> result;
  for (const auto c : internal::bipartite_classes(
           "loses", graph, internal::match_sides("loses", graph, on_side_1))) {
    result.push_back(c == VertexClass::D);
  }
  return result;
}
template <class Given>
auto loses(const Given& given) -> decltype(given.side(0), std::vector<bool>()) {
  return matching_games::loses(given, [&](int v) { return given.side(v); });
}
template <class... Given>
std::vector<bool> loses(const Given&...) {
  static_assert(!sizeof...(Given), "without sides, include matching_games/geography.hpp");
  return {};
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_BIPARTITE_GEOGRAPHY_HPP
