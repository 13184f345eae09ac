// SPDX-License-Identifier: CC0-1.0
#ifndef HARD_EDGES_HPP
#define HARD_EDGES_HPP

#include <algorithm>
#include <climits>
#include <vector>

#include "instances/random.hpp"
#include "matching_games/weights.hpp"

// Returns the edges of a random graph with l + r vertices, or with l = r vertices if `is_general`.
// Many of the graphs are complete. Half of them have weights of 1 to 3. In the others, the weights
// have a random length of 31 to 60 bits, and are as large as maximum_weight_matching() accepts
// them; or as if it took only numbers below `limit`.
inline std::vector<matching_games::WeightedEdge> hard_edges(bool is_general, int l, int r,
                                                            matching_games::Among among,
                                                            instances::Random& random,
                                                            long long limit = 1LL << 60) {
  const long long pairs = is_general ? l / 2 : std::min(l, r);
  const bool is_large = random.percent(50);
  const int percent = random.between(20, 140);
  const long long most = std::min(limit >> random.below(30), LLONG_MAX / std::max(1LL, pairs));
  long long low = is_large ? -most : 1, width = is_large ? 2 * most : 2;
  const auto draw = [&](long long high) {
    return static_cast<long long>(random.next() % (high + 1ULL));
  };
  if (is_large && among != matching_games::Among::all) {
    width = std::min(width, (limit - 1) / (pairs + 1));
    low += draw(2 * most - width);
  }
  std::vector<matching_games::WeightedEdge> edges;
  for (int v = 0; v < l; ++v) {
    for (int w = is_general ? v + 1 : 0; w < r; ++w) {
      if (random.percent(percent)) edges.push_back({v, w, low + draw(width)});
    }
  }
  return edges;
}

#endif  // HARD_EDGES_HPP
