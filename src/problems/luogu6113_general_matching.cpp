// SPDX-License-Identifier: CC0-1.0
//
// Luogu P6113, matching in a general graph.
//
// Writes the size of a maximum matching of any graph and the mate of every vertex, where 0 stands
// for no mate.

#include <vector>

#include "judge/graph_text.hpp"
#include "judge/matching_text.hpp"
#include "judge/run.hpp"
#include "matching_games/general.hpp"
#include "matching_games/matching_size.hpp"

void solve(judge::Reader& in, judge::Writer& out) {
  const matching_games::CsrGraph graph = judge::read_graph(in, 1);
  const std::vector<int> mate = matching_games::general_matching(graph);
  judge::write_mates(out, matching_games::matching_size(mate), mate, graph.size(), 1);
}

int main() { return judge::run(solve); }
