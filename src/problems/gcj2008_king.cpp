// SPDX-License-Identifier: CC0-1.0
//
// Google Code Jam 2008, AMER semifinal, problem D, King (Luogu P13481).
//
// Players A and B take turns, A first, and move the king like a chess king to a free cell that is
// still unvisited. The player who cannot move loses. A wins if every maximum matching of the free
// cells covers the cell where the king starts.

#include "judge/board_text.hpp"
#include "judge/cases.hpp"
#include "judge/run.hpp"
#include "matching_games/board.hpp"
#include "matching_games/geography.hpp"

void solve(judge::Reader& in, judge::Writer& out) {
  const int cases = in.integer("the number of cases", 0);
  for (int x = 1; x <= cases && judge::has_case(in); ++x) {
    const int rows = in.integer("the number of rows", 1);
    const int columns = in.integer("the number of columns", 1);
    matching_games::Board cells(columns, matching_games::king_moves());
    const int king = judge::read_board(in, rows, judge::Symbols{".", '#', 'K'}, cells);
    out << "Case #" << x << (matching_games::loses(cells)[king] ? ": B\n" : ": A\n");
  }
}

int main() { return judge::run(solve); }
