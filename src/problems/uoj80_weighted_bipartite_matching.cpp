// SPDX-License-Identifier: CC0-1.0
//
// bipartite matching, weighted
// UOJ 80
// https://uoj.ac/problem/80
// Time: O(V E log V)
//
// Writes the weight of a matching of maximum weight of a bipartite graph and the mate of every
// vertex on the left, where 0 stands for no mate.

#include "io/read_sides.hpp"
#include "io/read_weighted.hpp"
#include "io/run.hpp"
#include "io/write_matching.hpp"
#include "matching_games/bipartite_weighted_matching.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const io::Sides sides = io::read_sides(in, 1);
  const int left = sides.first.count;
  const matching_games::WeightedMatching best = matching_games::bipartite_maximum_weight_matching(
      left, sides.second.count, io::read_weighted_edges(in, sides.first, sides.second));
  io::write_mates(out, best.weight, best.mate, left, 1 - left);
}

int main() { return io::run(solve); }
