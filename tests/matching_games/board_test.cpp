// SPDX-License-Identifier: CC0-1.0
#include "matching_games/board.hpp"

#include <set>
#include <stdexcept>
#include <string>

#include "check.hpp"

namespace {

using matching_games::Board;

// Checks that the neighbors of a cell are exactly the cells that a move reaches. Also checks that
// all listed neighbors are in [0, size()).
void test_neighbors(int rows, int columns, const std::vector<matching_games::Move>& moves) {
  Board board(columns, moves);
  CHECK_EQ(board.size(), 0);
  for (int r = 0; r < rows; ++r) {
    std::string row(columns, '.');
    for (int c = 0; c < columns; ++c) {
      if ((r * 7 + c * 5) % 4 == 0) row[c] = matching_games::kWall;
    }
    board.add_row(row);
  }
  CHECK_EQ(board.rows(), rows);
  CHECK_EQ(board.columns(), columns);
  std::set<int> cells;
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < columns; ++c) {
      const int v = board.vertex(r, c);
      CHECK_EQ(board.row(v), r);
      CHECK_EQ(board.column(v), c);
      CHECK_EQ(board.contains(v), (r * 7 + c * 5) % 4 != 0);
      CHECK_EQ(matching_games::Chessboard()(v) == matching_games::Chessboard()(board.vertex(0, 0)),
               (r + c) % 2 == 0);
      cells.insert(v);
      std::multiset<int> reached, expected;
      int i = 0;
      for (const int w : board.neighbors(v)) {
        CHECK_EQ(board.neighbors(v)[i++], w);
        CHECK(w >= 0 && w < board.size());
        if (board.contains(w)) reached.insert(w);
      }
      for (const matching_games::Move& move : moves) {
        const int to_row = r + move.down, to_column = c + move.right;
        if (to_row < 0 || to_row >= rows || to_column < 0 || to_column >= columns) continue;
        if (board[board.vertex(to_row, to_column)] == '.')
          expected.insert(board.vertex(to_row, to_column));
      }
      CHECK(reached == expected);
    }
  }
  CHECK_EQ(cells.size(), static_cast<std::size_t>(rows * columns));
  CHECK_EQ(board.neighbors(board.vertex(0, 0)).size(), static_cast<int>(moves.size()));
  for (int v = 0; v < board.size(); ++v) CHECK(cells.count(v) == 1 || !board.contains(v));
}

void test_cells() {
  Board board(2, matching_games::steps());
  board.add_row("ab");
  board.add_row("cd");
  board[board.vertex(0, 1)] = 'x';
  CHECK_EQ(board[board.vertex(0, 0)], 'a');
  CHECK_EQ(board[board.vertex(0, 1)], 'x');
  CHECK_EQ(board[board.vertex(1, 0)], 'c');
  CHECK(!board.contains(board.vertex(-1, 0)) && !board.contains(board.vertex(2, 1)));
  CHECK(!board.contains(board.vertex(0, -1)) && !board.contains(board.vertex(1, 2)));
}

// Tests a board without rows. Such a board takes no memory, however many columns it has.
void test_wide() {
  const Board board(2147483647, matching_games::knight_moves());
  CHECK_EQ(board.size(), 0);
  // Each vertex is an int, also in the border, which is as wide as the longest move.
  Board far(1, {{32767, 0}, {-32767, 0}});
  CHECK_THROWS(far.add_rows(0, "."), std::length_error);
}

void test_carriage_returns() {
  Board board(2, matching_games::steps());
  board.add_row("ab\r");
  board.add_row("\r\r\r");
  CHECK_EQ(board.rows(), 2);
  CHECK_EQ(board[board.vertex(0, 1)], 'b');
  CHECK(!board.contains(board.vertex(0, 2)));
}

}  // namespace

int main() {
  for (int rows = 1; rows <= 6; ++rows) {
    for (int columns = 1; columns <= 6; ++columns) {
      test_neighbors(rows, columns, matching_games::steps());
      test_neighbors(rows, columns, matching_games::king_moves());
      test_neighbors(rows, columns, matching_games::knight_moves());
      test_neighbors(rows, columns, {});
      test_neighbors(rows, columns, {{0, 0}, {3, -2}, {-3, 2}, {-3, 2}, {3, -2}, {0, 9}, {0, -9}});
    }
  }
  test_cells();
  test_wide();
  test_carriage_returns();
  return check::result();
}
