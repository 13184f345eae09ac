// SPDX-License-Identifier: CC0-1.0
#ifndef IO_READ_GRAPH_HPP
#define IO_READ_GRAPH_HPP

#include "io/read_pairs.hpp"
#include "io/reader.hpp"
#include "matching_games/csr_graph.hpp"

namespace io {

// Reads "n m" and then m edges of a graph with n vertices. The input numbers the vertices from
// `base` on.
inline matching_games::CsrGraph read_graph(Reader& in, int base) {
  const Range vertices = {"a vertex", base, in.integer("the number of vertices", 0)};
  const int count = in.integer("the number of edges", 0);
  return matching_games::CsrGraph(vertices.count, read_pairs(in, count, vertices, vertices));
}

}  // namespace io

#endif  // IO_READ_GRAPH_HPP
