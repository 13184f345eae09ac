// SPDX-License-Identifier: CC0-1.0
//
// EdgeList collects the edges of a graph one by one.
#ifndef MATCHING_GAMES_EDGE_LIST_HPP
#define MATCHING_GAMES_EDGE_LIST_HPP

#include <utility>
#include <vector>

#include "matching_games/csr_graph.hpp"
#include "matching_games/graph.hpp"

namespace matching_games {

// Collects the edges of a graph with the vertices 0 .. n - 1.
//
//   matching_games::EdgeList edges(3);
//   edges.add_edge(0, 1);
//   edges.add_edge(2, 1);
//   const std::vector<int> mate = matching_games::general_matching(edges.graph());
//   for (const auto& pair : matching_games::matched_pairs(mate)) {
//     std::cout << pair.first << ' ' << pair.second << '\n';
//   }
class EdgeList {
 public:
  // Constructs an empty list. Throws std::invalid_argument if n < 0.
  explicit EdgeList(int n) : n_(n) {
    if (n < 0) internal::reject("EdgeList", "expected n >= 0, found ", n);
  }

  // Appends the edge u - v, which may be a loop or parallel to another edge. Throws
  // std::invalid_argument if an end is outside [0, n).
  void add_edge(int u, int v) {
    internal::require_ends("EdgeList::add_edge", edges_.size(), std::make_pair(u, v), n_, n_);
    edges_.push_back(std::make_pair(u, v));
  }

  // Returns the number of vertices.
  int size() const { return n_; }

  // Returns the edges in the order in which they were added.
  const std::vector<std::pair<int, int>>& edges() const { return edges_; }

  // Returns the graph of the edges added so far. Edges that are added later do not change the
  // returned graph. Takes O(n + m) time. Throws std::invalid_argument if there are 2^31 edges or
  // more.
  CsrGraph graph() const { return CsrGraph(n_, edges_); }

 private:
  int n_;
  std::vector<std::pair<int, int>> edges_;
};

}  // namespace matching_games

#endif  // MATCHING_GAMES_EDGE_LIST_HPP
