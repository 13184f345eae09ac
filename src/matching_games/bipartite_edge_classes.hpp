// SPDX-License-Identifier: CC0-1.0
//
// BipartiteEdgeClasses(graph, mate) computes for each edge of a bipartite graph whether the edge is
// in no maximum matching, in some but not all, or in every maximum matching.
#ifndef MATCHING_GAMES_BIPARTITE_EDGE_CLASSES_HPP
#define MATCHING_GAMES_BIPARTITE_EDGE_CLASSES_HPP

#include <utility>
#include <vector>

#include "matching_games/dulmage_mendelsohn.hpp"
#include "matching_games/graph.hpp"

namespace matching_games {

// Computes for every edge of a bipartite graph, from any maximum matching of the graph, the class
// of the edge: whether no, some but not all, or every maximum matching contains the edge.
// dulmage_mendelsohn() divides the vertices into blocks. An edge other than a loop is in some
// maximum matching if and only if both ends are in the same block, and in every maximum matching if
// and only if this block has no other vertices.
//
// Example: on the path 0 - 1 - 2 - 3, 0 - 1 and 2 - 3 are in every maximum matching and 1 - 2 is in
// none. On the path 0 - 1 - 2, each edge is in some maximum matching but not in all.
class BipartiteEdgeClasses {
 public:
  // Takes the same arguments and the same time as dulmage_mendelsohn(), and throws the same
  // exceptions.
  template <class Given, class Side = internal::OwnSides>
  BipartiteEdgeClasses(const Given& given, const std::vector<int>& mate, Side side = Side())
      : BipartiteEdgeClasses(matching_games::dulmage_mendelsohn(given, mate, side)) {}

  // Returns whether no, some but not all, or every maximum matching contains the edge v - w.
  // Parallel edges have the same class. A loop has the class `none`. Throws
  // std::invalid_argument if v or w is outside [0, n), but does not check that they are neighbors.
  // Takes O(1) time.
  EdgeClass operator()(int v, int w) const {
    for (const int end : {v, w}) {
      internal::require_vertex("BipartiteEdgeClasses", end, static_cast<int>(block_.size()));
    }
    if (v == w || block_[v] != block_[w] || block_[v] == -1) return EdgeClass::none;
    return size_[block_[v]] == 2 ? EdgeClass::every : EdgeClass::some;
  }

 private:
  explicit BipartiteEdgeClasses(DulmageMendelsohn parts)
      : block_(std::move(parts.block)), size_(parts.blocks, 0) {
    for (const int b : block_) {
      if (b != -1) ++size_[b];
    }
  }

  std::vector<int> block_;  // block_[v]: the block of v; -1 if the graph does not contain v
  std::vector<int> size_;   // size_[b]: the number of vertices in block b
};

}  // namespace matching_games

#endif  // MATCHING_GAMES_BIPARTITE_EDGE_CLASSES_HPP
