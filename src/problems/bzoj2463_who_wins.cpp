// SPDX-License-Identifier: CC0-1.0
//
// BZOJ 2463, who wins (Luogu P4136).
//
// A token starts in the corner of an empty n x n board. Alice and Bob take turns, Alice first, and
// move it to an adjacent unvisited cell. The player who cannot move loses.
//
// Alice wins if every maximum matching covers the corner. If n is even, dominoes cover the board,
// so every maximum matching is perfect. If n is odd, dominoes cover all cells but the corner.

#include "judge/reader.hpp"
#include "judge/run.hpp"
#include "judge/until_zero.hpp"
#include "judge/writer.hpp"

namespace {

void solve(judge::Reader& in, judge::Writer& out) {
  while (const int n = judge::read_unless_zero(in, "the side of a board")) {
    out << (n % 2 == 0 ? "Alice\n" : "Bob\n");
  }
}

}  // namespace

int main() { return judge::run(solve); }
