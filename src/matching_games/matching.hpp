// SPDX-License-Identifier: CC0-1.0
//
// This header computes maximum matchings of graphs that are given by a vector of edges, or by the
// neighbor lists of the left side: general_matching(n, edges), bipartite_matching(l, r, edges),
// bipartite_matching(l, r, lists).
#ifndef MATCHING_GAMES_MATCHING_HPP
#define MATCHING_GAMES_MATCHING_HPP

#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "matching_games/bipartite.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/general.hpp"
#include "matching_games/internal/errors.hpp"

namespace matching_games {

namespace internal {

// Returns v as an int. Throws std::invalid_argument, with the name of the caller, if the integer v
// is outside [0, n).
template <class Integer>
int checked(const char* caller, Integer v, int n) {
  internal::require_vertex(caller, v, n);
  return static_cast<int>(v);
}

// Throws std::invalid_argument if l or r is negative, or l + r is too large for an int.
inline void require_sides(int l, int r) {
  if (l >= 0 && r >= 0 && l <= std::numeric_limits<int>::max() - r) return;
  reject("bipartite_matching", "expected l, r >= 0 and l + r < 2^31, found ", l, " and ", r);
}

// Computes a maximum matching of a bipartite graph, and returns the mates of its l left vertices.
// An edge joins the left vertex edge.first to the right vertex edge.second, which lies in
// [l, l + r). The returned mates are in [0, r), or -1.
inline std::vector<int> mates_of_the_left(int l, int r,
                                          const std::vector<std::pair<int, int>>& edges) {
  std::vector<int> mate =
      matching_games::bipartite_matching(CsrGraph(l + r, edges), [l](int v) { return v >= l; });
  mate.resize(static_cast<std::size_t>(l));
  for (int& w : mate) w = w == -1 ? -1 : w - l;
  return mate;
}

}  // namespace internal

// Returns a maximum matching of the graph with n vertices and the given edges as a vector: element
// v is the mate of v, or -1 if v is exposed. Throws std::invalid_argument if n < 0 or an end is
// outside [0, n).
//
// Example: general_matching(3, {{0, 1}, {1, 2}}) is {1, 0, -1} or {-1, 2, 1}.
template <class Integer = int>
std::vector<int> general_matching(int n, const std::vector<std::pair<Integer, Integer>>& edges) {
  if (n < 0) internal::reject("general_matching", "expected n >= 0, found ", n);
  std::vector<std::pair<int, int>> checked;
  checked.reserve(edges.size());
  for (const std::pair<Integer, Integer>& edge : edges) {
    checked.emplace_back(internal::checked("general_matching", edge.first, n),
                         internal::checked("general_matching", edge.second, n));
  }
  return matching_games::general_matching(CsrGraph(n, checked));
}

// Returns a maximum matching of the bipartite graph with l vertices on the left, r vertices on the
// right, and the given edges (left, right). The vertices of both sides are zero-based. Element v of
// the result is the mate of the left vertex v, which is a right vertex, or -1. Throws
// std::invalid_argument if an end is out of range.
//
// Example: bipartite_matching(2, 1, {{0, 0}, {1, 0}}) is {0, -1} or {-1, 0}.
template <class Integer = int>
std::vector<int> bipartite_matching(int l, int r,
                                    const std::vector<std::pair<Integer, Integer>>& edges) {
  internal::require_sides(l, r);
  std::vector<std::pair<int, int>> joined;
  joined.reserve(edges.size());
  for (const std::pair<Integer, Integer>& edge : edges) {
    joined.emplace_back(internal::checked("bipartite_matching", edge.first, l),
                        l + internal::checked("bipartite_matching", edge.second, r));
  }
  return internal::mates_of_the_left(l, r, joined);
}

// Returns a maximum matching of the bipartite graph with l vertices on the left and r vertices on
// the right. lists[v] contains the right neighbors of the left vertex v. Element v of the result is
// the mate of the left vertex v, which is a right vertex, or -1. Throws std::invalid_argument if
// there are not l lists, or a neighbor is outside [0, r).
//
// Example: bipartite_matching(2, 1, lists) with the lists {0} and {0} is {0, -1} or {-1, 0}.
template <class Integer>
std::vector<int> bipartite_matching(int l, int r, const std::vector<std::vector<Integer>>& lists) {
  internal::require_sides(l, r);
  if (lists.size() != static_cast<std::size_t>(l)) {
    internal::reject("bipartite_matching", "expected ", l,
                     " lists, one for each left vertex, found ", lists.size());
  }
  std::vector<std::pair<int, int>> joined;
  for (int v = 0; v < l; ++v) {
    for (const Integer w : lists[v]) {
      joined.emplace_back(v, l + internal::checked("bipartite_matching", w, r));
    }
  }
  return internal::mates_of_the_left(l, r, joined);
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_MATCHING_HPP
