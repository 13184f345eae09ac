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

// The rule of the statement: a move goes at most two rows and two columns away, but not two cells
// straight along a row or a column.
bool is_move(int down, int right) {
  down = std::abs(down);
  right = std::abs(right);
  if (down > 2 || right > 2) return false;
  return !(down == 0 && right == 0) && !(down == 0 && right == 2) && !(down == 2 && right == 0);
}

const grid::KingProblem kProblem = {"hdu3446_chess", solve, is_move, "daizhenyang win",
                                    "daizhenyang lose"};

void test_large_boards() {
  // On a board without walls a perfect matching exists exactly if the number of cells is even.
  for (const int side : {200, 201}) {
    Rows board(side, std::string(side, '.'));
    board[77][133] = 'K';
    grid::test_cases(solve, {board}, [](const Rows& rows) {
      return rows.size() % 2 == 0 ? kProblem.win : kProblem.lose;
    });
  }
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
  return check::result();
}
