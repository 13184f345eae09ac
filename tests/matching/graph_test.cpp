// SPDX-License-Identifier: CC0-1.0
#include "matching/graph.hpp"

#include <stdexcept>
#include <utility>
#include <vector>

#include "check.hpp"
#include "random.hpp"

namespace {

using matching::CsrGraph;
using Edges = std::vector<std::pair<int, int>>;

std::vector<int> listed(const CsrGraph& graph, int v) {
  const CsrGraph::Neighbors neighbors = graph.neighbors(v);
  return std::vector<int>(neighbors.begin(), neighbors.end());
}

void test_small() {
  CHECK_EQ(CsrGraph(0, Edges()).size(), 0);
  const CsrGraph lonely(1, Edges());
  CHECK_EQ(lonely.size(), 1);
  CHECK(lonely.contains(0));
  CHECK_EQ(lonely.neighbors(0).size(), 0);

  const CsrGraph graph(4, Edges{{2, 0}, {0, 1}, {2, 1}});
  CHECK(listed(graph, 0) == std::vector<int>({2, 1}));
  CHECK(listed(graph, 1) == std::vector<int>({0, 2}));
  CHECK(listed(graph, 2) == std::vector<int>({0, 1}));
  CHECK(listed(graph, 3).empty());
  CHECK_EQ(graph.neighbors(2)[1], 1);
}

void test_loops_and_parallel_edges() {
  const CsrGraph graph(2, Edges{{0, 0}, {0, 1}, {1, 0}});
  CHECK(listed(graph, 1) == std::vector<int>({0, 0}));
  int ones = 0;
  for (const int w : listed(graph, 0)) ones += w == 1;
  CHECK_EQ(ones, 2);
}

void test_bad_arguments() {
  CHECK_THROWS(CsrGraph(-1, Edges()), std::invalid_argument);
  CHECK_THROWS(CsrGraph(2, (Edges{{0, 2}})), std::invalid_argument);
  CHECK_THROWS(CsrGraph(2, (Edges{{-1, 0}})), std::invalid_argument);
  CHECK_THROWS(CsrGraph(0, (Edges{{0, 0}})), std::invalid_argument);
}

void test_random() {
  Random random(1);
  for (int repetition = 0; repetition < 300; ++repetition) {
    const int n = 1 + random.below(20);
    const Edges edges = random.edges(n, random.below(60));
    std::vector<std::vector<int>> expected(n);
    for (const auto& [v, w] : edges) {
      expected[v].push_back(w);
      expected[w].push_back(v);
    }
    const CsrGraph graph(n, edges);
    for (int v = 0; v < n; ++v) CHECK(listed(graph, v) == expected[v]);
  }
}

void test_induced_subgraph() {
  const CsrGraph path(3, Edges{{0, 1}, {1, 2}});
  matching::InducedSubgraph<CsrGraph> rest(path);
  CHECK_EQ(rest.size(), 3);
  CHECK(rest.contains(1));
  rest.erase(1);
  CHECK(rest.contains(0) && !rest.contains(1) && rest.contains(2));
  CHECK_EQ(rest.neighbors(0)[0], 1);  // still listed, as the concept allows
  matching::InducedSubgraph<matching::InducedSubgraph<CsrGraph>> nested(rest);
  CHECK(!nested.contains(1));
  rest.insert(1);
  CHECK(rest.contains(1));
}

}  // namespace

int main() {
  test_small();
  test_loops_and_parallel_edges();
  test_bad_arguments();
  test_random();
  test_induced_subgraph();
  return check::result();
}
