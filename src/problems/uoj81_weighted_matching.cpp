// SPDX-License-Identifier: CC0-1.0
//
// UOJ 81, weighted matching in a general graph (Luogu P6699).
//
// Writes the weight of a matching of maximum weight of any graph and the mate of every vertex,
// where 0 stands for no mate.

#include "judge/matching_text.hpp"
#include "judge/pairs_text.hpp"
#include "judge/run.hpp"
#include "judge/weighted_text.hpp"
#include "matching_games/weighted_matching.hpp"

void solve(judge::Reader& in, judge::Writer& out) {
  const judge::Range vertices = {"a vertex", 1, in.integer("the number of vertices", 0)};
  const matching_games::WeightedMatching best = matching_games::maximum_weight_matching(
      vertices.count, judge::read_weighted_edges(in, vertices, vertices));
  judge::write_mates(out, best.weight, best.mate, vertices.count, 1);
}

int main() { return judge::run(solve); }
