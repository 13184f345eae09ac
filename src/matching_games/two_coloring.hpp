// SPDX-License-Identifier: CC0-1.0
//
// two_coloring(graph) computes the two sides of a bipartite graph.
//
// Checked: against the definitions on all graphs with up to 6 vertices (exhaustive/graphs).
#ifndef MATCHING_GAMES_TWO_COLORING_HPP
#define MATCHING_GAMES_TWO_COLORING_HPP

#include <utility>
#include <vector>

#include "matching_games/graph.hpp"

namespace matching_games {

// Says whether a graph is bipartite, and contains the side of each vertex, 0 or 1. If the graph is
// not bipartite, some edges join two vertices of the same side.
struct TwoColoring {
  bool bipartite;
  std::vector<char> side;
};

// Returns the sides of a graph. The first vertex of each component and all absent vertices are on
// side 0. If the graph has an odd cycle, some edges join two vertices of the same side, and each of
// these edges lies on an odd cycle. Loops are ignored. Takes O(n + m) time. Limits: any graph.
//
// Example: the path 0 - 1 - 2 is bipartite, with the sides {0, 1, 0}.
template <class Given>
TwoColoring two_coloring(const Given& given) {
  const auto graph = internal::view_of(given);
  const char unseen = 2;
  std::vector<char> side(graph.size(), unseen);
  bool bipartite = true;
  std::vector<int> stack;
  for (int root = 0; root < graph.size(); ++root) {
    if (side[root] != unseen) continue;
    side[root] = 0;
    if (graph.contains(root)) stack.push_back(root);
    while (!stack.empty()) {
      const int v = stack.back();
      stack.pop_back();
      for (const int w : graph.neighbors(v)) {
        if (w == v || !graph.contains(w)) continue;
        if (side[w] == side[v]) bipartite = false;
        if (side[w] != unseen) continue;
        side[w] = static_cast<char>(1 - side[v]);
        stack.push_back(w);
      }
    }
  }
  return TwoColoring{bipartite, std::move(side)};
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_TWO_COLORING_HPP
