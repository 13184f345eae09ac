// SPDX-License-Identifier: CC0-1.0
//
// This header computes covers and independent sets from a maximum matching:
// minimum_vertex_cover(graph, mate), maximum_independent_set(graph, mate) and
// hall_violator(graph, mate, side) for bipartite graphs, and minimum_edge_cover(graph, mate) for
// any graph.
//
// Checked: against the definitions on all graphs with up to 6 vertices (exhaustive/graphs), by
// certificates on large ones (exhaustive/large).
#ifndef MATCHING_GAMES_COVERS_HPP
#define MATCHING_GAMES_COVERS_HPP

#include <algorithm>
#include <utility>
#include <vector>

#include "matching_games/bipartite_gallai_edmonds.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/internal/own_sides.hpp"
#include "matching_games/internal/require_matching.hpp"

// All functions in this header return ascending results, and take O(n + m) time,
// minimum_edge_cover() another O(n log n). `mate` must be a maximum matching of the graph. The
// functions throw std::invalid_argument if `mate` is not a matching. Functions for bipartite graphs
// also throw std::invalid_argument if an edge joins two vertices of the same side, if there is an
// odd cycle, or if the matching is not maximum. Limits: any graph.
namespace matching_games {

namespace internal {

// Returns, in ascending order, the vertices v for which is_in(c, s) is true. Here c is the
// Gallai-Edmonds class of v, and s says whether v is on side 1. Throws std::invalid_argument, with
// the name of the caller, if an edge joins two vertices of the same side or `mate` is not a maximum
// matching.
template <class Given, class Side, class IsIn>
std::vector<int> select_vertices(const char* caller, const Given& given,
                                 const std::vector<int>& mate, Side side, IsIn is_in) {
  const auto graph = internal::view_of(given);
  auto&& on_side_1 = internal::side_of(caller, graph, side);
  const std::vector<VertexClass> classes =
      internal::checked_classes(caller, graph, mate, on_side_1);
  std::vector<int> result;
  for (int v = 0; v < graph.size(); ++v) {
    if (is_in(classes[v], static_cast<bool>(on_side_1(v)))) result.push_back(v);
  }
  return result;
}

}  // namespace internal

// Returns a minimum vertex cover of a bipartite graph: as few vertices as possible such that every
// edge except loops has an end in the cover. The cover has as many vertices as the maximum matching
// `mate` has edges, so no cover is smaller. No minimum cover has more vertices on side 0.
//
// Example: on the path 0 - 1 - 2 the cover is {1}.
//
// D. Koenig, "Graphok es matrixok", 1931.
template <class Given, class Side = internal::OwnSides>
std::vector<int> minimum_vertex_cover(const Given& given, const std::vector<int>& mate,
                                      Side side = Side()) {
  return internal::select_vertices(
      "minimum_vertex_cover", given, mate, side, [](VertexClass c, bool on_side_1) {
        return c == VertexClass::A || (c == VertexClass::C && !on_side_1);
      });
}

// Returns a maximum independent set of a bipartite graph: a largest set of vertices no two of which
// are neighbors. The set consists of the vertices outside minimum_vertex_cover(). Loops are
// ignored: a vertex with a loop may be in the set.
//
// Example: on the path 0 - 1 - 2 the set is {0, 2}.
template <class Given, class Side = internal::OwnSides>
std::vector<int> maximum_independent_set(const Given& given, const std::vector<int>& mate,
                                         Side side = Side()) {
  return internal::select_vertices(
      "maximum_independent_set", given, mate, side, [](VertexClass c, bool on_side_1) {
        return c == VertexClass::D || (c == VertexClass::C && on_side_1);
      });
}

// Returns a set S of vertices on side 0 that shows why no matching covers all of side 0. Let N(S)
// be the set of all neighbors of vertices in S. Every matching exposes at least |S| - |N(S)|
// vertices of side 0. S makes this bound as large as possible, and a maximum matching exposes
// exactly that many vertices of side 0. Among all sets with the largest bound, S is the smallest. S
// consists of the vertices of the Gallai-Edmonds class D on side 0, and is empty if some matching
// covers all of side 0.
//
// Example: on the path 0 - 1 - 2 with side(v) = v % 2 the set is {0, 2}.
//
// P. Hall, "On representatives of subsets", 1935; O. Ore, "Graphs and matching theorems", 1955.
template <class Given, class Side = internal::OwnSides>
std::vector<int> hall_violator(const Given& given, const std::vector<int>& mate,
                               Side side = Side()) {
  return internal::select_vertices(
      "hall_violator", given, mate, side,
      [](VertexClass c, bool on_side_1) { return c == VertexClass::D && !on_side_1; });
}

// Returns a minimum edge cover of any graph: as few edges as possible such that every vertex that
// has a neighbor in the graph (not counting loops) is an end of an edge of the cover. The cover
// consists of the edges of the matching, and of one more edge for each exposed vertex that has a
// neighbor. Isolated vertices stay uncovered. The edges are in ascending order, and so are the ends
// of each edge.
//
// Throws std::invalid_argument if two exposed vertices are neighbors, because the matching is then
// not maximum. Makes no other check that the matching is maximum. If the matching is not maximum,
// the result is an edge cover, but not a minimum one.
//
// Example: on the path 0 - 1 - 2 - 3 - 4 with the pairs 0 - 1 and 2 - 3 the cover is
// {{0, 1}, {2, 3}, {3, 4}}.
//
// T. Gallai, "Ueber extreme Punkt- und Kantenmengen", 1959.
template <class Given>
std::vector<std::pair<int, int>> minimum_edge_cover(const Given& given,
                                                    const std::vector<int>& mate) {
  const auto graph = internal::view_of(given);
  internal::require_matching("minimum_edge_cover", graph, mate);
  std::vector<std::pair<int, int>> result;
  for (int v = 0; v < graph.size(); ++v) {
    int partner = mate[v];
    if (partner > v) result.emplace_back(v, partner);
    if (partner != -1 || !graph.contains(v)) continue;
    for (const int w : graph.neighbors(v)) {
      if (w == v || !graph.contains(w)) continue;
      if (mate[w] == -1) {
        internal::reject("minimum_edge_cover", "the matching is not maximum: the neighbors ", v,
                         " and ", w, " are exposed");
      }
      if (partner == -1) partner = w;
    }
    if (partner != -1) result.emplace_back(std::min(v, partner), std::max(v, partner));
  }
  std::sort(result.begin(), result.end());
  return result;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_COVERS_HPP
