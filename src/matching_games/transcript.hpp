// SPDX-License-Identifier: CC0-1.0
//
// winning_moves_along(graph, path) computes for each move of a played game which move would have
// won.
//
// Checked: against the definitions on all graphs with up to 6 vertices (exhaustive/graphs), against
// bipartite_transcript.hpp on 44,000 random graphs (matching_games/bipartite_transcript).
#ifndef MATCHING_GAMES_TRANSCRIPT_HPP
#define MATCHING_GAMES_TRANSCRIPT_HPP

#include <cstddef>
#include <vector>

#include "matching_games/dynamic_matching.hpp"
#include "matching_games/graph.hpp"

namespace matching_games {

// Judges a played game of undirected vertex geography. matching_games/geography.hpp states the
// rules, and the theorem that tells who wins. `path` lists the vertices that the token has visited.
// Element i of the result is a move that wins for the player to move when the token is on path[i]
// and path[0] to path[i - 1] have been visited before, or -1 if the player to move loses.
//
// A visited vertex counts as deleted. So the function first deletes all vertices of the path, and
// then inserts these vertices again, from the last to the first, into a maximum matching. The
// player to move wins at path[i] if and only if the matching grows when path[i] is inserted. Then
// the mate of path[i] is a winning move.
//
// Takes as much time as general_matching(), plus O(m log n) per vertex of the path at worst. In
// practice a path of 10^5 vertices takes a tenth of a second. For a bipartite graph,
// bipartite_winning_moves_along(graph, path[, side]) of matching_games/bipartite_transcript.hpp is
// usually faster. Limits: any graph.
//
// Throws std::invalid_argument if the path repeats a vertex or contains a vertex that is not in the
// graph. Does not check that successive vertices are neighbors.
//
// Example: in the path 0 - 1 - 2 - 3, a token that has visited 1, 2 and 3 gives {0, 3, -1}.
template <class Given>
std::vector<int> winning_moves_along(const Given& given, const std::vector<int>& path) {
  const auto graph = internal::view_of(given);
  // Throws if the path is wrong.
  internal::InducedSubgraph<internal::ViewOf<Given>>(graph, path, "winning_moves_along");
  DynamicMatching<internal::ViewOf<Given>> rest(graph, path);
  std::vector<int> moves(path.size(), -1);
  for (std::size_t i = path.size(); i-- > 0;) {
    if (rest.insert(path[i])) moves[i] = rest.mate()[path[i]];
  }
  return moves;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_TRANSCRIPT_HPP
