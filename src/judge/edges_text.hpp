// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_EDGES_TEXT_HPP
#define JUDGE_EDGES_TEXT_HPP

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "judge/reader.hpp"

namespace judge {

// Describes the numbers that can be the first (or the second) end of an edge in the input.
struct Range {
  const char* what;  // the name of such a vertex in messages
  int base;          // the number of the first vertex
  int count;         // the number of vertices
};

// Reads the number of edges and the two ends of each edge. Returns the edges with zero-based ends,
// and adds `shift` to each second end. If an end is out of range, warns and leaves out the edge.
inline std::vector<std::pair<int, int>> read_edges(Reader& in, const Range& first,
                                                   const Range& second, int shift) {
  const int count = in.integer("the number of edges", 0);
  std::vector<std::pair<int, int>> edges;
  // The count in the input may be wrong. The limit keeps a wrong count from taking all memory at
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
