// SPDX-License-Identifier: CC0-1.0
//
// The rules of rabbit and egg (NOI2011), played by sliding pieces on the board. Nothing here uses
// the graph of the board, so tests can compare the graph with these rules.
#ifndef INSTANCES_RABBIT_EGG_HPP
#define INSTANCES_RABBIT_EGG_HPP

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "instances/rows.hpp"

namespace instances::rabbit_egg {

struct Cell {
  int row, column;
};

inline bool operator==(const Cell& a, const Cell& b) {
  return a.row == b.row && a.column == b.column;
}

// Returns the cell that holds no piece.
inline Cell blank_of(const Rows& rows) {
  for (int r = 0;; ++r) {
    const std::size_t c = rows[r].find('.');
    if (c != std::string::npos) return {r, static_cast<int>(c)};
  }
}

// Returns the cells next to `cell` that hold the character `wanted`.
inline std::vector<Cell> neighbors(const Rows& rows, const Cell& cell, char wanted) {
  const int n = static_cast<int>(rows.size()), m = static_cast<int>(rows[0].size());
  std::vector<Cell> result;
  for (const Cell& step : {Cell{-1, 0}, Cell{0, -1}, Cell{0, 1}, Cell{1, 0}}) {
    const Cell near{cell.row + step.row, cell.column + step.column};
    const bool inside = near.row >= 0 && near.row < n && near.column >= 0 && near.column < m;
    if (inside && rows[near.row][near.column] == wanted) result.push_back(near);
  }
  return result;
}

// Returns the pieces that the player of this color can slide into the blank.
inline std::vector<Cell> moves(const Rows& rows, char color) {
  return neighbors(rows, blank_of(rows), color);
}

inline char other(char color) { return color == 'O' ? 'X' : 'O'; }

// Returns the board after the pieces were slid into the blank, one after another.
inline Rows slide(Rows rows, const std::vector<Cell>& pieces) {
  Cell blank = blank_of(rows);
  for (const Cell& piece : pieces) {
    std::swap(rows[piece.row][piece.column], rows[blank.row][blank.column]);
    blank = piece;
  }
  return rows;
}
inline Rows slide(const Rows& rows, const Cell& piece) { return slide(rows, std::vector{piece}); }

// Checks whether the pieces can be slid into the blank in this order, by the two players
// alternately. The first piece must be white.
inline bool is_legal(Rows rows, const std::vector<Cell>& pieces) {
  Cell blank = blank_of(rows);
  char color = 'O';
  for (const Cell& piece : pieces) {
    bool found = false;
    for (const Cell& legal : neighbors(rows, blank, color)) found = found || legal == piece;
    if (!found) return false;
    std::swap(rows[piece.row][piece.column], rows[blank.row][blank.column]);
    blank = piece;
    color = other(color);
  }
  return true;
}

// Checks whether the player of this color, who is to move, can win. Takes exponential time.
inline bool mover_wins(const Rows& rows, char color) {
  for (const Cell& piece : moves(rows, color)) {
    if (!mover_wins(slide(rows, piece), other(color))) return true;
  }
  return false;
}

// Returns an input of the problem: the board, the number of rounds, and the pieces that were slid.
inline std::string transcript_text(const Rows& rows, const std::vector<Cell>& played) {
  std::string text = rows_text(rows) + std::to_string(played.size() / 2) + '\n';
  for (const Cell& piece : played) {
    text += std::to_string(piece.row + 1) + ' ' + std::to_string(piece.column + 1) + '\n';
  }
  return text;
}

}  // namespace instances::rabbit_egg

#endif  // INSTANCES_RABBIT_EGG_HPP
