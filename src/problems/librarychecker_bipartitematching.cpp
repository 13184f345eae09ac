// SPDX-License-Identifier: CC0-1.0
//
// bipartite matching
// Library Checker
// https://judge.yosupo.jp/problem/bipartitematching
// Time: O(E sqrt V)
//
// Writes the size and the pairs of a maximum matching of a bipartite graph.

#include <vector>

#include "io/read_bipartite.hpp"
#include "io/run.hpp"
#include "io/write_matching.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/matching_size.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const matching_games::BipartiteGraph graph = io::read_bipartite_graph(in, 0);
  const std::vector<int> mate = matching_games::bipartite_matching(graph);
  out << matching_games::matching_size(mate) << '\n';
  io::write_pairs(out, mate, 0, graph.left());
}

int main() { return io::run(solve); }
