// SPDX-License-Identifier: CC0-1.0
//
// Prints the CPU time of calls that begin with neighbor lists, divided by the CPU time of building
// a CsrGraph or a BipartiteGraph from the edges and making the same call. Both are measured in turn
// in one process, and the table shows the medians of 9 runs, in milliseconds, and their ratio.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <random>
#include <utility>
#include <vector>

#include "matching_games/bipartite_geography.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/game.hpp"
#include "matching_games/geography.hpp"
#include "matching_games/matching_from_edges.hpp"

namespace {

namespace mg = matching_games;
const int kRuns = 9;

template <class Call>
double milliseconds(Call call) {
  const std::clock_t start = std::clock();
  call();
  return 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

template <class OfLists, class OfEdges>
void row(const char* name, int n, int m, OfLists of_lists, OfEdges of_edges) {
  std::vector<double> lists, edges;
  for (int run = 0; run < kRuns; ++run) {
    lists.push_back(milliseconds(of_lists));
    edges.push_back(milliseconds(of_edges));
  }
  std::sort(lists.begin(), lists.end());
  std::sort(edges.begin(), edges.end());
  const double a = lists[kRuns / 2], b = edges[kRuns / 2];
  std::printf("| %s | %d | %d | %.1f | %.1f | %.2f |\n", name, n, m, a, b, a / b);
  std::fflush(stdout);
}

}  // namespace

int main() {
  std::printf("| call | vertices | edges | lists | edges | ratio |\n|---|---|---|---|---|---|\n");
  for (const auto& [n, m] : {std::pair(100000, 300000), {500000, 1500000}, {2000, 100000}}) {
    std::mt19937 random(1);
    const int half = n / 2;
    std::vector<std::pair<int, int>> edges, between, joined;
    std::vector<std::vector<int>> lists(n), both(n), left(half);
    const auto below = [&](int count) {
      return static_cast<int>(random() % static_cast<unsigned>(count));
    };
    for (int i = 0; i < m; ++i) {
      const int v = below(n), w = below(n), x = below(half), y = below(half);
      edges.emplace_back(v, w);
      lists[v].push_back(w);
      lists[w].push_back(v);
      between.emplace_back(x, y);
      joined.emplace_back(x, half + y);
      left[x].push_back(y);
      both[x].push_back(half + y);
      both[half + y].push_back(x);
    }
    const auto side = [half = half](int v) { return v >= half; };
    row(
        "general_matching", n, m, [&] { mg::general_matching(lists); },
        [&, n = n] { mg::general_matching(mg::CsrGraph(n, edges)); });
    row(
        "loses", n, m, [&] { mg::loses(lists); },
        [&, n = n] { mg::loses(mg::CsrGraph(n, edges)); });
    row(
        "bipartite_matching(graph, side)", n, m, [&] { mg::bipartite_matching(both, side); },
        [&, n = n] { mg::bipartite_matching(mg::CsrGraph(n, joined), side); });
    row(
        "bipartite_matching(l, r, ...)", n, m, [&] { mg::bipartite_matching(half, half, left); },
        [&] { mg::bipartite_matching(half, half, between); });
    row(
        "Game", n, m, [&] { mg::Game<>(lists, 0); },
        [&, n = n] {
          const mg::CsrGraph graph(n, edges);
          mg::Game<mg::CsrGraph>(graph, 0);
        });
  }
}
