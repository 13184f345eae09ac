// SPDX-License-Identifier: CC0-1.0
//
// Luogu P4014, assignment problem (LOJ 6012).
//
// Writes the least and the greatest sum of n entries of a matrix in different rows and columns.

#include <vector>

#include "judge/matrix_text.hpp"
#include "judge/run.hpp"
#include "matching_games/assignment.hpp"

void solve(judge::Reader& in, judge::Writer& out) {
  const std::vector<std::vector<int>> rows =
      judge::read_matrix(in, in.integer("the number of rows", 0));
  const long long least = matching_games::assignment(rows).cost;
  const long long greatest = -matching_games::assignment(judge::negated(rows)).cost;
  out << least << '\n' << greatest << '\n';
}

int main() { return judge::run(solve); }
