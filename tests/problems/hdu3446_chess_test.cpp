// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/hdu3446_chess.cpp"
#undef main

#include <cstdlib>
#include <string>

#include "check.hpp"
#include "problems/brute_force.hpp"
#include "problems/grid.hpp"

namespace {

using grid::Rows;

// The move rule of the statement: at most two rows and columns away, but neither to the same cell
// nor straight two cells along a row or column.
bool is_move(int down, int right) {
  down = std::abs(down);
  right = std::abs(right);
  if (down > 2 || right > 2) return false;
  return !(down == 0 && right == 0) && !(down == 0 && right == 2) && !(down == 2 && right == 0);
}

const grid::KingProblem kProblem = {"hdu3446_chess", solve, is_move, "daizhenyang win",
                                    "daizhenyang lose"};

void test_large_boards() {
  // All lucky: with an even number of cells there is a perfect matching, else none covers all.
  for (const int side : {200, 201}) {
    Rows board(side, std::string(side, '.'));
    board[77][133] = 'K';
    grid::test_cases(solve, {board}, [](const Rows& rows) {
      return rows.size() % 2 == 0 ? kProblem.win : kProblem.lose;
    });
  }
}

void test_bad_input() {
  brute_force::test_bad_input(
      solve,
      {
          {"",
           "line 1: expected the number of cases from 0 to 2147483647, found the end of the input"},
          {"-1", "line 1: expected the number of cases from 0 to 2147483647, found '-1'"},
          {"1\n0 1\n", "line 2: expected the number of rows from 1 to 2147483647, found '0'"},
          {"1\n1 0\n", "line 2: expected the number of columns from 1 to 2147483647, found '0'"},
          {"1\n1 2\n..\n", "line 3: expected one 'K' on the board, found none"},
          {"1\n1 2\nKK\n", "line 3: expected one 'K' on the board, found a second one in column 2"},
          {"1\n2 1\nK\nK\n",
           "line 4: expected one 'K' on the board, found a second one in column 1"},
          {"1\n1 2\nKk\n", "line 3: expected '.', '#' or 'K', found 'k' in column 2"},
          {"1\n1 2\nK\n", "line 3: expected a row of 2 cells, found 1: 'K'"},
          {"2\n1 1\nK\n", "warning: line 4: expected another case, found the end of the input"},
      });
}

}  // namespace

int main() {
  for (int rows = 1; rows <= 3; ++rows) {
    for (int columns = 1; columns <= 3; ++columns) kProblem.test_every_board(rows, columns);
  }
  kProblem.test_every_board(2, 4);
  kProblem.test_every_board(2, 5);
  kProblem.test_every_board(1, 6);
  kProblem.test_random_boards();
  test_large_boards();
  test_bad_input();
  return check::result();
}
