// SPDX-License-Identifier: CC0-1.0
//
// assignment
// Luogu P4014, LOJ 6012
// https://www.luogu.com.cn/problem/P4014
// Time: O(n^3)
//
// Writes the least and the greatest sum of n entries of a matrix in different rows and columns.

#include <vector>

#include "io/read_matrix.hpp"
#include "io/run.hpp"
#include "matching_games/assignment.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const std::vector<std::vector<int>> rows =
      io::read_matrix(in, in.integer("the number of rows", 0));
  const long long least = matching_games::assignment(rows).cost;
  const long long greatest = -matching_games::assignment(io::negated(rows)).cost;
  out << least << '\n' << greatest << '\n';
}

int main() { return io::run(solve); }
