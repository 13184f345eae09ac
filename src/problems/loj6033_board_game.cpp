// SPDX-License-Identifier: CC0-1.0
//
// board game
// LOJ 6033
// https://loj.ac/p/6033
// Time: O(E sqrt V)
//
// The second player puts the token on a free cell of the board. Then the players take turns, the
// first player first, and move the token to an adjacent free cell that is still unvisited. The
// player who cannot move loses. Writes how many cells let the second player win, and these cells:
// those that some maximum matching of the free cells exposes.

#include <algorithm>
#include <vector>

#include "io/read_board.hpp"
#include "io/run.hpp"
#include "matching_games/bipartite_geography.hpp"
#include "matching_games/board.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int rows = in.integer("the number of rows", 1);
  const int columns = in.integer("the number of columns", 1);
  matching_games::Board cells(columns, matching_games::steps());
  io::read_board(in, rows, io::Symbols{".", '#', '\0'}, cells);
  const std::vector<bool> loses =
      matching_games::bipartite_loses(cells, matching_games::Chessboard());
  out << static_cast<int>(std::count(loses.begin(), loses.end(), true)) << '\n';
  for (int v = 0; v < cells.size(); ++v) {
    if (loses[v]) out << cells.row(v) + 1 << ' ' << cells.column(v) + 1 << '\n';
  }
}

int main() { return io::run(solve); }
