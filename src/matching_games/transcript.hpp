// SPDX-License-Identifier: CC0-1.0
//
// mover_wins_along(graph, path) computes who could have won before each move of a played game.
#ifndef MATCHING_GAMES_TRANSCRIPT_HPP
#define MATCHING_GAMES_TRANSCRIPT_HPP

#include <cstddef>
#include <vector>

#include "matching_games/dynamic_matching.hpp"
#include "matching_games/graph.hpp"

namespace matching_games {

// Judges a played game of undirected vertex geography. matching_games/geography.hpp states the
// rules, and the theorem that tells who wins. Element i of the result says whether the player to
// move could win when the token was on path[i] and path[0] to path[i - 1] had been visited before.
//
// A visited vertex counts as deleted. So the function first deletes all vertices of the path, and
// then inserts these vertices again, from the last to the first. The player to move could win at
// path[i] if and only if a maximum matching grows when path[i] is inserted.
//
// Takes as much time as general_matching(), plus O(m log n) per vertex of the path at worst.
// Throws std::invalid_argument if the path repeats a vertex or contains a vertex that is not in the
// graph. Does not check that successive vertices are neighbors.
template <class Given>
std::vector<bool> mover_wins_along(const Given& given, const std::vector<int>& path) {
  const auto graph = internal::view_of(given);
  DynamicMatching<internal::ViewOf<Given>> rest(graph, path);
  std::vector<bool> wins(path.size());
  for (std::size_t i = path.size(); i-- > 0;) wins[i] = rest.insert(path[i]);
  return wins;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_TRANSCRIPT_HPP
