// SPDX-License-Identifier: CC0-1.0
//
// check_assignment(costs, result) checks an assignment of minimum cost and its proof.
//
// Checked: refuses forged results (matching_games/bipartite_weighted).
#ifndef MATCHING_GAMES_CHECK_ASSIGNMENT_HPP
#define MATCHING_GAMES_CHECK_ASSIGNMENT_HPP

#include <limits>
#include <string>
#include <vector>

#include "matching_games/assignment.hpp"
#include "matching_games/internal/errors.hpp"

namespace matching_games {

// Checks that `result` is an assignment of minimum cost of the matrix, in which an entry >=
// `forbidden` is no pair, and that its duals prove this; `Assignment` says how. If the result says
// that there is no assignment, checks the proof of this. Returns an empty string, or a sentence
// about the first flaw. A row that is not as long as row 0 is a flaw as well. Takes
// O(rows * columns) time. Limits: costs of 64 bits, but those of 2^63 - 1 and more are no pairs.
template <class Integer>
std::string check_assignment(const std::vector<std::vector<Integer>>& costs,
                             const Assignment& result,
                             long long forbidden = std::numeric_limits<long long>::max()) {
  using internal::text;
  internal::require_integers<Integer>();
  const std::vector<long long>&u = result.row_dual, &v = result.column_dual;
  const int rows = static_cast<int>(costs.size());
  const int columns = rows == 0 ? 0 : static_cast<int>(costs[0].size());
  if (result.column.size() != (result.exists ? costs.size() : 0) || u.size() != costs.size() ||
      static_cast<int>(v.size()) != columns) {
    return text("expected numbers for ", rows, " rows and ", columns, " columns");
  }
  for (const std::vector<long long>* side : {&u, &v}) {
    for (const long long p : *side) {
      const long long limit = result.exists ? 1LL << 62 : 2;
      if (p >= limit || p <= -limit) return text("the dual ", p, " is out of range");
    }
  }
  const long long largest = std::numeric_limits<long long>::max();
  long long cost = 0;
  std::vector<int> row(columns, -1);
  for (int i = 0; i < rows; ++i) {
    const int own = result.exists ? result.column[i] : -1;
    if (costs[i].size() != v.size()) {
      return text("row ", i, " has ", costs[i].size(), " costs, not ", columns);
    }
    for (int j = 0; j < columns; ++j) {
      if (internal::is_forbidden(costs[i][j], forbidden)) {
        if (j == own) return text("row ", i, " has the column ", j, ", which is forbidden");
        continue;
      }
      const long long c = result.exists ? static_cast<long long>(costs[i][j]) : 0;
      if (u[i] + v[j] > c || (j == own && u[i] + v[j] < c)) {
        return text("the duals of row ", i, " and column ", j, " do not fit the cost ", c);
      }
    }
    if (!result.exists) {
      cost += u[i];
    } else if (own == -1) {
      if (rows <= columns || u[i] != 0) return text("row ", i, " must have a column");
    } else if (own < 0 || own >= columns || row[own] != -1) {
      return text("row ", i, " has the column ", own, ", which does not exist or is taken");
    } else {
      const long long c = u[i] + v[own];
      if (c > 0 ? cost > largest - c : cost < -largest - c)
        return "the cost does not fit into 64 bits";
      row[own] = i;
      cost += c;
    }
    if (rows > columns && u[i] > 0) return text("row ", i, " has the positive dual ", u[i]);
  }
  for (int j = 0; j < columns; ++j) {
    if (!result.exists) {
      cost += v[j];
    } else if (row[j] == -1 && (columns <= rows || v[j] != 0)) {
      return text("column ", j, " must have a row");
    }
    if (columns > rows && v[j] > 0) return text("column ", j, " has the positive dual ", v[j]);
  }
  if (!result.exists && cost <= 0) return "the sum of the duals is not positive";
  const long long expected = result.exists ? cost : 0;
  return expected == result.cost ? "" : text("the cost is ", expected, ", not ", result.cost);
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_CHECK_ASSIGNMENT_HPP
