// SPDX-License-Identifier: CC0-1.0
//
// loses(graph, side) computes the vertices of a bipartite graph with known sides from which
// the player to move loses undirected vertex geography.
#ifndef MATCHING_GAMES_BIPARTITE_GEOGRAPHY_HPP
#define MATCHING_GAMES_BIPARTITE_GEOGRAPHY_HPP

#include <cstddef>
#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/bipartite_classes.hpp"
#include "matching_games/internal/bipartite_matcher.hpp"

namespace matching_games {

// Returns for each vertex v whether the player to move loses undirected vertex geography from v.
// matching_games/geography.hpp states the rules. The value for an absent vertex is false. On a
// bipartite graph, this function is faster than loses(graph). It takes the same arguments as
// bipartite_matching(graph, side), needs the same time and memory, and throws the same exceptions.
//
// Example: on the path 0 - 1 - 2 with side(v) = v % 2 the result is {true, false, true}.
template <class Given, class Side>
std::vector<bool> loses(const Given& given, Side side) {
  const auto graph = internal::view_of(given);
  auto&& on_side_1 = internal::side_of("loses", graph, side);
  const std::vector<GallaiEdmonds> classes =
      internal::bipartite_classes("loses", graph, internal::match_sides("loses", graph, on_side_1));
  std::vector<bool> result(classes.size());
  for (std::size_t v = 0; v < classes.size(); ++v) {
    if (classes[v] == GallaiEdmonds::D) result[v] = true;
  }
  return result;
}

// Takes the sides from the graph. `Graph` delays the look at its members until BipartiteGraph is
// complete.
template <class Graph = BipartiteGraph>
std::vector<bool> loses(const BipartiteGraph& graph) {
  const Graph& defined = graph;
  return matching_games::loses(defined, [&defined](int v) { return defined.side(v); });
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_BIPARTITE_GEOGRAPHY_HPP
