// SPDX-License-Identifier: CC0-1.0
//
// bipartite matching
// UOJ 78
// https://uoj.ac/problem/78
// Time: O(E sqrt V)
//
// Writes the size of a maximum matching of a bipartite graph and the mate of every vertex on the
// left, where 0 stands for no mate.

#include <vector>

#include "io/read_bipartite.hpp"
#include "io/run.hpp"
#include "io/write_matching.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/matching_size.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const matching_games::BipartiteGraph graph = io::read_bipartite_graph(in, 1);
  const std::vector<int> mate = matching_games::bipartite_matching(graph);
  const int left = graph.left();
  io::write_mates(out, matching_games::matching_size(mate), mate, left, 1 - left);
}

int main() { return io::run(solve); }
