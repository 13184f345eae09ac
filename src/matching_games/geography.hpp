// SPDX-License-Identifier: CC0-1.0
//
// losing_starts(graph) computes the vertices from which the player to move loses undirected vertex
// geography.
#ifndef MATCHING_GAMES_GEOGRAPHY_HPP
#define MATCHING_GAMES_GEOGRAPHY_HPP

#include <vector>

#include "matching_games/gallai_edmonds.hpp"
#include "matching_games/general.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/internal/graph_of.hpp"

// The rules of undirected vertex geography: a token stands on a vertex. Two players take turns to
// move the token along an edge to a vertex that the token has not visited. The player who cannot
// move loses.
//
// The player to move wins if and only if every maximum matching covers the token's vertex. He
// always moves to the mate of the token's vertex in one fixed maximum matching. If some maximum
// matching misses the token's vertex (that is, the vertex is in the Gallai-Edmonds class D), the
// other player wins: he always moves to the mate of the token's vertex in that matching.
//
// A. S. Fraenkel, E. R. Scheinerman, D. Ullman, "Undirected edge geography", 1993.
namespace matching_games {

// Returns the vertices from which the player to move loses, in ascending order. They are the
// vertices that some maximum matching misses (the Gallai-Edmonds class D). Takes as much time as
// general_matching(). If the sides of a bipartite graph are known, losing_starts(graph, side) of
// matching_games/bipartite_geography.hpp is faster.
//
// Example: on the path 0 - 1 - 2 the result is {0, 2}. In a graph without edges, the result
// contains every vertex.
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
