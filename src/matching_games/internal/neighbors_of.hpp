// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_NEIGHBORS_OF_HPP
#define MATCHING_GAMES_INTERNAL_NEIGHBORS_OF_HPP

#include <vector>

namespace matching_games {
namespace internal {

// Returns the entries w of the neighbor list of v with w != v and graph.contains(w). The headers
// check_*.hpp use this copy of the list, because it makes their loops simple.
template <class Graph>
std::vector<int> neighbors_of(const Graph& graph, int v) {
  std::vector<int> result;
  auto&& neighbors = graph.neighbors(v);
  for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
    const int w = neighbors[i];
    if (w != v && graph.contains(w)) result.push_back(w);
  }
  return result;
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_NEIGHBORS_OF_HPP
