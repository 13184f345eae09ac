// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_GRAPH_TEXT_HPP
#define JUDGE_GRAPH_TEXT_HPP

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "judge/reader.hpp"
#include "matching_games/csr_graph.hpp"

namespace judge {

// How the input writes an end of an edge: as one of `count` numbers from `base` on. A message calls
// it `what`.
struct Ends {
  const char* what;
  int base, count;
};

// Reads the number of edges and the two ends of each, and returns them zero-based, the second end
// plus `shift`. Leaves out an edge with an end out of range, with a warning: no matching has it.
// Reserves memory for at most a million edges, since their number may be wrong; beyond that the
// memory grows with what was read.
inline std::vector<std::pair<int, int>> read_edges(Reader& in, const Ends& first,
                                                   const Ends& second, int shift) {
  const int count = in.integer("the number of edges", 0);
  std::vector<std::pair<int, int>> edges;
  edges.reserve(static_cast<std::size_t>(std::min(count, 1 << 20)));
  for (int i = 0; i < count; ++i) {
    const int v = in.index(first.what, first.base, first.count);
    const int w = in.index(second.what, second.base, second.count);
    if (v != -1 && w != -1) edges.emplace_back(v, shift + w);
  }
  return edges;
}

// Reads "n m" and m edges of a graph of n vertices, whose numbers start at `base`.
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

  // Returns the function that bipartite_matching() asks for the side of a vertex.
  Side side() const { return Side{left}; }
};

// Reads m and m edges, each with its end on the left first.
inline BipartiteGraph read_bipartite_edges(Reader& in, const Ends& left, const Ends& right) {
  const std::vector<std::pair<int, int>> edges = read_edges(in, left, right, left.count);
  return BipartiteGraph{left.count, matching_games::CsrGraph(left.count + right.count, edges)};
}

// Reads "l r m" and m edges between l vertices on the left and r on the right, whose numbers start
// at `base`.
inline BipartiteGraph read_bipartite_graph(Reader& in, int base) {
  const int left = in.integer("the number of vertices on the left", 0);
  const int right =
      in.integer("the number of vertices on the right", 0, std::numeric_limits<int>::max() - left);
  return read_bipartite_edges(in, Ends{"a vertex on the left", base, left},
                              Ends{"a vertex on the right", base, right});
}

}  // namespace judge

#endif  // JUDGE_GRAPH_TEXT_HPP
