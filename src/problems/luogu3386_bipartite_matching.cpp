// SPDX-License-Identifier: CC0-1.0
//
// Luogu P3386, bipartite matching.
//
// Writes the size of a maximum matching of a bipartite graph.

#include <vector>

#include "judge/bipartite_text.hpp"
#include "judge/run.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/matching_size.hpp"

void solve(judge::Reader& in, judge::Writer& out) {
  const matching_games::BipartiteGraph graph = judge::read_bipartite_graph(in, 1);
  const std::vector<int> mate = matching_games::bipartite_matching(graph);
  out << matching_games::matching_size(mate) << '\n';
}

int main() { return judge::run(solve); }
