// SPDX-License-Identifier: CC0-1.0
//
// edge coloring of a bipartite graph
// Library Checker
// https://judge.yosupo.jp/problem/bipartite_edge_coloring
// Time: O(E log E)
//
// Colors the edges of a bipartite graph with as few colors as possible so that edges with a common
// end have different colors.

#include <utility>
#include <vector>

#include "io/read_pairs.hpp"
#include "io/read_sides.hpp"
#include "io/run.hpp"
#include "matching_games/edge_coloring.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const io::Sides sides = io::read_sides(in, 0);
  const int count = in.integer("the number of edges", 0);
  const std::vector<std::pair<int, int>> edges =
      io::read_pairs(in, count, sides.first, sides.second);
  const matching_games::EdgeColoring coloring =
      matching_games::edge_coloring(sides.first.count, sides.second.count, edges);
  out << coloring.colors << '\n';
  for (const int color : coloring.color) out << color << '\n';
}

int main() { return io::run(solve); }
