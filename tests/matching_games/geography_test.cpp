// SPDX-License-Identifier: CC0-1.0
#include "matching_games/geography.hpp"

#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"
#include "matching_games/csr_graph.hpp"
#include "oracle.hpp"
#include "problems/brute_force.hpp"

namespace {

using instances::Random;
using matching_games::CsrGraph;
using Edges = std::vector<std::pair<int, int>>;
using Vertices = std::vector<int>;

void test_small() {
  CHECK(matching_games::losing_starts(CsrGraph(0, Edges())).empty());
  CHECK(matching_games::losing_starts(CsrGraph(2, Edges{{0, 0}})) == Vertices({0, 1}));
  CHECK(matching_games::losing_starts(CsrGraph(2, Edges{{0, 1}, {0, 1}})).empty());
  const CsrGraph path(3, Edges{{0, 1}, {1, 2}});
  CHECK(matching_games::losing_starts(path) == Vertices({0, 2}));
}

// Compares every start in random graphs with the rules of the game.
void test_random() {
  Random random(5);
  for (int repetition = 0; repetition < 3000; ++repetition) {
    const int n = random.below(11);
    const Edges edges = random_pairs(n, random.below(2 * n + 1), random);
    const oracle::Graph graph(n, edges);
    brute_force::Play play(graph.lists);
    Vertices losing;
    for (int v = 0; v < n; ++v) {
      if (!play.mover_wins(v)) losing.push_back(v);
    }
    CHECK(matching_games::losing_starts(CsrGraph(n, edges)) == losing);
  }
}

}  // namespace

int main() {
  test_small();
  test_random();
  return check::result();
}
