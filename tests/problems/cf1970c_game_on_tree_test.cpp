// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/cf1970c_game_on_tree.cpp"
#undef main

#include <string>
#include <vector>

#include "check.hpp"
#include "problems/brute_force.hpp"
#include "problems/tree_play.hpp"
#include "trees.hpp"

namespace {

using trees::Edges;

std::string input_of(int n, const Edges& edges, const std::vector<int>& starts) {
  std::string text = std::to_string(n) + " " + std::to_string(starts.size()) + "\n";
  text += tree_play::text_of(edges);
  for (const int start : starts) text += std::to_string(start + 1) + "\n";
  return text;
}

// Starts a round from every node, in descending order, and then from some nodes again.
void test_tree(int n, const Edges& edges) {
  const brute_force::Adjacency adjacency = tree_play::adjacency_of(n, edges);
  brute_force::Play play(adjacency);
  std::vector<int> starts;
  for (int v = n; v-- > 0;) starts.push_back(v);
  for (int v = 0; v < n; v += 3) starts.push_back(v);
  std::string expected;
  for (const int start : starts) expected += play.mover_wins(start) ? "Ron\n" : "Hermione\n";
  const std::string input = input_of(n, edges, starts);
  check::equal(brute_force::answer(solve, input), expected, __FILE__, __LINE__, input.c_str());
}

// Every maximum matching covers all nodes of a chain of even length, but only the center of a star.
void test_large_trees() {
  const int n = 200000;
  const Edges chain = tree_play::large_tree(n, "chain"), star = tree_play::large_tree(n, "star");
  CHECK_EQ(brute_force::answer(solve, input_of(n, chain, {0, 1, n - 1})), "Ron\nRon\nRon\n");
  const bool is_first = star[0].first == star[1].first || star[0].first == star[1].second;
  const int center = is_first ? star[0].first : star[0].second;
  CHECK_EQ(brute_force::answer(solve, input_of(n, star, {center, (center + 1) % n})),
           "Ron\nHermione\n");
}

void test_bad_input() {
  brute_force::test_bad_input(
      solve,
      {
          {"0 1\n", "line 1: expected the number of nodes from 1 to 2147483647, found '0'"},
          {"1 -1\n", "line 1: expected the number of rounds from 0 to 2147483647, found '-1'"},
          {"3 1\n1 2\n2 4\n1\n", "line 3: expected a vertex from 1 to 3, found '4'"},
          {"5 1\n1 2\n2 3\n3 1\n4 5\n1\n",
           "line 4: expected an edge that closes no cycle, found '3 1'"},
          {"5 1\n1 2\n2 1\n3 1\n4 6\n1\n", "line 5: expected a vertex from 1 to 5, found '6'"},
          {"2 1\n1 2\n",
           "warning: line 3: expected the node of the stone, found the end of the input"},
          {"2 2\n1 2\n1\n3\n", "line 4: expected the node of the stone from 1 to 2, found '3'"},
          {"2000000000 1\n1 2000000000\n1 x\n",
           "line 3: expected a vertex from 1 to 2000000000, found 'x'"},
      });
}

}  // namespace

int main() {
  tree_play::for_many_trees(6, 40, test_tree);
  test_large_trees();
  test_bad_input();
  return check::result();
}
