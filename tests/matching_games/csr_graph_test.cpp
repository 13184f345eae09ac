// SPDX-License-Identifier: CC0-1.0
#include "matching_games/csr_graph.hpp"

#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"

namespace {

using instances::Random;
using matching_games::CsrGraph;
using Edges = std::vector<std::pair<int, int>>;

std::vector<int> listed(const CsrGraph& graph, int v) {
  const matching_games::internal::NeighborArray neighbors = graph.neighbors(v);
  return std::vector<int>(neighbors.begin(), neighbors.end());
}

// Checks that each neighbor list is in the order in which the edges were given.
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
  for (int repetition = 0; repetition < 300; ++repetition) {  // with loops and parallel edges
    const int n = random.below(20);
    check_lists(n, random_pairs(n, n == 0 ? 0 : random.below(60), random));
  }
}

}  // namespace

int main() {
  test_random();
  return check::result();
}
