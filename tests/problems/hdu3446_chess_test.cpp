// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/hdu3446_chess.cpp"
#undef main

#include <cstdlib>
#include <string>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"
#include "problems/brute_force.hpp"

namespace {

using instances::Random;
using Rows = std::vector<std::string>;

std::string case_of(const Rows& rows) {
  std::string text = std::to_string(rows.size()) + " " + std::to_string(rows[0].size()) + "\n";
  for (const std::string& row : rows) text += row + "\n";
  return text;
}

// The move rule of the statement: at most two rows and columns away, but neither to the same cell
// nor straight two cells along a row or column.
bool is_move(int down, int right) {
  down = std::abs(down);
  right = std::abs(right);
  if (down > 2 || right > 2) return false;
  return !(down == 0 && right == 0) && !(down == 0 && right == 2) && !(down == 2 && right == 0);
}

bool first_wins(const Rows& rows) {
  const int columns = static_cast<int>(rows[0].size());
  const int cells = static_cast<int>(rows.size()) * columns;
  brute_force::Adjacency adjacency(cells);
  int king = -1;
  for (int a = 0; a < cells; ++a) {
    if (rows[a / columns][a % columns] == 'K') king = a;
    for (int b = 0; b < cells; ++b) {
      if (rows[b / columns][b % columns] != '#' &&
          is_move(b / columns - a / columns, b % columns - a % columns)) {
        adjacency[a].push_back(b);
      }
    }
  }
  return brute_force::Play(adjacency).mover_wins(king);
}

void test_boards(const std::vector<Rows>& boards) {
  std::string input = std::to_string(boards.size()) + "\n", expected;
  for (std::size_t i = 0; i < boards.size(); ++i) {
    input += case_of(boards[i]);
    expected += "Case #" + std::to_string(i + 1) + ": daizhenyang ";
    expected += first_wins(boards[i]) ? "win\n" : "lose\n";
  }
  const std::string answer = brute_force::answer(solve, input);
  CHECK_EQ(answer.size(), expected.size());
  for (std::size_t from = 0, i = 0; from < expected.size(); ++i) {
    const std::size_t length = expected.find('\n', from) - from;
    check::equal(answer.substr(from, length), expected.substr(from, length), __FILE__, __LINE__,
                 case_of(boards[i]).c_str());
    from += length + 1;
  }
}

void test_every_board(int rows, int columns) {
  std::vector<Rows> boards;
  for (int king = 0; king < rows * columns; ++king) {
    for (unsigned walls = 0; walls < 1u << rows * columns; ++walls) {
      if ((walls >> king & 1) != 0) continue;
      Rows board(rows, std::string(columns, '.'));
      for (int i = 0; i < rows * columns; ++i) {
        if ((walls >> i & 1) != 0) board[i / columns][i % columns] = '#';
      }
      board[king / columns][king % columns] = 'K';
      boards.push_back(board);
    }
  }
  test_boards(boards);
}

void test_random_boards() {
  Random random(3446);
  std::vector<Rows> boards;
  for (int repetition = 0; repetition < 3000; ++repetition) {
    const int rows = 1 + random.below(7), columns = 1 + random.below(7);
    Rows board(rows, std::string(columns, '#'));
    for (int lucky = random.below(14); lucky > 0; --lucky) {
      board[random.below(rows)][random.below(columns)] = '.';
    }
    board[random.below(rows)][random.below(columns)] = 'K';
    boards.push_back(board);
  }
  test_boards(boards);
}

void test_large_boards() {
  // All lucky: with an even number of cells there is a perfect matching, else none covers all.
  CHECK_EQ(brute_force::answer(solve, "1\n" + case_of([] {
                                        Rows board(200, std::string(200, '.'));
                                        board[77][133] = 'K';
                                        return board;
                                      }())),
           "Case #1: daizhenyang win\n");
  CHECK_EQ(brute_force::answer(solve, "1\n" + case_of([] {
                                        Rows board(201, std::string(201, '.'));
                                        board[77][133] = 'K';
                                        return board;
                                      }())),
           "Case #1: daizhenyang lose\n");
}

void test_bad_input() {
  const struct {
    const char* input;
    const char* message;
  } cases[] = {
      {"", "line 1: expected the number of cases from 0 to 2147483647, found the end of the input"},
      {"-1", "line 1: expected the number of cases from 0 to 2147483647, found '-1'"},
      {"1\n0 1\n", "line 2: expected the number of rows from 1 to 2147483647, found '0'"},
      {"1\n1 0\n", "line 2: expected the number of columns from 1 to 2147483647, found '0'"},
      {"1\n1 2\n..\n", "line 3: expected one 'K' on the board, found none"},
      {"1\n1 2\nKK\n", "line 3: expected one 'K' on the board, found a second one in column 2"},
      {"1\n2 1\nK\nK\n", "line 4: expected one 'K' on the board, found a second one in column 1"},
      {"1\n1 2\nKk\n", "line 3: expected '.', '#' or 'K', found 'k' in column 2"},
      {"1\n1 2\nK\n", "line 3: expected a row of 2 cells, found 1: 'K'"},
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
  test_every_board(2, 4);
  test_every_board(2, 5);
  test_every_board(1, 6);
  test_random_boards();
  test_large_boards();
  test_bad_input();
  return check::result();
}
