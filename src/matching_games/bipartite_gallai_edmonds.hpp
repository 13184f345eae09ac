// SPDX-License-Identifier: CC0-1.0
//
// bipartite_gallai_edmonds(graph, mate) computes which vertices of a bipartite graph are covered by
// every maximum matching.
#ifndef MATCHING_GAMES_BIPARTITE_GALLAI_EDMONDS_HPP
#define MATCHING_GAMES_BIPARTITE_GALLAI_EDMONDS_HPP

#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/bipartite_classes.hpp"
#include "matching_games/internal/require_matching.hpp"

namespace matching_games {

// Returns the Gallai-Edmonds class of every vertex of a bipartite graph, computed from any maximum
// matching `mate`. These classes are also called the coarse Dulmage-Mendelsohn decomposition.
//
// Throws std::invalid_argument if `mate` is not a maximum matching. If the graph is not bipartite,
// the function either throws std::invalid_argument or returns the right classes. Takes O(n + m)
// time. Needs 1 byte per vertex and a queue.
//
// A. L. Dulmage, N. S. Mendelsohn, "Coverings of bipartite graphs", 1958.
template <class Given>
std::vector<GallaiEdmonds> bipartite_gallai_edmonds(const Given& given,
                                                    const std::vector<int>& mate) {
  const auto graph = internal::view_of(given);
  internal::require_matching("bipartite_gallai_edmonds", graph, mate);
  return internal::bipartite_classes("bipartite_gallai_edmonds", graph, mate);
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_BIPARTITE_GALLAI_EDMONDS_HPP
