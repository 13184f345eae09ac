// SPDX-License-Identifier: CC0-1.0
//
// These functions read matrices of weights.
#ifndef JUDGE_MATRIX_TEXT_HPP
#define JUDGE_MATRIX_TEXT_HPP

#include <vector>

#include "judge/reader.hpp"
#include "judge/weighted_text.hpp"

namespace judge {

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

}  // namespace judge

#endif  // JUDGE_MATRIX_TEXT_HPP
