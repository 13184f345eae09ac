// SPDX-License-Identifier: CC0-1.0
//
// Where the player to move loses in undirected vertex geography: losing_starts(graph).
#ifndef MATCHING_GAMES_GEOGRAPHY_HPP
#define MATCHING_GAMES_GEOGRAPHY_HPP

#include <vector>

#include "matching_games/gallai_edmonds.hpp"
#include "matching_games/general.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/internal/graph_of.hpp"

// Undirected vertex geography: a token on a vertex, two players in turn move it along an edge to a
// vertex where it never was; who cannot move loses. The player to move wins exactly if every
// maximum matching covers the token's vertex. With the token on a vertex of D the other player
// wins, who answers each move along a maximum matching that misses the start.
//
// A. S. Fraenkel, E. R. Scheinerman, D. Ullman, "Undirected edge geography", 1993.
namespace matching_games {

// All vertices, in ascending order, on which the player to move loses with the token there at the
// start: those of the class D. Takes the time of general_matching(); with known sides the function
// in matching_games/bipartite_geography.hpp is faster.
//
// Example: on the path 0 - 1 - 2 the answer is {0, 2}; with no edges at all it is every vertex.
template <class Given>
std::vector<int> losing_starts(const Given& given) {
  const internal::GraphOf<Given>& graph = given;
  const std::vector<GallaiEdmonds> classes =
      matching_games::gallai_edmonds(graph, matching_games::general_matching(graph));
  std::vector<int> result;
  for (int v = 0; v < graph.size(); ++v) {
    if (classes[v] == GallaiEdmonds::D) result.push_back(v);
  }
  return result;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_GEOGRAPHY_HPP
