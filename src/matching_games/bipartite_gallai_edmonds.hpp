// SPDX-License-Identifier: CC0-1.0
//
// Which vertices of a bipartite graph some, and which ones all, maximum matchings cover:
// bipartite_gallai_edmonds(graph, mate).
#ifndef MATCHING_GAMES_BIPARTITE_GALLAI_EDMONDS_HPP
#define MATCHING_GAMES_BIPARTITE_GALLAI_EDMONDS_HPP

#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/graph_of.hpp"
#include "matching_games/internal/outer_classes.hpp"

namespace matching_games {

// The class of every vertex, from any maximum matching of a bipartite graph: the coarse
// Dulmage-Mendelsohn decomposition. D are the vertices that some maximum matching misses, A their
// neighbors, C the others.
//
// `mate` has the size of the graph. Throws std::invalid_argument if it is no matching of vertices
// that are there, or not a maximum one; that mates are neighbors is not checked. A graph that is
// not bipartite is accepted if no edge joins two vertices of D, and rejected like that otherwise.
// O(n + m) time; 1 byte per vertex and a queue.
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
