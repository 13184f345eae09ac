// SPDX-License-Identifier: CC0-1.0
//
// assignment(costs) assigns columns to the rows of a matrix at minimum cost.
#ifndef MATCHING_GAMES_ASSIGNMENT_HPP
#define MATCHING_GAMES_ASSIGNMENT_HPP

#include <algorithm>
#include <cstddef>
#include <limits>
#include <type_traits>
#include <utility>
#include <vector>

#include "matching_games/internal/assignment_rows.hpp"
#include "matching_games/internal/errors.hpp"

namespace matching_games {

namespace internal {

template <class Integer>
void require_integers() {
  static_assert(std::is_integral<Integer>::value && !std::is_same<Integer, bool>::value,
                "the costs are integers; multiply costs of a floating-point type by a constant "
                "and round them");
}

}  // namespace internal

// Stores an assignment of minimum cost, and potentials that prove it:
//   - For every entry, row_potential + column_potential <= cost, with equality for assigned pairs.
//   - If there are more rows than columns, row potentials are <= 0, and 0 for rows without a
//     column; if there are more columns than rows, this holds for the columns.
// So the cost is the sum of all potentials, and no assignment is cheaper.
struct Assignment {
  std::vector<int> column;  // of each row, or -1
  long long cost;
  std::vector<long long> row_potential, column_potential;
};

// Assigns min(rows, columns) rows to different columns of a matrix of integers, at minimum total
// cost. For the maximum, negate the costs. Throws std::invalid_argument if the rows do not have the
// same length, or if the absolute value of a cost is above 2^59 or above (2^63 - 1) /
// min(rows, columns), because sums might not fit into 64 bits. If the costs of the allowed pairs
// are in [a, b], a cost above a + min(rows, columns) * (b - a) forbids a pair.
//
// Takes O(n^3) time if n = max(rows, columns), and in practice far less. Needs O(n) memory, and a
// copy of the matrix if there are more rows than columns.
//
// Example: assignment({{4, 3, 5}, {3, 5, 9}, {4, 1, 4}}) has the columns {2, 0, 1} and the cost 9.
template <class Integer>
Assignment assignment(const std::vector<std::vector<Integer>>& costs) {
  internal::require_integers<Integer>();
  const int rows = static_cast<int>(costs.size());
  const int columns = rows == 0 ? 0 : static_cast<int>(costs[0].size());
  const bool turned = rows > columns;
  const long long most = std::min(
      1LL << 59, std::numeric_limits<long long>::max() / std::max<int>(1, std::min(rows, columns)));
  long long bound = 0;
  std::vector<const Integer*> lines;
  for (int i = 0; i < rows; ++i) {
    if (costs[i].size() != costs[0].size()) {
      internal::reject("assignment", "expected ", columns, " costs in row ", i,
                       ", as in row 0, found ", costs[i].size());
    }
    for (const Integer cost : costs[i]) {
      if (cost > 0 ? static_cast<unsigned long long>(cost) > static_cast<unsigned long long>(most)
                   : static_cast<long long>(cost) < -most) {
        internal::reject("assignment", "row ", i, " has the cost ", +cost, ", outside [", -most,
                         ", ", most, "], the range for ", std::min(rows, columns), " pairs");
      }
      const long long value = static_cast<long long>(cost);
      bound = std::max(bound, value < 0 ? -value : value);
    }
    if (!turned) lines.push_back(costs[i].data());
  }
  std::vector<Integer> copy;
  if (turned) {
    for (int j = 0; j < columns; ++j) {
      for (int i = 0; i < rows; ++i) copy.push_back(costs[i][j]);
    }
    for (int j = 0; j < columns; ++j)
      lines.push_back(copy.data() + static_cast<std::size_t>(j) * rows);
  }
  internal::AssignmentRows<Integer> search(lines, std::max(rows, columns), bound);
  search.run();
  Assignment result{turned ? search.back : search.mate, 0, {}, search.v};
  for (int k = 0; k < static_cast<int>(lines.size()); ++k) {
    result.row_potential.push_back(search.u(k));
    result.cost += search.cost(k, search.mate[k]);
  }
  if (turned) result.row_potential.swap(result.column_potential);
  return result;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_ASSIGNMENT_HPP
