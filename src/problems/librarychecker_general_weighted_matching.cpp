// SPDX-License-Identifier: CC0-1.0
//
// Library Checker general_weighted_matching.
//
// Writes the size, the weight and the pairs of a matching of maximum weight of any graph.

#include "judge/matching_text.hpp"
#include "judge/pairs_text.hpp"
#include "judge/run.hpp"
#include "judge/weighted_text.hpp"
#include "matching_games/matching_size.hpp"
#include "matching_games/weighted_matching.hpp"

void solve(judge::Reader& in, judge::Writer& out) {
  const judge::Range vertices = {"a vertex", 0, in.integer("the number of vertices", 0)};
  const matching_games::WeightedMatching best = matching_games::maximum_weight_matching(
      vertices.count, judge::read_weighted_edges(in, vertices, vertices));
  out << matching_games::matching_size(best.mate) << ' ' << best.weight << '\n';
  judge::write_pairs(out, best.mate, 0);
}

int main() { return judge::run(solve); }
