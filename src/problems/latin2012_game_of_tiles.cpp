// SPDX-License-Identifier: CC0-1.0
//
// Game of Tiles
// ICPC Latin America 2012 G
// Time: O(E sqrt V)
//
// Player 1 puts the token on a free tile. Then the players take turns, player 2 first, and move the
// token to an adjacent free tile that is still unvisited. The player who cannot move loses. Player
// 1 wins if some maximum matching of the free tiles exposes a tile. Without a free tile, player 1
// loses.

#include <algorithm>
#include <vector>

#include "io/cases.hpp"
#include "io/read_board.hpp"
#include "io/run.hpp"
#include "matching_games/bipartite_geography.hpp"
#include "matching_games/board.hpp"

void solve(io::Reader& in, io::Writer& out) {
  while (const int rows = io::next_case(in, io::End::end_of_input, "the number of rows",
                                        "the number of columns")) {
    const int columns = in.integer("the number of columns", 1);
    matching_games::Board tiles(columns, matching_games::steps());
    io::read_board(in, rows, io::Symbols{".", 'X', '\0'}, tiles);
    const std::vector<bool> loses =
        matching_games::bipartite_loses(tiles, matching_games::Chessboard());
    out << (std::find(loses.begin(), loses.end(), true) == loses.end() ? "2\n" : "1\n");
  }
}

int main() { return io::run(solve); }
