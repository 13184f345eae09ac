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

// Says for each vertex of both sides how many halves of its largest weight its first dual variable
// is. For each arc, these are at least two halves at both ends together.
//
// Half for both sides lets the searches begin at both, and most of them are short. But if a maximum
// matching exposes many vertices, their dual variables would all have to fall to 0, and each of
// these searches would be long. So the vertices that some maximum matching exposes get 0, and their
// neighbors all, if these neighbors are fewer by more than a 500th.
inline void share_by_classes(int l, int r, const std::vector<WeightedEdge>& arcs,
                             const WeightedLists (&lists)[2], std::vector<char> (&halves)[2]) {
  std::vector<std::pair<int, int>> pairs;
  for (const WeightedEdge& arc : arcs) pairs.emplace_back(arc.v, arc.w);
  const std::vector<int> mate =
      matching_games::bipartite_matching(matching_games::BipartiteGraph(l, r, pairs));
  for (int s = 0; s < 2; ++s) {
    const int from = s == 0 ? 0 : l, to = l - from;
    std::vector<int> exposed, next;
    std::vector<char> seen(mate.size(), 0);
    for (int v = 0; v < lists[s].size(); ++v) {
      if (mate[from + v] == -1 && lists[s].first[v] < lists[s].first[v + 1]) exposed.push_back(v);
    }
    for (std::size_t k = 0; k < exposed.size(); ++k) {
      const int v = exposed[k];
      for (std::size_t i = lists[s].first[v]; i < lists[s].first[v + 1]; ++i) {
        const int w = lists[s].arcs[i].end;
        if (seen[to + w]) continue;
        seen[to + w] = 1;
        next.push_back(w);
        exposed.push_back(mate[to + w] - from);
      }
    }
    if (exposed.size() - next.size() <= exposed.size() / 500) continue;
    for (const int v : exposed) halves[s][v] = 0;
    for (const int w : next) halves[1 - s][w] = 2;
  }
}

// Both functions compute a heaviest matching of the arcs that lead from vertices v < l to vertices
// w < r, where l <= r and the weights are in [1, 2^60]. If `is_large` is true, it is one of maximum
// size. The first search of each vertex may use `most` scans.
inline HalfMatching match_lists(int l, int r, const std::vector<WeightedEdge>& arcs, bool is_large,
                                long long most = 16) {
  WeightedLists lists[2];
  std::vector<char> halves[2];
  for (int s = 0; s < 2; ++s) {
    lists[s].first.assign(static_cast<std::size_t>(s == 0 ? l : r) + 1, 0);
    for (const WeightedEdge& arc : arcs) ++lists[s].first[s == 0 ? arc.v : arc.w];
    std::size_t total = 0;
    for (std::size_t& f : lists[s].first) f = total += f;
    lists[s].arcs.resize(total);
    for (std::size_t i = arcs.size(); i-- > 0;) {
      const int v = s == 0 ? arcs[i].v : arcs[i].w, w = s == 0 ? arcs[i].w : arcs[i].v;
      lists[s].arcs[--lists[s].first[v]] = WeightedArc{w, arcs[i].weight};
    }
    // Without a condition on the size, the vertices of the larger side are taken for exposed ones.
    halves[s].assign(lists[s].size(), is_large || r - l <= r / 500 ? 1 : s == 0 ? 2 : 0);
  }
  if (is_large) share_by_classes(l, r, arcs, lists, halves);
  LightestPaths::Side sides[2];
  for (int s = 0; s < 2; ++s) {
    for (int v = 0; v < lists[s].size(); ++v) {
      long long heaviest = 0;
      for (std::size_t i = lists[s].first[v]; i < lists[s].first[v + 1]; ++i) {
        heaviest = std::max(heaviest, lists[s].arcs[i].weight);
      }
      const long long half = (heaviest + (s == 0 ? 1 : 0)) / 2;  // rounded up and down
      sides[s].emplace_back(halves[s][v] == 1 ? half : halves[s][v] == 0 ? 0 : heaviest, -1);
    }
  }
  // As many vertices as possible are matched by tight arcs.
  std::vector<std::pair<int, int>> tight;
  for (const WeightedEdge& arc : arcs) {
    if (sides[0][arc.v].dual + sides[1][arc.w].dual == arc.weight) tight.emplace_back(arc.v, arc.w);
  }
  const std::vector<int> start =
      matching_games::bipartite_matching(matching_games::BipartiteGraph(l, r, tight));
  std::vector<int> roots;  // v: the left vertex v; -w - 1: the right vertex w
  for (int v = 0; v < l + r; ++v) {
    if (v < l && start[v] != -1) sides[0][v].mate = start[v] - l;
    if (v >= l && start[v] != -1) sides[1][v - l].mate = start[v];
    if (start[v] == -1) roots.push_back(v < l ? v : l - v - 1);
  }
  LightestPaths paths;
  search_in_rounds(roots, most, [&](int root, long long allowed) -> long long {
    const int s = root < 0, v = s == 0 ? root : -root - 1;
    if (sides[s][v].mate != -1 || sides[s][v].dual == 0) return 0;
    return paths.search(lists[s], sides[s], sides[1 - s], v, allowed);
  });
  HalfMatching result;
  for (const LightestPaths::Vertex& v : sides[0]) {
    result.mate.push_back(v.mate);
    result.x.push_back(v.dual);
  }
  for (const LightestPaths::Vertex& w : sides[1]) result.y.push_back(w.dual);
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
  const bool turned = l > r;  // l <= r in the functions above
  std::vector<WeightedEdge> arcs;
  for (const WeightedEdge& edge : edges) {
    if (!range.counts(edge.weight)) continue;
    arcs.push_back({turned ? edge.w : edge.v, turned ? edge.v : edge.w, edge.weight + raise});
  }
  const bool dense = arcs.size() > internal::product(l, r) / 4;
  const int less = std::min(l, r), more = std::max(l, r);
  internal::HalfMatching half = dense ? internal::match_matrix(less, more, arcs)
                                      : internal::match_lists(less, more, arcs, raise > 0);

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
