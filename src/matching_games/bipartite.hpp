// SPDX-License-Identifier: CC0-1.0
//
// bipartite_matching(graph) computes a maximum matching of a bipartite graph. If the sides of the
// vertices are known, bipartite_matching(graph, side) is faster.
#ifndef MATCHING_GAMES_BIPARTITE_HPP
#define MATCHING_GAMES_BIPARTITE_HPP

#include <utility>
#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/bipartite_matcher.hpp"
#include "matching_games/internal/graph_of.hpp"
#include "matching_games/internal/karp_sipser.hpp"
#include "matching_games/internal/two_sides.hpp"
#include "matching_games/two_coloring.hpp"

namespace matching_games {

// Returns a maximum cardinality matching of a bipartite graph as a vector: element v is the mate of
// v, or -1 if v is exposed or the graph does not contain v.
//
// matching_games/graph.hpp defines what a graph is. `side(v)` must return the side of v as a value
// that converts to bool; if the graph does not contain v, any value will do. Throws
// std::invalid_argument if an edge other than a loop joins two vertices of the graph on the same
// side.
//
// Takes O(E sqrt(V)) time at worst, and in practice a few passes over the edges. Needs 9 bytes per
// vertex, and queues of a few ints per vertex at worst. Does not recurse. If a graph has about a
// million vertices or more and its labels are scattered, a Renumbered copy of the graph
// (matching_games/renumbered.hpp) can be several times as fast.
template <class Given, class Side>
std::vector<int> bipartite_matching(const Given& given, Side side) {
  using Graph = internal::GraphOf<Given>;
  const Graph& graph = given;
  internal::KarpSipser<Graph> start(graph);
  const bool two_sides = start.remove_leaves(
      [&side](int v, int w) { return static_cast<bool>(side(v)) != static_cast<bool>(side(w)); });
  if (!two_sides) internal::require_two_sides("bipartite_matching", graph, side);
  internal::BipartiteMatcher<Graph>(graph, start, side).run();
  return std::move(start.mate());
}

// Computes the sides of a bipartite graph, and returns a maximum cardinality matching. Throws
// std::invalid_argument if the graph has an odd cycle.
template <class Given>
std::vector<int> bipartite_matching(const Given& given) {
  const internal::GraphOf<Given>& graph = given;
  const std::vector<char> side = internal::sides_of("bipartite_matching", graph);
  return matching_games::bipartite_matching(graph, [&side](int v) { return side[v] != 0; });
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_BIPARTITE_HPP
