// SPDX-License-Identifier: CC0-1.0
//
// Library Checker bipartitematching.
//
// Writes the size and the pairs of a maximum matching of a bipartite graph.

#include <vector>

#include "judge/bipartite_text.hpp"
#include "judge/matching_text.hpp"
#include "judge/run.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/matching_size.hpp"

void solve(judge::Reader& in, judge::Writer& out) {
  const matching_games::BipartiteGraph graph = judge::read_bipartite_graph(in, 0);
  const std::vector<int> mate = matching_games::bipartite_matching(graph);
  out << matching_games::matching_size(mate) << '\n';
  judge::write_pairs(out, mate, 0, graph.left());
}

int main() { return judge::run(solve); }
