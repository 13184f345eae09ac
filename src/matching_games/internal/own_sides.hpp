// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_OWN_SIDES_HPP
#define MATCHING_GAMES_INTERNAL_OWN_SIDES_HPP

#include <utility>
#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/side_of.hpp"
#include "matching_games/two_coloring.hpp"

namespace matching_games {
namespace internal {

// Stands for the sides that the caller does not give: those of the member side() of the graph, or,
// if there is no such member, those of two_coloring().
struct OwnSides {};

template <class Graph>
struct MemberSide {
  Graph graph;
  bool operator()(int v) const { return graph.side(v); }
};

template <class Graph>
auto own_sides(const char*, const Graph& graph, int)
    -> decltype(graph.side(0), MemberSide<Graph>{graph}) {
  return {graph};
}
template <class Graph>
SideVector<std::vector<char>> own_sides(const char* caller, const Graph& graph, ...) {
  auto colors = matching_games::two_coloring(graph);
  SideVector<std::vector<char>> side = {std::move(colors.side)};
  if (!colors.bipartite) internal::require_two_sides(caller, graph, side, " lies on an odd cycle");
  return side;
}

template <class Graph>
auto side_of(const char* caller, const Graph& graph, OwnSides&)
    -> decltype(internal::own_sides(caller, graph, 0)) {
  return internal::own_sides(caller, graph, 0);
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_OWN_SIDES_HPP
