// SPDX-License-Identifier: CC0-1.0
//
// bipartite matching, weighted, perfect
// Luogu P6577
// https://www.luogu.com.cn/problem/P6577
// Time: O(V E log V)
//
// Writes the greatest weight of a perfect matching, and the mate of every vertex on the right. The
// vertices of the second column of the input are on the right.

#include <cstddef>
#include <utility>
#include <vector>

#include "io/read_sides.hpp"
#include "io/read_weighted.hpp"
#include "io/run.hpp"
#include "io/write_matching.hpp"
#include "matching_games/bipartite_weighted_matching.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int n = in.integer("the number of vertices on the left", 0);
  std::vector<matching_games::WeightedEdge> edges =
      io::read_weighted_edges(in, {"a vertex on the left", 1, n}, {"a vertex on the right", 1, n});
  const auto fail = [&] { in.fail("a graph with a perfect matching", "one that has none"); };
  if (edges.size() < static_cast<std::size_t>(n)) fail();  // a short input may have a huge n
  for (matching_games::WeightedEdge& edge : edges) std::swap(edge.v, edge.w);
  const matching_games::WeightedMatching best = matching_games::bipartite_maximum_weight_matching(
      n, n, edges, matching_games::Among::perfect);
  if (!best.exists) fail();
  io::write_mates(out, best.weight, best.mate, n, 1 - n);
}

int main() { return io::run(solve); }
