// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_WALLS_HPP
#define JUDGE_WALLS_HPP

#include <utility>
#include <vector>

#include "judge/reader.hpp"

namespace judge {

// Reads the number of blocked cells of an n x n board, and then the row and the column of each
// cell. Returns the zero-based row and column of each cell. If a cell is outside the board, warns
// and leaves out the cell.
inline std::vector<std::pair<int, int>> read_walls(Reader& in, int n) {
  std::vector<std::pair<int, int>> walls;
  for (int m = in.integer("the number of blocked cells", 0); m > 0; --m) {
    const int row = in.index("the row of a blocked cell", 1, n);
    const int column = in.index("the column of a blocked cell", 1, n);
    if (row != -1 && column != -1) walls.emplace_back(row, column);
  }
  return walls;
}

}  // namespace judge

#endif  // JUDGE_WALLS_HPP
