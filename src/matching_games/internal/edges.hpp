// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_EDGES_HPP
#define MATCHING_GAMES_INTERNAL_EDGES_HPP

#include <array>
#include <cstddef>
#include <limits>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "matching_games/internal/adjacency_array.hpp"
#include "matching_games/internal/errors.hpp"

namespace matching_games {
namespace internal {

// An edge is a std::pair, std::array or std::tuple of its ends and perhaps a weight, or it has the
// members v, w and perhaps `weight`. The second argument 0 chooses the first function that fits.

template <class Edge>
auto find_ends(const Edge& edge, int) -> decltype(std::make_pair(edge.v, edge.w)) {
  return {edge.v, edge.w};
}
template <class Edge>
auto find_ends(const Edge& edge, long)
    -> decltype(std::make_pair(std::get<0>(edge), std::get<1>(edge))) {
  return {std::get<0>(edge), std::get<1>(edge)};
}
template <class Edge>
std::pair<int, int> find_ends(const Edge&, ...) {
  static_assert(!sizeof(Edge),
                "an edge is a std::pair, std::array or std::tuple, or has the members v and w");
  return {};
}

template <class Edge>
auto find_weight(const Edge& edge, int) -> decltype(edge.weight + 0) {
  return edge.weight;
}
template <class Edge, class = typename std::enable_if<(std::tuple_size<Edge>::value > 2)>::type>
typename std::tuple_element<2, Edge>::type find_weight(const Edge& edge, long) {
  return std::get<2>(edge);
}
template <class Edge>
bool find_weight(const Edge&, ...) {
  return false;  // there is none
}

// Returns the ends of an edge, which must fit into an int.
template <class Edge>
std::pair<int, int> ends_of(const Edge& edge) {
  const auto ends = find_ends(edge, 0);
  return {static_cast<int>(ends.first), static_cast<int>(ends.second)};
}

template <class Integer>
void require_end(const char* caller, long long number, Integer end, int n) {
  static_assert(std::is_integral<Integer>::value && !std::is_same<Integer, bool>::value,
                "the ends of an edge are integers");
  if (is_below(end, n)) return;
  reject(caller, "edge ", number, " ends at ", +end, ", outside [0, ", n, ")");
}

// Throws std::invalid_argument, with the name of the caller, if there are 2^31 edges or more, if a
// first end is outside [0, n), or if a second end is outside [0, m).
template <class Edge>
void require_edges(const char* caller, const std::vector<Edge>& edges, int n, int m) {
  if (edges.size() > std::numeric_limits<unsigned>::max() / 2) {
    reject(caller, "expected fewer than 2^31 edges, found ", edges.size());
  }
  for (const Edge& edge : edges) {
    const auto ends = find_ends(edge, 0);
    require_end(caller, &edge - edges.data(), ends.first, n);
    require_end(caller, &edge - edges.data(), ends.second, m);
  }
}

// Throws std::invalid_argument, with the name of the caller, if a bipartite graph cannot have l
// vertices on the left and r vertices on the right.
inline void require_numbers(const char* caller, int l, int r) {
  if (l >= 0 && r >= 0 && l <= std::numeric_limits<int>::max() - r) return;
  reject(caller, "expected l, r >= 0 and l + r < 2^31, found ", l, " and ", r);
}

// Makes n lists: that of v is entries[first[v]] .. entries[first[v + 1] - 1]. For each edge i <
// edges and each of its ends s, 0 and 1, entry(i, s) is added to the list list(i, s). The list n is
// dropped.
template <class Index, class Entry, class List, class Make>
void fill_lists(std::vector<Index>& first, std::vector<Entry>& entries, int n, std::size_t edges,
                List list, Make entry) {
  first.assign(static_cast<std::size_t>(n) + 1, 0);
  entries.resize(2 * edges);
  for (std::size_t i = 0; i < edges; ++i) {
    ++first[list(i, 0)];
    ++first[list(i, 1)];
  }
  Index total = 0;
  for (Index& f : first) f = total += f;
  for (std::size_t i = edges; i-- > 0;) {
    entries[--first[list(i, 0)]] = entry(i, 0);
    entries[--first[list(i, 1)]] = entry(i, 1);
  }
  entries.resize(first[n]);
}

// Returns the graph with the given edges, whose first ends are in [0, l) and whose second ends, in
// [0, r), are raised by `shift`. The neighbors of a vertex are in the order of the edges. Throws
// std::invalid_argument, with the name of the caller, if an end is out of range or if there are
// 2^31 edges or more.
template <class Edge>
AdjacencyArray adjacency_of(const char* caller, int l, int r, const std::vector<Edge>& edges,
                            int shift) {
  require_edges(caller, edges, l, r);
  std::vector<unsigned> first;
  std::vector<int> neighbors;
  const auto end = [&edges, shift](std::size_t i, int s) {
    const std::pair<int, int> ends = ends_of(edges[i]);
    return s == 0 ? ends.first : ends.second + shift;
  };
  fill_lists(first, neighbors, shift + r, edges.size(), end,
             [&end](std::size_t i, int s) { return end(i, 1 - s); });
  return {std::move(first), std::move(neighbors)};
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_EDGES_HPP
