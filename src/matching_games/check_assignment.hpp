// SPDX-License-Identifier: CC0-1.0
//
// check_assignment(costs, result) checks an assignment of minimum cost and its proof.
#ifndef MATCHING_GAMES_CHECK_ASSIGNMENT_HPP
#define MATCHING_GAMES_CHECK_ASSIGNMENT_HPP

#include <limits>
#include <string>
#include <vector>

#include "matching_games/assignment.hpp"
#include "matching_games/internal/text.hpp"

namespace matching_games {

// Checks that `result` is an assignment of minimum cost of the matrix, and that its potentials
// prove this; `Assignment` says how. Returns an empty string, or a sentence about the first flaw.
// A row that is not as long as row 0, or a cost that does not fit into 64 bits with a sign, is a
// flaw as well. Takes O(rows * columns) time.
template <class Integer>
std::string check_assignment(const std::vector<std::vector<Integer>>& costs,
                             const Assignment& result) {
  using internal::text;
  internal::require_integers<Integer>();
  const std::vector<long long>&u = result.row_potential, &v = result.column_potential;
  const int rows = static_cast<int>(costs.size());
  const int columns = rows == 0 ? 0 : static_cast<int>(costs[0].size());
  if (result.column.size() != costs.size() || u.size() != costs.size() ||
      static_cast<int>(v.size()) != columns) {
    return text("expected numbers for ", rows, " rows and ", columns, " columns");
  }
  for (const std::vector<long long>* side : {&u, &v}) {
    for (const long long p : *side) {
      if (p >= 1LL << 62 || p <= -(1LL << 62)) return text("the potential ", p, " is out of range");
    }
  }
  const long long most = std::numeric_limits<long long>::max();
  long long cost = 0;
  std::vector<int> row(columns, -1);
  for (int i = 0; i < rows; ++i) {
    const int own = result.column[i];
    if (costs[i].size() != v.size()) {
      return text("row ", i, " has ", costs[i].size(), " costs, not ", columns);
    }
    for (int j = 0; j < columns; ++j) {
      const long long c = static_cast<long long>(costs[i][j]);
      if (costs[i][j] > 0 && c < 0) return text("the cost ", costs[i][j], " is out of range");
      if (u[i] + v[j] > c || (j == own && u[i] + v[j] < c)) {
        return text("the potentials of row ", i, " and column ", j, " do not fit the cost ", c);
      }
    }
    if (own == -1) {
      if (rows <= columns || u[i] != 0) return text("row ", i, " must have a column");
    } else if (own < 0 || own >= columns || row[own] != -1) {
      return text("row ", i, " has the column ", own, ", which does not exist or is taken");
    } else {
      const long long c = u[i] + v[own];
      if (c > 0 ? cost > most - c : cost < -most - c) return "the cost does not fit into 64 bits";
      row[own] = i;
      cost += c;
    }
    if (rows > columns && u[i] > 0) return text("row ", i, " has the positive potential ", u[i]);
  }
  for (int j = 0; j < columns; ++j) {
    if (row[j] == -1 && (columns <= rows || v[j] != 0))
      return text("column ", j, " must have a row");
    if (columns > rows && v[j] > 0) return text("column ", j, " has the positive potential ", v[j]);
  }
  return cost == result.cost ? "" : text("the cost is ", cost, ", not ", result.cost);
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_CHECK_ASSIGNMENT_HPP
