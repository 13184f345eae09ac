// SPDX-License-Identifier: CC0-1.0
//
// Library Checker assignment.
//
// Writes the least sum of n entries of a matrix in different rows and columns, and the column of
// the entry in each row.

#include "judge/matching_text.hpp"
#include "judge/matrix_text.hpp"
#include "judge/run.hpp"
#include "matching_games/assignment.hpp"

void solve(judge::Reader& in, judge::Writer& out) {
  const int n = in.integer("the number of rows", 0);
  const matching_games::Assignment best = matching_games::assignment(judge::read_matrix(in, n));
  judge::write_mates(out, best.cost, best.column, n, 0);
}

int main() { return judge::run(solve); }
