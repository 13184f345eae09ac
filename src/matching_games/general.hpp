// SPDX-License-Identifier: CC0-1.0
//
// general_matching(graph) computes a maximum matching of any graph.
#ifndef MATCHING_GAMES_GENERAL_HPP
#define MATCHING_GAMES_GENERAL_HPP

#include <utility>
#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/general_matcher.hpp"
#include "matching_games/internal/graph_of.hpp"
#include "matching_games/internal/karp_sipser.hpp"

namespace matching_games {

// Returns a maximum cardinality matching of any graph as a vector: element v is the mate of v, or
// -1 if v is exposed or the graph does not contain v.
//
// Starts from a greedy matching. Then an alternating forest from all exposed vertices finds nearly
// all augmenting paths in a few scans of the graph. When the forest has scanned each neighbor list
// entry `patience` times on average, augmentation along shortest paths takes over, which bounds the
// time. A negative `patience` counts as 0. On a sparse graph the forest searches only the
// Karp-Sipser core, which is the part of the graph that remains after all leaves are matched.
//
// With n vertices and m edges, this takes at most O(sqrt(n) (n + m) log n) time and about
// 2 m (patience + 7) + 9 m sqrt(n) scanned entries. Needs 10 ints per vertex. If shortest paths
// take over, needs 26 instead of 10 ints per vertex, and also 4 ints per edge.
template <class Given>
std::vector<int> general_matching(const Given& given, int patience = 20) {
  using Graph = internal::GraphOf<Given>;
  const Graph& graph = given;
  internal::KarpSipser<Graph> start(graph);
  if (internal::is_sparse(graph)) start.remove_leaves();
  internal::forest_matching(graph, start, patience);
  return std::move(start.mate());
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_GENERAL_HPP
