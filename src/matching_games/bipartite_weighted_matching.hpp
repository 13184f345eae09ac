// SPDX-License-Identifier: CC0-1.0
//
// maximum_weight_matching(l, r, edges) computes a matching of maximum weight of a bipartite graph.
#ifndef MATCHING_GAMES_BIPARTITE_WEIGHTED_MATCHING_HPP
#define MATCHING_GAMES_BIPARTITE_WEIGHTED_MATCHING_HPP

#include <algorithm>
#include <cstddef>
#include <limits>
#include <type_traits>
#include <utility>
#include <vector>

#include "matching_games/bipartite.hpp"
#include "matching_games/bipartite_graph.hpp"
#include "matching_games/internal/assignment_rows.hpp"
#include "matching_games/internal/lightest_paths.hpp"
#include "matching_games/internal/product.hpp"
#include "matching_games/internal/require_ends.hpp"
#include "matching_games/internal/weight_range.hpp"
#include "matching_games/weights.hpp"

namespace matching_games {

namespace internal {

// The mates of the vertices of one side, and the potentials of both sides, which have 0 at exposed
// vertices.
struct HalfMatching {
  std::vector<int> mate;
  std::vector<long long> x, y;
};

// Both functions compute a heaviest matching of the arcs that lead from vertices v < l to vertices
// w < r, where l <= r and the weights are in [1, 2^60].
inline HalfMatching match_lists(int l, int r, const std::vector<WeightedEdge>& arcs,
                                long long most = std::numeric_limits<long long>::max()) {
  WeightedLists lists;
  lists.first.assign(static_cast<std::size_t>(l) + 1, 0);
  std::vector<long long> heaviest(l, 0);
  for (const WeightedEdge& arc : arcs) {
    ++lists.first[arc.v];
    heaviest[arc.v] = std::max(heaviest[arc.v], arc.weight);
  }
  std::size_t total = 0;
  for (std::size_t& f : lists.first) f = total += f;
  lists.arcs.resize(total);
  std::vector<std::pair<int, int>> tight;
  for (std::size_t i = arcs.size(); i-- > 0;) {
    const WeightedEdge& arc = arcs[i];
    lists.arcs[--lists.first[arc.v]] = WeightedArc{arc.w, arc.weight};
    if (arc.weight == heaviest[arc.v]) tight.emplace_back(arc.v, arc.w);
  }
  // The dual variable of a tail is its largest weight, and that of a head is 0. As many vertices as
  // possible are matched by tight arcs.
  const std::vector<int> start =
      matching_games::bipartite_matching(matching_games::BipartiteGraph(l, r, tight));
  LightestPaths::Side tails, heads;
  for (int v = 0; v < l; ++v) tails.emplace_back(heaviest[v], start[v] == -1 ? -1 : start[v] - l);
  for (int w = 0; w < r; ++w) heads.emplace_back(0, start[l + w]);
  LightestPaths paths;
  std::vector<int> roots;
  for (int v = 0; v < l; ++v) {
    if (tails[v].mate == -1) roots.push_back(v);
  }
  search_in_rounds(roots, most, [&](int root, long long allowed) -> long long {
    if (tails[root].mate != -1 || tails[root].dual == 0) return 0;
    return paths.search(lists, tails, heads, root, allowed);
  });
  HalfMatching result;
  for (const LightestPaths::Vertex& v : tails) {
    result.mate.push_back(v.mate);
    result.x.push_back(v.dual);
  }
  for (const LightestPaths::Vertex& w : heads) result.y.push_back(w.dual);
  return result;
}

inline HalfMatching match_matrix(int l, int r, const std::vector<WeightedEdge>& arcs) {
  std::vector<long long> cost(internal::product(l, r), 0);  // 0 where there is no arc
  long long heaviest = 0;
  for (const WeightedEdge& arc : arcs) {
    long long& entry = cost[static_cast<std::size_t>(arc.v) * r + arc.w];
    entry = std::min(entry, -arc.weight);
    heaviest = std::max(heaviest, arc.weight);
  }
  std::vector<const long long*> rows;
  for (int v = 0; v < l; ++v) rows.push_back(cost.data() + static_cast<std::size_t>(v) * r);
  AssignmentRows<long long> search(rows, r, heaviest);
  search.run();
  // In a square matrix, the potentials of columns may have any sign. If the least y is 0, x is not
  // negative either, because no weight is. The pairs without an arc have potentials of 0.
  const long long most = l < r || l == 0 ? 0 : *std::max_element(search.v.begin(), search.v.end());
  HalfMatching result{search.mate, {}, {}};
  for (int v = 0; v < l; ++v) {
    result.x.push_back(-(search.u(v) + most));
    if (search.cost(v, search.mate[v]) == 0) result.mate[v] = -1;
  }
  for (int w = 0; w < r; ++w) result.y.push_back(most - search.v[w]);
  return result;
}

}  // namespace internal

// Returns a matching of maximum weight of the bipartite graph with l vertices on the left, r
// vertices on the right, and the given edges: among all matchings, among those of maximum size, or
// among the perfect ones. The vertices of both sides are zero-based. The mates are those of the
// left vertices, and the potentials prove the maximum. Weights may be negative. Of parallel edges,
// the heaviest counts. For a matching of minimum weight, negate the weights.
//
// Throws std::invalid_argument if l or r is negative, if l + r >= 2^31, if an end is out of range,
// or if the numbers would not fit into 64 bits. With k = min(l, r), the absolute value of a weight
// must be at most 2^60 and at most (2^63 - 1) / k; for Among::all, this holds for positive weights
// only. In the other modes, the largest and the smallest weight must differ by less than
// 2^60 / (k + 1).
//
// Takes O(k m log m) time and O(l + r + m) memory. A graph with more than a quarter of all possible
// edges is treated as a matrix, which takes O(n^3) time for n vertices.
//
// Example: maximum_weight_matching(2, 2, {{0, 0, 5}, {0, 1, 2}, {1, 0, 2}}) has the weight 5 and
// the mates {0, -1}. With Among::perfect, it has the weight 4 and the mates {1, 0}.
template <class Edge = WeightedEdge>
WeightedMatching maximum_weight_matching(int l, int r, const std::vector<Edge>& given,
                                         Among among = Among::all) {
  const std::vector<WeightedEdge>& edges = internal::weighted_edges(given);
  if (l < 0 || r < 0 || l > std::numeric_limits<int>::max() - r) {
    internal::reject("maximum_weight_matching", "expected l, r >= 0 and l + r < 2^31, found ", l,
                     " and ", r);
  }
  internal::WeightRange range(among, l + r, std::min(l, r));
  for (const WeightedEdge& edge : edges) {
    const std::size_t number = &edge - edges.data();
    internal::require_ends("maximum_weight_matching", number, std::make_pair(edge.v, edge.w), l, r);
    range.add(number, edge.weight);
  }
  const long long raise = range.raise();
  const bool turned = l > r;  // the searches start at the smaller side
  std::vector<WeightedEdge> arcs;
  for (const WeightedEdge& edge : edges) {
    if (!range.counts(edge.weight)) continue;
    arcs.push_back({turned ? edge.w : edge.v, turned ? edge.v : edge.w, edge.weight + raise});
  }
  const bool dense = arcs.size() > internal::product(l, r) / 4;
  internal::HalfMatching half = dense ? internal::match_matrix(std::min(l, r), std::max(l, r), arcs)
                                      : internal::match_lists(std::min(l, r), std::max(l, r), arcs);

  WeightedMatching result{true, std::vector<int>(l, -1), 0, 0, {}, {}, {}};
  int size = 0;
  for (int v = 0; v < static_cast<int>(half.mate.size()); ++v) {
    const int w = half.mate[v];
    if (w == -1) continue;
    ++size;
    result.weight += half.x[v] + half.y[w] - raise;
    result.mate[turned ? w : v] = turned ? v : w;
  }
  if (among == Among::perfect && (l != r || size < l)) {
    return WeightedMatching{false, {}, 0, 0, {}, {}, {}};
  }
  if (among == Among::maximum) result.added = raise;
  if (turned) half.x.swap(half.y);
  const long long lower = among == Among::perfect ? raise : 0;
  for (const long long x : half.x) result.potential.push_back(2 * (x - lower));
  for (const long long y : half.y) result.potential.push_back(2 * y);
  return result;
}

template <class T, class = typename std::enable_if<!std::is_integral<T>::value>::type>
WeightedMatching maximum_weight_matching(int, const T&, ...) {
  static_assert(!sizeof(T), "without sides, include matching_games/weighted_matching.hpp");
  return {};
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_BIPARTITE_WEIGHTED_MATCHING_HPP
