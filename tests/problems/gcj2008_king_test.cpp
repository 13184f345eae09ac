// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/gcj2008_king.cpp"
#undef main

#include <cstdlib>
#include <string>
#include <vector>

#include "check.hpp"
#include "inputs.hpp"
#include "instances/random.hpp"
#include "problems/brute_force.hpp"
#include "problems/grid.hpp"

namespace {

using grid::Rows;

bool is_move(int down, int right) {
  return std::abs(down) <= 1 && std::abs(right) <= 1 && (down != 0 || right != 0);
}

std::string by_play(const Rows& board) { return grid::wins_by_play(board, is_move) ? "A" : "B"; }

std::string by_rank(const Rows& board) { return grid::wins_by_rank(board, is_move) ? "A" : "B"; }

void test_every_board(int rows, int columns) {
  grid::test_cases(solve, grid::every_board_with_a_king(rows, columns), by_play);
}

void test_random_boards() {
  instances::Random random(2008);
  grid::test_cases(solve, grid::boards_with_few_free_cells(2000, 7, random), by_play);
  for (int repetition = 0; repetition < 50; ++repetition) {
    const std::string input = inputs::random_input("gcj2008_king", {}, random);
    grid::test_cases(solve, inputs::boards_of(input), by_rank);
  }
}

void test_bad_input() {
  const struct {
    const char* input;
    const char* message;
  } cases[] = {
      {"", "line 1: expected the number of cases from 0 to 2147483647, found the end of the input"},
      {"1\n0 1\n", "line 2: expected the number of rows from 1 to 2147483647, found '0'"},
      {"1\n1 0\n", "line 2: expected the number of columns from 1 to 2147483647, found '0'"},
      {"1\n1 2\n..\n", "line 3: expected one 'K' on the board, found none"},
      {"1\n2 1\nK\nK\n", "line 4: expected one 'K' on the board, found a second one in column 1"},
      {"1\n1 2\nKX\n", "line 3: expected '.', '#' or 'K', found 'X' in column 2"},
      {"1\n1 2\nK\n", "line 3: expected a row of 2 cells, found 1: 'K'"},
      {"1\n2 1\nK\n", "line 4: expected a row of the board, found the end of the input"},
      {"2\n1 1\nK\n",
       "line 4: expected the number of rows from 1 to 2147483647, found the end of the input"},
  };
  for (const auto& c : cases) CHECK_EQ(brute_force::error(solve, c.input), c.message);
}

}  // namespace

int main() {
  for (int rows = 1; rows <= 3; ++rows) {
    for (int columns = 1; columns <= 3; ++columns) test_every_board(rows, columns);
  }
  test_every_board(5, 2);
  test_random_boards();
  test_bad_input();
  return check::result();
}
