// SPDX-License-Identifier: CC0-1.0
//
// the largest profit
// HDU 2255
// https://acm.hdu.edu.cn/showproblem.php?pid=2255
// Time: O(n^3)
//
// Writes for each matrix of the input the greatest sum of n entries in different rows and columns.
// The matrices end at "0 0" or at the end of the input.

#include <vector>

#include "io/cases.hpp"
#include "io/read_matrix.hpp"
#include "io/run.hpp"
#include "matching_games/assignment.hpp"

void solve(io::Reader& in, io::Writer& out) {
  while (const int n = io::next_case(in, io::End::end_of_input, "the number of rows", "a weight")) {
    const std::vector<std::vector<int>> rows = io::negated(io::read_matrix(in, n));
    out << -matching_games::assignment(rows).cost << '\n';
  }
}

int main() { return io::run(solve); }
