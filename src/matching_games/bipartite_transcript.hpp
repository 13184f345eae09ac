// SPDX-License-Identifier: CC0-1.0
//
// mover_wins_along(graph, path, side) computes who could have won before each move of a game that
// was played on a bipartite graph with known sides.
#ifndef MATCHING_GAMES_BIPARTITE_TRANSCRIPT_HPP
#define MATCHING_GAMES_BIPARTITE_TRANSCRIPT_HPP

#include <cstddef>
#include <type_traits>
#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/induced_subgraph.hpp"
#include "matching_games/internal/bipartite_matcher.hpp"
#include "matching_games/internal/incremental_bipartite.hpp"

namespace matching_games {

// Judges a game of undirected vertex geography that was played on a bipartite graph. `path` lists
// the vertices that the token has visited. Element i of the result says whether the player to move
// could win when the token was on path[i]. This function is usually faster than
// mover_wins_along(graph, path) of matching_games/transcript.hpp.
//
// Throws std::invalid_argument if the path repeats a vertex or contains a vertex that is not in the
// graph, or if an edge joins two vertices of the same side. Takes O(n + m) time per vertex of the
// path at worst. Needs 4 ints and 4 bytes per vertex, and queues that hold each vertex at most
// once. At the start, the function also needs the memory of bipartite_matching().
template <class Given, class Side>
std::vector<bool> mover_wins_along(const Given& given, const std::vector<int>& path, Side side) {
  const auto graph = internal::view_of(given);
  using Rest = InducedSubgraph<internal::ViewOf<Given>>;
  const Rest rest(graph, path);
  auto&& on_side_1 = internal::side_of("mover_wins_along", graph, side);
  for (const int v : path) internal::require_other_side("mover_wins_along", graph, on_side_1, v);
  using SideOf = typename std::decay<decltype(on_side_1)>::type;
  internal::IncrementalBipartite<internal::ViewOf<Rest>, SideOf> growing(
      rest, on_side_1,
      internal::match_sides("mover_wins_along", internal::view_of(rest), on_side_1));
  std::vector<bool> wins(path.size());
  for (std::size_t i = path.size(); i-- > 0;) wins[i] = growing.insert(path[i]);
  return wins;
}

// Takes the sides from the graph. `Graph` delays the look at its members until BipartiteGraph is
// complete.
template <class Graph = BipartiteGraph>
std::vector<bool> mover_wins_along(const BipartiteGraph& graph, const std::vector<int>& path) {
  const Graph& defined = graph;
  return matching_games::mover_wins_along(defined, path,
                                          [&defined](int v) { return defined.side(v); });
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_BIPARTITE_TRANSCRIPT_HPP
