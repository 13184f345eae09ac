// SPDX-License-Identifier: CC0-1.0
//
// general matching
// Library Checker
// https://judge.yosupo.jp/problem/general_matching
// Time: O(E sqrt V log V)
//
// Writes the size and the pairs of a maximum matching of any graph.

#include <vector>

#include "io/read_graph.hpp"
#include "io/run.hpp"
#include "io/write_matching.hpp"
#include "matching_games/general.hpp"
#include "matching_games/matching_size.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const matching_games::CsrGraph graph = io::read_graph(in, 0);
  const std::vector<int> mate = matching_games::general_matching(graph);
  out << matching_games::matching_size(mate) << '\n';
  io::write_pairs(out, mate, 0);
}

int main() { return io::run(solve); }
