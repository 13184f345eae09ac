// SPDX-License-Identifier: CC0-1.0
//
// Luogu P3386, bipartite matching.
//
// Writes the size of a maximum matching of a bipartite graph.

#include <vector>

#include "io/read_bipartite.hpp"
#include "io/run.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/matching_size.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const matching_games::BipartiteGraph graph = io::read_bipartite_graph(in, 1);
  const std::vector<int> mate = matching_games::bipartite_matching(graph);
  out << matching_games::matching_size(mate) << '\n';
}

int main() { return io::run(solve); }
