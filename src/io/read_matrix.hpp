// SPDX-License-Identifier: CC0-1.0
//
// These functions read matrices of weights.
#ifndef IO_READ_MATRIX_HPP
#define IO_READ_MATRIX_HPP

#include <vector>

#include "io/read_weighted.hpp"
#include "io/reader.hpp"

namespace io {

// Reads a matrix with n rows and n columns.
inline std::vector<std::vector<int>> read_matrix(Reader& in, int n) {
  std::vector<std::vector<int>> rows;
  for (int i = 0; i < n; ++i) {
    rows.emplace_back();
    for (int j = 0; j < n; ++j) rows.back().push_back(read_weight(in));
  }
  return rows;
}

// Returns the matrix with the opposite weights.
inline std::vector<std::vector<int>> negated(std::vector<std::vector<int>> rows) {
  for (std::vector<int>& row : rows) {
    for (int& weight : row) weight = -weight;
  }
  return rows;
}

}  // namespace io

#endif  // IO_READ_MATRIX_HPP
