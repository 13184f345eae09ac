// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_LOOK_AHEAD_HPP
#define MATCHING_GAMES_INTERNAL_LOOK_AHEAD_HPP

#include <algorithm>

namespace matching_games {
namespace internal {

// For loops that would wait for memory at each step: touches what their steps from `begin` to `end`
// need, all at once, so that the waits overlap. In step k that is the beginning of the neighbor
// list of vertex(k), unless this is -1: its size, its first `most` entries, and load(w), any value
// from memory, for each of these entries w.
template <class Graph, class Step, class Vertex, class Load>
void look_ahead(const Graph& graph, Step begin, Step end, Vertex vertex, int most, Load load) {
  unsigned sum = 0;
  for (const int entries : {0, most}) {
    for (Step k = begin; k < end; ++k) {
      const int v = vertex(k);
      if (v == -1) continue;
      auto&& ns = graph.neighbors(v);
      const int size = static_cast<int>(ns.size());
      sum += static_cast<unsigned>(size);
      for (int i = 0; i < std::min(size, entries); ++i) sum += static_cast<unsigned>(load(ns[i]));
    }
  }
  volatile unsigned loaded = sum;  // or the compiler leaves the loads out
  static_cast<void>(loaded);
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_LOOK_AHEAD_HPP
