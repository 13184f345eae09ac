// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/latin2012_game_of_tiles.cpp"
#undef main

#include <cstdlib>
#include <string>

#include "check.hpp"
#include "instances/boards.hpp"
#include "instances/random.hpp"
#include "instances/rows.hpp"
#include "problems/brute_force.hpp"
#include "problems/grid.hpp"

namespace {

using instances::Rows;

bool is_move(int down, int right) { return std::abs(down) + std::abs(right) == 1; }

// Tests many boards as the cases of one input.
class Cases {
 public:
  // Also tests the board as the only case of an input, so that a failure names the board.
  void add(const Rows& board, bool first_wins) {
    const std::string text = instances::rows_text(board), winner = first_wins ? "1\n" : "2\n";
    check::equal(brute_force::answer(solve, text), winner, __FILE__, __LINE__, text.c_str());
    input_ += text;
    expected_ += winner;
  }

  void add_by_play(const Rows& board) {
    const brute_force::Adjacency adjacency = grid::adjacency_of(board, 'X', is_move);
    brute_force::Play play(adjacency);
    const int columns = static_cast<int>(board[0].size());
    bool first_wins = false;
    for (int v = 0; v < static_cast<int>(adjacency.size()); ++v) {
      const bool is_free = board[v / columns][v % columns] == '.';
      first_wins = first_wins || (is_free && !play.mover_wins(v));
    }
    add(board, first_wins);
  }

  void test() const { CHECK(brute_force::answer(solve, input_) == expected_); }

 private:
  std::string input_, expected_;
};

void test_every_board(int rows, int columns) {
  Cases cases;
  for (unsigned walls = 0; walls < 1u << rows * columns; ++walls) {
    cases.add_by_play(grid::with_walls(rows, columns, walls, 'X'));
  }
  cases.test();
}

Rows with_walls_as_x(Rows board) {
  for (std::string& row : board) {
    for (char& cell : row) cell = cell == '.' ? '.' : 'X';
  }
  return board;
}

void test_random_boards() {
  Cases cases;
  instances::Random random(2012);
  for (int repetition = 0; repetition < 1000; ++repetition) {
    const int rows = random.between(1, 6), columns = random.between(1, 6);
    const double free = random.between(30, 75) / 100.0;
    cases.add_by_play(with_walls_as_x(instances::random_board(rows, columns, free, random)));
  }
  cases.test();
}

// Dominoes cover a board without walls exactly if its size is even. They never cover a board of
// even size without two corners of the same color.
void test_large_boards() {
  Cases cases;
  for (const int rows : {300, 301}) {
    Rows board(rows, std::string(401, '.'));
    cases.add(board, rows % 2 == 1);
    board[0][0] = board[0][400] = 'X';
    cases.add(board, true);
  }
  cases.test();
}

void test_bad_input() {
  brute_force::test_bad_input(
      solve,
      {
          {"0 1\n", "line 1: expected the number of columns from 0 to 0, found '1'"},
          {"1 1\n.\n.\n", "line 3: expected the number of rows from 0 to 2147483647, found '.'"},
      });
  CHECK_EQ(brute_force::answer(solve, " \n"), "");  // no case
}

}  // namespace

int main() {
  for (int rows = 1; rows <= 3; ++rows) {
    for (int columns = 1; columns <= 4; ++columns) test_every_board(rows, columns);
  }
  test_every_board(9, 1);
  test_random_boards();
  test_large_boards();
  test_bad_input();
  return check::result();
}
