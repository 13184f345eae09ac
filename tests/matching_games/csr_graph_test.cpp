// SPDX-License-Identifier: CC0-1.0
#include "matching_games/csr_graph.hpp"

#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"
#include "matching_games/error_of.hpp"

namespace {

using instances::Random;
using matching_games::CsrGraph;
using Edges = std::vector<std::pair<int, int>>;

std::vector<int> listed(const CsrGraph& graph, int v) {
  const matching_games::internal::NeighborArray neighbors = graph.neighbors(v);
  return std::vector<int>(neighbors.begin(), neighbors.end());
}

void test_small() {
  CHECK_EQ(CsrGraph(0, Edges()).size(), 0);
  const CsrGraph isolated(1, Edges());
  CHECK_EQ(isolated.size(), 1);
  CHECK(isolated.contains(0));
  CHECK_EQ(isolated.neighbors(0).size(), 0);

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
  const auto error = [](int n, const Edges& edges) {
    return error_of([&] { CsrGraph(n, edges); });
  };
  const std::string caller = "matching_games::CsrGraph: ";
  CHECK_EQ(error(-1, {}), caller + "expected n >= 0, found -1");
  CHECK_EQ(error(2, {{0, 2}}), caller + "edge 0 ends at 2, outside [0, 2)");
  CHECK_EQ(error(2, {{0, 1}, {1, 1}, {-1, 0}}), caller + "edge 2 ends at -1, outside [0, 2)");
  CHECK_EQ(error(0, {{0, 0}}), caller + "edge 0 ends at 0, outside [0, 0)");
}

// Checks that the list of each vertex has the order of the edges.
void check_lists(int n, const Edges& edges) {
  std::vector<std::vector<int>> expected(n);
  for (const auto& [v, w] : edges) {
    expected[v].push_back(w);
    expected[w].push_back(v);
  }
  const CsrGraph graph(n, edges);
  CHECK_EQ(graph.size(), n);
  int wrong = 0;
  for (int v = 0; v < n; ++v) wrong += listed(graph, v) != expected[v];
  CHECK_EQ(wrong, 0);
}

void test_random() {
  Random random(1);
  for (int repetition = 0; repetition < 300; ++repetition) {
    const int n = 1 + random.below(20);
    check_lists(n, random_pairs(n, random.below(60), random));
  }
}

}  // namespace

int main() {
  test_small();
  test_loops_and_parallel_edges();
  test_bad_arguments();
  test_random();
  return check::result();
}
