// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_EDGE_PARTS_HPP
#define MATCHING_GAMES_INTERNAL_EDGE_PARTS_HPP

#include <cstddef>
#include <limits>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "matching_games/internal/require_ends.hpp"

namespace matching_games {
namespace internal {

// An edge is a std::pair, std::array or std::tuple of its ends, and perhaps a weight, or it has
// members v, w, and perhaps `weight`. The functions with a second parameter choose between these.

template <class V, class W>
std::pair<long long, long long> ends(V v, W w) {
  static_assert(std::is_integral<V>::value && !std::is_same<V, bool>::value &&
                    std::is_integral<W>::value && !std::is_same<W, bool>::value,
                "the ends of an edge are integers");
  return {static_cast<long long>(v), static_cast<long long>(w)};
}
template <class Edge>
auto find_ends(const Edge& edge, std::nullptr_t) -> decltype(ends(edge.v, edge.w)) {
  return ends(edge.v, edge.w);
}
template <class Edge>
std::pair<long long, long long> find_ends(const Edge& edge, ...) {
  return ends(std::get<0>(edge), std::get<1>(edge));
}

// Returns the ends of an edge, which are not narrowed.
template <class Edge>
std::pair<long long, long long> ends_of(const Edge& edge) {
  return find_ends(edge, nullptr);
}

template <class Edge>
auto find_weight(const Edge& edge, std::nullptr_t) -> decltype(edge.weight + 0) {
  return edge.weight;
}
template <class Edge, class = typename std::enable_if<(std::tuple_size<Edge>::value > 2)>::type>
typename std::tuple_element<2, Edge>::type find_weight(const Edge& edge, std::nullptr_t) {
  return std::get<2>(edge);
}
template <class Edge>
char find_weight(const Edge&, ...) {
  return 0;
}

// Throws std::invalid_argument, with the name of the caller, if there are 2^31 edges or more, if a
// first end is outside [0, n), or if a second end is outside [0, m).
template <class Edge>
void require_edges(const char* caller, int n, int m, const std::vector<Edge>& edges) {
  if (edges.size() > static_cast<std::size_t>(std::numeric_limits<int>::max())) {
    reject(caller, "expected fewer than 2^31 edges, found ", edges.size());
  }
  for (const Edge& edge : edges) require_ends(caller, &edge - edges.data(), ends_of(edge), n, m);
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_EDGE_PARTS_HPP
