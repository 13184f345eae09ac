// SPDX-License-Identifier: CC0-1.0
//
// bipartite_winning_moves_along(graph, path, side) computes for each move of a game that was played
// on a bipartite graph which move would have won.
//
// Checked: against the definitions on all graphs with up to 6 vertices (exhaustive/graphs), against
// transcript.hpp on 44,000 random graphs (matching_games/bipartite_transcript).
#ifndef MATCHING_GAMES_BIPARTITE_TRANSCRIPT_HPP
#define MATCHING_GAMES_BIPARTITE_TRANSCRIPT_HPP

#include <cstddef>
#include <type_traits>
#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/bipartite_matcher.hpp"
#include "matching_games/internal/incremental_bipartite.hpp"
#include "matching_games/internal/induced_subgraph.hpp"
#include "matching_games/internal/own_sides.hpp"

namespace matching_games {

// Returns a winning move, or -1, for each position of a game of undirected vertex geography that
// was played on a bipartite graph, as winning_moves_along(graph, path) of
// matching_games/transcript.hpp does, and is usually faster.
//
// Throws std::invalid_argument if the path repeats a vertex or contains a vertex that is not in the
// graph, or if an edge joins two vertices of the same side. Takes O(n + m) time per vertex of the
// path at worst. Needs 4 ints and 4 bytes per vertex, and queues that hold each vertex at most
// once. At the start, the function also needs the memory of bipartite_matching().
// Limits: any graph.
template <class Given, class Side = internal::OwnSides>
std::vector<int> bipartite_winning_moves_along(const Given& given, const std::vector<int>& path,
                                               Side side = Side()) {
  const char* const caller = "bipartite_winning_moves_along";
  const auto graph = internal::view_of(given);
  using Rest = internal::InducedSubgraph<internal::ViewOf<Given>>;
  const Rest rest(graph, path, caller);
  auto&& on_side_1 = internal::side_of(caller, graph, side);
  for (const int v : path) internal::require_other_side(caller, graph, on_side_1, v);
  using SideOf = typename std::decay<decltype(on_side_1)>::type;
  internal::IncrementalBipartite<internal::ViewOf<Rest>, SideOf> growing(
      rest, on_side_1, internal::match_sides(caller, internal::view_of(rest), on_side_1));
  std::vector<int> moves(path.size());
  for (std::size_t i = path.size(); i-- > 0;) moves[i] = growing.insert(path[i]);
  return moves;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_BIPARTITE_TRANSCRIPT_HPP
