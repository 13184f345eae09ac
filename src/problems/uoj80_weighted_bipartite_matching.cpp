// SPDX-License-Identifier: CC0-1.0
//
// UOJ 80, weighted bipartite matching.
//
// Writes the weight of a matching of maximum weight of a bipartite graph and the mate of every
// vertex on the left, where 0 stands for no mate.

#include "judge/matching_text.hpp"
#include "judge/pairs_text.hpp"
#include "judge/run.hpp"
#include "judge/weighted_text.hpp"
#include "matching_games/bipartite_weighted_matching.hpp"

void solve(judge::Reader& in, judge::Writer& out) {
  const judge::Sides sides = judge::read_sides(in, 1);
  const int left = sides.first.count;
  const matching_games::WeightedMatching best = matching_games::bipartite_maximum_weight_matching(
      left, sides.second.count, judge::read_weighted_edges(in, sides.first, sides.second));
  judge::write_mates(out, best.weight, best.mate, left, 1 - left);
}

int main() { return judge::run(solve); }
