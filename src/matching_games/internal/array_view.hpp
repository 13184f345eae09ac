// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_ARRAY_VIEW_HPP
#define MATCHING_GAMES_INTERNAL_ARRAY_VIEW_HPP

#include "matching_games/internal/adjacency_array.hpp"

namespace matching_games {
namespace internal {

// Presents an AdjacencyArray as a graph.
struct ArrayView {
  const AdjacencyArray* lists;

  int size() const { return lists->size(); }
  bool contains(int) const { return true; }
  NeighborArray neighbors(int v) const { return (*lists)[v]; }
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_ARRAY_VIEW_HPP
