// SPDX-License-Identifier: CC0-1.0
#ifndef IO_READ_BIPARTITE_HPP
#define IO_READ_BIPARTITE_HPP

#include "io/read_pairs.hpp"
#include "io/read_sides.hpp"
#include "io/reader.hpp"
#include "matching_games/bipartite_graph.hpp"

namespace io {

// Reads m and then m edges. The first end of each edge is on the left.
inline matching_games::BipartiteGraph read_bipartite_edges(Reader& in, const Sides& sides) {
  const int count = in.integer("the number of edges", 0);
  return matching_games::BipartiteGraph(sides.first.count, sides.second.count,
                                        read_pairs(in, count, sides.first, sides.second));
}

// Reads "l r m" and then m edges between l vertices on the left and r vertices on the right. On
// both sides, the input numbers the vertices from `base` on.
inline matching_games::BipartiteGraph read_bipartite_graph(Reader& in, int base) {
  return read_bipartite_edges(in, read_sides(in, base));
}

}  // namespace io

#endif  // IO_READ_BIPARTITE_HPP
