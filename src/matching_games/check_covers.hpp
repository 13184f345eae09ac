// SPDX-License-Identifier: CC0-1.0
//
// Checks covers and independent sets: check_vertex_cover(graph, mate, cover),
// check_independent_set(graph, mate, set), check_edge_cover(graph, mate, cover) and
// check_hall_violator(graph, mate, side, set).
//
// Checked: on small graphs, accepts a certificate if and only if it is right by definition
// (matching_games/checkers).
#ifndef MATCHING_GAMES_CHECK_COVERS_HPP
#define MATCHING_GAMES_CHECK_COVERS_HPP

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "matching_games/check_matching.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/internal/own_sides.hpp"

namespace matching_games {

namespace internal {

// Checks that every edge except loops has an end in the cover, and that the cover has as many
// vertices as the matching `mate` has edges. The cover consists of the vertices v of the graph with
// in_cover[v] != 0. Returns an empty string, or a sentence about the condition that is violated. If
// an edge has no end in the cover, the sentence names this edge and ends with the text
// `not_covered`. If the numbers differ, the sentence contains the number of vertices, the text
// `counted` (the last parameter), and the number of edges, in this order.
template <class Graph>
std::string check_cover(const Graph& graph, const std::vector<int>& mate,
                        const std::vector<char>& in_cover, const char* not_covered,
                        const char* counted) {
  std::size_t ends = 0, size = 0;
  for (int v = 0; v < graph.size(); ++v) {
    if (!graph.contains(v)) continue;
    if (mate[v] != -1) ++ends;
    if (in_cover[v]) {
      ++size;
      continue;
    }
    for (const int w : graph.neighbors(v)) {
      if (w == v || !graph.contains(w) || in_cover[w]) continue;
      return internal::text("the edge ", v, " - ", w, not_covered);
    }
  }
  if (2 * size == ends) return "";
  return internal::text("there are ", size, counted, ends / 2, " edges");
}

}  // namespace internal

// Checks that `mate` is a maximum matching and `cover` a minimum vertex cover:
//   - `mate` is a matching;
//   - every edge except loops has an end in the cover;
//   - the cover has as many vertices as the matching has edges.
// Returns an empty string, or one sentence about the first condition that is violated. Takes
// O(n + m) time. Limits: any graph.
//
// Every vertex cover contains an end of each edge of a matching, so no matching is larger than a
// cover. In a bipartite graph the maximum matching and the minimum cover have the same size. In
// other graphs the sizes may differ, for example in a triangle. Then no cover passes the check.
//
// D. Koenig, "Graphok es matrixok", 1931.
template <class Given>
std::string check_vertex_cover(const Given& given, const std::vector<int>& mate,
                               const std::vector<int>& cover) {
  const auto graph = internal::view_of(given);
  std::vector<char> in_cover;
  const std::string flaw = internal::check_matching_and_set(graph, mate, cover, in_cover);
  if (!flaw.empty()) return flaw;
  return internal::check_cover(graph, mate, in_cover, " is not covered",
                               " vertices in the cover, but the matching has ");
}

// Checks that `mate` is a maximum matching and `set` a maximum independent set:
//   - `mate` is a matching;
//   - no edge except loops joins two vertices of the set;
//   - the number of vertices outside the set is the number of edges of the matching.
// Returns an empty string, or one sentence about the first condition that is violated. Takes
// O(n + m) time. Limits: any graph.
//
// The vertices outside an independent set form a vertex cover, and every vertex cover contains an
// end of each edge of a matching. So if there are as many vertices outside the set as edges in the
// matching, no independent set is larger and no matching is larger.
template <class Given>
std::string check_independent_set(const Given& given, const std::vector<int>& mate,
                                  const std::vector<int>& set) {
  const auto graph = internal::view_of(given);
  std::vector<char> in_cover;
  const std::string flaw = internal::check_matching_and_set(graph, mate, set, in_cover);
  if (!flaw.empty()) return flaw;
  for (char& is_in : in_cover) is_in = !is_in;
  return internal::check_cover(graph, mate, in_cover, " joins two vertices of the set",
                               " vertices outside the set, but the matching has ");
}

// Checks that `cover` is a minimum edge cover, if `mate` is a maximum matching:
//   - `mate` is a matching;
//   - every pair in the cover is an edge of the graph, but not a loop;
//   - every vertex that has a neighbor other than itself is an end of an edge of the cover;
//   - the number of edges of the cover plus the number of edges of the matching is the number of
//     vertices that have a neighbor other than themselves.
// The function does not check that the matching is maximum. Returns an empty string, or one
// sentence about the first condition that is violated. Takes O(n + m) time. Limits: any graph.
//
// If the matching is maximum, no edge cover is smaller. Consider any edge cover and a largest
// matching M within this cover. Each edge of the cover outside M covers at most one vertex that M
// exposes. So the number of edges of the cover plus the number of edges of M is at least the number
// of vertices to cover, and M is not larger than a maximum matching.
//
// T. Gallai, "Ueber extreme Punkt- und Kantenmengen", 1959.
template <class Given>
std::string check_edge_cover(const Given& given, const std::vector<int>& mate,
                             const std::vector<std::pair<int, int>>& cover) {
  const auto graph = internal::view_of(given);
  const int n = graph.size();
  const std::string flaw = matching_games::check_matching(graph, mate);
  if (!flaw.empty()) return flaw;
  std::vector<std::vector<int>> ends(n);  // ends[v]: w for each edge (v, w) of the cover
  std::vector<char> covered(n, 0);
  const auto name = [](int v, int w) { return internal::text("the pair ", v, " - ", w); };
  for (const std::pair<int, int>& e : cover) {
    for (const int v : {e.first, e.second}) {
      if (v < 0 || v >= n || !graph.contains(v)) {
        return name(e.first, e.second) + " is not in the graph";
      }
      covered[v] = 1;
    }
    if (e.first == e.second) return name(e.first, e.second) + " is a loop";
    ends[e.first].push_back(e.second);
  }
  std::vector<int> listed_by(n, -1);  // listed_by[w]: the last vertex whose list contains w
  std::size_t vertices = 0, matched = 0;
  for (int v = 0; v < n; ++v) {
    if (!graph.contains(v)) continue;
    bool has_neighbor = false;
    for (const int w : graph.neighbors(v)) {
      if (w == v || !graph.contains(w)) continue;
      has_neighbor = true;
      listed_by[w] = v;
    }
    for (const int w : ends[v]) {
      if (listed_by[w] != v) return name(v, w) + " is no edge";
    }
    if (!has_neighbor) continue;
    if (!covered[v]) return internal::text("vertex ", v, " is not covered");
    ++vertices;
    if (mate[v] != -1) ++matched;
  }
  if (cover.size() + matched / 2 == vertices) return "";
  return internal::text("the cover has ", cover.size(), " edges for ", vertices,
                        " vertices, but the matching has ", matched / 2, " edges");
}

// Checks that `set` proves that no matching covers more vertices of side 0 than `mate` does:
//   - `mate` is a matching;
//   - the set consists of vertices on side 0, and their neighbors are on side 1;
//   - the number of vertices in the set minus the number of their neighbors is the number of
//     vertices on side 0 that `mate` exposes.
// The function does not check that no smaller set proves this. Returns an empty string, or one
// sentence about the first condition that is violated. Takes O(n + m) time. Limits: any graph.
//
// A matching can match the vertices of the set only to their neighbors. So if the set has k more
// vertices than neighbors, every matching exposes at least k vertices of the set.
//
// P. Hall, "On representatives of subsets", 1935.
template <class Given, class Side>
std::string check_hall_violator(const Given& given, const std::vector<int>& mate, Side side,
                                const std::vector<int>& set) {
  const auto graph = internal::view_of(given);
  auto&& on_side_1 = internal::side_of("check_hall_violator", graph, side);
  std::vector<char> seen;
  const std::string flaw = internal::check_matching_and_set(graph, mate, set, seen);
  if (!flaw.empty()) return flaw;
  std::size_t reached = 0, exposed = 0;
  for (const int v : set) {
    if (on_side_1(v)) return internal::text("vertex ", v, " of the set is not on side 0");
    for (const int w : graph.neighbors(v)) {
      if (w == v || !graph.contains(w)) continue;
      if (!on_side_1(w)) {
        return internal::text("the neighbors ", v, " and ", w, " are both on side 0");
      }
      if (!seen[w]) ++reached;
      seen[w] = 1;
    }
  }
  for (int v = 0; v < graph.size(); ++v) {
    if (graph.contains(v) && mate[v] == -1 && !on_side_1(v)) ++exposed;
  }
  if (set.size() == reached + exposed) return "";
  return internal::text("the set has ", set.size(), " vertices and ", reached,
                        " neighbors, but the matching exposes ", exposed, " vertices on side 0");
}
template <class Given>
std::string check_hall_violator(const Given& given, const std::vector<int>& mate,
                                const std::vector<int>& set) {
  return matching_games::check_hall_violator(given, mate, internal::OwnSides(), set);
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_CHECK_COVERS_HPP
