// SPDX-License-Identifier: CC0-1.0
#include "matching_games/bipartite_geography.hpp"

#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/error_of.hpp"
#include "matching_games/geography.hpp"
#include "matching_games/induced_subgraph.hpp"
#include "oracle.hpp"
#include "problems/brute_force.hpp"

namespace {

using instances::Random;
using matching_games::CsrGraph;
using Edges = std::vector<std::pair<int, int>>;
using Vertices = std::vector<int>;

int parity(int v) { return v % 2; }

Vertices losing(int n, const Edges& edges) {
  return matching_games::losing_starts(CsrGraph(n, edges), parity);
}

void test_small() {
  CHECK(losing(0, {}).empty());
  CHECK(losing(1, {{0, 0}}) == Vertices({0}));
  CHECK(losing(2, {{0, 1}, {1, 0}}).empty());
  CHECK(losing(3, {{0, 1}, {1, 2}}) == Vertices({0, 2}));
  CHECK(losing(4, {{0, 1}, {1, 2}, {2, 3}}).empty());
  CHECK(losing(5, {{0, 1}, {2, 1}, {4, 1}}) == Vertices({0, 2, 3, 4}));
  const CsrGraph path(3, {{0, 1}, {1, 2}});
  CHECK(matching_games::losing_starts(matching_games::InducedSubgraph<CsrGraph>(path, {0}), parity)
            .empty());
}

void test_bad_arguments() {
  const CsrGraph path(3, {{0, 1}, {1, 2}});
  CHECK_EQ(
      error_of([&] { matching_games::losing_starts(path, [](int v) { return v / 2; }); }),
      "matching_games::bipartite_matching: the edge 0 - 1 joins two vertices of the same side");
}

// Compares every start in random graphs with the rules of the game.
void test_random() {
  Random random(5);
  for (int repetition = 0; repetition < 2000; ++repetition) {
    const int n = random.below(11);
    Edges edges;
    for (const auto& e : random_pairs(n, random.below(3 * n + 1), random)) {
      if (e.first == e.second || parity(e.first) != parity(e.second)) edges.push_back(e);
    }
    const oracle::Graph graph(n, edges);
    brute_force::Play play(graph.lists);
    Vertices expected;
    for (int v = 0; v < n; ++v) {
      if (!play.mover_wins(v)) expected.push_back(v);
    }
    CHECK(losing(n, edges) == expected);
    CHECK(matching_games::losing_starts(CsrGraph(n, edges)) == expected);
  }
}

}  // namespace

int main() {
  test_small();
  test_bad_arguments();
  test_random();
  return check::result();
}
