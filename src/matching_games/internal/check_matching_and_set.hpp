// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_CHECK_MATCHING_AND_SET_HPP
#define MATCHING_GAMES_INTERNAL_CHECK_MATCHING_AND_SET_HPP

#include <string>
#include <vector>

#include "matching_games/check_matching.hpp"
#include "matching_games/internal/text.hpp"

namespace matching_games {
namespace internal {

// Checks that `mate` is a matching, and that `set` contains only vertices of the graph, and none of
// them twice. Returns an empty string, or one sentence about the flaw. If there is no flaw, sets
// contained[v] to 1 for the vertices v of the set, and to 0 for all others.
template <class Graph>
std::string check_matching_and_set(const Graph& graph, const std::vector<int>& mate,
                                   const std::vector<int>& set, std::vector<char>& contained) {
  const std::string flaw = matching_games::check_matching(graph, mate);
  if (!flaw.empty()) return flaw;
  contained.assign(graph.size(), 0);
  for (const int v : set) {
    if (v < 0 || v >= graph.size() || !graph.contains(v)) {
      return internal::text("vertex ", v, " of the set is not in the graph");
    }
    if (contained[v]) return internal::text("vertex ", v, " is twice in the set");
    contained[v] = 1;
  }
  return "";
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_CHECK_MATCHING_AND_SET_HPP
