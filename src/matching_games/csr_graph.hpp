// SPDX-License-Identifier: CC0-1.0
//
// CsrGraph(n, edges) makes a graph from a vector of edges.
//
// Checked: against other kinds of graphs (matching_games/calls).
#ifndef MATCHING_GAMES_CSR_GRAPH_HPP
#define MATCHING_GAMES_CSR_GRAPH_HPP

#include <utility>
#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/edges.hpp"

namespace matching_games {

// Stores a graph that is built from a vector of edges. Vertices cannot be erased. The neighbors of
// a vertex are in the order of the edges.
class CsrGraph : public internal::AdjacencyArray {
 public:
  // Constructs the graph with n vertices and the given edges. Throws std::invalid_argument if n is
  // negative, if an end of an edge is outside [0, n), or if the graph is beyond the limits; the
  // message begins with `caller`. Limits: any graph. Takes O(n + m) time. Needs 4 bytes per vertex
  // and 8 bytes per edge.
  template <class Edge = std::pair<int, int>>
  CsrGraph(int n, const std::vector<Edge>& edges, const char* caller = "CsrGraph") {
    if (n < 0) internal::reject(caller, "expected n >= 0, found ", n);
    AdjacencyArray::operator=(internal::adjacency_of(caller, n, n, edges, 0));
  }
};

}  // namespace matching_games

#endif  // MATCHING_GAMES_CSR_GRAPH_HPP
