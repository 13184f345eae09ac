// SPDX-License-Identifier: CC0-1.0
//
// Library Checker general_matching.
//
// Writes the size and the pairs of a maximum matching of any graph.

#include <vector>

#include "judge/graph_text.hpp"
#include "judge/matching_text.hpp"
#include "judge/run.hpp"
#include "matching_games/general.hpp"
#include "matching_games/matching_size.hpp"

void solve(judge::Reader& in, judge::Writer& out) {
  const matching_games::CsrGraph graph = judge::read_graph(in, 0);
  const std::vector<int> mate = matching_games::general_matching(graph);
  out << matching_games::matching_size(mate) << '\n';
  judge::write_pairs(out, mate, 0);
}

int main() { return judge::run(solve); }
