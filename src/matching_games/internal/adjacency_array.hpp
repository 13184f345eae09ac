// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_ADJACENCY_ARRAY_HPP
#define MATCHING_GAMES_INTERNAL_ADJACENCY_ARRAY_HPP

#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "matching_games/graph.hpp"

namespace matching_games {
namespace internal {

// Returns the lists of n vertices that are joined by the edges. The neighbors of a vertex are in
// the order of the edges, to whose second ends `shift` is added. Throws std::invalid_argument, with
// the name of the caller, if there are 2^31 edges or more.
template <class Integer>
AdjacencyArray join(const char* caller, int n,
                    const std::vector<std::pair<Integer, Integer>>& edges, int shift) {
  // An edge has two entries, which an unsigned counts.
  if (edges.size() > std::numeric_limits<unsigned>::max() / 2) {
    reject(caller, "expected fewer than 2^31 edges, found ", edges.size());
  }
  AdjacencyArray lists;
  lists.first.assign(static_cast<std::size_t>(n) + 1, 0);
  lists.ends.resize(2 * edges.size());
  for (const std::pair<Integer, Integer>& edge : edges) {
    ++lists.first[static_cast<int>(edge.first)];
    ++lists.first[static_cast<int>(edge.second) + shift];
  }
  unsigned total = 0;
  for (unsigned& first : lists.first) first = total += first;
  for (std::size_t i = edges.size(); i-- > 0;) {
    const int v = static_cast<int>(edges[i].first), w = static_cast<int>(edges[i].second) + shift;
    lists.ends[--lists.first[v]] = w;
    lists.ends[--lists.first[w]] = v;
  }
  return lists;
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_ADJACENCY_ARRAY_HPP
