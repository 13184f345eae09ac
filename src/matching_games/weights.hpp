// SPDX-License-Identifier: CC0-1.0
//
// This header defines weighted edges, and what a maximum weight matching and its proof are. They
// are the same for bipartite and for general graphs.
//
// Checked: by proofs on all graphs with 4 vertices and small weights (exhaustive/weights).
#ifndef MATCHING_GAMES_WEIGHTS_HPP
#define MATCHING_GAMES_WEIGHTS_HPP

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "matching_games/internal/edges.hpp"

namespace matching_games {

// An edge between the vertices v and w. In a call with the parameters l and r, v is a left vertex
// and w a right vertex, both zero-based.
struct WeightedEdge {
  int v, w;
  long long weight;
};

// Says which matchings compete: all matchings, those of maximum size, or the perfect ones.
enum class Among { all, maximum, perfect };

// An odd set of vertices with its dual variable. `parent` is the index of the smallest set of the
// family that contains this set, or -1. It is less than the index of this set.
struct OddSet {
  int parent;
  long long dual;
};

// Stores a matching of maximum weight, and the proof that no competing matching is heavier. The
// proof consists of dual variables, which are doubled so that they are integers:
//   - For every edge vw, dual[v] + dual[w] + the sum of the duals of the sets that contain both v
//     and w is at least 2 * (weight of vw + added).
//   - The sum of dual[v] over the vertices + that of dual * (size - 1) / 2 over the sets is equal
//     to 2 * (weight of the matching + added * size of the matching).
//   - The duals of sets are >= 0, and those of vertices as well, except for Among::perfect.
// Adding up the first condition over the edges of a competing matching shows that it is not
// heavier. For Among::maximum, the proof holds for weights that are raised by `added`, which is so
// large that the heaviest matching is one of maximum size. If the matchings with a given number of
// edges compete, all weights are raised by `added` as well, which may be negative.
//
// An edge is tight if the first condition holds with equality. All edges of an optimal matching are
// tight. Of the tight edges, some may be in no optimal matching: see weighted_edge_classes().
struct WeightedMatching {
  // False if Among::perfect is asked for and there is no perfect matching, or if
  // maximum_weight_matching_of_size() finds no matching of this size. Then all vectors are empty
  // and all numbers are 0.
  bool exists;
  std::vector<int> mate;  // mate[v] is the mate of v, or -1
  long long weight;
  long long added;              // 0 for Among::all and Among::perfect
  std::vector<long long> dual;  // of each vertex; even numbers in a call with l and r
  std::vector<int> set_of;      // the smallest set that contains v, or -1
  std::vector<OddSet> sets;     // none in a call with l and r
};

namespace internal {

// Returns the edges as a std::vector<WeightedEdge>, with the second ends raised by `shift`. Throws
// std::invalid_argument, with the name of the caller, if a first end is outside [0, n) or a second
// end is outside [0, m).
template <class Edge>
std::vector<WeightedEdge> weighted_edges(const char* caller, const std::vector<Edge>& edges, int n,
                                         int m, int shift = 0) {
  using Limits = std::numeric_limits<decltype(find_weight(edges[0], 0))>;
  static_assert(Limits::is_integer && Limits::digits > 1 && Limits::digits < 64,
                "a weighted edge has an integer weight, of at most 63 bits and a sign; "
                "scale and round floating-point weights");
  require_edges(caller, edges, n, m);
  std::vector<WeightedEdge> result;
  result.reserve(edges.size());
  for (const Edge& edge : edges) {
    const std::pair<int, int> ends = ends_of(edge);
    result.push_back(WeightedEdge{ends.first, ends.second + shift, find_weight(edge, 0)});
  }
  return result;
}

// Returns the edges between l and r vertices with the numbers that these have in the graph, where
// the right vertex w is l + w. Throws std::invalid_argument, with the name of the caller, if
// l, r or an end is out of range.
template <class Edge>
std::vector<WeightedEdge> joined_edges(const char* caller, const std::vector<Edge>& edges, int l,
                                       int r) {
  require_numbers(caller, l, r);
  return weighted_edges(caller, edges, l, r, l);
}

// Returns the number that is added to all weights so that a heaviest matching is one of maximum
// size, which is 0 for Among::all. A matching of the n vertices has at most `pairs` edges. Throws
// std::invalid_argument, with the name of the caller, if a raised weight would be above 2^60, so
// that sums of a few duals would not fit into 64 bits, or if the weight of a matching would not
// fit. Ignores loops, and edges that are in no heaviest matching.
inline long long number_to_add(const char* caller, Among among, int n, long long pairs,
                               const std::vector<WeightedEdge>& edges) {
  const long long limit = 1LL << 60, most = (limit - 1) / (pairs + 1);
  const long long bound =
      std::min(limit, std::numeric_limits<long long>::max() / std::max(pairs, 1LL));
  long long low = limit, high = -limit;
  for (const WeightedEdge& edge : edges) {
    if (edge.v == edge.w || (among == Among::all && edge.weight <= 0)) continue;
    if (edge.weight > bound || edge.weight < -bound) {
      reject(caller, "edge ", &edge - edges.data(), " has the weight ", edge.weight, ", outside [",
             -bound, ", ", bound, "], the range for ", n, " vertices");
    }
    low = std::min(low, edge.weight);
    high = std::max(high, edge.weight);
  }
  if (among == Among::all || low > high) return 0;
  if (high - low > most) {
    reject(caller, "the weights ", low, " and ", high, " differ by more than ", most,
           ", the bound for ", n, " vertices");
  }
  return std::max(0LL, pairs * (high - low) + 1 - low);
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_WEIGHTS_HPP
