// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_FILL_LISTS_HPP
#define MATCHING_GAMES_INTERNAL_FILL_LISTS_HPP

#include <cstddef>
#include <utility>
#include <vector>

#include "matching_games/internal/adjacency_array.hpp"
#include "matching_games/internal/edge_parts.hpp"

namespace matching_games {
namespace internal {

// Makes n lists: that of v is entries[first[v]] .. entries[first[v + 1] - 1]. For each edge i <
// edges and each of its ends s, 0 and 1, entry(i, s) is added to the list list(i, s). The list n is
// dropped.
template <class Index, class Entry, class List, class Make>
void fill_lists(std::vector<Index>& first, std::vector<Entry>& entries, int n, std::size_t edges,
                List list, Make entry) {
  first.assign(static_cast<std::size_t>(n) + 1, 0);
  entries.resize(2 * edges);
  for (std::size_t i = 0; i < edges; ++i) {
    ++first[list(i, 0)];
    ++first[list(i, 1)];
  }
  Index total = 0;
  for (Index& f : first) f = total += f;
  for (std::size_t i = edges; i-- > 0;) {
    entries[--first[list(i, 0)]] = entry(i, 0);
    entries[--first[list(i, 1)]] = entry(i, 1);
  }
  entries.resize(first[n]);
}

// Returns the graph with the given edges, whose first ends are in [0, l) and whose second ends, in
// [0, r), are raised by `shift`. The neighbors of a vertex are in the order of the edges. Throws
// std::invalid_argument, with the name of the caller, if an end is out of range or if there are
// 2^31 edges or more.
template <class Edge>
AdjacencyArray adjacency_of(const char* caller, int l, int r, const std::vector<Edge>& edges,
                            int shift) {
  require_edges(caller, edges, l, r);
  std::vector<unsigned> first;
  std::vector<int> neighbors;
  const auto end = [&edges, shift](std::size_t i, int s) {
    const std::pair<int, int> ends = ends_of(edges[i]);
    return s == 0 ? ends.first : ends.second + shift;
  };
  fill_lists(first, neighbors, shift + r, edges.size(), end,
             [&end](std::size_t i, int s) { return end(i, 1 - s); });
  return {std::move(first), std::move(neighbors)};
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_FILL_LISTS_HPP
