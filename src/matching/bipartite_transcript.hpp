// SPDX-License-Identifier: CC0-1.0
//
// Who could win at each move of a game that was played, in a bipartite graph with known sides:
// mover_wins_along(graph, path, side).
#ifndef MATCHING_BIPARTITE_TRANSCRIPT_HPP
#define MATCHING_BIPARTITE_TRANSCRIPT_HPP

#include <cstddef>
#include <vector>

#include "matching/bipartite.hpp"
#include "matching/engine/growing_matching.hpp"
#include "matching/engine/two_sides.hpp"
#include "matching/graph.hpp"

namespace matching {

// The same as in matching/transcript.hpp, mostly faster, for a bipartite graph. `side` is as in
// bipartite_matching(): throws std::invalid_argument, too, if an edge joins two vertices of the
// same side. O(n + m) per vertex of the path at worst; 4 ints and 4 bytes per vertex, queues in
// which each vertex waits once at most, and what bipartite_matching() needs at the start.
template <class Graph, class Side>
std::vector<bool> mover_wins_along(const Graph& graph, const std::vector<int>& path, Side side) {
  const InducedSubgraph<Graph> rest(graph, path);
  for (const int v : path) matching::require_other_side("mover_wins_along", graph, side, v);
  GrowingMatching<InducedSubgraph<Graph>, Side> growing(rest, side,
                                                        matching::bipartite_matching(rest, side));
  std::vector<bool> wins(path.size());
  for (std::size_t i = path.size(); i-- > 0;) wins[i] = growing.insert(path[i]);
  return wins;
}

}  // namespace matching

#endif  // MATCHING_BIPARTITE_TRANSCRIPT_HPP
