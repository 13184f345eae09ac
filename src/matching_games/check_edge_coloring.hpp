// SPDX-License-Identifier: CC0-1.0
//
// Checks a coloring of edges: check_edge_coloring(l, r, edges, result).
//
// Checked: against the definition on all changes of 300 results, each of a random graph with up to
// 8 edges (matching_games/colors_and_ranks).
#ifndef MATCHING_GAMES_CHECK_EDGE_COLORING_HPP
#define MATCHING_GAMES_CHECK_EDGE_COLORING_HPP

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "matching_games/edge_coloring.hpp"

namespace matching_games {

// Checks that the result is a coloring of the edges of the bipartite graph with as few colors as
// possible:
//   - there is a color in [0, colors) for each edge;
//   - edges with a common end have different colors;
//   - some vertex has as many edges as there are colors, or there are no edges and no colors.
// Returns an empty string, or one sentence about the first condition that is violated. Takes
// O(l + r + m log m) time. Throws std::invalid_argument for the same numbers and edges as
// edge_coloring().
template <class Edge = std::pair<int, int>>
std::string check_edge_coloring(int l, int r, const std::vector<Edge>& edges,
                                const EdgeColoring& result) {
  internal::require_numbers("check_edge_coloring", l, r);
  internal::require_edges("check_edge_coloring", edges, l, r);
  if (result.color.size() != edges.size()) {
    return internal::text("there are ", result.color.size(), " colors for ", edges.size(),
                          " edges");
  }
  std::vector<int> degree(static_cast<std::size_t>(l) + static_cast<std::size_t>(r), 0);
  std::vector<std::pair<int, int>> colored;  // pairs of a vertex and the color of an edge there
  int largest = 0;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const int color = result.color[i];
    if (color < 0 || color >= result.colors) {
      return internal::text("edge ", i, " has the color ", color, ", outside [0, ", result.colors,
                            ")");
    }
    const std::pair<int, int> ends = internal::ends_of(edges[i]);
    for (const int v : {ends.first, l + ends.second}) {
      colored.emplace_back(v, color);
      largest = std::max(largest, ++degree[v]);
    }
  }
  if (result.colors != largest) {
    return internal::text("there are ", result.colors, " colors, but the largest degree is ",
                          largest);
  }
  std::sort(colored.begin(), colored.end());
  const auto same = std::adjacent_find(colored.begin(), colored.end());
  if (same != colored.end()) {
    return internal::text("two edges at vertex ", same->first, " have the same color ",
                          same->second);
  }
  return "";
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_CHECK_EDGE_COLORING_HPP
