// SPDX-License-Identifier: CC0-1.0
//
// From a maximum matching: minimum_vertex_cover(graph, mate) and maximum_independent_set(graph,
// mate) and hall_violator(graph, mate, side) of a bipartite graph, minimum_edge_cover(graph, mate)
// of any graph.
#ifndef MATCHING_GAMES_COVERS_HPP
#define MATCHING_GAMES_COVERS_HPP

#include <string>
#include <utility>
#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/graph_of.hpp"
#include "matching_games/internal/outer_classes.hpp"
#include "matching_games/internal/require_matching.hpp"
#include "matching_games/internal/two_sides.hpp"
#include "matching_games/two_coloring.hpp"

// All of them take O(n + m) time and give ascending results. `mate` is any maximum matching of the
// graph. They throw std::invalid_argument if it is no matching of vertices that are there; that
// mates are neighbors is not checked.
namespace matching_games {

// As few vertices as possible that touch every edge (no loop) of a bipartite graph: as many as the
// matching has pairs, so that no other set can do with less. `side` is as in bipartite_matching().
// Throws std::invalid_argument, too, if an edge joins two vertices of the same side, or the
// matching is not maximum.
//
// Example: on the path 0 - 1 - 2 it is {1}.
//
// D. Koenig, "Graphok es matrixok", 1931.
template <class Given, class Side>
std::vector<int> minimum_vertex_cover(const Given& given, const std::vector<int>& mate, Side side) {
  const internal::GraphOf<Given>& graph = given;
  internal::require_two_sides("minimum_vertex_cover", graph, side);
  const std::vector<GallaiEdmonds> classes =
      internal::bipartite_classes("minimum_vertex_cover", graph, mate);
  std::vector<int> result;
  for (int v = 0; v < graph.size(); ++v) {
    const bool in_c_on_side_0 = classes[v] == GallaiEdmonds::C && !side(v);
    if (classes[v] == GallaiEdmonds::A || in_c_on_side_0) result.push_back(v);
  }
  return result;
}

// The same, and finds the sides itself. Throws std::invalid_argument if there is an odd cycle.
template <class Given>
std::vector<int> minimum_vertex_cover(const Given& given, const std::vector<int>& mate) {
  const internal::GraphOf<Given>& graph = given;
  const std::vector<char> side = internal::sides_of("minimum_vertex_cover", graph);
  return matching_games::minimum_vertex_cover(graph, mate, [&side](int v) { return side[v]; });
}

// As many vertices of a bipartite graph as possible of which no two are neighbors: those outside
// minimum_vertex_cover(), and what is said there holds here. A loop does not count, so its vertex
// may be in the set.
//
// Example: on the path 0 - 1 - 2 it is {0, 2}.
template <class Given, class Side>
std::vector<int> maximum_independent_set(const Given& given, const std::vector<int>& mate,
                                         Side side) {
  const internal::GraphOf<Given>& graph = given;
  internal::require_two_sides("maximum_independent_set", graph, side);
  const std::vector<GallaiEdmonds> classes =
      internal::bipartite_classes("maximum_independent_set", graph, mate);
  std::vector<int> result;
  for (int v = 0; v < graph.size(); ++v) {
    const bool in_c_on_side_1 = classes[v] == GallaiEdmonds::C && side(v);
    if (classes[v] == GallaiEdmonds::D || in_c_on_side_1) result.push_back(v);
  }
  return result;
}

// The same, and finds the sides itself. Throws std::invalid_argument if there is an odd cycle.
template <class Given>
std::vector<int> maximum_independent_set(const Given& given, const std::vector<int>& mate) {
  const internal::GraphOf<Given>& graph = given;
  const std::vector<char> side = internal::sides_of("maximum_independent_set", graph);
  return matching_games::maximum_independent_set(graph, mate, [&side](int v) { return side[v]; });
}

// Returns why not all of side 0 can be matched: the set S of vertices on side 0 that has as many
// vertices more than neighbors as possible, in ascending order. Of several such sets it is the
// smallest, the class D on side 0. It is empty if all of side 0 can be matched. What is thrown is
// what minimum_vertex_cover() throws. Every matching exposes |S| - |N(S)| vertices of side 0, and a
// maximum one no more.
//
// Example: on the path 0 - 1 - 2 with side(v) = v % 2 it is {0, 2}.
//
// P. Hall, "On representatives of subsets", 1935; O. Ore, "Graphs and matching theorems", 1955.
template <class Given, class Side>
std::vector<int> hall_violator(const Given& given, const std::vector<int>& mate, Side side) {
  const internal::GraphOf<Given>& graph = given;
  internal::require_two_sides("hall_violator", graph, side);
  const std::vector<GallaiEdmonds> classes =
      internal::bipartite_classes("hall_violator", graph, mate);
  std::vector<int> result;
  for (int v = 0; v < graph.size(); ++v) {
    if (classes[v] == GallaiEdmonds::D && !side(v)) result.push_back(v);
  }
  return result;
}

// As few edges as possible that touch every vertex of any graph that can be touched: each once, its
// smaller vertex first. A vertex without neighbors - those that are absent and itself do not count
// - is left out. They are the pairs, and an edge more for each exposed vertex.
//
// That the matching is maximum is noticed only where two exposed vertices are neighbors, and throws
// std::invalid_argument then. From a smaller one comes a cover, but not the smallest.
//
// Example: on the path 0 - 1 - 2 - 3 - 4 with the pairs 0 - 1 and 2 - 3 it is
// {{0, 1}, {2, 3}, {3, 4}}.
//
// T. Gallai, "Ueber extreme Punkt- und Kantenmengen", 1959.
template <class Given>
std::vector<std::pair<int, int>> minimum_edge_cover(const Given& given,
                                                    const std::vector<int>& mate) {
  const internal::GraphOf<Given>& graph = given;
  internal::require_matching("minimum_edge_cover", graph, mate);
  const int n = graph.size();
  std::vector<int> partner(mate);  // of an exposed vertex: its first neighbor
  std::vector<int> first(mate.size(), -1), next(mate.size(), -1);  // exposed ones with this partner
  for (int v = n; v-- > 0;) {
    if (mate[v] != -1 || !graph.contains(v)) continue;
    auto&& ns = graph.neighbors(v);
    for (int i = 0; i < static_cast<int>(ns.size()) && partner[v] == -1; ++i) {
      if (ns[i] != v && graph.contains(ns[i])) partner[v] = ns[i];
    }
    const int w = partner[v];
    if (w == -1) continue;
    if (mate[w] == -1) {
      internal::reject("minimum_edge_cover", "the matching is not maximum: the neighbors ", v,
                       " and ", w, " are exposed");
    }
    next[v] = first[w];
    first[w] = v;
  }
  std::vector<std::pair<int, int>> result;
  for (int v = 0; v < n; ++v) {
    bool is_left = partner[v] > v;  // the edge to the partner is still to come
    for (int w = first[v]; w != -1; w = next[w]) {
      if (w < v) continue;
      if (is_left && partner[v] < w) {
        result.push_back(std::make_pair(v, partner[v]));
        is_left = false;
      }
      result.push_back(std::make_pair(v, w));
    }
    if (is_left) result.push_back(std::make_pair(v, partner[v]));
  }
  return result;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_COVERS_HPP
