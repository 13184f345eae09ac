// SPDX-License-Identifier: CC0-1.0
//
// daizhenyang's chess
// HDU 3446
// https://acm.hdu.edu.cn/showproblem.php?pid=3446
// Time: O(E sqrt V log V)
//
// Two players take turns and move the king to an unvisited lucky cell. In addition to its usual
// moves, the king can move like a knight and two cells diagonally. The player who cannot move
// loses. The first player wins if every maximum matching of the lucky cells covers the cell where
// the king starts.

#include <vector>

#include "io/cases.hpp"
#include "io/read_board.hpp"
#include "io/run.hpp"
#include "matching_games/board.hpp"
#include "matching_games/geography.hpp"

const std::vector<matching_games::Move> kMoves = {
    {-2, -2}, {-2, -1}, {-2, 1}, {-2, 2}, {-1, -2}, {-1, -1}, {-1, 0}, {-1, 1}, {-1, 2}, {0, -1},
    {0, 1},   {1, -2},  {1, -1}, {1, 0},  {1, 1},   {1, 2},   {2, -2}, {2, -1}, {2, 1},  {2, 2}};

void solve(io::Reader& in, io::Writer& out) {
  const int cases = in.integer("the number of cases", 0);
  for (int x = 1; x <= cases && io::has_case(in); ++x) {
    const int rows = in.integer("the number of rows", 1);
    const int columns = in.integer("the number of columns", 1);
    matching_games::Board cells(columns, kMoves);
    const int king = io::read_board(in, rows, io::Symbols{".", '#', 'K'}, cells);
    out << "Case #" << x
        << (matching_games::loses(cells)[king] ? ": daizhenyang lose\n" : ": daizhenyang win\n");
  }
}

int main() { return io::run(solve); }
