// SPDX-License-Identifier: CC0-1.0
//
// Where the player to move loses in undirected vertex geography on a bipartite graph with known
// sides: losing_starts(graph, side).
#ifndef MATCHING_GAMES_BIPARTITE_GEOGRAPHY_HPP
#define MATCHING_GAMES_BIPARTITE_GEOGRAPHY_HPP

#include <vector>

#include "matching_games/bipartite.hpp"
#include "matching_games/bipartite_gallai_edmonds.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/internal/graph_of.hpp"

namespace matching_games {

// The same as in matching_games/geography.hpp, faster, for a bipartite graph: all vertices, in
// ascending order, on which the player to move loses with the token there at the start. `side` and
// what is thrown are those of bipartite_matching(), and so are time and memory.
//
// Example: on the path 0 - 1 - 2 with side(v) = v % 2 the answer is {0, 2}.
template <class Given, class Side>
std::vector<int> losing_starts(const Given& given, Side side) {
  const internal::GraphOf<Given>& graph = given;
  const std::vector<GallaiEdmonds> classes = matching_games::bipartite_gallai_edmonds(
      graph, matching_games::bipartite_matching(graph, side));
  std::vector<int> result;
  for (int v = 0; v < graph.size(); ++v) {
    if (classes[v] == GallaiEdmonds::D) result.push_back(v);
  }
  return result;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_BIPARTITE_GEOGRAPHY_HPP
