// SPDX-License-Identifier: CC0-1.0
#ifndef CHECKED_SIZE_HPP
#define CHECKED_SIZE_HPP

#include <vector>

#include "check.hpp"
#include "matching_games/check_matching.hpp"
#include "matching_games/matching_size.hpp"

// Checks that `mate` is a matching of the graph. Returns the number of matched pairs.
template <class Graph>
int checked_size(const Graph& graph, const std::vector<int>& mate) {
  CHECK_EQ(matching_games::check_matching(graph, mate), "");
  return matching_games::matching_size(mate);
}

#endif  // CHECKED_SIZE_HPP
