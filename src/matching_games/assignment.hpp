// SPDX-License-Identifier: CC0-1.0
//
// assignment(costs) assigns columns to the rows of a matrix at minimum cost.
//
// Checked: by proofs on large matrices (matching_games/bipartite_weighted) and all graphs with 4
// vertices and small weights (exhaustive/weights); official generators of Library Checker.
#ifndef MATCHING_GAMES_ASSIGNMENT_HPP
#define MATCHING_GAMES_ASSIGNMENT_HPP

#include <algorithm>
#include <cstddef>
#include <limits>
#include <type_traits>
#include <utility>
#include <vector>

#include "matching_games/internal/errors.hpp"
#include "matching_games/internal/jonker_volgenant.hpp"

namespace matching_games {

namespace internal {

template <class Integer>
void require_integers() {
  static_assert(std::is_integral<Integer>::value && !std::is_same<Integer, bool>::value,
                "the costs are integers; multiply costs of a floating-point type by a constant "
                "and round them");
}

template <class Integer>
bool is_forbidden(Integer cost, long long forbidden) {
  const long long value = static_cast<long long>(cost);  // < 0 also if a positive cost is too large
  return value >= forbidden || (value < 0 && cost > 0);
}

}  // namespace internal

// Stores an assignment of minimum cost, and duals that prove it:
//   - For every allowed entry, row_dual + column_dual <= cost, with equality for assigned
//     pairs.
//   - If there are more rows than columns, row duals are <= 0, and 0 for rows without a
//     column; if there are more columns than rows, this holds for the columns.
// So the cost is the sum of all duals, and no assignment is cheaper.
//
// If there is no assignment, the duals prove this in the same way: for every allowed entry,
// row_dual + column_dual <= 0, and those of the longer side are <= 0, but the sum of all
// duals is positive. They are 1 for some rows (if there are more rows than columns, for some
// columns), -1 for all columns (rows) with which allowed entries could pair these, and 0 elsewhere.
struct Assignment {
  bool exists;
  std::vector<int> column;  // of each row, or -1; empty if there is no assignment
  long long cost;
  std::vector<long long> row_dual, column_dual;
};

namespace internal {

// Returns the smallest and the largest cost that is allowed, or {0, 0} if there is none. Sets
// `has_forbidden`.
template <class Integer>
std::pair<long long, long long> range_of_costs(const std::vector<std::vector<Integer>>& costs,
                                               long long forbidden, bool& has_forbidden) {
  require_integers<Integer>();
  const std::size_t columns = costs.empty() ? 0 : costs[0].size();
  const int pairs = static_cast<int>(std::min(costs.size(), columns));
  const long long bound =
      std::min(1LL << 59, std::numeric_limits<long long>::max() / std::max<long long>(1, pairs));
  long long low = bound, high = -bound;
  has_forbidden = false;
  for (std::size_t i = 0; i < costs.size(); ++i) {
    if (costs[i].size() != columns) {
      reject("assignment", "expected ", columns, " costs in row ", i, ", as in row 0, found ",
             costs[i].size());
    }
    for (const Integer cost : costs[i]) {
      const long long value = static_cast<long long>(cost);
      if (is_forbidden(cost, forbidden)) {
        has_forbidden = true;
        continue;
      }
      if (value > bound || value < -bound) {
        reject("assignment", "row ", i, " has the cost ", +cost, ", outside [", -bound, ", ", bound,
               "], the range for ", pairs, " pairs");
      }
      low = std::min(low, value);
      high = std::max(high, value);
    }
  }
  return low > high ? std::make_pair(0LL, 0LL) : std::make_pair(low, high);
}

// Assigns the columns of a matrix with costs in [-bound, bound]. Computes the cost modulo 2^64.
template <class Integer>
Assignment assign(const std::vector<std::vector<Integer>>& costs, long long bound) {
  const int rows = static_cast<int>(costs.size());
  const int columns = rows == 0 ? 0 : static_cast<int>(costs[0].size());
  const bool turned = rows > columns;
  std::vector<const Integer*> lines;
  std::vector<Integer> copy;
  if (turned) copy.reserve(static_cast<std::size_t>(rows) * columns);
  for (int j = 0; turned && j < columns; ++j) {
    for (int i = 0; i < rows; ++i) copy.push_back(costs[i][j]);
  }
  for (int k = 0; k < std::min(rows, columns); ++k) {
    lines.push_back(turned ? copy.data() + static_cast<std::size_t>(k) * rows : costs[k].data());
  }
  JonkerVolgenant<Integer> search(lines, std::max(rows, columns), bound);
  search.run();
  Assignment result{true, turned ? search.back : search.mate, 0, {}, search.column_dual};
  unsigned long long sum = 0;
  for (int k = 0; k < static_cast<int>(lines.size()); ++k) {
    result.row_dual.push_back(search.row_dual(k));
    sum += static_cast<unsigned long long>(search.cost(k, search.mate[k]));
  }
  result.cost = static_cast<long long>(sum);
  if (turned) result.row_dual.swap(result.column_dual);
  return result;
}

}  // namespace internal

// Assigns min(rows, columns) rows to different columns of a matrix of integers, at minimum total
// cost. For the maximum, negate the costs. An entry >= `forbidden` is no pair, so that there may be
// no assignment. If `forbidden` is left out, only entries of 2^63 - 1 and more are no pairs.
//
// Throws std::invalid_argument if the rows do not have the same length, or for a cost beyond the
// limits. Limits: the absolute value of a cost below `forbidden` is at most 2^59 and at most
// (2^63 - 1) / k for k = min(rows, columns), so that sums fit into 64 bits. If there are forbidden
// entries and the other costs are in [a, b], k * (b - a) < 2^59.
//
// If there are as many rows as columns, the optimal assignments are those of the tight pairs, whose
// duals add up to the cost. The one with the smallest columns is smallest_matching(n, n, tight
// pairs).
//
// Takes O(min(rows, columns) * rows * columns) time, and in practice far less. Needs O(rows +
// columns) memory, and a copy of the matrix if there are more rows than columns. If there are
// forbidden entries, needs 8 bytes for each entry, and 16 if there are more rows than columns.
//
// Examples: assignment({{4, 3, 5}, {3, 5, 9}, {4, 1, 4}}) has the columns {2, 0, 1} and the cost 9.
// assignment({{4, 99, 5}, {3, 99, 9}, {4, 99, 4}}, 99) does not exist: no row can have the
// column 1. The duals of the rows are 1, those of the columns -1, 0, -1.
template <class Integer = int>
Assignment assignment(const std::vector<std::vector<Integer>>& costs,
                      long long forbidden = std::numeric_limits<long long>::max()) {
  bool has_forbidden;
  const auto range = internal::range_of_costs(costs, forbidden, has_forbidden);
  if (!has_forbidden) return internal::assign(costs, std::max(-range.first, range.second));
  const int rows = static_cast<int>(costs.size());
  const int columns = rows == 0 ? 0 : static_cast<int>(costs[0].size());
  const int few = std::min(rows, columns);
  const long long low = range.first, bound = ((1LL << 59) - 1) / std::max<long long>(1, few);
  if (range.second - low > bound) {
    internal::reject("assignment", "the costs ", low, " and ", range.second,
                     " differ by more than ", bound, ", the bound for ", few, " pairs");
  }
  // An entry that costs more than any assignment of allowed entries is used as rarely as possible.
  const long long never = few * (range.second - low) + 1;
  std::vector<std::vector<long long>> raised(costs.size());
  for (int i = 0; i < rows; ++i) {
    raised[i].reserve(columns);
    for (const Integer cost : costs[i]) {
      const bool is_pair = !internal::is_forbidden(cost, forbidden);
      raised[i].push_back(is_pair ? static_cast<long long>(cost) - low : never);
    }
  }
  Assignment result = internal::assign(raised, never);
  result.cost = static_cast<long long>(static_cast<unsigned long long>(result.cost) +
                                       static_cast<unsigned long long>(few * low));
  const bool turned = rows > columns;
  std::vector<long long>& short_dual = turned ? result.column_dual : result.row_dual;
  std::vector<long long>& long_dual = turned ? result.row_dual : result.column_dual;
  for (long long& dual : short_dual) dual += low;
  // The lines of the shorter side that alternating paths reach from those without an allowed pair.
  std::vector<int> reached, back(long_dual.size(), -1);
  for (int i = 0; i < rows; ++i) {
    const int j = result.column[i];
    if (j == -1) continue;
    back[turned ? i : j] = turned ? j : i;
    if (raised[i][j] == never) reached.push_back(turned ? j : i);
  }
  if (reached.empty()) return result;
  short_dual.assign(short_dual.size(), 0);
  long_dual.assign(long_dual.size(), 0);
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const int k = reached[i];
    short_dual[k] = 1;
    for (std::size_t j = 0; j < long_dual.size(); ++j) {
      if (long_dual[j] != 0 || (turned ? raised[j][k] : raised[k][j]) == never) continue;
      long_dual[j] = -1;
      reached.push_back(back[j]);
    }
  }
  return {false, {}, 0, result.row_dual, result.column_dual};
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_ASSIGNMENT_HPP
