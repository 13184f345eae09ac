// SPDX-License-Identifier: CC0-1.0
//
// loses(graph) computes the vertices from which the player to move loses undirected vertex
// geography.
//
// Checked: against the definitions on all graphs with up to 6 vertices (exhaustive/graphs), by
// certificates on large ones (exhaustive/large).
#ifndef MATCHING_GAMES_GEOGRAPHY_HPP
#define MATCHING_GAMES_GEOGRAPHY_HPP

#include <vector>

#include "matching_games/gallai_edmonds.hpp"
#include "matching_games/general.hpp"
#include "matching_games/graph.hpp"

// The rules of undirected vertex geography: a token stands on a vertex. Two players take turns to
// move the token along an edge to a vertex that the token has not visited. The player who cannot
// move loses.
//
// The player to move wins if and only if every maximum matching covers the token's vertex. He
// always moves to the mate of the token's vertex in one fixed maximum matching. If some maximum
// matching exposes the token's vertex, the other player wins: he always moves to the mate of the
// token's vertex in that matching.
//
// A. S. Fraenkel, E. R. Scheinerman, D. Ullman, "Undirected edge geography", 1993.
namespace matching_games {

// Returns for each vertex v whether the player to move loses from v: whether v is in the
// Gallai-Edmonds class D. The value for an absent vertex is false. Takes as much time as
// general_matching(). For a bipartite graph, bipartite_loses(graph[, side]) of
// matching_games/bipartite_geography.hpp is faster. Limits: any graph.
//
// Example: on the path 0 - 1 - 2 the result is {true, false, true}. In a graph without edges, the
// player to move loses from every vertex.
template <class Given>
std::vector<bool> loses(const Given& given) {
  const auto graph = internal::view_of(given);
  std::vector<bool> result;
  for (const auto c :
       matching_games::gallai_edmonds(graph, matching_games::general_matching(graph))) {
    result.push_back(c == VertexClass::D);
  }
  return result;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_GEOGRAPHY_HPP
