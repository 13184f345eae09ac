// SPDX-License-Identifier: CC0-1.0
//
// bipartite_matching(graph) computes a maximum matching of a bipartite graph. If the sides of the
// vertices are known, bipartite_matching(graph, side) is faster.
#ifndef MATCHING_GAMES_BIPARTITE_HPP
#define MATCHING_GAMES_BIPARTITE_HPP

#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/bipartite_matcher.hpp"
#include "matching_games/internal/own_sides.hpp"

namespace matching_games {

// Returns a maximum cardinality matching of a bipartite graph. matching_games/graph.hpp says what a
// graph, a matching and a side are. Throws std::invalid_argument if an edge other than a loop joins
// two vertices of the same side, or if the function computes the sides and finds an odd cycle.
//
// Takes O(E sqrt(V)) time at worst, and in practice a few passes over the edges. Needs 9 bytes per
// vertex, and queues of a few ints per vertex at worst. Does not recurse.
template <class Given, class Side = internal::OwnSides>
std::vector<int> bipartite_matching(const Given& given, Side side = Side()) {
  const auto graph = internal::view_of(given);
  auto&& on_side_1 = internal::side_of("bipartite_matching", graph, side);
  return internal::match_sides("bipartite_matching", graph, on_side_1);
}
template <class T>
std::vector<int> bipartite_matching(int, int, const T&) {
  static_assert(!sizeof(T),
                "expected l, r and a vector of edges or of l vectors, or lists(adj, l), and the "
                "header matching_games/matching_from_edges.hpp");
  return {};
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_BIPARTITE_HPP
