// SPDX-License-Identifier: CC0-1.0
//
// bipartite_maximum_weight_matching(l, r, edges) computes a matching of maximum weight of a
// bipartite graph.
//
// Checked: by proofs on all graphs with 4 vertices and small weights (exhaustive/weights) and on
// large graphs (matching_games/bipartite_weighted).
#ifndef MATCHING_GAMES_BIPARTITE_WEIGHTED_MATCHING_HPP
#define MATCHING_GAMES_BIPARTITE_WEIGHTED_MATCHING_HPP

#include <algorithm>
#include <cstddef>
#include <vector>

#include "matching_games/internal/bipartite_matcher.hpp"
#include "matching_games/internal/edges.hpp"
#include "matching_games/internal/jonker_volgenant.hpp"
#include "matching_games/internal/search_by_scales.hpp"
#include "matching_games/internal/shortest_augmenting_paths.hpp"
#include "matching_games/internal/weighted_lists.hpp"
#include "matching_games/weights.hpp"

namespace matching_games {

namespace internal {

// match_lists() and match_matrix() compute a heaviest matching of a graph with l <= r vertices on
// the sides. The weights are raised by `added`, and are then at most 2^60. The result has the
// mates, and the duals, which are not doubled, and are 0 at exposed vertices. If the weights were
// raised, a heaviest matching has maximum size, and `is_maximum` is true: match_lists() then starts
// from other duals.
inline WeightedMatching match_lists(int l, int r, const WeightedLists& lists, bool is_maximum) {
  const int n = l + r;
  const auto match = [l](const WeightedLists& scaled, const std::vector<long long>& duals) {
    const auto side = [l](int v) { return v >= l; };
    return match_sides("bipartite_maximum_weight_matching", scaled.tight(duals), side);
  };
  std::vector<int> largest;  // mates in a maximum matching
  if (is_maximum) largest = match(lists, std::vector<long long>(n));
  bool gives_all = false;
  const auto first = [&](const WeightedLists& scaled) {
    std::vector<long long> result = scaled.heaviest();  // twice the dual variables
    if (is_maximum) {
      scaled.share(largest, result, l, gives_all);
    } else if (WeightedLists::outnumber(r, l)) {  // the larger side is taken for exposed
      for (int v = 0; v < n; ++v) result[v] *= v < l ? 2 : 0;
    }
    return result;
  };
  const auto start = [&](const WeightedLists& scaled, std::vector<long long> lowered) {
    scaled.lower(lowered);
    const std::vector<int> mate = match(scaled, lowered);
    ShortestAugmentingPaths::Vertices vertices;
    vertices.reserve(n);
    for (int v = 0; v < n; ++v) {  // on the left, halves are rounded up
      vertices.push_back({(lowered[v] + (v < l)) / 2, mate[v], -1, 0});
    }
    return vertices;
  };
  auto vertices = start(lists, first(lists));
  // Without an exposed vertex, both starts would be the same.
  const bool differ = std::count(largest.begin(), largest.end(), -1) > 0;
  typedef ShortestAugmentingPaths Paths;
  Paths(lists, l, vertices).run(Paths::kAloneWithSides, [&]() -> Paths::Vertices {
    gives_all = true;
    if (differ) {
      Paths::Vertices rival = start(lists, first(lists));
      const long long limit = static_cast<long long>(lists.arcs.size()) * Paths::kAttempt;
      if (Paths(lists, l, rival).run_plain(limit)) return rival;
    }
    return search_by_scales(lists, l, Paths::kAttempt, first, start);
  });
  WeightedMatching result{true, {}, 0, 0, {}, {}, {}};
  for (const ShortestAugmentingPaths::Vertex& v : vertices) {
    result.mate.push_back(v.mate);
    result.dual.push_back(v.dual);
  }
  return result;
}

inline WeightedMatching match_matrix(int l, int r, const std::vector<WeightedEdge>& edges,
                                     long long added) {
  // An entry is 0 where there is no edge of positive weight.
  std::vector<std::vector<long long>> cost(l, std::vector<long long>(r, 0));
  long long heaviest = 0;
  for (const WeightedEdge& edge : edges) {
    long long& entry = cost[edge.v][edge.w - l];
    entry = std::min(entry, -std::max(0LL, edge.weight + added));
    heaviest = std::max(heaviest, -entry);
  }
  std::vector<const long long*> rows;
  for (const std::vector<long long>& row : cost) rows.push_back(row.data());
  JonkerVolgenant<long long> search(rows, r, heaviest);
  search.run();
  // In a square matrix, the duals of columns may have any sign. If the least dual of the right side
  // is 0, none of the left side is negative, because no weight is. The ends of a pair without an
  // edge have the dual 0.
  const auto& column_dual = search.column_dual;
  const long long largest =
      l < r || l == 0 ? 0 : *std::max_element(column_dual.begin(), column_dual.end());
  WeightedMatching result{true, std::vector<int>(l + r, -1), 0, 0, {}, {}, {}};
  for (int v = 0; v < l; ++v) {
    const int w = search.mate[v];
    result.dual.push_back(-(search.row_dual(v) + largest));
    if (cost[v][w] == 0) continue;
    result.mate[v] = l + w;
    result.mate[l + w] = v;
  }
  for (const long long dual : column_dual) result.dual.push_back(largest - dual);
  return result;
}

}  // namespace internal

// Returns a matching of maximum weight of the bipartite graph with l vertices on the left, r
// vertices on the right, and the given edges {left, right, weight}, whose ends are zero-based:
// among all matchings, among those of maximum size, or among the perfect ones. The result has the
// mates and the duals of all l + r vertices, where the right vertex w is l + w. The duals
// prove the maximum. Weights may be negative. Of parallel edges, the heaviest counts. For a
// matching of minimum weight, negate the weights.
//
// Throws std::invalid_argument if l or r is negative, l + r or the number of edges is 2^31 or more,
// an end is out of range, or the numbers would not fit into 64 bits. Limits: with k = min(l, r),
// the absolute value of a weight is at most 2^60 and at most (2^63 - 1) / k; for Among::all, this
// holds for positive weights only; in the other modes, the largest and the smallest weight differ
// by less than 2^60 / (k + 1).
//
// Takes O(k m log m) time and O(l + r + m) memory. A graph with more than a quarter of all possible
// edges is treated as a matrix, which takes O(k l r) time. The slowest known graphs have complete
// blocks of 50 + 50 vertices and weights that are sums of values of the ends with small noise, or a
// few large groups of vertices and weights that fall from edge to edge: 40,000 vertices take 3 to
// 4 s.
//
// If l and r differ, no matching is perfect. To cover the smaller side, take Among::maximum.
//
// Example: bipartite_maximum_weight_matching(2, 2, {{0, 0, 5}, {0, 1, 2}, {1, 0, 2}}) has the
// weight 5 and the mates {2, -1, 0, -1}. With Among::perfect, it has the weight 4 and the mates {3,
// 2, 1, 0}.
template <class Edge = WeightedEdge>
WeightedMatching bipartite_maximum_weight_matching(int l, int r, const std::vector<Edge>& given,
                                                   Among among = Among::all) {
  const char* const caller = "bipartite_maximum_weight_matching";
  std::vector<WeightedEdge> edges = internal::joined_edges(caller, given, l, r);
  const int less = std::min(l, r), more = std::max(l, r), n = l + r;
  const long long added = internal::number_to_add(caller, among, n, less, edges);
  std::size_t count = 0;
  for (WeightedEdge& edge : edges) {
    count += edge.weight + added > 0;
    if (l > r) edge = {edge.w - l, edge.v + r, edge.weight};  // the smaller side comes first
  }
  WeightedMatching result =
      count > 1ULL * l * r / 4
          ? internal::match_matrix(less, more, edges, added)
          : internal::match_lists(less, more, internal::WeightedLists(n, edges, added), added > 0);
  std::vector<int>& mate = result.mate;
  std::vector<long long>& dual = result.dual;
  int size = 0;
  for (int v = 0; v < less; ++v) {
    if (mate[v] == -1) continue;
    ++size;
    result.weight += dual[v] + dual[mate[v]] - added;
  }
  if (among == Among::perfect && 2 * size < n) {
    return WeightedMatching{false, {}, 0, 0, {}, {}, {}};
  }
  if (l > r) {
    for (int& w : mate) w += w == -1 ? 0 : w < less ? l : -r;
    std::rotate(mate.begin(), mate.begin() + less, mate.end());
    std::rotate(dual.begin(), dual.begin() + less, dual.end());
  }
  for (int v = 0; v < n; ++v) {
    dual[v] = 2 * (dual[v] - (among == Among::perfect && v < l ? added : 0));
  }
  if (among == Among::maximum) result.added = added;
  result.set_of.assign(n, -1);
  return result;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_BIPARTITE_WEIGHTED_MATCHING_HPP
