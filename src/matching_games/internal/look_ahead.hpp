// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_LOOK_AHEAD_HPP
#define MATCHING_GAMES_INTERNAL_LOOK_AHEAD_HPP

#include <algorithm>

namespace matching_games {
namespace internal {

// Prefetches the memory that a loop will need in the steps `begin` to `end` - 1. The processor then
// waits for many reads at once; without this function, the loop would wait at each step. Step k
// needs the length of the neighbor list of vertex(k), the first `most` entries w of the list, and
// the value load(w) of each. If vertex(k) is -1, step k needs nothing.
//
// On large sparse graphs, this function makes the solvers in src/problems 1.1 to 1.4 times as fast.
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
