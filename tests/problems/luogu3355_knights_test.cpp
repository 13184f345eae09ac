// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/luogu3355_knights.cpp"
#undef main

#include <cstdlib>
#include <stdexcept>
#include <string>

#include "check.hpp"
#include "instances/boards.hpp"
#include "instances/random.hpp"
#include "problems/brute_force.hpp"
#include "problems/grid.hpp"
#include "problems/matching_size.hpp"

namespace {

using grid::Rows;

bool attacks(int down, int right) { return std::abs(down * right) == 2; }

// Returns the maximum number of knights. Tries for each cell, from `cell` on, to put a knight on it
// and to leave it empty. Bit i of `free` says that cell i is still available.
int most_knights(const brute_force::Adjacency& attacked, unsigned free, int cell = 0) {
  const int cells = static_cast<int>(attacked.size());
  while (cell < cells && (free >> cell & 1) == 0) ++cell;
  if (cell == cells) return 0;
  unsigned rest = free & ~(1u << cell);
  bool is_attacked = false;
  for (const int other : attacked[cell]) {
    is_attacked = is_attacked || (rest >> other & 1) != 0;
    rest &= ~(1u << other);
  }
  const int with = 1 + most_knights(attacked, rest, cell + 1);
  if (!is_attacked) return with;
  const int without = most_knights(attacked, free & ~(1u << cell), cell + 1);
  return with > without ? with : without;
}

void test_board(const Rows& board, int expected) {
  std::string input;
  instances::WallLists{}.write(board, input);
  check::equal(brute_force::answer(solve, input), std::to_string(expected) + "\n", __FILE__,
               __LINE__, input.c_str());
}

void test_by_choice(const Rows& board) {
  unsigned free = 0;
  const int n = static_cast<int>(board.size());
  for (int i = 0; i < n * n; ++i) free |= (board[i / n][i % n] == '.' ? 1u : 0u) << i;
  test_board(board, most_knights(grid::adjacency_of(board, '#', attacks), free));
}

// Computes the expected answer by Koenig's theorem.
void test_by_rank(const Rows& board) {
  const int cells = static_cast<int>(board.size() * board.size());
  const matching_size::Edges edges = grid::edges_of(grid::adjacency_of(board, '#', attacks));
  test_board(board, instances::count_free(board) - matching_size::by_rank(cells, edges));
}

void test_bad_input() {
  brute_force::test_bad_input(
      solve,
      {
          {"0 0\n", "line 1: expected the side of the board from 1 to 2147483647, found '0'"},
          {"3 -1\n",
           "line 1: expected the number of blocked cells from 0 to 2147483647, found '-1'"},
          {"3 1\n4 1\n",
           "warning: line 2: expected the row of a blocked cell from 1 to 3, found '4'"},
          {"3 2\n1 1\n1 4\n",
           "warning: line 3: expected the column of a blocked cell from 1 to 3, found '4'"},
          {"2000000000 2000000000\n1 1\n",
           "line 3: expected the row of a blocked cell from 1 to 2000000000, found the end of the "
           "input"},
      });
  CHECK_EQ(brute_force::message(solve, "46341 0\n"),
           "line 1: expected an input that fits into the memory, found a larger one");
}

}  // namespace

int main() {
  for (int n = 1; n <= 3; ++n) {
    for (unsigned walls = 0; walls < 1u << n * n; ++walls) {
      test_by_choice(grid::with_walls(n, n, walls, '#'));
    }
  }
  instances::Random random(3355);
  for (int repetition = 0; repetition < 500; ++repetition) {
    const int n = random.between(4, 5);
    test_by_choice(random_board(n, n, random.between(0, 100) / 100.0, random));
  }
  for (int repetition = 0; repetition < 30; ++repetition) {
    const int n = random.between(6, 13);
    test_by_rank(random_board(n, n, random.between(30, 100) / 100.0, random));
  }
  test_bad_input();
  return check::result();
}
