// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_SIDE_OF_HPP
#define MATCHING_GAMES_INTERNAL_SIDE_OF_HPP

#include <cstddef>
#include <vector>

#include "matching_games/internal/errors.hpp"

namespace matching_games {
namespace internal {

// side_of(caller, graph, side) is what a function works on when a caller gives it the sides of the
// vertices: a function object that maps a vertex to its side, a value that converts to bool. `side`
// may be such an object or a vector, or OwnSides() of own_sides.hpp.
template <class Vector>
struct SideVector {
  Vector of;
  bool operator()(int v) const { return static_cast<bool>(of[v]); }
};

template <class Graph, class Function>
Function& side_of(const char*, const Graph&, Function& side) {
  return side;
}
template <class Graph, class T>
SideVector<const std::vector<T>&> side_of(const char* caller, const Graph& graph,
                                          std::vector<T>& side) {
  if (side.size() != static_cast<std::size_t>(graph.size())) {
    reject(caller, "expected ", graph.size(), " sides, one for each vertex, found ", side.size());
  }
  return {side};
}

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

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_SIDE_OF_HPP
