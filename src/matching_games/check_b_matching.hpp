// SPDX-License-Identifier: CC0-1.0
//
// Checks a b-matching and its proof: check_b_matching(l, r, edges, capacity, result, most).
//
// Checked: refuses forged results (matching_games/b_matching).
#ifndef MATCHING_GAMES_CHECK_B_MATCHING_HPP
#define MATCHING_GAMES_CHECK_B_MATCHING_HPP

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "matching_games/b_matching.hpp"

namespace matching_games {

// Checks that the result is a b-matching of maximum size of the bipartite graph, for the capacities
// of its l + r vertices and at most most[i] uses of edge i, or `most` uses of each edge:
//   - there is a number for each edge, and the cover has an entry for each vertex;
//   - each edge is chosen at least 0 times and no more than it may be;
//   - the edges at a vertex are not chosen more often than its capacity;
//   - the size is the sum of these numbers;
//   - the capacities of the cover plus the numbers most[i] of the edges without an end in the cover
//     are equal to the size. From most[i] = 2^60 on, edge i has an end in the cover.
// Returns an empty string, or one sentence about the first condition that is violated. Takes
// O(l + r + m) time.
//
// Each chosen edge takes a part of a capacity of the cover, or has no end in the cover. So no
// b-matching is larger than this sum. Throws std::invalid_argument for the same edges, capacities
// and numbers as maximum_b_matching(). Limits: those of that call.
//
// L. R. Ford, D. R. Fulkerson, "Maximal flow through a network", 1956.
template <class Edge = std::pair<int, int>>
std::string check_b_matching(int l, int r, const std::vector<Edge>& edges,
                             const std::vector<long long>& capacity, const BMatching& result,
                             const std::vector<long long>& most) {
  internal::require_capacities("check_b_matching", "capacity", l, r, edges, capacity, most);
  if (result.times.size() != edges.size() || result.cover.size() != capacity.size()) {
    return internal::text("there are ", result.times.size(), " numbers for ", edges.size(),
                          " edges, and the cover has ", result.cover.size(), " entries for ",
                          capacity.size(), " vertices");
  }
  std::vector<long long> rest = capacity;
  long long size = 0, covered = 0;
  std::vector<std::size_t> outside;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const bool is_limited = most[i] < internal::largest_capacity();
    const long long times = result.times[i];
    if (times < 0 || (is_limited && times > most[i])) {
      return internal::text("edge ", i, " is chosen ", times, " times");
    }
    const std::pair<int, int> ends = internal::ends_of(edges[i]);
    bool is_covered = false;
    for (const int v : {ends.first, l + ends.second}) {
      if (times > rest[v]) {
        return internal::text("the edges at vertex ", v, " are chosen more than ", capacity[v],
                              " times");
      }
      rest[v] -= times;
      is_covered = is_covered || result.cover[v];
    }
    size += times;
    if (is_covered) continue;
    if (!is_limited) return internal::text("edge ", i, " has no end in the cover");
    outside.push_back(i);
  }
  if (size != result.size) {
    return internal::text("the edges are chosen ", size, " times, but the size is ", result.size);
  }
  for (std::size_t v = 0; v < capacity.size(); ++v) covered += result.cover[v] ? capacity[v] : 0;
  // The size is at most the sum of the proof, which may have more than 64 bits.
  long long missing = size - covered;
  for (const std::size_t i : outside) missing = missing < most[i] ? -1 : missing - most[i];
  if (missing == 0) return "";
  return internal::text("the cover has the capacity ", covered, ", and ", outside.size(),
                        " edges have no end in it, which is no proof for the size ", size);
}
template <class Edge = std::pair<int, int>>
std::string check_b_matching(int l, int r, const std::vector<Edge>& edges,
                             const std::vector<long long>& capacity, const BMatching& result,
                             long long most = 1) {
  return matching_games::check_b_matching(l, r, edges, capacity, result,
                                          std::vector<long long>(edges.size(), most));
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_CHECK_B_MATCHING_HPP
