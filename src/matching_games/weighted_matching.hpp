// SPDX-License-Identifier: CC0-1.0
//
// maximum_weight_matching(n, edges) computes a matching of maximum weight of any graph.
//
// Checked: by proofs on all graphs with 4 vertices and small weights (exhaustive/weights) and on
// known traps (matching_games/weighted_matching); official generators of Library Checker.
#ifndef MATCHING_GAMES_WEIGHTED_MATCHING_HPP
#define MATCHING_GAMES_WEIGHTED_MATCHING_HPP

#include <algorithm>
#include <cstddef>
#include <vector>

#include "matching_games/internal/edges.hpp"
#include "matching_games/internal/general_matcher.hpp"
#include "matching_games/internal/search_by_scales.hpp"
#include "matching_games/internal/shortest_augmenting_paths.hpp"
#include "matching_games/internal/weighted_blossoms.hpp"
#include "matching_games/internal/weighted_lists.hpp"
#include "matching_games/weights.hpp"

namespace matching_games {

namespace internal {

// The double cover of a graph has a left and a right copy of each vertex, and for each edge vw the
// edges from left v to right w and from left w to right v. Half of a heaviest matching of it is a
// heaviest fractional matching of the graph. It becomes a matching of the graph except for one
// vertex of each odd cycle, and the sums of the dual variables of both copies are dual variables of
// the graph.
//
// Returns the left copies and then the right ones. `doubled` has the doubled dual variables for the
// start, and `mate` is a matching by tight edges.
//
// U. Derigs, A. Metz, "On the use of optimal fractional matchings for solving the
// (integer) matching problem", 1986.
inline ShortestAugmentingPaths::Vertices double_cover(const std::vector<long long>& doubled,
                                                      const std::vector<int>& mate) {
  ShortestAugmentingPaths::Vertices copies;
  copies.reserve(2 * mate.size());
  // Half of each number, rounded up on the left and down on the right. The halves of two ends add
  // up to less than half of the sum only if the sum is odd; then it is at least 2 * weight + 1.
  for (int s = 1; s >= 0; --s) {
    for (std::size_t v = 0; v < mate.size(); ++v) {
      copies.push_back({(doubled[v] + s) / 2, mate[v], -1, 0});
    }
  }
  return copies;
}

// Returns a matching of the graph by tight edges, for a heaviest matching of its double cover. It
// exposes only vertices with the dual 0, and one vertex of each odd cycle.
inline std::vector<int> half_of(const ShortestAugmentingPaths::Vertices& copies) {
  const int n = static_cast<int>(copies.size() / 2);
  std::vector<int> result(n, -1);
  std::vector<char> seen(n);
  for (int cyclic = 0; cyclic < 2; ++cyclic) {
    for (int start = 0; start < n; ++start) {
      if (seen[start] || (cyclic == 0 && copies[n + start].mate != -1)) continue;
      for (int v = start; v != -1 && !seen[v];) {
        const int w = copies[v].mate;
        seen[v] = 1;
        if (w == -1 || seen[w]) break;
        seen[w] = 1;
        result[v] = w;
        result[w] = v;
        v = copies[w].mate;
      }
    }
  }
  return result;
}

}  // namespace internal

// Returns a matching of maximum weight of the graph with n vertices and the given edges, among all
// matchings, among those of maximum size, or among the perfect ones. The result also has the dual
// variables that prove this. Weights may be negative. Loops are ignored. Of parallel edges, the
// heaviest counts. For a matching of minimum weight, negate the weights.
//
// Throws std::invalid_argument if n < 0, an end is outside [0, n), or the numbers would not fit
// into 64 bits. Limits: with k = n / 2, the absolute value of a weight is at most 2^60 and at most
// (2^63 - 1) / k; for Among::all, this holds for positive weights only; in the other modes, the
// largest and the smallest weight differ by less than 2^60 / (k + 1).
//
// Starts from a maximum matching by tight edges, continues with a heaviest fractional matching, and
// then searches from the exposed vertices that are left. Takes O(n m log n) time and O(n + m)
// memory. The slowest known graphs have many triangles with few neighbors in common, and weights
// that are differences of values of the ends: with Among::maximum, 20,000 vertices take 9 s. The
// result is the same for every call with these arguments. For a bipartite graph,
// bipartite_maximum_weight_matching() is faster.
//
// Example: maximum_weight_matching(4, {{0, 2, 1}, {1, 3, 1}, {1, 2, 3}}) has the weight 3 and the
// mates {-1, 2, 1, -1}. With Among::maximum, it has the weight 2 and the mates {2, 3, 0, 1}.
template <class Edge = WeightedEdge>
WeightedMatching maximum_weight_matching(int n, const std::vector<Edge>& given,
                                         Among among = Among::all) {
  const char* const caller = "maximum_weight_matching";
  if (n < 0) internal::reject(caller, "expected n >= 0, found ", n);
  long long added = 0;
  const internal::WeightedLists lists = [&] {  // the copy of the edges is not kept
    const std::vector<WeightedEdge> edges = internal::weighted_edges(caller, given, n, n);
    added = internal::number_to_add(caller, among, n, n / 2, edges);
    return internal::WeightedLists(n, edges, added);
  }();
  std::vector<int> largest;  // mates in a maximum matching
  if (among == Among::maximum) {
    largest = internal::match_graph(lists.tight(std::vector<long long>(n)));
  }
  const auto first = [&](const internal::WeightedLists& scaled) {
    std::vector<long long> result = scaled.heaviest();  // twice the dual variables
    if (among == Among::maximum) scaled.share(largest, result, 0);
    return result;
  };
  const auto start = [](const internal::WeightedLists& scaled, std::vector<long long> lowered) {
    scaled.lower(lowered);
    return internal::double_cover(lowered, internal::match_graph(scaled.tight(lowered)));
  };
  auto copies = start(lists, first(lists));
  typedef internal::ShortestAugmentingPaths Paths;
  Paths(lists, n, copies).run(Paths::kAlone, [&] {
    return internal::search_by_scales(lists, n, Paths::kAttempt, first, start);
  });
  std::vector<long long> doubled;
  for (int v = 0; v < n; ++v) doubled.push_back(copies[v].dual + copies[n + v].dual);
  internal::WeightedBlossoms blossoms(lists, doubled, internal::half_of(copies));
  blossoms.run();
  WeightedMatching result{true, {}, 0, among == Among::maximum ? added : 0, {}, {}, {}};
  blossoms.finish(result);

  for (int v = 0; v < n; ++v) {
    const int w = result.mate[v];
    if (w == -1 && among == Among::perfect) return WeightedMatching{false, {}, 0, 0, {}, {}, {}};
    if (w < v) continue;
    long long weight = 0;
    for (const internal::WeightedArc& arc : lists.of(v)) {
      if (arc.end == w) weight = std::max(weight, arc.weight);
    }
    result.weight += weight - added;
  }
  if (among == Among::perfect) {
    for (long long& dual : result.dual) dual -= added;
  }
  return result;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_WEIGHTED_MATCHING_HPP
