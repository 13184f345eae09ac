// SPDX-License-Identifier: CC0-1.0
//
// dulmage_mendelsohn(graph, mate) computes the fine Dulmage-Mendelsohn decomposition of a bipartite
// graph, which is also called its block triangular form. bipartite_gallai_edmonds(graph, mate) of
// matching_games/bipartite_gallai_edmonds.hpp computes the coarse decomposition.
//
// Checked: against the definitions on all graphs with up to 6 vertices (exhaustive/graphs), by
// certificates on large ones (exhaustive/large).
#ifndef MATCHING_GAMES_DULMAGE_MENDELSOHN_HPP
#define MATCHING_GAMES_DULMAGE_MENDELSOHN_HPP

#include <vector>

#include "matching_games/bipartite_gallai_edmonds.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/internal/own_sides.hpp"
#include "matching_games/internal/strong_components.hpp"

namespace matching_games {

// The fine Dulmage-Mendelsohn decomposition of a bipartite graph divides the vertices into the
// blocks 0 .. blocks - 1. D, A and C are the Gallai-Edmonds classes of the vertices.
//   - An edge from side 0 in block i to side 1 in block j has i <= j.
//   - Block 0 consists of the vertices of D on side 1 and of A on side 0. It is empty, or it has
//     more vertices on side 1 than on side 0. Every maximum matching covers the vertices of this
//     block on side 0.
//   - The last block consists of the vertices of D on side 0 and of A on side 1. What is true of
//     block 0 is true of the last block with the sides exchanged.
//   - All other blocks are square: each has as many vertices on side 0 as on side 1. The square
//     blocks together contain the vertices of C. Each square block is connected and cannot be
//     divided further.
// An edge lies in some maximum matching if and only if both ends are in the same block. If the
// vertices on side 0 are the rows of a matrix and the vertices on side 1 are the columns, the
// blocks are the block triangular form of the matrix. The blocks are unique, but their order is
// not.
struct DulmageMendelsohn {
  std::vector<int> block;  // block[v] is the block of v; -1 if the graph does not contain v
  int blocks;              // the number of blocks, at least 2
};

// Divides the vertices of a bipartite graph into the blocks of a DulmageMendelsohn, by means of any
// maximum matching `mate`.
//
// Throws std::invalid_argument if an edge joins two vertices of the same side, if there is an odd
// cycle, or if `mate` is not a maximum matching. Takes O(n + m) time. Needs 6 ints per vertex.
// Limits: any graph.
//
// Example: on the path 0 - 1 - 2 - 3 with side(v) = v % 2 and mate {1, 0, 3, 2}, the blocks 0 to 3
// are {}, {2, 3}, {0, 1} and {}. The first and the last block contain the vertices of D and A; here
// there are none. {2, 3} comes before {0, 1} because the edge 2 - 1 leads from side 0 to side 1,
// and such an edge never leads to an earlier block.
//
// A. L. Dulmage, N. S. Mendelsohn, "Coverings of bipartite graphs", 1958; A. Pothen, C.-J. Fan,
// "Computing the block triangular form of a sparse matrix", 1990.
template <class Given, class Side = internal::OwnSides>
DulmageMendelsohn dulmage_mendelsohn(const Given& given, const std::vector<int>& mate,
                                     Side side = Side()) {
  const auto graph = internal::view_of(given);
  auto&& on_side_1 = internal::side_of("dulmage_mendelsohn", graph, side);
  const std::vector<VertexClass> classes =
      internal::checked_classes("dulmage_mendelsohn", graph, mate, on_side_1);

  DulmageMendelsohn result;
  std::vector<int>& block = result.block;
  const int squares = internal::blocks_of_pairs(
      graph, mate, [&classes](int v) { return classes[v] == VertexClass::C; }, on_side_1, block);
  result.blocks = squares + 2;
  for (int v = 0; v < graph.size(); ++v) {
    if (classes[v] == VertexClass::absent) continue;
    if (classes[v] == VertexClass::C) {
      block[v] = squares - block[v];
    } else {
      block[v] = !on_side_1(v) != (classes[v] == VertexClass::D) ? 0 : squares + 1;
    }
  }
  return result;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_DULMAGE_MENDELSOHN_HPP
