// SPDX-License-Identifier: CC0-1.0
//
// Board is a graph whose vertices are the cells of a board and whose edges are moves.
//
// Checked: against the definition on small boards (matching_games/board).
#ifndef MATCHING_GAMES_BOARD_HPP
#define MATCHING_GAMES_BOARD_HPP

#include <algorithm>
#include <cstddef>
#include <limits>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "matching_games/graph.hpp"

namespace matching_games {

// A move leads `down` rows down and `right` columns to the right. Negative numbers mean up and
// left.
struct Move {
  int down, right;
};

// steps() returns the moves to the four cells that share a side with a cell. king_moves() returns
// the moves to the eight cells that share a side or a corner with a cell. knight_moves() returns
// the moves by two cells along one axis and one cell along the other axis.
inline std::vector<Move> steps() { return {{-1, 0}, {0, -1}, {0, 1}, {1, 0}}; }
inline std::vector<Move> king_moves() {
  return {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};
}
inline std::vector<Move> knight_moves() {
  return {{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {1, -2}, {1, 2}, {2, -1}, {2, 1}};
}

// kWall is the character of a wall, which is a cell that no move may enter. A border of walls
// surrounds every board. kWall is an enumerator, because a constant would be a different object in
// each translation unit.
enum : char { kWall = '#' };

// Chessboard is a function object that returns the side of a cell of a Board, 0 or 1. The sides are
// the colors of a chessboard, so every move must lead to a cell of the other color. The color of a
// cell is the parity of its vertex: of two cells next to each other in a row or a column, one is an
// even vertex and one an odd vertex.
struct Chessboard {
  int operator()(int v) const { return v & 1; }
};

// Stores a graph whose vertices are the cells of a board. Each cell holds a char. If this char is
// kWall, the cell is a wall, which the graph does not contain. The neighbors of a cell are the
// cells to which the moves lead, so the graph need not store its edges.
//
//   matching_games::Board board(3, {{-1, 1}, {1, -1}});  // the moves of a token along one diagonal
//   board.add_row("..#");
//   board.add_row("...");
class Board {
 public:
  // Constructs a board without rows. Throws std::invalid_argument if columns < 1, or if some move
  // does not occur as often as the opposite move, and std::length_error if a move leads 2^15 rows
  // or columns away or more. The move {0, 0} is its own opposite, and changes no matching.
  Board(int columns, const std::vector<Move>& moves) : columns_(columns) {
    if (columns < 1) internal::reject("Board", "expected at least 1 column, found ", columns);
    std::vector<std::pair<long long, long long>> forth, back;  // no int is -INT_MIN
    for (const Move& move : moves) {
      forth.emplace_back(move.down, move.right);
      back.emplace_back(-forth.back().first, -forth.back().second);
    }
    std::sort(forth.begin(), forth.end());
    std::sort(back.begin(), back.end());
    long long margin = 0;
    for (std::size_t i = 0; i < forth.size(); ++i) {
      if (forth[i] != back[i]) {
        const std::pair<long long, long long> move = std::min(forth[i], back[i]);
        internal::reject("Board", "expected the moves (", move.first, ", ", move.second, ") and (",
                         -move.first, ", ", -move.second, ") equally often");
      }
      margin = std::max(margin, std::max(forth[i].first, forth[i].second));
    }
    if (margin >= 1 << 15) throw std::length_error("matching_games::Board: a move is too long");
    margin_ = static_cast<int>(margin);
    stride_ = (columns + margin) | 1;
    // An offset outside int belongs to a board that is too wide for a row, which add_rows()
    // refuses.
    for (const Move& move : moves) {
      offsets_.push_back(static_cast<int>(move.down * stride_ + move.right));
    }
  }

  // Appends a row at the bottom of the board. Ignores a '\r' at the end of the row. Throws
  // std::invalid_argument if the row does not have columns() cells, and std::length_error if the
  // board would be beyond the limits. Limits: an int can number all cells of the board and of the
  // border of walls.
  void add_row(const std::string& row) { add_rows(1, row); }

  // Appends `count` equal rows. Throws what add_row() throws.
  void add_rows(int count, const std::string& row) {
    if (count < 0) internal::reject("Board::add_rows", "expected at least 0 rows, found ", count);
    const std::size_t length = row.size() - (!row.empty() && row.back() == '\r');
    if (length != static_cast<std::size_t>(columns_)) {
      internal::reject("Board::add_row", "expected ", columns_, " cells in row ", rows_, ", found ",
                       length);
    }
    // With up to `most` rows, `size` below is an int.
    const long long most = (std::numeric_limits<int>::max() - margin_) / stride_ - 2 * margin_;
    if (count > most - rows_) throw std::length_error("matching_games::Board: too many cells");
    const long long size = (rows_ + count + 2LL * margin_) * stride_ + margin_;
    cells_.resize(static_cast<std::size_t>(size), kWall);
    for (; count > 0; --count) {
      std::copy(row.begin(), row.begin() + columns_, cells_.begin() + vertex(rows_++, 0));
    }
  }

  int rows() const { return rows_; }
  int columns() const { return columns_; }

  // vertex() returns the vertex of the cell in a zero-based row and column. row() and column()
  // return the row and the column of a vertex. vertex() also accepts a cell outside the board if
  // the distance of the cell from the board is at most the length of the longest move.
  int vertex(int row, int column) const {
    return static_cast<int>((row + margin_) * stride_) + margin_ + column;
  }
  int row(int v) const { return static_cast<int>(v / stride_) - margin_; }
  int column(int v) const { return static_cast<int>(v % stride_) - margin_; }

  char& operator[](int v) { return cells_[v]; }
  char operator[](int v) const { return cells_[v]; }

  // The following members are those of the graph concept in matching_games/graph.hpp.
  struct Reached {
    int v, moves;
    const int* offset;  // of each move
    int size() const { return moves; }
    int operator[](int i) const { return v + offset[i]; }
  };

  int size() const { return static_cast<int>(cells_.size()); }
  bool contains(int v) const { return cells_[v] != kWall; }
  internal::Neighbors<Reached> neighbors(int v) const {
    return Reached{v, static_cast<int>(offsets_.size()), offsets_.data()};
  }

 private:
  int rows_ = 0, columns_;
  int margin_ = 0;    // the width of the border; a row shares its right border with the next row
  long long stride_;  // the number of cells from one row to the next; Chessboard needs an odd one
  std::vector<int> offsets_;
  std::vector<char> cells_;
};

}  // namespace matching_games

#endif  // MATCHING_GAMES_BOARD_HPP
