// SPDX-License-Identifier: CC0-1.0
//
// CodeChef HAMILG.
//
// Two players in turn move a token along an edge of a graph to a vertex where it never was; the
// player who cannot move loses. The number of starts from which the second player wins: the
// vertices that some maximum matching misses.

#include "judge/counted_cases.hpp"
#include "judge/graph_text.hpp"
#include "judge/reader.hpp"
#include "judge/run.hpp"
#include "judge/writer.hpp"
#include "matching_games/geography.hpp"

namespace {

void solve(judge::Reader& in, judge::Writer& out) {
  int cases = in.integer("the number of cases", 0);
  for (; cases > 0 && judge::expect_more(in, "another case"); --cases) {
    const matching_games::CsrGraph graph = judge::read_graph(in, 1);
    out << static_cast<int>(matching_games::losing_starts(graph).size()) << '\n';
  }
}

}  // namespace

int main() { return judge::run(solve); }
