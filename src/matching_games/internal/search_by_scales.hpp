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
// or if the searches in any scale but the last would make more than `most` scans for each arc.
// first(lists) returns twice the dual variables for the start, and start(lists, doubled) the
// vertices with a matching by tight arcs, whose duals are at most these.
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
  while ((heaviest - lightest) >> lost >= 1 << bits) lost += bits;
  if (lost == 0) return {};
  WeightedLists scaled = lists;
  std::vector<long long> doubled;
  for (;; lost -= bits) {
    const bool is_last = lost == 0;
    for (long long i = 0; i < count; ++i) scaled.arcs[i].weight = lists.arcs[i].weight >> lost;
    auto vertices = start(scaled, doubled.empty() ? first(scaled) : doubled);
    ShortestAugmentingPaths search(scaled, left, vertices, !is_last);
    if (!search.run_plain(is_last ? all : most * count)) return {};
    if (is_last) return vertices;
    // The duals of the ends of an arc add up to at least its weight - 1, and the next weight is at
    // most 8 * weight + 7. In a double cover, the duals of both copies are added.
    doubled.assign(n, 0);
    for (int v = 0; v < n; ++v) {
      const long long other = vertices[left == n ? n + v : v].dual;
      doubled[v] = ((vertices[v].dual + other + 2) << bits) - 1;
    }
  }
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_SEARCH_BY_SCALES_HPP
