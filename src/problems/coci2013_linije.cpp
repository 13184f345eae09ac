// SPDX-License-Identifier: CC0-1.0
//
// Linije
// COCI 2013/2014 #2, Luogu P7753
// https://www.luogu.com.cn/problem/P7753
// Time: O(E sqrt V)
//
// Mirko draws a line through one of the points, parallel to an axis. Then Slavko and Mirko take
// turns, Slavko first, and draw another such line through a point on the last line. The player who
// cannot draw a new line loses. This is vertex geography on the graph whose vertices are the lines
// and whose edges are the points. Mirko chooses the start, so he wins if a maximum matching exposes
// some line.

#include <algorithm>
#include <vector>

#include "io/read_points.hpp"
#include "io/run.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/csr_graph.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const io::Lines lines =
      io::lines_through(io::read_points(in, in.integer("the number of points", 0)));
  const int vertical = static_cast<int>(lines.x.size());
  const matching_games::CsrGraph graph(vertical + static_cast<int>(lines.y.size()), lines.points);
  const std::vector<int> mate =
      matching_games::bipartite_matching(graph, [vertical](int v) { return v >= vertical; });
  const bool is_perfect = std::find(mate.begin(), mate.end(), -1) == mate.end();
  out << (is_perfect ? "Slavko\n" : "Mirko\n");
}

int main() { return io::run(solve); }
