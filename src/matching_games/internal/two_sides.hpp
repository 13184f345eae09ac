// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_TWO_SIDES_HPP
#define MATCHING_GAMES_INTERNAL_TWO_SIDES_HPP

#include <utility>
#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/side_of.hpp"
#include "matching_games/two_coloring.hpp"

namespace matching_games {
namespace internal {

// Throws std::invalid_argument, with the name of the caller, if an edge other than a loop joins v
// to a present vertex on the same side.
template <class Graph, class Side>
void require_other_side(const char* caller, const Graph& graph, Side& side, int v,
                        const char* flaw = " joins two vertices of the same side") {
  for (const int w : graph.neighbors(v)) {
    if (!side(v) != !side(w) || w == v || !graph.contains(w)) continue;
    reject(caller, "the edge ", v, " - ", w, flaw);
  }
}

template <class Graph, class Side, class... Flaw>
void require_two_sides(const char* caller, const Graph& graph, Side&& side, Flaw... flaw) {
  for (int v = 0; v < graph.size(); ++v) {
    if (graph.contains(v)) internal::require_other_side(caller, graph, side, v, flaw...);
  }
}

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
Element<std::vector<char>> own_sides(const char* caller, const Graph& graph, ...) {
  TwoColoring coloring = matching_games::two_coloring(graph);
  Element<std::vector<char>> side = {std::move(coloring.side)};
  if (!coloring.bipartite)
    internal::require_two_sides(caller, graph, side, " lies on an odd cycle");
  return side;
}

template <class Graph>
auto side_of(const char* caller, const Graph& graph, OwnSides&)
    -> decltype(internal::own_sides(caller, graph, 0)) {
  return internal::own_sides(caller, graph, 0);
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_TWO_SIDES_HPP
