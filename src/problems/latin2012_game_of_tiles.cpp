// SPDX-License-Identifier: CC0-1.0
//
// ICPC Latin America 2012 G, Game of Tiles.
//
// Player 1 puts the token on a free tile. Then the players in turn, 2 first, move it to a free tile
// next to it where it never was; the player who cannot move loses. Player 1 wins if he finds a tile
// from which the player to move loses: one that some maximum matching of the free tiles misses.
// Without a free tile he cannot even begin, and so loses.

#include "judge/board_cases.hpp"
#include "judge/board_text.hpp"
#include "judge/reader.hpp"
#include "judge/run.hpp"
#include "judge/writer.hpp"
#include "matching_games/bipartite_geography.hpp"
#include "matching_games/board.hpp"

namespace {

void solve(judge::Reader& in, judge::Writer& out) {
  while (const int rows = judge::read_rows_unless_end(in)) {
    const int columns = in.integer("the number of columns", 1);
    matching_games::Board<4> tiles(columns, matching_games::steps());
    judge::read_board(in, rows, judge::Signs{".", 'X', '\0'}, tiles);
    out << (matching_games::losing_starts(tiles, matching_games::Chessboard()).empty() ? "2\n"
                                                                                       : "1\n");
  }
}

}  // namespace

int main() { return judge::run(solve); }
