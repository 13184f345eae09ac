// SPDX-License-Identifier: CC0-1.0
//
// losing_starts(graph, side) computes the vertices of a bipartite graph with known sides from which
// the player to move loses undirected vertex geography.
#ifndef MATCHING_GAMES_BIPARTITE_GEOGRAPHY_HPP
#define MATCHING_GAMES_BIPARTITE_GEOGRAPHY_HPP

#include <vector>

#include "matching_games/bipartite.hpp"
#include "matching_games/bipartite_gallai_edmonds.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/internal/graph_of.hpp"

namespace matching_games {

// Returns the vertices from which the player to move loses undirected vertex geography, in
// ascending order. matching_games/geography.hpp states the rules. On a bipartite graph, this
// function is faster than losing_starts(graph). It takes the same arguments as
// bipartite_matching(graph, side), needs the same time and memory, and throws the same exceptions.
//
// Example: on the path 0 - 1 - 2 with side(v) = v % 2 the result is {0, 2}.
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
