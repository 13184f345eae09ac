// SPDX-License-Identifier: CC0-1.0
//
// Checks a coloring of edges: check_edge_coloring(l, r, edges, result).
//
// Checked: against the definition on all changes of 300 results, each of a random graph with up to
// 8 edges.
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
// O(l + r + m) time. Throws std::invalid_argument for the same numbers and edges as
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
  std::vector<std::vector<int>> at(static_cast<std::size_t>(l) + static_cast<std::size_t>(r));
  std::size_t largest = 0;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    if (result.color[i] < 0 || result.color[i] >= result.colors) {
      return internal::text("edge ", i, " has the color ", result.color[i], ", outside [0, ",
                            result.colors, ")");
    }
    const std::pair<int, int> ends = internal::ends_of(edges[i]);
    for (const int v : {ends.first, l + ends.second}) {
      at[v].push_back(static_cast<int>(i));
      largest = std::max(largest, at[v].size());
    }
  }
  if (result.colors < 0 || static_cast<std::size_t>(result.colors) != largest) {
    return internal::text("there are ", result.colors, " colors, but the largest degree is ",
                          largest);
  }
  std::vector<int> last(largest, -1);  // the last edge with each color
  for (int v = 0; v < l + r; ++v) {
    for (const int i : at[v]) {
      int& other = last[result.color[i]];
      const std::pair<int, int> ends = internal::ends_of(edges[other == -1 ? i : other]);
      if (other != -1 && other != i && (v < l ? ends.first : l + ends.second) == v) {
        return internal::text("the edges ", other, " and ", i, " at vertex ", v,
                              " have the same color ", result.color[i]);
      }
      other = i;
    }
  }
  return "";
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_CHECK_EDGE_COLORING_HPP
