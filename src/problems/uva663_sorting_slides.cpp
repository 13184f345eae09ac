// SPDX-License-Identifier: CC0-1.0
//
// Sorting Slides
// UVa 663, BOJ 6310, POJ 1486
// https://www.acmicpc.net/problem/6310
// Time: O(n^2.5)
//
// Each of n slides carries one of n numbers, whose places are known. Writes the slides whose number
// is certain: the edges that are in every maximum matching of the slides and the numbers that lie
// on them.

#include <vector>

#include "io/cases.hpp"
#include "io/read_bipartite.hpp"
#include "io/read_points.hpp"
#include "io/run.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/bipartite_edge_classes.hpp"

void solve(io::Reader& in, io::Writer& out) {
  for (int x = 1;; ++x) {
    const int n = io::next_case(in, io::End::zero, "the number of slides", "", 26);
    if (n == 0) break;
    const matching_games::BipartiteGraph graph(n, n, io::read_slides(in, n).pairs());
    const std::vector<int> mate = matching_games::bipartite_matching(graph);
    const auto classes = matching_games::bipartite_edge_classes(graph, mate);
    out << "Heap " << x << '\n';
    const char* separator = "";
    for (int slide = 0; slide < n; ++slide) {
      if (mate[slide] == -1) continue;
      if (classes(slide, mate[slide]) != matching_games::EdgeClass::every) continue;
      out << separator << '(' << static_cast<char>('A' + slide) << ',' << mate[slide] - n + 1
          << ')';
      separator = " ";
    }
    out << (*separator == '\0' ? "none\n\n" : "\n\n");
  }
}

int main() { return io::run(solve); }
