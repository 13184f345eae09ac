// SPDX-License-Identifier: CC0-1.0
//
// assignment
// Library Checker
// https://judge.yosupo.jp/problem/assignment
// Time: O(n^3)
//
// Writes the least sum of n entries of a matrix in different rows and columns, and the column of
// the entry in each row.

#include "io/read_matrix.hpp"
#include "io/run.hpp"
#include "io/write_matching.hpp"
#include "matching_games/assignment.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int n = in.integer("the number of rows", 0);
  const matching_games::Assignment best = matching_games::assignment(io::read_matrix(in, n));
  io::write_mates(out, best.cost, best.column, n, 0);
}

int main() { return io::run(solve); }
