// SPDX-License-Identifier: CC0-1.0
#ifndef INSTANCES_ROWS_HPP
#define INSTANCES_ROWS_HPP

#include <string>
#include <vector>

namespace instances {

// Stores a board as rows of characters. All rows have the same length.
using Rows = std::vector<std::string>;

// Returns "R C", the numbers of rows and columns, and the rows.
inline std::string rows_text(const Rows& rows) {
  std::string text = std::to_string(rows.size()) + ' ' + std::to_string(rows[0].size()) + '\n';
  for (const std::string& row : rows) text += row + '\n';
  return text;
}

}  // namespace instances

#endif  // INSTANCES_ROWS_HPP
