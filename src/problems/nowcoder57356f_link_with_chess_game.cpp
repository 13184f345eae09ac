// SPDX-License-Identifier: CC0-1.0
//
// Link with Chess Game
// Nowcoder 57356 F
// https://ac.nowcoder.com/acm/contest/57356/F
// Time: O(1)
//
// A token starts in the cell (r, g, b) of an n x n x n cube. Alice and Bob take turns, Alice first,
// and move the token to an adjacent unvisited cell. The player who cannot move loses.
//
// Alice wins if every maximum matching of the cells covers the start. If n is even, bricks of two
// cells can fill the cube, so every maximum matching is perfect, and Alice wins. If n is odd, a
// path can visit all cells row by row, and r + g + b is odd in every second of its cells, from the
// first to the last. Without any one of these cells, bricks can fill the rest. So for each of these
// cells some maximum matching exposes only this cell, and no maximum matching exposes any other
// cell.

#include <limits>

#include "io/cases.hpp"
#include "io/run.hpp"

void solve(io::Reader& in, io::Writer& out) {
  int cases = in.integer("the number of cases", 0);
  for (; cases > 0 && io::has_case(in); --cases) {
    const int n = in.integer("the side of a cube", 1, std::numeric_limits<int>::max());
    unsigned sum = 0;
    for (int i = 0; i < 3; ++i) sum += static_cast<unsigned>(in.integer("a coordinate", 1, n));
    out << (n % 2 == 0 || sum % 2 == 0 ? "Alice\n" : "Bob\n");
  }
}

int main() { return io::run(solve); }
