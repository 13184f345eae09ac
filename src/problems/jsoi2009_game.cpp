// SPDX-License-Identifier: CC0-1.0
//
// JSOI2009 game
// Luogu P4055, BZOJ 1443
// https://www.luogu.com.cn/problem/P4055
// Time: O(E sqrt V)
//
// AA puts the token on a free cell of the maze. Then YY and AA take turns, YY first, and move the
// token to an adjacent free cell that is still unvisited. The player who cannot move loses. AA wins
// from the cells that some maximum matching of the free cells exposes.

#include <algorithm>
#include <vector>

#include "io/read_board.hpp"
#include "io/run.hpp"
#include "matching_games/bipartite_geography.hpp"
#include "matching_games/board.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int rows = in.integer("the number of rows", 1);
  const int columns = in.integer("the number of columns", 1);
  matching_games::Board maze(columns, matching_games::steps());
  io::read_board(in, rows, io::Symbols{".", '#', '\0'}, maze);

  const std::vector<bool> loses =
      matching_games::bipartite_loses(maze, matching_games::Chessboard());
  out << (std::find(loses.begin(), loses.end(), true) == loses.end() ? "LOSE\n" : "WIN\n");
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      if (loses[maze.vertex(row, column)]) out << row + 1 << ' ' << column + 1 << '\n';
    }
  }
}

int main() { return io::run(solve); }
