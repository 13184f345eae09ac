// SPDX-License-Identifier: CC0-1.0
//
// edge_classes(graph, mate, side) computes for each edge of a bipartite graph with known sides
// whether the edge is in no maximum matching, in some but not all, or in every maximum matching.
#ifndef MATCHING_GAMES_BIPARTITE_EDGE_CLASSES_HPP
#define MATCHING_GAMES_BIPARTITE_EDGE_CLASSES_HPP

#include <utility>
#include <vector>

#include "matching_games/edge_class.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/internal/bipartite_classes.hpp"
#include "matching_games/internal/require_matching.hpp"
#include "matching_games/internal/side_of.hpp"
#include "matching_games/internal/strong_components.hpp"

namespace matching_games {

// Computes the class of every edge, like edge_classes(graph, mate) of
// matching_games/edge_classes.hpp, in a bipartite graph. `side` can be left out if the graph has a
// member side().
//
// Throws std::invalid_argument if an edge joins two vertices of the same side or `mate` is not a
// maximum matching. Takes O(n + m) time. Needs 6 ints per vertex.
//
// Example: on the path 0 - 1 - 2 - 3, 0 - 1 and 2 - 3 are in every maximum matching and 1 - 2 is in
// none. On the path 0 - 1 - 2, each edge is in some maximum matching but not in all.
template <class Given, class Side>
EdgeClasses edge_classes(const Given& given, const std::vector<int>& mate, Side side) {
  const auto graph = internal::view_of(given);
  auto&& on_side_1 = internal::side_of("edge_classes", graph, side);
  internal::require_two_sides("edge_classes", graph, on_side_1);
  internal::require_matching("edge_classes", graph, mate);
  std::vector<VertexClass> classes = internal::bipartite_classes("edge_classes", graph, mate);
  std::vector<int> block;
  internal::blocks_of_pairs(
      graph, mate, [&](int v) { return classes[v] == VertexClass::C; }, on_side_1, block);
  return {std::move(classes), std::move(block), {}};
}
template <class Given>
auto edge_classes(const Given& given, const std::vector<int>& mate)
    -> decltype(given.side(0), EdgeClasses({}, {}, {})) {
  return matching_games::edge_classes(given, mate, [&](int v) { return given.side(v); });
}
template <class... Given>
EdgeClasses edge_classes(const Given&...) {
  static_assert(!sizeof...(Given), "without sides, include matching_games/edge_classes.hpp");
  return {{}, {}, {}};
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_BIPARTITE_EDGE_CLASSES_HPP
