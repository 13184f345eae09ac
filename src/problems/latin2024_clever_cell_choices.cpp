// SPDX-License-Identifier: CC0-1.0
//
// Clever Cell Choices
// ICPC Latin America 2024 C, Codeforces gym 105053 C
// https://codeforces.com/gym/105053
// Time: O(E sqrt V)
//
// The first player puts the token on a free cell. Then the players take turns, the second player
// first, and move the token to an adjacent free cell that is still unvisited. The player who cannot
// move loses. Counts the cells from which the first player wins: those that some maximum matching
// of the free cells exposes.

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
}

int main() { return io::run(solve); }
