// SPDX-License-Identifier: CC0-1.0
//
// Checks a stable matching: check_stable_matching(l, r, edges, result).
//
// Checked: against the definition on all changes of 300 results, each of a random graph with up to
// 6 edges (matching_games/colors_and_ranks).
#ifndef MATCHING_GAMES_CHECK_STABLE_MATCHING_HPP
#define MATCHING_GAMES_CHECK_STABLE_MATCHING_HPP

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "matching_games/stable_matching.hpp"

namespace matching_games {

// Checks that the result is a stable matching:
//   - each of the l + r vertices has a mate and an edge;
//   - the edge of a vertex joins it to its mate, and is the edge of this mate; or both are -1;
//   - no edge is ranked better by both of its ends than their edges.
// Returns an empty string, or one sentence about the first condition that is violated. Takes
// O(l + r + m) time. Does not check whether the left vertices have the best possible edges. Throws
// std::invalid_argument for the same numbers and edges as stable_matching().
template <class Edge = RankedEdge>
std::string check_stable_matching(int l, int r, const std::vector<Edge>& edges,
                                  const StableMatching& result) {
  internal::require_numbers("check_stable_matching", l, r);
  internal::require_edges("check_stable_matching", edges, l, r);
  const std::vector<int>&mate = result.mate, &edge = result.edge;
  const std::size_t n = static_cast<std::size_t>(l) + static_cast<std::size_t>(r);
  if (mate.size() != n || edge.size() != n) {
    return internal::text("there are ", mate.size(), " mates and ", edge.size(), " edges for ", n,
                          " vertices");
  }
  for (int v = 0; v < l + r; ++v) {
    const int i = edge[v], w = mate[v];
    if (i == -1 && w == -1) continue;
    const bool is_edge = i >= 0 && static_cast<std::size_t>(i) < edges.size();
    const std::pair<int, int> ends =
        is_edge ? internal::ends_of(edges[i]) : std::pair<int, int>(-1, -1);
    if (!is_edge || std::min(v, w) != ends.first || std::max(v, w) != l + ends.second ||
        edge[w] != i) {
      return internal::text("edge ", i, " does not join vertex ", v, " and its mate ", w,
                            ", or is not the edge of both");
    }
  }
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const int v = internal::ends_of(edges[i]).first, w = l + internal::ends_of(edges[i]).second;
    const auto ranks = internal::find_ranks(edges[i], 0);
    if ((edge[v] == -1 || ranks.first < internal::find_ranks(edges[edge[v]], 0).first) &&
        (edge[w] == -1 || ranks.second < internal::find_ranks(edges[edge[w]], 0).second)) {
      return internal::text("the vertices ", v, " and ", w, " both rank edge ", i,
                            " better than theirs");
    }
  }
  return "";
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_CHECK_STABLE_MATCHING_HPP
