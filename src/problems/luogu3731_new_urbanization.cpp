// SPDX-License-Identifier: CC0-1.0
//
// new urbanization
// HAOI 2017, Luogu P3731
// https://www.luogu.com.cn/problem/P3731
// Time: O(E sqrt V)
//
// The cities fall into two groups, and in the input are the pairs of cities without a direct road;
// each such pair has a city of each group. Writes the pairs whose road would make the largest group
// of cities with roads between any two of them larger. By Koenig's theorem the largest group has as
// many cities as there are, minus the size of a maximum matching of the pairs. So these are the
// edges in every maximum matching of a bipartite graph.

#include <utility>
#include <vector>

#include "io/read_graph.hpp"
#include "io/run.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/bipartite_edge_classes.hpp"
#include "matching_games/two_coloring.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const matching_games::CsrGraph graph = io::read_graph(in, 1);
  const matching_games::TwoColoring coloring = matching_games::two_coloring(graph);
  if (!coloring.bipartite) in.fail("a bipartite graph", "an odd cycle");
  const auto side = [&coloring](int v) { return coloring.side[v]; };
  const std::vector<int> mate = matching_games::bipartite_matching(graph, side);
  const auto classes = matching_games::bipartite_edge_classes(graph, mate, side);
  std::vector<std::pair<int, int>> pairs;
  for (int v = 0; v < graph.size(); ++v) {
    if (mate[v] > v && classes(v, mate[v]) == matching_games::EdgeClass::every) {
      pairs.emplace_back(v + 1, mate[v] + 1);
    }
  }
  out << static_cast<int>(pairs.size()) << '\n';
  for (const std::pair<int, int>& pair : pairs) out << pair.first << ' ' << pair.second << '\n';
}

int main() { return io::run(solve); }
