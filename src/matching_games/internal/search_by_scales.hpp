// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_SEARCH_BY_SCALES_HPP
#define MATCHING_GAMES_INTERNAL_SEARCH_BY_SCALES_HPP

#include <algorithm>
#include <limits>
#include <vector>

#include "matching_games/internal/shortest_augmenting_paths.hpp"
#include "matching_games/internal/weighted_lists.hpp"

namespace matching_games {
namespace internal {

// Returns the vertices with a heaviest matching, or no vertices if the weights have only one scale,
// or if the searches in a scale but the last would make more than `most` scans for each arc.
// first(lists) returns twice the dual variables for the start, and start(lists, doubled) the
// vertices with these duals, or smaller ones, and with a matching by tight arcs.
//
// At first, the weights have only their most important bits, and then three bits more at a time.
// The searches in all scales but the last are relaxed: the duals need not be exact, because those
// for the start of the next scale are eight times as large, and larger by as much as any arc may
// need. So in each scale the duals change only a little. Where this helps, all scales are short.
//
// H. N. Gabow, R. E. Tarjan, "Faster scaling algorithms for network problems", 1989.
template <class First, class Start>
ShortestAugmentingPaths::Vertices search_by_scales(const WeightedLists& lists, int left,
                                                   long long most, First first, Start start) {
  const long long all = std::numeric_limits<long long>::max(), count = lists.arcs.size();
  long long lightest = all, heaviest = 0;
  for (const WeightedArc& arc : lists.arcs) {
    lightest = std::min(lightest, arc.weight);
    heaviest = std::max(heaviest, arc.weight);
  }
  const int bits = 3, n = lists.size();
  int lost = 0;  // bits of the weights
  while (lightest < heaviest && (heaviest - lightest) >> lost >= 1 << bits) lost += bits;
  ShortestAugmentingPaths::Vertices vertices;
  std::vector<long long> doubled;
  for (WeightedLists scaled = lists; lost > 0;) {
    for (long long i = 0; i < count; ++i) scaled.arcs[i].weight = lists.arcs[i].weight >> lost;
    vertices = start(scaled, doubled.empty() ? first(scaled) : doubled);
    if (!ShortestAugmentingPaths(scaled, left, vertices, true).run_plain(most * count)) return {};
    // The duals of two ends add up to at least their weight - 1, and a weight becomes at most
    // 8 * weight + 7. In a double cover, the duals of both copies are added.
    doubled.clear();
    for (int v = 0; v < n; ++v) {
      const long long other = vertices[left == n ? n + v : v].dual;
      doubled.push_back(((vertices[v].dual + other + 2) << bits) - 1);
    }
    lost -= bits;
  }
  if (doubled.empty()) return {};
  vertices = start(lists, doubled);
  ShortestAugmentingPaths(lists, left, vertices).run_plain(all);
  return vertices;
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_SEARCH_BY_SCALES_HPP
