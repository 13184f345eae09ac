// SPDX-License-Identifier: CC0-1.0
//
// These functions read a bipartite graph that is given by a list of neighbors for each left vertex.
#ifndef IO_READ_LISTS_HPP
#define IO_READ_LISTS_HPP

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "io/read_pairs.hpp"
#include "io/reader.hpp"

namespace io {

// Reads for each left vertex the number of its neighbors and then the neighbors. Returns the pairs
// of a left vertex and a neighbor, both zero-based, in the order of the input. If a neighbor is out
// of range, warns and leaves out the pair. Messages call the number of neighbors `count`, for
// example "the number of girls in a list".
inline std::vector<std::pair<int, int>> read_lists(Reader& in, int left, const char* count,
                                                   const Range& neighbors) {
  std::vector<std::pair<int, int>> edges;
  for (int v = 0; v < left; ++v) {
    for (int more = in.integer(count, 0); more > 0; --more) {
      const int w = in.index(neighbors.what, neighbors.base, neighbors.count);
      if (w != -1) edges.emplace_back(v, w);
    }
  }
  return edges;
}

// Reads a perfect matching of a graph with n vertices on each side: for each left vertex the number
// of its mate on the right, from 1 on. `edges` must be the result of read_lists(). Returns the mate
// of each vertex; the right vertices are n .. 2 n - 1. Throws InputError if two vertices have the
// same mate or a pair is not an edge. Messages call a left vertex `first` and a right vertex
// `second`, for example "son" and "girl".
inline std::vector<int> read_perfect_matching(Reader& in, int n,
                                              const std::vector<std::pair<int, int>>& edges,
                                              const std::string& first, const std::string& second) {
  std::vector<int> mate(2 * static_cast<std::size_t>(n), -1);
  auto edge = edges.begin();
  for (int v = 0; v < n; ++v) {
    const int number = in.integer(("a " + second).c_str(), 1, n), w = n - 1 + number;
    bool is_edge = false;
    for (; edge != edges.end() && edge->first == v; ++edge) is_edge |= edge->second == number - 1;
    if (!is_edge) {
      in.fail(text("a ", second, " in the list of ", first, " ", v + 1), text("'", number, "'"));
    }
    if (mate[w] != -1) {
      in.fail(text("a ", second, " that no earlier ", first, " has"),
              text("'", number, "', the ", second, " of ", first, " ", mate[w] + 1));
    }
    mate[v] = w;
    mate[w] = v;
  }
  return mate;
}

}  // namespace io

#endif  // IO_READ_LISTS_HPP
