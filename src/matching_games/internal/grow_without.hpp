// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_GROW_WITHOUT_HPP
#define MATCHING_GAMES_INTERNAL_GROW_WITHOUT_HPP

#include <vector>

namespace matching_games {
namespace internal {

// Exposes v and its mate w, and grows only a tree from w, in the graph without v. Then
// forest.is_outer(x) is true for the vertices x to which alternating paths of even length lead from
// w. If such a vertex is a neighbor of v, it can be the mate of v. `mate` is the matching of the
// forest.
template <class Forest>
void grow_without(Forest& forest, std::vector<int>& mate, int v) {
  const int w = mate[v];
  mate[v] = mate[w] = -1;
  forest.clear();
  forest.exclude(v);
  forest.plant(w);
  forest.grow();
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_GROW_WITHOUT_HPP
