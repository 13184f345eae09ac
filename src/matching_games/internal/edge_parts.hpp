// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_EDGE_PARTS_HPP
#define MATCHING_GAMES_INTERNAL_EDGE_PARTS_HPP

#include <array>
#include <limits>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

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

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_EDGE_PARTS_HPP
