// SPDX-License-Identifier: CC0-1.0
//
// winning_moves_along(graph, path, side) computes for each move of a game that was played on a
// bipartite graph with known sides which move would have won.
#ifndef MATCHING_GAMES_BIPARTITE_TRANSCRIPT_HPP
#define MATCHING_GAMES_BIPARTITE_TRANSCRIPT_HPP

#include <cstddef>
#include <type_traits>
#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/bipartite_matcher.hpp"
#include "matching_games/internal/incremental_bipartite.hpp"
#include "matching_games/internal/induced_subgraph.hpp"

namespace matching_games {

// Returns a winning move, or -1, for each position of a game of undirected vertex geography that
// was played on a bipartite graph, as winning_moves_along(graph, path) of
// matching_games/transcript.hpp does, and is usually faster. `side` can be left out if the graph
// has a member side().
//
// Throws std::invalid_argument if the path repeats a vertex or contains a vertex that is not in the
// graph, or if an edge joins two vertices of the same side. Takes O(n + m) time per vertex of the
// path at worst. Needs 4 ints and 4 bytes per vertex, and queues that hold each vertex at most
// once. At the start, the function also needs the memory of bipartite_matching().
template <class Given, class Side>
std::vector<int> winning_moves_along(const Given& given, const std::vector<int>& path, Side side) {
  const auto graph = internal::view_of(given);
  using Rest = internal::InducedSubgraph<internal::ViewOf<Given>>;
  const Rest rest(graph, path);
  auto&& on_side_1 = internal::side_of("winning_moves_along", graph, side);
  for (const int v : path) internal::require_other_side("winning_moves_along", graph, on_side_1, v);
  using SideOf = typename std::decay<decltype(on_side_1)>::type;
  internal::IncrementalBipartite<internal::ViewOf<Rest>, SideOf> growing(
      rest, on_side_1,
      internal::match_sides("winning_moves_along", internal::view_of(rest), on_side_1));
  std::vector<int> moves(path.size());
  for (std::size_t i = path.size(); i-- > 0;) moves[i] = growing.insert(path[i]);
  return moves;
}
template <class Given>
auto winning_moves_along(const Given& given, const std::vector<int>& path)
    -> decltype(given.side(0), std::vector<int>()) {
  return matching_games::winning_moves_along(given, path, [&](int v) { return given.side(v); });
}
template <class... Given>
std::vector<int> winning_moves_along(const Given&...) {
  static_assert(!sizeof...(Given), "without sides, include matching_games/transcript.hpp");
  return {};
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_BIPARTITE_TRANSCRIPT_HPP
