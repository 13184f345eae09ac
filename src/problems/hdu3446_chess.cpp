// SPDX-License-Identifier: CC0-1.0
//
// HDU 3446 daizhenyang's chess.
//
// Two players take turns and move the king to an unvisited lucky cell. In addition to its usual
// moves, the king can move like a knight and two cells diagonally. The player who cannot move
// loses. The first player wins if every maximum matching of the lucky cells covers the cell where
// the king starts.

#include <vector>

#include "judge/king_cases.hpp"
#include "judge/reader.hpp"
#include "judge/run.hpp"
#include "judge/writer.hpp"
#include "matching_games/board.hpp"

namespace {

const std::vector<matching_games::Move> kMoves = {
    {-2, -2}, {-2, -1}, {-2, 1}, {-2, 2}, {-1, -2}, {-1, -1}, {-1, 0}, {-1, 1}, {-1, 2}, {0, -1},
    {0, 1},   {1, -2},  {1, -1}, {1, 0},  {1, 1},   {1, 2},   {2, -2}, {2, -1}, {2, 1},  {2, 2}};

void solve(judge::Reader& in, judge::Writer& out) {
  judge::solve_king_cases(in, out, kMoves, "daizhenyang win", "daizhenyang lose");
}

}  // namespace

int main() { return judge::run(solve); }
