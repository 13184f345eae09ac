// SPDX-License-Identifier: CC0-1.0
//
// who wins
// Luogu P4136, BZOJ 2463
// https://www.luogu.com.cn/problem/P4136
// Time: O(1)
//
// A token starts in the corner of an empty n x n board. Alice and Bob take turns, Alice first, and
// move the token to an adjacent unvisited cell. The player who cannot move loses.
//
// Alice wins if every maximum matching of the cells covers the corner. If n is even, dominoes can
// cover the board, so every maximum matching is perfect, and Alice wins. If n is odd, dominoes can
// cover all cells except the corner, so some maximum matching exposes the corner, and Bob wins.

#include <limits>

#include "io/cases.hpp"
#include "io/run.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int most = std::numeric_limits<int>::max();
  while (const int n = io::next_case(in, io::End::zero, "the side of a board", "", most)) {
    out << (n % 2 == 0 ? "Alice\n" : "Bob\n");
  }
}

int main() { return io::run(solve); }
