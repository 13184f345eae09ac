// SPDX-License-Identifier: CC0-1.0
//
// This header computes maximum matchings of graphs that are given by a vector of edges, or by the
// neighbor lists of the left side: general_matching(n, edges), bipartite_matching(l, r, edges),
// bipartite_matching(l, r, lists).
#ifndef MATCHING_GAMES_MATCHING_FROM_EDGES_HPP
#define MATCHING_GAMES_MATCHING_FROM_EDGES_HPP

#include <utility>
#include <vector>

#include "matching_games/bipartite.hpp"
#include "matching_games/bipartite_graph.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/general.hpp"
#include "matching_games/internal/edges_of_lists.hpp"

namespace matching_games {

// Returns a maximum matching of the graph with n vertices and the given edges. Throws
// std::invalid_argument if n < 0 or an end is outside [0, n).
//
// Example: general_matching(3, {{0, 1}, {1, 2}}) is {1, 0, -1} or {-1, 2, 1}.
template <class Edge = std::pair<int, int>>
std::vector<int> general_matching(int n, const std::vector<Edge>& edges) {
  return matching_games::general_matching(CsrGraph(n, edges));
}

// Returns a maximum matching of the bipartite graph with l vertices on the left, r vertices on the
// right, and the given edges (left, right). The vertices of both sides are zero-based. Element v of
// the result is the mate of the left vertex v, which is a right vertex, or -1. Throws
// std::invalid_argument if an end is out of range.
//
// Example: bipartite_matching(2, 1, {{0, 0}, {1, 0}}) is {0, -1} or {-1, 0}.
template <class Edge = std::pair<int, int>>
std::vector<int> bipartite_matching(int l, int r, const std::vector<Edge>& edges) {
  std::vector<int> mate = matching_games::bipartite_matching(BipartiteGraph(l, r, edges));
  mate.resize(l);
  for (int& w : mate) w = w == -1 ? -1 : w - l;
  return mate;
}

// Returns a maximum matching of the bipartite graph with l vertices on the left and r vertices on
// the right. lists[v] contains the right neighbors of the left vertex v. Element v of the result is
// the mate of the left vertex v, which is a right vertex, or -1. Throws std::invalid_argument if
// there are not l lists, or a neighbor is outside [0, r).
//
// Example: bipartite_matching(2, 1, lists) with the lists {0} and {0} is {0, -1} or {-1, 0}.
template <class Integer>
std::vector<int> bipartite_matching(int l, int r, const std::vector<std::vector<Integer>>& lists) {
  return matching_games::bipartite_matching(
      l, r, internal::edges_of_lists("bipartite_matching", l, r, lists));
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_MATCHING_FROM_EDGES_HPP
