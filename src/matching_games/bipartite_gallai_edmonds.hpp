// SPDX-License-Identifier: CC0-1.0
//
// Which vertices of a bipartite graph every maximum matching covers:
// bipartite_gallai_edmonds(graph, mate).
#ifndef MATCHING_GAMES_BIPARTITE_GALLAI_EDMONDS_HPP
#define MATCHING_GAMES_BIPARTITE_GALLAI_EDMONDS_HPP

#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/graph_of.hpp"
#include "matching_games/internal/outer_classes.hpp"

namespace matching_games {

// Returns the class of every vertex of a bipartite graph, computed from any maximum matching `mate`
// of the graph. Some maximum matching misses each vertex of D; the vertices of A are the other
// neighbors of D; C are all other vertices. This is also called the coarse Dulmage-Mendelsohn
// decomposition.
//
// Throws std::invalid_argument if `mate` is not a maximum matching of the present vertices, but
// does not check that mates are neighbors. A graph that is not bipartite also throws if an edge
// joins two vertices of D; otherwise its classes are right. O(n + m) time; 1 byte per vertex and a
// queue.
//
// A. L. Dulmage, N. S. Mendelsohn, "Coverings of bipartite graphs", 1958.
template <class Given>
std::vector<GallaiEdmonds> bipartite_gallai_edmonds(const Given& given,
                                                    const std::vector<int>& mate) {
  const internal::GraphOf<Given>& graph = given;
  return internal::bipartite_classes("bipartite_gallai_edmonds", graph, mate);
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_BIPARTITE_GALLAI_EDMONDS_HPP
