// SPDX-License-Identifier: CC0-1.0
//
// Work Scheduling
// Timus 1099, e-olymp 4393
// https://acm.timus.ru/problem.aspx?num=1099
// Time: O(E sqrt V log V)
//
// Writes how many guards can be in pairs, which is twice the size of a maximum matching, and the
// pairs. The pairs that like each other go on until the end of the input.

#include <vector>

#include "io/read_pairs_until_zeros.hpp"
#include "io/run.hpp"
#include "io/write_matching.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/general.hpp"
#include "matching_games/matching_size.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int n = in.integer("the number of vertices", 0);
  const matching_games::CsrGraph graph(n,
                                       io::read_pairs_until_zeros(in, n, "a vertex", "a vertex"));
  const std::vector<int> mate = matching_games::general_matching(graph);
  out << 2 * matching_games::matching_size(mate) << '\n';
  io::write_pairs(out, mate, 1);
}

int main() { return io::run(solve); }
