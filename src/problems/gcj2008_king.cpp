// SPDX-License-Identifier: CC0-1.0
//
// King
// Google Code Jam 2008 AMER semifinal D, Luogu P13481
// https://www.luogu.com.cn/problem/P13481
// Time: O(E sqrt V log V)
//
// Players A and B take turns, A first, and move the king like a chess king to a free cell that is
// still unvisited. The player who cannot move loses. A wins if every maximum matching of the free
// cells covers the cell where the king starts.

#include "io/cases.hpp"
#include "io/read_board.hpp"
#include "io/run.hpp"
#include "matching_games/board.hpp"
#include "matching_games/geography.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int cases = in.integer("the number of cases", 0);
  for (int x = 1; x <= cases && io::has_case(in); ++x) {
    const int rows = in.integer("the number of rows", 1);
    const int columns = in.integer("the number of columns", 1);
    matching_games::Board cells(columns, matching_games::king_moves());
    const int king = io::read_board(in, rows, io::Symbols{".", '#', 'K'}, cells);
    out << "Case #" << x << (matching_games::loses(cells)[king] ? ": B\n" : ": A\n");
  }
}

int main() { return io::run(solve); }
