// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_BIPARTITE_TEXT_HPP
#define JUDGE_BIPARTITE_TEXT_HPP

#include <limits>
#include <utility>

#include "judge/pairs_text.hpp"
#include "judge/reader.hpp"
#include "matching_games/bipartite_graph.hpp"

namespace judge {

// Describes the numbers that the input uses for the vertices on the left (first) and on the right
// (second).
using Sides = std::pair<Range, Range>;

// Reads m and then m edges. The first end of each edge is on the left.
inline matching_games::BipartiteGraph read_bipartite_edges(Reader& in, const Sides& sides) {
  const int count = in.integer("the number of edges", 0);
  return matching_games::BipartiteGraph(sides.first.count, sides.second.count,
                                        read_pairs(in, count, sides.first, sides.second));
}

// Reads how many vertices are on the left and how many are on the right. On both sides, the input
// numbers the vertices from `base` on.
inline Sides read_sides(Reader& in, int base) {
  const int left = in.integer("the number of vertices on the left", 0);
  const int right =
      in.integer("the number of vertices on the right", 0, std::numeric_limits<int>::max() - left);
  return {{"a vertex on the left", base, left}, {"a vertex on the right", base, right}};
}

// Reads "l r m" and then m edges between l vertices on the left and r vertices on the right. On
// both sides, the input numbers the vertices from `base` on.
inline matching_games::BipartiteGraph read_bipartite_graph(Reader& in, int base) {
  return read_bipartite_edges(in, read_sides(in, base));
}

}  // namespace judge

#endif  // JUDGE_BIPARTITE_TEXT_HPP
