// SPDX-License-Identifier: CC0-1.0
//
// NOI2011 rabbit and egg
// Luogu P1971, BZOJ 2437, LOJ 2447
// https://www.luogu.com.cn/problem/P1971
// Time: O(E sqrt V) + one search per move, judged backwards
//
// The rabbit and the egg take turns. The rabbit slides a white piece into the adjacent empty cell,
// and the egg does the same with a black piece. The player who cannot move loses. The empty cell
// acts as a token that moves to adjacent cells with pieces of alternating colors and never returns
// to a place. So the game is vertex geography on the places that the empty cell can reach. If the
// first place of the empty cell counts as black, these are the black places at an even distance
// from the first place and the white places at an odd distance. The rabbit makes a mistake in a
// round if the player to move can win both before and after the rabbit's move.

#include <cstddef>
#include <vector>

#include "io/read_transcript.hpp"
#include "io/run.hpp"
#include "matching_games/bipartite_transcript.hpp"
#include "matching_games/board.hpp"

// Returns the board with a wall in place of each piece that can never be moved, because its color
// does not fit the parity of row + column of its cell.
matching_games::Board fitting_cells(matching_games::Board cells, int blank) {
  const matching_games::Chessboard parity;
  char color[2];
  color[parity(blank)] = cells[blank] = 'X';
  color[1 - parity(blank)] = 'O';
  for (int v = 0; v < cells.size(); ++v) {
    if (cells[v] != color[parity(v)]) cells[v] = matching_games::kWall;
  }
  return cells;
}

void solve(io::Reader& in, io::Writer& out) {
  io::Transcript game = io::read_transcript(in, in.integer("the number of rows", 1));
  const matching_games::Board cells = fitting_cells(game.board, game.path[0]);
  game.path.pop_back();  // no player moves from the last cell
  const std::vector<int> moves =
      matching_games::bipartite_winning_moves_along(cells, game.path, matching_games::Chessboard());
  std::vector<int> mistakes;
  for (std::size_t i = 0; i < moves.size(); i += 2) {
    if (moves[i] != -1 && moves[i + 1] != -1) mistakes.push_back(static_cast<int>(i / 2) + 1);
  }
  out << static_cast<int>(mistakes.size()) << '\n';
  for (const int round : mistakes) out << round << '\n';
}

int main() { return io::run(solve); }
