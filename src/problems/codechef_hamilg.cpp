// SPDX-License-Identifier: CC0-1.0
//
// HAMILG
// CodeChef HAMILG
// https://www.codechef.com/problems/HAMILG
// Time: O(E sqrt V log V)
//
// Two players take turns and move a token along an edge of a graph to an unvisited vertex. The
// player who cannot move loses. Counts the starts from which the second player wins: the vertices
// that some maximum matching exposes.

#include <algorithm>
#include <vector>

#include "io/cases.hpp"
#include "io/read_graph.hpp"
#include "io/run.hpp"
#include "matching_games/geography.hpp"

void solve(io::Reader& in, io::Writer& out) {
  int cases = in.integer("the number of cases", 0);
  for (; cases > 0 && io::has_case(in); --cases) {
    const matching_games::CsrGraph graph = io::read_graph(in, 1);
    const std::vector<bool> loses = matching_games::loses(graph);
    out << static_cast<int>(std::count(loses.begin(), loses.end(), true)) << '\n';
  }
}

int main() { return io::run(solve); }
