// SPDX-License-Identifier: CC0-1.0
//
// HDU 2255, the largest profit.
//
// Writes for each matrix of the input the greatest sum of n entries in different rows and columns.
// The matrices end at "0 0" or at the end of the input.

#include <vector>

#include "judge/cases.hpp"
#include "judge/matrix_text.hpp"
#include "judge/run.hpp"
#include "matching_games/assignment.hpp"

void solve(judge::Reader& in, judge::Writer& out) {
  while (const int n =
             judge::next_case(in, judge::End::end_of_input, "the number of rows", "a weight")) {
    const std::vector<std::vector<int>> rows = judge::negated(judge::read_matrix(in, n));
    out << -matching_games::assignment(rows).cost << '\n';
  }
}

int main() { return judge::run(solve); }
