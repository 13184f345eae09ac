// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_SUCCESSORS_HPP
#define MATCHING_GAMES_INTERNAL_SUCCESSORS_HPP

#include <vector>

namespace matching_games {
namespace internal {

// Stores a directed graph as the list of the successors of each vertex.
struct Successors {
  std::vector<std::vector<int>> of;
  int size() const { return static_cast<int>(of.size()); }
  const std::vector<int>& neighbors(int v) const { return of[v]; }
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_SUCCESSORS_HPP
