// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/bzoj2463_who_wins.cpp"
#undef main

#include <cstdlib>
#include <string>

#include "check.hpp"
#include "problems/brute_force.hpp"
#include "problems/grid.hpp"
#include "problems/matching_size.hpp"

namespace {

brute_force::Adjacency empty_board(int n) {
  return grid::adjacency_of(grid::Rows(n, std::string(n, '.')), '#', [](int down, int right) {
    return std::abs(down) + std::abs(right) == 1;
  });
}

void test_board(int n, bool alice_wins) {
  CHECK_EQ(brute_force::answer(solve, std::to_string(n) + "\n0\n"),
           alice_wins ? "Alice\n" : "Bob\n");
}

void test_bad_input() {
  brute_force::test_bad_input(
      solve,
      {
          {"2\n-2\n0\n", "line 2: expected the side of a board from 0 to 2147483647, found '-2'"},
      });
}

}  // namespace

int main() {
  for (int n = 1; n <= 5; ++n) {
    const brute_force::Adjacency adjacency = empty_board(n);
    test_board(n, brute_force::Play(adjacency).mover_wins(0));
  }
  for (int n = 6; n <= 14; ++n) {
    const matching_size::Edges edges = grid::edges_of(empty_board(n));
    const int maximum = matching_size::by_rank(n * n, edges);
    test_board(n, !matching_size::some_maximum_misses(0, n * n, edges, maximum));
  }
  CHECK_EQ(brute_force::answer(solve, "2 1 10000 9999 2147483647 0"),
           "Alice\nBob\nAlice\nBob\nBob\n");
  test_bad_input();
  return check::result();
}
