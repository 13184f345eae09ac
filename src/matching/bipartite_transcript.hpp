// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_BIPARTITE_TRANSCRIPT_HPP
#define MATCHING_BIPARTITE_TRANSCRIPT_HPP

#include <cstddef>
#include <stdexcept>
#include <vector>

#include "matching/bipartite.hpp"
#include "matching/engine/growing_matching.hpp"
#include "matching/graph.hpp"

namespace matching {

// The same as in matching/transcript.hpp, mostly faster, for a bipartite graph. `side` is as in
// bipartite_matching(): throws std::invalid_argument, too, if an edge joins two vertices of the
// same side. O(n + m) per vertex of the path at worst; 4 ints and 4 bytes per vertex, queues in
// which each vertex waits once at most, and what bipartite_matching() needs at the start.
template <class Graph, class Side>
std::vector<bool> mover_wins_along(const Graph& graph, const std::vector<int>& path, Side side) {
  const InducedSubgraph<Graph> rest(graph, path);
  bool same_side = false;
  for (const int v : path) {
    const bool here = static_cast<bool>(side(v));
    auto&& ns = graph.neighbors(v);
    for (int i = 0; i < static_cast<int>(ns.size()); ++i) {
      const int w = ns[i];
      const bool same = static_cast<bool>(side(w)) == here;
      if (same && w != v && graph.contains(w)) same_side = true;
    }
  }
  if (same_side) {
    throw std::invalid_argument(
        "matching::mover_wins_along: an edge joins two vertices of the same side");
  }
  GrowingMatching<InducedSubgraph<Graph>, Side> growing(rest, side,
                                                        matching::bipartite_matching(rest, side));
  std::vector<bool> wins(path.size());
  for (std::size_t i = path.size(); i-- > 0;) wins[i] = growing.insert(path[i]);
  return wins;
}

}  // namespace matching

#endif  // MATCHING_BIPARTITE_TRANSCRIPT_HPP
