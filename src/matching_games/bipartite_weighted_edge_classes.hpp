// SPDX-License-Identifier: CC0-1.0
//
// weighted_edge_classes(l, r, edges, result) computes which edges and vertices of a bipartite graph
// are in every, in some or in no matching of maximum weight.
#ifndef MATCHING_GAMES_BIPARTITE_WEIGHTED_EDGE_CLASSES_HPP
#define MATCHING_GAMES_BIPARTITE_WEIGHTED_EDGE_CLASSES_HPP

#include <cstddef>
#include <utility>
#include <vector>

#include "matching_games/edge_class.hpp"
#include "matching_games/internal/require_ends.hpp"
#include "matching_games/internal/strong_components.hpp"
#include "matching_games/internal/successors.hpp"
#include "matching_games/weights.hpp"

namespace matching_games {

// Says which edges and vertices the optimal matchings contain. These are the competing matchings of
// maximum weight, as sets of pairs of vertices. If no matching competes, no edge is in one, no
// vertex is covered, and `unique` is false.
struct WeightedEdgeClasses {
  std::vector<EdgeClass> edge;  // of each edge, in the order of the edges
  std::vector<bool> covered;    // whether every optimal matching covers v; bipartite: l + r entries
  bool unique;                  // whether there is only one optimal matching
};

// Computes which edges and vertices of a bipartite graph are in every, in some or in no optimal
// matching. Takes the arguments of maximum_weight_matching() and its result. Parallel edges have
// classes of their own: a lighter one is in no optimal matching. Throws std::invalid_argument if
// the dual variables do not prove that the result is optimal. Takes O(l + r + m) time.
//
// Every optimal matching consists of tight edges and covers the vertices whose potential is not 0.
// So two of them differ in alternating cycles and in alternating paths whose ends have the
// potential 0. These are the directed cycles of a graph with an arc from each left vertex v to the
// mates of the right vertices that tight edges join to v, and with one more vertex, which stands
// for the mate of all exposed vertices. Strong components tell which arcs are on cycles.
//
// Example: for the edges {{0, 0, 5}, {0, 1, 2}, {1, 0, 3}} of 2 + 2 vertices, the matchings {{0,
// 0}} and {{0, 1}, {1, 0}} are optimal. All edges are in some optimal matching, and the left vertex
// 0 and the right vertex 0 are covered.
template <class Edge = WeightedEdge>
WeightedEdgeClasses weighted_edge_classes(int l, int r, const std::vector<Edge>& given,
                                          const WeightedMatching& result,
                                          Among among = Among::all) {
  const std::vector<WeightedEdge>& edges = internal::weighted_edges(given);
  const std::size_t n = static_cast<std::size_t>(l) + r;
  WeightedEdgeClasses classes{std::vector<EdgeClass>(edges.size(), EdgeClass::none),
                              std::vector<bool>(n, false), false};
  if (!result.exists) return classes;
  const auto require = [](bool is_right) {
    if (is_right) return;
    internal::reject("weighted_edge_classes",
                     "the result is not that of maximum_weight_matching() for this graph");
  };
  const auto is_small = [](long long x) { return x < 1LL << 62 && x > -(1LL << 62); };
  const std::vector<long long>& potential = result.potential;
  require(result.mate.size() == n - r && potential.size() == n && is_small(result.added));
  const int outside = l;
  std::vector<int> back(r, outside);  // the mate of each right vertex
  for (int v = 0; v < l; ++v) {
    const int w = result.mate[v];
    if (w == -1) continue;
    require(internal::is_below(w, r) && back[w] == outside);
    back[w] = v;
  }
  internal::Successors arcs{std::vector<std::vector<int>>(n - r + 1)};
  std::vector<char> is_free(n, 0), is_paid(n - r, 0);
  for (std::size_t x = 0; x < n; ++x) {
    const bool is_left = x < n - r, is_perfect = among == Among::perfect;
    const int v = is_left ? static_cast<int>(x) : back[x - l];
    classes.covered[x] = is_left ? result.mate[v] != -1 : v != outside;
    is_free[x] = potential[x] == 0 && !is_perfect;
    require(is_small(potential[x]) && (potential[x] >= 0 || is_perfect));
    require(classes.covered[x] || is_free[x]);
    if (!is_free[x]) continue;
    if (is_left && classes.covered[x]) {
      arcs.of[v].push_back(outside);
    } else {
      arcs.of[outside].push_back(v);
    }
  }
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const int v = edges[i].v, w = edges[i].w;
    internal::require_ends("weighted_edge_classes", i, std::make_pair(v, w), l, r);
    const long long bound = (potential[v] + potential[l + w]) / 2 - result.added;
    require(bound >= edges[i].weight);
    if (bound > edges[i].weight) continue;
    classes.edge[i] = EdgeClass::some;  // perhaps
    if (back[w] == v) {
      is_paid[v] = 1;
    } else {
      arcs.of[v].push_back(back[w]);
    }
  }
  std::vector<int> component;
  const int count = internal::strong_components(
      arcs, [](int) { return true; }, [](int v) { return v; }, component);
  std::vector<int> size(count, 0);
  for (const int c : component) ++size[c];
  classes.unique = count == outside + 1;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const int v = edges[i].v, w = back[edges[i].w];
    if (classes.edge[i] == EdgeClass::none) continue;
    if (w == v && size[component[v]] == 1) classes.edge[i] = EdgeClass::every;
    if (component[w] != component[v]) classes.edge[i] = EdgeClass::none;
  }
  for (std::size_t x = 0; x < n; ++x) {
    if (!classes.covered[x]) continue;
    const int v = x < n - r ? static_cast<int>(x) : back[x - l];
    require(is_paid[v] != 0);
    if (is_free[x] && component[v] == component[outside]) classes.covered[x] = false;
  }
  return classes;
}

template <class T>
WeightedEdgeClasses weighted_edge_classes(int, const T&, const WeightedMatching&,
                                          Among = Among::all) {
  static_assert(!sizeof(T), "without sides, include matching_games/weighted_edge_classes.hpp");
  return {};
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_BIPARTITE_WEIGHTED_EDGE_CLASSES_HPP
