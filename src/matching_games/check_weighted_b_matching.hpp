// SPDX-License-Identifier: CC0-1.0
//
// Checks a b-matching of maximum weight and its proof:
// check_weighted_b_matching(l, r, edges, capacity, result, most, among).
//
// Checked: refuses forged results (matching_games/weighted_b_matching).
#ifndef MATCHING_GAMES_CHECK_WEIGHTED_B_MATCHING_HPP
#define MATCHING_GAMES_CHECK_WEIGHTED_B_MATCHING_HPP

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "matching_games/weighted_b_matching.hpp"

namespace matching_games {

// Checks that the result is a b-matching of maximum weight of the bipartite graph, for the
// capacities of its l + r vertices and at most most[i] uses of edge i, or `most` uses of each edge:
//   - there is a number for each edge, and a dual variable in [0, 2^61] for each vertex;
//   - `added` is 0, or for Among::maximum, at least so large that a b-matching with an edge more is
//     always heavier;
//   - each edge is chosen at least 0 times and no more than it may be;
//   - if all weights are raised by `added`, an edge that is chosen weighs at least as much as its
//     ends together, and an edge that could be chosen more often weighs at most as much. From
//     most[i] = 2^60 on, edge i can always be chosen more often;
//   - the edges at a vertex are not chosen more often than its capacity, and exactly as often if
//     its dual is not 0;
//   - the size and the weight are the sums over the chosen edges.
// Returns an empty string, or one sentence about the first condition that is violated. Takes
// O(l + r + m) time.
//
// So the raised weight of the result is the sum of capacity * dual and of `most` times what an edge
// weighs more than its ends, and no b-matching weighs more. Throws std::invalid_argument for the
// same arguments as maximum_weight_b_matching(). Limits: those of that call.
//
// G. B. Dantzig, "Application of the simplex method to a transportation problem", 1951.
template <class Edge = WeightedEdge>
std::string check_weighted_b_matching(int l, int r, const std::vector<Edge>& edges,
                                      const std::vector<long long>& capacity,
                                      const WeightedBMatching& result,
                                      const std::vector<long long>& most,
                                      Among among = Among::all) {
  const char* const caller = "check_weighted_b_matching";
  internal::require_capacities(caller, "capacity", l, r, edges, capacity, most);
  const std::vector<WeightedEdge> arcs = internal::joined_edges(caller, edges, l, r);
  internal::require_weights(caller, l, r, arcs, capacity, among);
  if (result.times.size() != edges.size() || result.dual.size() != capacity.size()) {
    return internal::text("there are ", result.times.size(), " numbers for ", edges.size(),
                          " edges, and ", result.dual.size(), " duals for ", capacity.size(),
                          " vertices");
  }
  // No sum of a weight, `added` and two duals has more than 64 bits.
  const long long largest = 1LL << 61;
  for (std::size_t v = 0; v < capacity.size(); ++v) {
    if (result.dual[v] >= 0 && result.dual[v] <= largest) continue;
    return internal::text("the dual of vertex ", v, " is ", result.dual[v], ", outside [0, 2^61]");
  }
  long long least = 0, low = largest, high = -largest;
  for (std::size_t i = 0; i < arcs.size() && among == Among::maximum; ++i) {
    if (most[i] == 0 || capacity[arcs[i].v] == 0 || capacity[arcs[i].w] == 0) continue;
    low = std::min(low, arcs[i].weight);
    high = std::max(high, arcs[i].weight);
    // A path that makes the size larger by 1 adds at most min(l, r) edges and removes one less.
    least = std::max(0LL, (std::min(l, r) - 1) * (high - low) + 1 - low);
  }
  const long long greatest = among == Among::all ? 0 : largest;
  if (result.added < least || result.added > greatest) {
    return internal::text(result.added, " is added, outside [", least, ", ", greatest, "]");
  }
  std::vector<long long> rest = capacity;
  long long size = 0, weight = 0;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const bool is_limited = most[i] < internal::largest_capacity();
    const long long times = result.times[i];
    if (times < 0 || (is_limited && times > most[i])) {
      return internal::text("edge ", i, " is chosen ", times, " times");
    }
    const long long prices = result.dual[arcs[i].v] + result.dual[arcs[i].w];
    const long long raised = arcs[i].weight + result.added;
    if (times > 0 && raised < prices) {
      return internal::text("edge ", i, " is chosen, but weighs less than its ends");
    }
    if ((!is_limited || times < most[i]) && raised > prices) {
      return internal::text("edge ", i,
                            " could be chosen more often, but weighs more than its ends");
    }
    for (const int v : {arcs[i].v, arcs[i].w}) {
      if (times > rest[v]) {
        return internal::text("the edges at vertex ", v, " are chosen more than ", capacity[v],
                              " times");
      }
      rest[v] -= times;
    }
    size += times;
    weight += times * arcs[i].weight;
  }
  for (std::size_t v = 0; v < capacity.size(); ++v) {
    if (result.dual[v] == 0 || rest[v] == 0) continue;
    return internal::text("vertex ", v, " has the dual ", result.dual[v], ", but ", rest[v],
                          " of its capacity is not used");
  }
  if (size != result.size) {
    return internal::text("the edges are chosen ", size, " times, but the size is ", result.size);
  }
  if (weight == result.weight) return "";
  return internal::text("the edges weigh ", weight, ", but the weight is ", result.weight);
}
template <class Edge = WeightedEdge>
std::string check_weighted_b_matching(int l, int r, const std::vector<Edge>& edges,
                                      const std::vector<long long>& capacity,
                                      const WeightedBMatching& result, long long most = 1,
                                      Among among = Among::all) {
  return matching_games::check_weighted_b_matching(
      l, r, edges, capacity, result, std::vector<long long>(edges.size(), most), among);
}
template <class Edge = WeightedEdge>
std::string check_weighted_b_matching(int l, int r, const std::vector<Edge>& edges,
                                      const std::vector<long long>& capacity,
                                      const WeightedBMatching& result, Among among) {
  return matching_games::check_weighted_b_matching(l, r, edges, capacity, result, 1, among);
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_CHECK_WEIGHTED_B_MATCHING_HPP
