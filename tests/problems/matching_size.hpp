// SPDX-License-Identifier: CC0-1.0
//
// Computes the size of a maximum matching in two ways that use no augmenting paths.
#ifndef PROBLEMS_MATCHING_SIZE_HPP
#define PROBLEMS_MATCHING_SIZE_HPP

#include <cstddef>
#include <utility>
#include <vector>

#include "oracle.hpp"

namespace matching_size {

using Edges = std::vector<std::pair<int, int>>;

// Returns the size of a maximum matching. Tries for each edge to take it and to leave it out.
inline int by_choice(const Edges& edges, std::size_t next = 0, unsigned covered = 0) {
  for (; next < edges.size(); ++next) {
    const unsigned ends = 1u << edges[next].first | 1u << edges[next].second;
    if (edges[next].first == edges[next].second || (covered & ends) != 0) continue;
    const int taken = 1 + by_choice(edges, next + 1, covered | ends);
    const int left = by_choice(edges, next + 1, covered);
    return taken > left ? taken : left;
  }
  return 0;
}

// Returns the size of a maximum matching: half the rank of a random Tutte matrix. Takes O(n^3).
inline int by_rank(int n, const Edges& edges) {
  return oracle::tutte(oracle::Graph(n, edges), 1979).matching_number;
}

// Returns whether some maximum matching exposes v. This holds exactly if the deletion of v keeps
// the size of a maximum matching, which is `maximum`.
inline bool some_maximum_misses(int v, int n, const Edges& edges, int maximum) {
  Edges rest;
  for (const auto& edge : edges) {
    if (edge.first != v && edge.second != v) rest.push_back(edge);
  }
  return by_rank(n, rest) == maximum;
}

}  // namespace matching_size

#endif  // PROBLEMS_MATCHING_SIZE_HPP
