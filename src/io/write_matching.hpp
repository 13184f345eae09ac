// SPDX-License-Identifier: CC0-1.0
#ifndef IO_WRITE_MATCHING_HPP
#define IO_WRITE_MATCHING_HPP

#include <vector>

#include "io/writer.hpp"

namespace io {

// Writes a line for each pair of a matching. The vertices are numbered from `base` on. In a
// bipartite graph, `left` must be the number of vertices on the left; the vertices on the right are
// then also numbered from `base` on. In any other graph, `left` must be 0.
inline void write_pairs(Writer& out, const std::vector<int>& mate, int base, int left = 0) {
  for (int v = 0; v < static_cast<int>(mate.size()); ++v) {
    if (mate[v] > v) out << v + base << ' ' << mate[v] - left + base << '\n';
  }
}

// Writes the size or the weight of a matching and then a line with the mates of the first `count`
// vertices. A mate w is written as the number w + base, and no mate as 0.
inline void write_mates(Writer& out, long long value, const std::vector<int>& mate, int count,
                        int base) {
  out << value << '\n';
  for (int v = 0; v < count; ++v) {
    out << (v > 0 ? " " : "") << (mate[v] == -1 ? 0 : mate[v] + base);
  }
  out << '\n';
}

}  // namespace io

#endif  // IO_WRITE_MATCHING_HPP
