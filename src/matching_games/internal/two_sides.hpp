// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_TWO_SIDES_HPP
#define MATCHING_GAMES_INTERNAL_TWO_SIDES_HPP

#include "matching_games/graph.hpp"

namespace matching_games {
namespace internal {

// Throws std::invalid_argument, with the name of the caller, if an edge other than a loop joins v
// to a vertex of the graph on the same side.
template <class Graph, class Side>
void require_other_side(const char* caller, const Graph& graph, Side& side, int v,
                        const char* flaw = " joins two vertices of the same side") {
  auto&& ns = graph.neighbors(v);
  for (int i = 0; i < static_cast<int>(ns.size()); ++i) {
    const int w = ns[i];
    if (!side(v) != !side(w) || w == v || !graph.contains(w)) continue;
    reject(caller, "the edge ", v, " - ", w, flaw);
  }
}

// Throws std::invalid_argument, with the name of the caller, if any edge other than a loop joins
// two vertices of the graph on the same side.
template <class Graph, class Side, class... Flaw>
void require_two_sides(const char* caller, const Graph& graph, Side side, Flaw... flaw) {
  for (int v = 0; v < graph.size(); ++v) {
    if (graph.contains(v)) internal::require_other_side(caller, graph, side, v, flaw...);
  }
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_TWO_SIDES_HPP
