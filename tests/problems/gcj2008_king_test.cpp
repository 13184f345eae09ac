// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/gcj2008_king.cpp"
#undef main

#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include "check.hpp"
#include "problems/brute_force.hpp"
#include "problems/grid.hpp"
#include "problems/matching_size.hpp"

namespace {

using grid::Rows;

bool is_move(int down, int right) {
  return std::abs(down) <= 1 && std::abs(right) <= 1 && (down != 0 || right != 0);
}

int king_of(const Rows& board) {
  const int columns = static_cast<int>(board[0].size());
  int king = 0;
  while (board[king / columns][king % columns] != 'K') ++king;
  return king;
}

bool a_wins_by_play(const Rows& board) {
  const brute_force::Adjacency adjacency = grid::adjacency_of(board, '#', is_move);
  return brute_force::Play(adjacency).mover_wins(king_of(board));
}

bool a_wins_by_rank(const Rows& board) {
  const matching_size::Edges edges = grid::edges_of(grid::adjacency_of(board, '#', is_move));
  const int cells = static_cast<int>(board.size() * board[0].size());
  const int maximum = matching_size::by_rank(cells, edges);
  return !matching_size::some_maximum_misses(king_of(board), cells, edges, maximum);
}

void test_boards(const std::vector<Rows>& boards, bool (*a_wins)(const Rows&)) {
  std::string input = std::to_string(boards.size()) + "\n", expected;
  for (std::size_t i = 0; i < boards.size(); ++i) {
    input += grid::text_of(boards[i]);
    expected += "Case #" + std::to_string(i + 1) + (a_wins(boards[i]) ? ": A\n" : ": B\n");
  }
  const std::string answer = brute_force::answer(solve, input);
  CHECK_EQ(answer.size(), expected.size());
  for (std::size_t from = 0, i = 0; from < expected.size(); ++i) {
    const std::size_t length = expected.find('\n', from) - from;
    check::equal(answer.substr(from, length), expected.substr(from, length), __FILE__, __LINE__,
                 grid::text_of(boards[i]).c_str());
    from += length + 1;
  }
}

void test_every_board(int rows, int columns) {
  std::vector<Rows> boards;
  for (int king = 0; king < rows * columns; ++king) {
    for (unsigned walls = 0; walls < 1u << rows * columns; ++walls) {
      if ((walls >> king & 1) != 0) continue;
      boards.push_back(grid::with_walls(rows, columns, walls, '#'));
      boards.back()[king / columns][king % columns] = 'K';
    }
  }
  test_boards(boards, a_wins_by_play);
}

void test_random_boards(int most, unsigned percent_free, int repetitions,
                        bool (*a_wins)(const Rows&)) {
  std::mt19937 random(2008);
  std::vector<Rows> boards;
  for (; repetitions > 0; --repetitions) {
    const int rows = static_cast<int>(1 + random() % most),
              columns = static_cast<int>(1 + random() % most);
    boards.push_back(grid::random_board(random, rows, columns, percent_free, '#'));
    boards.back()[random() % rows][random() % columns] = 'K';
  }
  test_boards(boards, a_wins);
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
  test_random_boards(5, 50, 2000, a_wins_by_play);
  test_random_boards(12, 40, 100, a_wins_by_rank);
  test_random_boards(12, 60, 100, a_wins_by_rank);
  test_bad_input();
  return check::result();
}
