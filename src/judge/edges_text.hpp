// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_EDGES_TEXT_HPP
#define JUDGE_EDGES_TEXT_HPP

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "judge/reader.hpp"

namespace judge {

// Describes the numbers that the input uses for the vertices at one end of the edges.
struct Range {
  const char* what;  // how messages call such a vertex
  int base;          // the number of the first vertex
  int count;         // the number of vertices
};

// Reads the number of edges and the two ends of each edge. Returns the edges with zero-based ends,
// after adding `shift` to each second end. Leaves out an edge with an end out of range, with a
// warning.
inline std::vector<std::pair<int, int>> read_edges(Reader& in, const Range& first,
                                                   const Range& second, int shift) {
  const int count = in.integer("the number of edges", 0);
  std::vector<std::pair<int, int>> edges;
  // The count may be wrong. Without the limit of 2^20, a wrong count could allocate all memory at
  // once.
  edges.reserve(static_cast<std::size_t>(std::min(count, 1 << 20)));
  for (int i = 0; i < count; ++i) {
    const int v = in.index(first.what, first.base, first.count);
    const int w = in.index(second.what, second.base, second.count);
    if (v != -1 && w != -1) edges.emplace_back(v, shift + w);
  }
  return edges;
}

}  // namespace judge

#endif  // JUDGE_EDGES_TEXT_HPP
