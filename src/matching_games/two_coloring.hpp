// SPDX-License-Identifier: CC0-1.0
//
// The two sides of a bipartite graph: two_coloring(graph, side).
#ifndef MATCHING_GAMES_TWO_COLORING_HPP
#define MATCHING_GAMES_TWO_COLORING_HPP

#include <cstddef>
#include <vector>

#include "matching_games/internal/two_sides.hpp"

namespace matching_games {

// Colors the graph with two colors: side[v] becomes 0 or 1, 0 for an absent vertex and for the
// first vertex of each component. Returns false if there is an odd cycle, a loop being none: then
// some edges join vertices of one color, and each of these edges lies on an odd cycle. O(V + E).
template <class Graph>
bool two_coloring(const Graph& graph, std::vector<char>& side) {
  const char unseen = 2;
  side.assign(static_cast<std::size_t>(graph.size()), unseen);
  bool is_proper = true;
  std::vector<int> stack;
  for (int root = 0; root < graph.size(); ++root) {
    if (side[root] != unseen) continue;
    side[root] = 0;
    if (graph.contains(root)) stack.push_back(root);
    while (!stack.empty()) {
      const int v = stack.back();
      stack.pop_back();
      auto&& ns = graph.neighbors(v);
      for (int i = 0; i < static_cast<int>(ns.size()); ++i) {
        const int w = ns[i];
        if (w == v || !graph.contains(w)) continue;
        if (side[w] == side[v]) is_proper = false;
        if (side[w] != unseen) continue;
        side[w] = static_cast<char>(1 - side[v]);
        stack.push_back(w);
      }
    }
  }
  return is_proper;
}

namespace internal {

// The same, and throws, with the name of the caller, if there is an odd cycle.
template <class Graph>
std::vector<char> sides_of(const char* caller, const Graph& graph) {
  std::vector<char> side;
  if (!matching_games::two_coloring(graph, side)) {
    const auto side_of = [&side](int v) { return side[v]; };
    internal::require_two_sides(caller, graph, side_of, " lies on an odd cycle");
  }
  return side;
}

}  // namespace internal

}  // namespace matching_games

#endif  // MATCHING_GAMES_TWO_COLORING_HPP
