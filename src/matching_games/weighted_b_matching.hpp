// SPDX-License-Identifier: CC0-1.0
//
// maximum_weight_b_matching(l, r, edges, capacity) chooses edges of a bipartite graph with the
// greatest sum of weights, if each vertex may be an end of several chosen edges.
//
// Checked: against all choices on small graphs, by proofs on larger ones
// (matching_games/weighted_b_matching).
#ifndef MATCHING_GAMES_WEIGHTED_B_MATCHING_HPP
#define MATCHING_GAMES_WEIGHTED_B_MATCHING_HPP

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "matching_games/b_matching.hpp"
#include "matching_games/internal/edges.hpp"
#include "matching_games/internal/network_simplex.hpp"
#include "matching_games/weights.hpp"

namespace matching_games {

// Stores a b-matching of maximum weight of a bipartite graph, and the proof that no competing
// b-matching is heavier. The right vertices are l .. l + r - 1. The proof is a dual variable for
// each vertex, its price, which is not negative. With all weights raised by `added`:
//   - An edge that is chosen weighs at least as much as its ends together.
//   - An edge that could be chosen more often weighs at most as much as its ends together.
//   - A vertex whose dual is not 0 has as many chosen edges as its capacity.
// So the raised weight is the sum of capacity * dual over the vertices, plus `most` times the
// excess of an edge over its ends, summed over the edges that weigh more than their ends. No
// b-matching has more. For Among::maximum, `added` is so large that the heaviest b-matching has
// maximum size.
struct WeightedBMatching {
  long long weight;              // of the chosen edges, each counted as often as it is chosen
  long long size;                // the number of chosen edges, counted likewise
  std::vector<long long> times;  // how often each edge is chosen, in the order of the argument
  long long added;               // 0 for Among::all
  std::vector<long long> dual;   // of the l + r vertices
};

namespace internal {

// Throws std::invalid_argument, with the name of the caller, if `among` is Among::perfect or a
// weight is beyond the limits. The other arguments must be valid. For Among::all, ignores edges of
// weight <= 0.
inline void require_weights(const char* caller, int l, int r,
                            const std::vector<WeightedEdge>& edges,
                            const std::vector<long long>& capacity, Among among) {
  if (among == Among::perfect) {
    reject(caller, "expected Among::all or Among::maximum, found Among::perfect; compare the size ",
           "with the capacities instead");
  }
  long long units[] = {0, 0}, low = 0, high = 0;
  for (int v = 0; v < l + r; ++v) units[v >= l] += capacity[v];
  const long long largest = std::min(units[0], units[1]), limit = largest_capacity();
  const long long bound =
      std::min(limit, std::numeric_limits<long long>::max() / std::max(1LL, largest));
  for (const WeightedEdge& edge : edges) {
    if (among == Among::all && edge.weight <= 0) continue;
    if (edge.weight > bound || edge.weight < -bound) {
      reject(caller, "edge ", &edge - edges.data(), " has the weight ", edge.weight, ", outside [",
             -bound, ", ", bound, "], the range for ", largest, " units");
    }
    low = std::min(low, edge.weight);
    high = std::max(high, edge.weight);
  }
  const long long range = (limit - 1) / (std::min(l, r) + 1LL);
  if (high - low > range) {
    reject(caller, "the weights ", low, " and ", high, " differ by more than ", range,
           ", the bound for ", l, " and ", r, " vertices");
  }
}

}  // namespace internal

// Returns a b-matching of maximum weight of the bipartite graph with l vertices on the left, r
// vertices on the right, and the given edges {left, right, weight}, whose ends are zero-based:
// among all b-matchings, or among those of maximum size. Edge i is chosen at most most[i] times, or
// each edge at most `most` times, where 2^60 and more means any number of times. The edges at a
// vertex v are chosen at most capacity[v] times together, where the right vertex w is l + w.
// Weights may be negative. Parallel edges are different edges. The duals prove the maximum.
//
// This solves the transportation problem, and other minimum-cost flows through a bipartite graph:
// negate the costs, and take Among::maximum. If all of a demand must be met, compare the size with
// it.
//
// Throws std::invalid_argument if an end is out of range, if there is not one capacity for each
// vertex or one number most[i] >= 0 for each edge, for Among::perfect, or if numbers are beyond the
// limits. Limits: capacities as for maximum_b_matching(). Let u be the smaller one of the sums of
// the capacities of the two sides, and k = min(l, r). The absolute value of a weight is at most
// 2^60 and at most (2^63 - 1) / u. The largest weight is below 2^60 / (k + 1); for Among::maximum,
// so is its difference from the smallest weight, where 0 counts as a weight as well. For
// Among::all, this holds for positive weights only.
//
// Takes finite time, which is not bounded by a polynomial. In practice, the number of pivots is
// about that of the edges, and large capacities make no difference. A pivot takes O(l + r) time,
// mostly much less. The slowest known graphs are sparse, with weights that are sums of values of
// the ends with small noise: 20,000 vertices take 0.8 s, and 40,000 take 4 s. Needs 80 bytes for
// each edge and each vertex. Does not recurse. If no capacity is above 1,
// bipartite_maximum_weight_matching() is faster.
//
// Example: maximum_weight_b_matching(2, 1, {{0, 0, 5}, {1, 0, 3}}, {2, 2, 3}) chooses both edges
// once and has the weight 8. With most = 2, it chooses {2, 1} and has the weight 13.
template <class Edge = WeightedEdge>
WeightedBMatching maximum_weight_b_matching(int l, int r, const std::vector<Edge>& edges,
                                            const std::vector<long long>& capacity,
                                            const std::vector<long long>& most,
                                            Among among = Among::all) {
  const char* const caller = "maximum_weight_b_matching";
  internal::require_capacities(caller, "capacity", l, r, edges, capacity, most);
  const std::vector<WeightedEdge> all = internal::weighted_edges(caller, edges, l, r);
  internal::require_weights(caller, l, r, all, capacity, among);
  // The search takes less time if the left side is the larger one: then v has the number at(v) in
  // it, so that the right side is its left one.
  const bool is_turned = l < r;
  const auto at = [&](int v) { return is_turned ? l + r - 1 - v : v; };
  const auto left_end = [&](const WeightedEdge& e) { return std::min(at(e.v), at(l + e.w)); };
  const auto is_earlier = [&](std::size_t a, std::size_t b) {
    return left_end(all[a]) < left_end(all[b]);
  };
  std::vector<std::size_t> numbers;  // of the edges that can be chosen
  long long low = std::numeric_limits<long long>::max(), high = -low;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const WeightedEdge& edge = all[i];
    if (most[i] == 0 || capacity[edge.v] == 0 || capacity[l + edge.w] == 0) continue;
    if (among == Among::all && edge.weight <= 0) continue;
    numbers.push_back(i);
    low = std::min(low, edge.weight);
    high = std::max(high, edge.weight);
  }
  if (!std::is_sorted(numbers.begin(), numbers.end(), is_earlier)) {
    std::stable_sort(numbers.begin(), numbers.end(), is_earlier);
  }
  WeightedBMatching result{0, 0, std::vector<long long>(all.size(), 0), 0, {}};
  if (among == Among::maximum && !numbers.empty()) {
    result.added = std::max(0LL, std::min(l, r) * (high - low) + 1 - low);
  }
  std::vector<WeightedEdge> arcs;
  std::vector<long long> limits;
  arcs.reserve(numbers.size() + capacity.size());
  limits.reserve(numbers.size() + capacity.size());
  for (const std::size_t i : numbers) {
    const int v = at(all[i].v), w = at(l + all[i].w);
    const bool is_limited = most[i] < internal::largest_capacity();
    arcs.push_back({std::min(v, w), std::max(v, w), all[i].weight + result.added});
    limits.push_back(is_limited ? most[i] : std::numeric_limits<long long>::max());
  }
  std::vector<long long> units = capacity;
  if (is_turned) std::reverse(units.begin(), units.end());
  internal::NetworkSimplex search(std::max(l, r), std::move(arcs), units, std::move(limits));
  search.run();
  for (int v = 0; v < l + r; ++v) result.dual.push_back(search.dual(at(v)));
  for (std::size_t k = 0; k < numbers.size(); ++k) result.times[numbers[k]] = search.times(k);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const int ends[] = {all[i].v, l + all[i].w};
    result.size += result.times[i];
    result.weight += result.times[i] * all[i].weight;
    // The search had no edges at vertices of capacity 0.
    for (const int s : {0, 1}) {
      if (most[i] == 0 || capacity[ends[s]] > 0 || all[i].weight + result.added <= 0) continue;
      long long& dual = result.dual[ends[s]];
      dual = std::max(dual, all[i].weight + result.added - result.dual[ends[1 - s]]);
    }
  }
  return result;
}
template <class Edge = WeightedEdge>
WeightedBMatching maximum_weight_b_matching(int l, int r, const std::vector<Edge>& edges,
                                            const std::vector<long long>& capacity,
                                            long long most = 1, Among among = Among::all) {
  return matching_games::maximum_weight_b_matching(
      l, r, edges, capacity, std::vector<long long>(edges.size(), most), among);
}
template <class Edge = WeightedEdge>
WeightedBMatching maximum_weight_b_matching(int l, int r, const std::vector<Edge>& edges,
                                            const std::vector<long long>& capacity, Among among) {
  return matching_games::maximum_weight_b_matching(l, r, edges, capacity, 1, among);
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_WEIGHTED_B_MATCHING_HPP
