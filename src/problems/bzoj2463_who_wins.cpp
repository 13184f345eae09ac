// SPDX-License-Identifier: CC0-1.0
//
// BZOJ 2463, who wins (Luogu P4136).
//
// Alice and Bob in turn, Alice first, move a token from the corner of an empty n x n board to a
// cell next to it where it never was; the player who cannot move loses.
//
// Alice wins if every maximum matching covers the corner. If n is even, dominoes cover the board:
// every maximum matching is perfect. If n is odd, none is, and dominoes cover all but the corner:
// lying ones the rest of its row, standing ones the n - 1 other rows.

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
