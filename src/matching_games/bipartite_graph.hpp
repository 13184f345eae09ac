// SPDX-License-Identifier: CC0-1.0
//
// BipartiteGraph(l, r, edges) and BipartiteGraph(l, r, lists) make a bipartite graph from a vector
// of edges, or from the lists of the left vertices.
//
// Checked: against other kinds of graphs (matching_games/calls).
#ifndef MATCHING_GAMES_BIPARTITE_GRAPH_HPP
#define MATCHING_GAMES_BIPARTITE_GRAPH_HPP

#include <cstddef>
#include <utility>
#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/edges.hpp"

namespace matching_games {

namespace internal {

// Returns the edges (v, w) for all w in lists[v]. Throws std::invalid_argument, with the name of
// the caller, if there are not l lists, or a neighbor is outside [0, r).
template <class Integer>
std::vector<std::pair<int, int>> edges_of_lists(const char* caller, int l, int r,
                                                const std::vector<std::vector<Integer>>& lists) {
  RequireVertex<Integer>();
  if (lists.size() != static_cast<std::size_t>(l)) {
    reject(caller, "expected ", l, " lists, one for each left vertex, found ", lists.size());
  }
  std::size_t total = 0;
  for (const std::vector<Integer>& list : lists) total += list.size();
  std::vector<std::pair<int, int>> edges;
  edges.reserve(total);
  for (int v = 0; v < l; ++v) {
    for (const Integer w : lists[v]) {
      require_vertex(caller, w, r);
      edges.emplace_back(v, static_cast<int>(w));
    }
  }
  return edges;
}

}  // namespace internal

// Stores a bipartite graph. The left vertices are 0 .. l - 1, on side 0, and the right vertices are
// l .. l + r - 1, on side 1. Every call that has a parameter `side` takes such a graph without it.
//
//   #include "matching_games/bipartite.hpp"
//   #include "matching_games/bipartite_graph.hpp"
//   #include "matching_games/covers.hpp"
//   const matching_games::BipartiteGraph graph(2, 3, {{0, 0}, {1, 0}, {1, 2}});
//   const std::vector<int> mate = matching_games::bipartite_matching(graph);  // of all 5 vertices
//   const std::vector<int> cover = matching_games::minimum_vertex_cover(graph, mate);
class BipartiteGraph : public internal::AdjacencyArray {
 public:
  // Constructs the graph in which an edge joins the left vertex edge.first to the right vertex
  // l + edge.second. Throws std::invalid_argument if l or r is negative, if an end of an edge is
  // outside [0, l) or [0, r), or if the graph is beyond the limits; the message begins with
  // `caller`. Limits: any graph. Takes O(l + r + m) time. Needs 4 bytes per vertex and 8 bytes per
  // edge.
  template <class Edge = std::pair<int, int>>
  BipartiteGraph(int l, int r, const std::vector<Edge>& edges,
                 const char* caller = "BipartiteGraph")
      : left_(l) {
    internal::require_numbers(caller, l, r);
    AdjacencyArray::operator=(internal::adjacency_of(caller, l, r, edges, l));
  }

  // Does the same for the right neighbors lists[v] of each left vertex v, which are zero-based.
  // Also throws std::invalid_argument if there are not l lists. Limits: any graph, fewer than 2^31
  // entries in the lists.
  template <class Integer>
  BipartiteGraph(int l, int r, const std::vector<std::vector<Integer>>& lists,
                 const char* caller = "BipartiteGraph")
      : BipartiteGraph(l, r, internal::edges_of_lists(caller, l, r, lists), caller) {}

  int left() const { return left_; }
  int side(int v) const { return v < left_ ? 0 : 1; }

 private:
  int left_;
};

}  // namespace matching_games

#endif  // MATCHING_GAMES_BIPARTITE_GRAPH_HPP
