// SPDX-License-Identifier: CC0-1.0
//
// These functions read edges with weights.
#ifndef IO_READ_WEIGHTED_HPP
#define IO_READ_WEIGHTED_HPP

#include <vector>

#include "io/read_pairs.hpp"
#include "io/reader.hpp"
#include "matching_games/weights.hpp"

namespace io {

inline int read_weight(Reader& in) { return in.integer("a weight", -1000000000, 1000000000); }

// Reads m and then m edges: both ends and the weight of each. If an end is out of range, warns and
// leaves out the edge.
inline std::vector<matching_games::WeightedEdge> read_weighted_edges(Reader& in, const Range& first,
                                                                     const Range& second) {
  std::vector<matching_games::WeightedEdge> edges;
  for (int count = in.integer("the number of edges", 0); count > 0; --count) {
    const int v = in.index(first.what, first.base, first.count);
    const int w = in.index(second.what, second.base, second.count);
    const int weight = read_weight(in);
    if (v != -1 && w != -1) edges.push_back({v, w, weight});
  }
  return edges;
}

}  // namespace io

#endif  // IO_READ_WEIGHTED_HPP
