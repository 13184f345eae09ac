// SPDX-License-Identifier: CC0-1.0
//
// COCI 2013/2014, contest 2, Linije (Luogu P7753).
//
// Mirko draws a line parallel to an axis through one of the points. Then Slavko and Mirko in turn
// draw such a line through a point on the line drawn last; no line twice. The player who cannot
// draw loses. The lines are vertices and the points are edges: a token moves from line to line.
// Mirko chooses the start and Slavko moves first, so that Mirko wins if some maximum matching
// misses a line.

#include <algorithm>
#include <vector>

#include "judge/points_text.hpp"
#include "judge/reader.hpp"
#include "judge/run.hpp"
#include "judge/writer.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/csr_graph.hpp"

namespace {

void solve(judge::Reader& in, judge::Writer& out) {
  const judge::Lines lines = judge::lines_through(judge::read_points(in));
  const int vertical = static_cast<int>(lines.x.size());
  const matching_games::CsrGraph graph(vertical + static_cast<int>(lines.y.size()), lines.points);
  const std::vector<int> mate =
      matching_games::bipartite_matching(graph, [vertical](int v) { return v >= vertical; });
  const bool is_perfect = std::find(mate.begin(), mate.end(), -1) == mate.end();
  out << (is_perfect ? "Slavko\n" : "Mirko\n");
}

}  // namespace

int main() { return judge::run(solve); }
