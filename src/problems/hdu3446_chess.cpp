// SPDX-License-Identifier: CC0-1.0
//
// HDU 3446 daizhenyang's chess.
//
// Two players take turns and move the king to an unvisited lucky cell. In addition to its usual
// moves, the king can move like a knight and two cells diagonally. The player who cannot move
// loses. The first player wins if every maximum matching of the lucky cells covers the cell where
// the king starts.

#include <vector>

#include "judge/board_text.hpp"
#include "judge/cases.hpp"
#include "judge/run.hpp"
#include "matching_games/board.hpp"
#include "matching_games/geography.hpp"

const std::vector<matching_games::Move> kMoves = {
    {-2, -2}, {-2, -1}, {-2, 1}, {-2, 2}, {-1, -2}, {-1, -1}, {-1, 0}, {-1, 1}, {-1, 2}, {0, -1},
    {0, 1},   {1, -2},  {1, -1}, {1, 0},  {1, 1},   {1, 2},   {2, -2}, {2, -1}, {2, 1},  {2, 2}};

void solve(judge::Reader& in, judge::Writer& out) {
  const int cases = in.integer("the number of cases", 0);
  for (int x = 1; x <= cases && judge::has_case(in); ++x) {
    const int rows = in.integer("the number of rows", 1);
    const int columns = in.integer("the number of columns", 1);
    matching_games::Board cells(columns, kMoves);
    const int king = judge::read_board(in, rows, judge::Symbols{".", '#', 'K'}, cells);
    out << "Case #" << x
        << (matching_games::loses(cells)[king] ? ": daizhenyang lose\n" : ": daizhenyang win\n");
  }
}

int main() { return judge::run(solve); }
