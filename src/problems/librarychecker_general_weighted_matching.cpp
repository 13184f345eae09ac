// SPDX-License-Identifier: CC0-1.0
//
// general matching, weighted
// Library Checker, QOJ 900
// https://judge.yosupo.jp/problem/general_weighted_matching
// Time: O(V E log V)
//
// Writes the size, the weight and the pairs of a matching of maximum weight of any graph.

#include "io/read_pairs.hpp"
#include "io/read_weighted.hpp"
#include "io/run.hpp"
#include "io/write_matching.hpp"
#include "matching_games/matching_size.hpp"
#include "matching_games/weighted_matching.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const io::Range vertices = {"a vertex", 0, in.integer("the number of vertices", 0)};
  const matching_games::WeightedMatching best = matching_games::maximum_weight_matching(
      vertices.count, io::read_weighted_edges(in, vertices, vertices));
  out << matching_games::matching_size(best.mate) << ' ' << best.weight << '\n';
  io::write_pairs(out, best.mate, 0);
}

int main() { return io::run(solve); }
