// SPDX-License-Identifier: CC0-1.0
//
// Boke and Tsukkomi
// HDU 4687
// https://acm.hdu.edu.cn/showproblem.php?pid=4687
// Time: O(V E log V)
//
// Writes for each graph of the input the edges that are in no maximum matching. The edges are
// numbered from 1. The graphs end at "0 0" or at the end of the input.

#include <cstddef>
#include <utility>
#include <vector>

#include "io/cases.hpp"
#include "io/run.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/edge_classes.hpp"
#include "matching_games/general.hpp"

void solve(io::Reader& in, io::Writer& out) {
  while (const int n = io::next_case(in, io::End::end_of_input, "the number of vertices",
                                     "the number of edges")) {
    const int m = in.integer("the number of edges", 0);
    std::vector<std::pair<int, int>> edges;
    std::vector<int> numbers;
    for (int i = 1; i <= m; ++i) {
      const int v = in.index("a vertex", 1, n);
      const int w = in.index("a vertex", 1, n);
      if (v == -1 || w == -1) continue;
      edges.emplace_back(v, w);
      numbers.push_back(i);
    }
    const matching_games::CsrGraph graph(n, edges);
    const auto classes =
        matching_games::edge_classes(graph, matching_games::general_matching(graph));
    std::vector<int> in_none;
    for (std::size_t i = 0; i < edges.size(); ++i) {
      if (classes(edges[i].first, edges[i].second) == matching_games::EdgeClass::none) {
        in_none.push_back(numbers[i]);
      }
    }
    out << static_cast<int>(in_none.size()) << '\n';
    for (std::size_t i = 0; i < in_none.size(); ++i) out << (i == 0 ? "" : " ") << in_none[i];
    out << '\n';
  }
}

int main() { return io::run(solve); }
