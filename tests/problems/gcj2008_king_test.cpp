// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/gcj2008_king.cpp"
#undef main

#include <cstdlib>

#include "check.hpp"
#include "problems/brute_force.hpp"
#include "problems/grid.hpp"

namespace {

bool is_move(int down, int right) {
  return std::abs(down) <= 1 && std::abs(right) <= 1 && (down != 0 || right != 0);
}

const grid::KingProblem kProblem = {"gcj2008_king", solve, is_move, "A", "B"};

void test_bad_input() {
  brute_force::test_bad_input(
      solve,
      {
          {"1\n1 2\n..\n", "line 3: expected one 'K' on the board, found none"},
          {"1\n2 1\nK\nK\n",
           "line 4: expected one 'K' on the board, found a second one in column 1"},
          {"1\n1 2\nKX\n", "line 3: expected '.', '#' or 'K', found 'X' in column 2"},
          {"2\n1 1\nK\n", "warning: line 4: expected another case, found the end of the input"},
      });
}

}  // namespace

int main() {
  for (int rows = 1; rows <= 3; ++rows) {
    for (int columns = 1; columns <= 3; ++columns) kProblem.test_every_board(rows, columns);
  }
  kProblem.test_every_board(5, 2);
  kProblem.test_random_boards();
  test_bad_input();
  return check::result();
}
