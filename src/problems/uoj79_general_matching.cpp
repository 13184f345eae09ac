// SPDX-License-Identifier: CC0-1.0
//
// general matching
// UOJ 79
// https://uoj.ac/problem/79
// Time: O(E sqrt V log V)
//
// Writes the size of a maximum matching of any graph and the mate of every vertex, where 0 stands
// for no mate.

#include <vector>

#include "io/read_graph.hpp"
#include "io/run.hpp"
#include "io/write_matching.hpp"
#include "matching_games/general.hpp"
#include "matching_games/matching_size.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const matching_games::CsrGraph graph = io::read_graph(in, 1);
  const std::vector<int> mate = matching_games::general_matching(graph);
  io::write_mates(out, matching_games::matching_size(mate), mate, graph.size(), 1);
}

int main() { return io::run(solve); }
