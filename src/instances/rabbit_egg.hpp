// SPDX-License-Identifier: CC0-1.0
#ifndef INSTANCES_RABBIT_EGG_HPP
#define INSTANCES_RABBIT_EGG_HPP

#include <string>
#include <vector>

#include "instances/board_shapes.hpp"

namespace instances::rabbit_egg {

struct Cell {
  int row, column;
};

// Returns the cells next to `cell` that hold the character `wanted`.
inline std::vector<Cell> neighbors(const Rows& rows, const Cell& cell, char wanted) {
  const int n = static_cast<int>(rows.size()), m = static_cast<int>(rows[0].size());
  std::vector<Cell> result;
  for (const Cell& step : {Cell{-1, 0}, Cell{0, -1}, Cell{0, 1}, Cell{1, 0}}) {
    const Cell next{cell.row + step.row, cell.column + step.column};
    const bool inside = next.row >= 0 && next.row < n && next.column >= 0 && next.column < m;
    if (inside && rows[next.row][next.column] == wanted) result.push_back(next);
  }
  return result;
}

// Returns an input of the problem noi2011_rabbit_egg: the board, the number of rounds, and the cell
// of each piece that was slid.
inline std::string transcript_text(const Rows& rows, const std::vector<Cell>& played) {
  std::string text = rows_text(rows) + std::to_string(played.size() / 2) + '\n';
  for (const Cell& piece : played) {
    text += std::to_string(piece.row + 1) + ' ' + std::to_string(piece.column + 1) + '\n';
  }
  return text;
}

}  // namespace instances::rabbit_egg

#endif  // INSTANCES_RABBIT_EGG_HPP
