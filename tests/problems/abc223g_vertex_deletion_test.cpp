// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/abc223g_vertex_deletion.cpp"
#undef main

#include <string>

#include "check.hpp"
#include "problems/brute_force.hpp"
#include "problems/matching_size.hpp"
#include "problems/tree_play.hpp"
#include "trees.hpp"

namespace {

using trees::Edges;

std::string input_of(int n, const Edges& edges) {
  return std::to_string(n) + "\n" + tree_play::text_of(edges);
}

// Compares the answer with the sizes of maximum matchings after the deletion of each vertex.
void test_tree(int n, const Edges& edges) {
  const int maximum = matching_size::by_rank(n, edges);
  int deletable = 0;
  for (int v = 0; v < n; ++v) {
    deletable += matching_size::some_maximum_misses(v, n, edges, maximum);
  }
  const std::string input = input_of(n, edges);
  check::equal(brute_force::answer(solve, input), std::to_string(deletable) + "\n", __FILE__,
               __LINE__, input.c_str());
}

// On a chain of odd length every second vertex can be deleted; on a chain of even length, none.
void test_large_trees() {
  for (const int n : {200000, 200001}) {
    const std::string leaves = std::to_string(n - 1) + "\n";
    CHECK_EQ(brute_force::answer(solve, input_of(n, tree_play::large_tree(n, "star"))), leaves);
    Edges chain;
    for (int v = 1; v < n; ++v) chain.emplace_back(v - 1, v);
    const int deletable = n % 2 == 0 ? 0 : (n + 1) / 2;
    CHECK_EQ(brute_force::answer(solve, input_of(n, chain)), std::to_string(deletable) + "\n");
  }
}

void test_bad_input() {
  brute_force::test_bad_input(
      solve, {
                 {"2\n1 1\n", "line 2: expected an edge that closes no cycle, found '1 1'"},
             });
}

}  // namespace

int main() {
  tree_play::for_many_trees(6, 20, test_tree);
  test_large_trees();
  test_bad_input();
  return check::result();
}
