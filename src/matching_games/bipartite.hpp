// SPDX-License-Identifier: CC0-1.0
//
// bipartite_matching(graph), bipartite_matching(l, r, edges) and bipartite_matching(l, r, lists)
// compute a maximum matching of a bipartite graph. If the sides of the vertices are known,
// bipartite_matching(graph, side) is faster than bipartite_matching(graph).
//
// Checked: against the definitions on all graphs with up to 6 vertices (exhaustive/graphs), by
// certificates on large ones (exhaustive/large); official generators of Library Checker.
#ifndef MATCHING_GAMES_BIPARTITE_HPP
#define MATCHING_GAMES_BIPARTITE_HPP

#include <utility>
#include <vector>

#include "matching_games/bipartite_graph.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/internal/bipartite_matcher.hpp"
#include "matching_games/internal/own_sides.hpp"

namespace matching_games {

// Returns a maximum cardinality matching of a bipartite graph. matching_games/graph.hpp says what a
// graph, a matching and a side are. Throws std::invalid_argument if an edge other than a loop joins
// two vertices of the same side, or if the function computes the sides and finds an odd cycle.
//
// Takes O(E sqrt(V)) time at worst, and in practice a few passes over the edges. Needs 9 bytes per
// vertex, and queues of a few ints per vertex at worst. Does not recurse. Limits: any graph.
template <class Given, class Side = internal::OwnSides>
std::vector<int> bipartite_matching(const Given& given, Side side = Side()) {
  const auto graph = internal::view_of(given);
  auto&& on_side_1 = internal::side_of("bipartite_matching", graph, side);
  return internal::match_sides("bipartite_matching", graph, on_side_1);
}

// Returns a maximum matching of BipartiteGraph(l, r, edges): the mates of all l + r vertices, where
// the right vertex w is l + w. Edges are pairs {left, right}, both zero-based. In place of `edges`,
// the call takes the lists of the right neighbors of each left vertex. Throws std::invalid_argument
// if an end is out of range or there are not l lists. Limits: any graph, fewer than 2^31 entries in
// the lists.
//
// Example: bipartite_matching(2, 1, {{0, 0}, {1, 0}}) is {2, -1, 0} or {-1, 2, 1}, and so is
// bipartite_matching(2, 1, lists) with the lists {0} and {0}.
template <class Edge = std::pair<int, int>>
std::vector<int> bipartite_matching(int l, int r, const std::vector<Edge>& edges) {
  return matching_games::bipartite_matching(BipartiteGraph(l, r, edges, "bipartite_matching"));
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_BIPARTITE_HPP
