// SPDX-License-Identifier: CC0-1.0
//
// Game
// ZOJ 3316
// Time: O(V^2 + E sqrt V log V)
//
// Two players take stones in turn. The first stone is any, and each other one is within a distance
// of the stone before. The player who cannot take one loses. This is vertex geography on the graph
// of the stones, and the first player chooses the start. So the second player wins, which the
// output calls YES, if the graph has a perfect matching.

#include <algorithm>
#include <vector>

#include "io/cases.hpp"
#include "io/read_points.hpp"
#include "io/run.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/general.hpp"

void solve(io::Reader& in, io::Writer& out) {
  while (const int n = io::next_case(in, io::End::end_of_input, "the number of stones",
                                     "the x coordinate of a point")) {
    const matching_games::CsrGraph graph(n, io::read_stones(in, n).pairs());
    const std::vector<int> mate = matching_games::general_matching(graph);
    out << (std::find(mate.begin(), mate.end(), -1) == mate.end() ? "YES\n" : "NO\n");
  }
}

int main() { return io::run(solve); }
