// SPDX-License-Identifier: CC0-1.0
//
// general matching, weighted
// UOJ 81, Luogu P6699
// https://uoj.ac/problem/81
// Time: O(V E log V)
//
// Writes the weight of a matching of maximum weight of any graph and the mate of every vertex,
// where 0 stands for no mate.

#include "io/read_pairs.hpp"
#include "io/read_weighted.hpp"
#include "io/run.hpp"
#include "io/write_matching.hpp"
#include "matching_games/weighted_matching.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const io::Range vertices = {"a vertex", 1, in.integer("the number of vertices", 0)};
  const matching_games::WeightedMatching best = matching_games::maximum_weight_matching(
      vertices.count, io::read_weighted_edges(in, vertices, vertices));
  io::write_mates(out, best.weight, best.mate, vertices.count, 1);
}

int main() { return io::run(solve); }
