// SPDX-License-Identifier: CC0-1.0
//
// general_matching(graph) and general_matching(n, edges) compute a maximum matching of any graph.
//
// Checked: against the definitions on all graphs with up to 6 vertices (exhaustive/graphs), by
// certificates on large ones (exhaustive/large); official generators of Library Checker.
#ifndef MATCHING_GAMES_GENERAL_HPP
#define MATCHING_GAMES_GENERAL_HPP

#include <utility>
#include <vector>

#include "matching_games/csr_graph.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/internal/general_matcher.hpp"

namespace matching_games {

// Returns a maximum cardinality matching of any graph. matching_games/graph.hpp says what a graph
// and a matching are.
//
// Starts from a greedy matching, for which a sparse graph first loses all its leaves. Then an
// alternating forest from the exposed vertices of the rest finds nearly all augmenting paths in a
// few scans of the graph. When the forest has scanned each neighbor list entry 20 times on average,
// augmentation along shortest paths takes over, which bounds the time.
//
// With n vertices and m edges, this takes at most O(sqrt(n) (n + m) log n) time and about
// 54 m + 9 m sqrt(n) scanned entries. Needs 10 ints per vertex. If shortest paths take over, needs
// 26 instead of 10 ints per vertex, and also 4 ints per edge. The slowest known graphs are
// bipartite layers in random order: 100,000 vertices take 2 s, but bipartite_matching() takes .01
// s. Limits: any graph.
template <class Given>
std::vector<int> general_matching(const Given& given) {
  return internal::match_graph(internal::view_of(given));
}

// Returns a maximum matching of the graph with n vertices and the given edges. Throws
// std::invalid_argument if n < 0 or an end is outside [0, n). Limits: any graph.
//
// Example: general_matching(3, {{0, 1}, {1, 2}}) is {1, 0, -1} or {-1, 2, 1}.
template <class Edge = std::pair<int, int>>
std::vector<int> general_matching(int n, const std::vector<Edge>& edges) {
  return matching_games::general_matching(CsrGraph(n, edges, "general_matching"));
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_GENERAL_HPP
