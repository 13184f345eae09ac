// SPDX-License-Identifier: CC0-1.0
//
// gallai_edmonds(graph, mate, side) computes which vertices of a bipartite graph with known sides
// are covered by every maximum matching.
#ifndef MATCHING_GAMES_BIPARTITE_GALLAI_EDMONDS_HPP
#define MATCHING_GAMES_BIPARTITE_GALLAI_EDMONDS_HPP

#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/bipartite_classes.hpp"
#include "matching_games/internal/require_matching.hpp"
#include "matching_games/internal/side_of.hpp"

namespace matching_games {

// Returns the Gallai-Edmonds class of every vertex of a bipartite graph, computed from any maximum
// matching `mate`. These classes are also called the coarse Dulmage-Mendelsohn decomposition.
// `side` can be left out if the graph has a member side().
//
// Throws std::invalid_argument if an edge joins two vertices of the same side or `mate` is not a
// maximum matching. Takes O(n + m) time. Needs 1 byte per vertex and a queue.
//
// A. L. Dulmage, N. S. Mendelsohn, "Coverings of bipartite graphs", 1958.
template <class Given, class Side>
std::vector<GallaiEdmonds> gallai_edmonds(const Given& given, const std::vector<int>& mate,
                                          Side side) {
  const auto graph = internal::view_of(given);
  auto&& on_side_1 = internal::side_of("gallai_edmonds", graph, side);
  internal::require_two_sides("gallai_edmonds", graph, on_side_1);
  internal::require_matching("gallai_edmonds", graph, mate);
  return internal::bipartite_classes("gallai_edmonds", graph, mate);
}
template <class Given>
auto gallai_edmonds(const Given& given, const std::vector<int>& mate)
    -> decltype(given.side(0), std::vector<GallaiEdmonds>()) {
  return matching_games::gallai_edmonds(given, mate, [&](int v) { return given.side(v); });
}
template <class... Given>
std::vector<GallaiEdmonds> gallai_edmonds(const Given&...) {
  static_assert(!sizeof...(Given), "without sides, include matching_games/gallai_edmonds.hpp");
  return {};
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_BIPARTITE_GALLAI_EDMONDS_HPP
