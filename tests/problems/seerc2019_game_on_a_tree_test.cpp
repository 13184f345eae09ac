// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/seerc2019_game_on_a_tree.cpp"
#undef main

#include <string>

#include "check.hpp"
#include "problems/brute_force.hpp"
#include "problems/tree_play.hpp"
#include "trees.hpp"

namespace {

using trees::Edges;

std::string input_of(int n, const Edges& edges) {
  return std::to_string(n) + "\n" + tree_play::text_of(edges);
}

void test_tree(int n, const Edges& edges) {
  const brute_force::Adjacency adjacency =
      tree_play::adjacency_of(n, trees::ancestor_pairs(n, edges, 0));
  brute_force::Play play(adjacency);
  bool alice = false;
  for (int v = 0; v < n; ++v) alice = alice || !play.mover_wins(v);
  const std::string input = input_of(n, edges);
  check::equal(brute_force::answer(solve, input), std::string(alice ? "Alice\n" : "Bob\n"),
               __FILE__, __LINE__, input.c_str());
}

// A chain of even length has a perfect matching for every root. A maximum matching of a star
// exposes all leaves but one.
void test_large_trees() {
  for (const int n : {200000, 200001}) {
    CHECK_EQ(brute_force::answer(solve, input_of(n, tree_play::large_tree(n, "star"))), "Alice\n");
    Edges chain;
    for (int v = 1; v < n; ++v) chain.emplace_back(v - 1, v);
    CHECK_EQ(brute_force::answer(solve, input_of(n, chain)), n % 2 == 0 ? "Bob\n" : "Alice\n");
  }
}

void test_bad_input() {
  brute_force::test_bad_input(
      solve,
      {
          {"0\n", "line 1: expected the number of nodes from 1 to 2147483647, found '0'"},
          {"4\n2 3\n3 4\n4 2\n", "line 4: expected an edge that closes no cycle, found '4 2'"},
      });
}

}  // namespace

int main() {
  tree_play::for_many_trees(6, 11, test_tree);
  test_large_trees();
  test_bad_input();
  return check::result();
}
