// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_BIPARTITE_TEXT_HPP
#define JUDGE_BIPARTITE_TEXT_HPP

#include <limits>
#include <utility>
#include <vector>

#include "judge/pairs_text.hpp"
#include "judge/reader.hpp"
#include "matching_games/csr_graph.hpp"

namespace judge {

// Describes the numbers that the input uses for the vertices on the left (first) and on the right
// (second).
using Sides = std::pair<Range, Range>;

// Stores a bipartite graph. The vertices on the left are 0 .. left - 1, and the vertices on the
// right are left .. graph.size() - 1.
struct BipartiteGraph {
  struct Side {
    int left;
    int operator()(int v) const { return v < left ? 0 : 1; }
  };

  int left;
  matching_games::CsrGraph graph;

  // The edges are pairs of a left vertex and a right vertex, both zero-based.
  BipartiteGraph(int l, int r, std::vector<std::pair<int, int>> edges)
      : left(l), graph(l + r, shifted(l, std::move(edges))) {}

  // Returns a function that maps a vertex to its side, 0 or 1, as bipartite_matching() expects.
  Side side() const { return Side{left}; }

 private:
  static std::vector<std::pair<int, int>> shifted(int shift,
                                                  std::vector<std::pair<int, int>> edges) {
    for (std::pair<int, int>& edge : edges) edge.second += shift;
    return edges;
  }
};

// Reads m and then m edges. The first end of each edge is on the left.
inline BipartiteGraph read_bipartite_edges(Reader& in, const Sides& sides) {
  const int count = in.integer("the number of edges", 0);
  return BipartiteGraph(sides.first.count, sides.second.count,
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
inline BipartiteGraph read_bipartite_graph(Reader& in, int base) {
  return read_bipartite_edges(in, read_sides(in, base));
}

}  // namespace judge

#endif  // JUDGE_BIPARTITE_TEXT_HPP
