// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_EDGES_OF_LISTS_HPP
#define MATCHING_GAMES_INTERNAL_EDGES_OF_LISTS_HPP

#include <cstddef>
#include <utility>
#include <vector>

#include "matching_games/internal/view_of.hpp"

namespace matching_games {
namespace internal {

// Returns the edges (v, w) for all w in lists[v]. Throws std::invalid_argument, with the name of
// the caller, if there are not l lists, or a neighbor is outside [0, r).
template <class Integer>
std::vector<std::pair<int, int>> edges_of_lists(const char* caller, int l, int r,
                                                const std::vector<std::vector<Integer>>& lists) {
  RequireVertex<Integer>();
  if (lists.size() != static_cast<std::size_t>(l)) {
    reject(caller, "expected ", l, " lists, one for each left vertex, found ", lists.size());
  }
  std::size_t total = 0;
  for (const std::vector<Integer>& list : lists) total += list.size();
  std::vector<std::pair<int, int>> edges;
  edges.reserve(total);
  for (int v = 0; v < l; ++v) {
    for (const Integer w : lists[v]) {
      require_vertex(caller, w, r);
      edges.emplace_back(v, static_cast<int>(w));
    }
  }
  return edges;
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_EDGES_OF_LISTS_HPP
