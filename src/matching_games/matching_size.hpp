// SPDX-License-Identifier: CC0-1.0
//
// matching_size(mate) counts the pairs of a matching, and matched_pairs(mate) lists them.
#ifndef MATCHING_GAMES_MATCHING_SIZE_HPP
#define MATCHING_GAMES_MATCHING_SIZE_HPP

#include <utility>
#include <vector>

namespace matching_games {

// Returns the number of pairs of the matching `mate`. Takes O(n) time.
inline int matching_size(const std::vector<int>& mate) {
  int covered = 0;
  for (const int w : mate) covered += w != -1;
  return covered / 2;
}

// Returns the pairs of the matching `mate` in ascending order. The smaller vertex of a pair comes
// first. Takes O(n) time.
//
// Example: matched_pairs({3, -1, 4, 0, 2}) is {{0, 3}, {2, 4}}.
inline std::vector<std::pair<int, int>> matched_pairs(const std::vector<int>& mate) {
  std::vector<std::pair<int, int>> result;
  for (int v = 0; v < static_cast<int>(mate.size()); ++v) {
    if (mate[v] > v) result.push_back(std::make_pair(v, mate[v]));
  }
  return result;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_MATCHING_SIZE_HPP
