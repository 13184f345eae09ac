// SPDX-License-Identifier: CC0-1.0
//
// matching_size(mate) counts the pairs of a matching.
//
// Checked: against the definitions on all graphs with up to 6 vertices (exhaustive/graphs).
#ifndef MATCHING_GAMES_MATCHING_SIZE_HPP
#define MATCHING_GAMES_MATCHING_SIZE_HPP

#include <vector>

namespace matching_games {

// Returns the number of pairs of the matching `mate`. Takes O(n) time. Limits: any graph.
inline int matching_size(const std::vector<int>& mate) {
  int covered = 0;
  for (const int w : mate) covered += w != -1;
  return covered / 2;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_MATCHING_SIZE_HPP
