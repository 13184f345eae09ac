// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_GRAPH_TEXT_HPP
#define JUDGE_GRAPH_TEXT_HPP

#include <algorithm>
#include <cstddef>
#include <limits>
#include <new>
#include <utility>
#include <vector>

#include "judge/reader.hpp"
#include "matching_games/csr_graph.hpp"

namespace judge {

// How the input writes an end of an edge: as one of `count` numbers from `base` on. `what` names it
// for the reader of a message.
struct Ends {
  const char* what;
  int base, count;
};

// Reads the number of edges and the two ends of each. A first end becomes the vertex number - base,
// a second one the vertex shift + number - base. Throws InputError when an end is no such number.
// At most 512 MB are set aside for what the number announces, and only if they are there; beyond
// that the memory grows with what was read.
inline std::vector<std::pair<int, int>> read_edges(Reader& in, const Ends& first,
                                                   const Ends& second, int shift) {
  const bool possible = first.count > 0 && second.count > 0;
  const int count =
      in.integer("the number of edges", 0, possible ? std::numeric_limits<int>::max() : 0);
  std::vector<std::pair<int, int>> edges;
  try {
    edges.reserve(static_cast<std::size_t>(std::min(count, 1 << 26)));
  } catch (const std::bad_alloc&) {
    // The number may be wrong.
  }
  for (int i = 0; i < count; ++i) {
    const int v = in.integer(first.what, first.base, first.base - 1 + first.count);
    const int w = in.integer(second.what, second.base, second.base - 1 + second.count);
    edges.emplace_back(v - first.base, shift + (w - second.base));
  }
  return edges;
}

// Reads "n m" and m edges of a graph of n vertices, which the input counts from `base`.
inline matching_games::CsrGraph read_graph(Reader& in, int base) {
  const int n = in.integer("the number of vertices", 0);
  const Ends ends = {"a vertex", base, n};
  return matching_games::CsrGraph(n, read_edges(in, ends, ends, 0));
}

// A bipartite graph: the vertices on the left are 0 .. left - 1, those on the right come after
// them.
struct BipartiteGraph {
  struct Side {
    int left;
    int operator()(int v) const { return v < left ? 0 : 1; }
  };

  int left;
  matching_games::CsrGraph graph;

  // Which side a vertex is on, for bipartite_matching().
  Side side() const { return Side{left}; }
};

// Reads m and m edges, each with its end on the left first.
inline BipartiteGraph read_bipartite_edges(Reader& in, const Ends& left, const Ends& right) {
  const std::vector<std::pair<int, int>> edges = read_edges(in, left, right, left.count);
  return BipartiteGraph{left.count, matching_games::CsrGraph(left.count + right.count, edges)};
}

// Reads "l r m" and m edges between l vertices on the left and r on the right; the input counts
// both from `base`.
inline BipartiteGraph read_bipartite_graph(Reader& in, int base) {
  const int left = in.integer("the number of vertices on the left", 0);
  const int right =
      in.integer("the number of vertices on the right", 0, std::numeric_limits<int>::max() - left);
  return read_bipartite_edges(in, Ends{"a vertex on the left", base, left},
                              Ends{"a vertex on the right", base, right});
}

}  // namespace judge

#endif  // JUDGE_GRAPH_TEXT_HPP
