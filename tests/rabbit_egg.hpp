// SPDX-License-Identifier: CC0-1.0
//
// The rules of rabbit and egg (NOI2011): pieces that slide, and no word of a graph.
#ifndef RABBIT_EGG_HPP
#define RABBIT_EGG_HPP

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "oracle.hpp"

namespace rabbit_egg {

using Rows = std::vector<std::string>;

struct Cell {
  int row, column;
};

inline Cell blank_of(const Rows& rows) {
  for (int r = 0;; ++r) {
    const std::size_t c = rows[r].find('.');
    if (c != std::string::npos) return {r, static_cast<int>(c)};
  }
}

// The pieces that the player of this color can slide into the blank.
inline std::vector<Cell> moves(const Rows& rows, char color) {
  const Cell blank = blank_of(rows);
  const int n = static_cast<int>(rows.size()), m = static_cast<int>(rows[0].size());
  std::vector<Cell> result;
  for (const Cell& step : {Cell{-1, 0}, Cell{0, -1}, Cell{0, 1}, Cell{1, 0}}) {
    const Cell piece{blank.row + step.row, blank.column + step.column};
    const bool inside = piece.row >= 0 && piece.row < n && piece.column >= 0 && piece.column < m;
    if (inside && rows[piece.row][piece.column] == color) result.push_back(piece);
  }
  return result;
}

inline char other(char color) { return color == 'O' ? 'X' : 'O'; }

// The board after that piece was slid into the blank.
inline Rows slide(Rows rows, const Cell& piece) {
  const Cell blank = blank_of(rows);
  std::swap(rows[piece.row][piece.column], rows[blank.row][blank.column]);
  return rows;
}

inline bool mover_wins(const Rows& rows, char color) {
  for (const Cell& piece : moves(rows, color)) {
    if (!mover_wins(slide(rows, piece), other(color))) return true;
  }
  return false;
}

// The input of the problem: the board, the number of rounds and the pieces that were played.
inline std::string transcript_text(const Rows& rows, const std::vector<Cell>& played) {
  std::string text = oracle::board_text(rows) + std::to_string(played.size() / 2) + '\n';
  for (const Cell& piece : played) {
    text += std::to_string(piece.row + 1) + ' ' + std::to_string(piece.column + 1) + '\n';
  }
  return text;
}

}  // namespace rabbit_egg

#endif  // RABBIT_EGG_HPP
