// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/jsoi2009_game.cpp"
#undef main

#include <cstdlib>
#include <string>

#include "check.hpp"
#include "inputs.hpp"
#include "instances/random.hpp"
#include "instances/rows.hpp"
#include "problems/brute_force.hpp"
#include "problems/grid.hpp"

namespace {

using grid::Rows;

bool is_move(int down, int right) { return std::abs(down) + std::abs(right) == 1; }

// Returns the expected answer. Tries every move to find the starts from which AA wins.
std::string expected(const Rows& maze) {
  const int rows = static_cast<int>(maze.size()), columns = static_cast<int>(maze[0].size());
  const brute_force::Adjacency adjacency = grid::adjacency_of(maze, '#', is_move);
  brute_force::Play play(adjacency);
  std::string starts;
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < columns; ++c) {
      if (maze[r][c] == '.' && !play.mover_wins(r * columns + c)) {
        starts += std::to_string(r + 1) + " " + std::to_string(c + 1) + "\n";
      }
    }
  }
  return starts.empty() ? "LOSE\n" : "WIN\n" + starts;
}

void test_input(const std::string& input) {
  check::equal(brute_force::answer(solve, input), expected(inputs::boards_of(input)[0]), __FILE__,
               __LINE__, input.c_str());
}

void test_every_board(int rows, int columns) {
  for (unsigned walls = 0; walls < 1u << rows * columns; ++walls) {
    test_input(instances::rows_text(grid::with_walls(rows, columns, walls, '#')));
  }
}

void test_random_boards() {
  instances::Random random(20090521);
  for (int repetition = 0; repetition < 2000; ++repetition) {
    const int rows = random.between(1, 5), columns = random.between(1, 5);
    test_input(
        inputs::random_input("jsoi2009_game", {{"rows", rows}, {"columns", columns}}, random));
  }
}

void test_large_boards() {
  // A board with an even number of cells has a perfect matching. On a board with an odd number of
  // cells, some maximum matching exposes each cell that has the color of the corners.
  CHECK_EQ(brute_force::answer(solve, instances::rows_text(Rows(300, std::string(400, '.')))),
           "LOSE\n");
  const std::string answer =
      brute_force::answer(solve, instances::rows_text(Rows(301, std::string(401, '.'))));
  std::string corners = "WIN\n";
  for (int r = 1; r <= 301; ++r) {
    for (int c = r % 2 == 1 ? 1 : 2; c <= 401; c += 2) {
      corners += std::to_string(r) + " " + std::to_string(c) + "\n";
    }
  }
  CHECK(answer == corners);
}

void test_bad_input() {
  brute_force::test_bad_input(
      solve,
      {
          {"0 3\n", "line 1: expected the number of rows from 1 to 2147483647, found '0'"},
          {"3 -1\n", "line 1: expected the number of columns from 1 to 2147483647, found '-1'"},
          {"1 1000000000\n..\n",
           "line 2: expected a row of length 1000000000, found '..' of length 2"},
          {"2 2\n..\n...\n",
           "warning: line 3: expected a row of length 2, found '...' of length 3"},
          {"2 2\n..\n.\n", "line 3: expected a row of length 2, found '.' of length 1"},
          {"2 2\n.x\n..\n", "line 2: expected '.' or '#', found 'x' in column 2"},
          {"2 2\n..\n.\xff\n", "line 3: expected '.' or '#', found '\\xff' in column 2"},
          {std::string("1 2\n.\0\n", 7),
           "line 2: expected a row of length 2, found '.' of length 1"},
      });
}

}  // namespace

int main() {
  for (int rows = 1; rows <= 3; ++rows) {
    for (int columns = 1; columns <= 4; ++columns) test_every_board(rows, columns);
  }
  test_every_board(4, 3);
  test_every_board(1, 10);
  test_random_boards();
  test_large_boards();
  test_bad_input();
  return check::result();
}
