// SPDX-License-Identifier: CC0-1.0
#ifndef INSTANCES_RABBIT_EGG_HPP
#define INSTANCES_RABBIT_EGG_HPP

#include <string>
#include <vector>

#include "instances/rows.hpp"

namespace instances::rabbit_egg {

struct Cell {
  int row, column;
};

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
