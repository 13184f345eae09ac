// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_REQUIRE_MATCHING_HPP
#define MATCHING_GAMES_INTERNAL_REQUIRE_MATCHING_HPP

#include <cstddef>
#include <vector>

#include "matching_games/graph.hpp"

namespace matching_games {
namespace internal {

// Throws std::invalid_argument, with the name of the caller, unless `mate` has one entry for each
// vertex and divides some present vertices into pairs. Does not check that mates are neighbors.
template <class Graph>
void require_matching(const char* caller, const Graph& graph, const std::vector<int>& mate) {
  const int n = graph.size();
  if (mate.size() != static_cast<std::size_t>(n))
    reject(caller, "expected ", n, " mates, one for each vertex, found ", mate.size());
  for (int v = 0; v < n; ++v) {
    const int w = mate[v];
    const bool there = graph.contains(v), is_vertex = w >= 0 && w < n && w != v;
    if (w == -1 || (there && is_vertex && mate[w] == v)) continue;
    reject(caller, "mate is not a matching: ", v, " has the mate ", w,
           !there       ? " but is absent"
           : !is_vertex ? ", which is not another vertex"
                        : ", which has another mate");
  }
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_REQUIRE_MATCHING_HPP
