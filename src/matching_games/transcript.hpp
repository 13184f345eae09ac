// SPDX-License-Identifier: CC0-1.0
//
// Who could win at each move of a game that was played: mover_wins_along(graph, path).
#ifndef MATCHING_GAMES_TRANSCRIPT_HPP
#define MATCHING_GAMES_TRANSCRIPT_HPP

#include <cstddef>
#include <vector>

#include "matching_games/dynamic.hpp"
#include "matching_games/internal/graph_of.hpp"

namespace matching_games {

// Judges a game of undirected vertex geography that was played; matching_games/geography.hpp has
// the rules and the theorem. Element i of the result tells whether the player to move could win
// with the token on path[i], when path[0] to path[i - 1] were left already. It goes backwards: in
// that direction vertices only come, each with one search.
//
// Throws std::invalid_argument if the path repeats a vertex or leaves the graph. That its vertices
// are neighbors is not checked: any sequence of deletions can be judged.
template <class Given>
std::vector<bool> mover_wins_along(const Given& given, const std::vector<int>& path) {
  using Graph = internal::GraphOf<Given>;
  const Graph& graph = given;
  DynamicMatching<Graph> rest(graph, path);
  std::vector<bool> wins(path.size());
  for (std::size_t i = path.size(); i-- > 0;) wins[i] = rest.insert(path[i]);
  return wins;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_TRANSCRIPT_HPP
