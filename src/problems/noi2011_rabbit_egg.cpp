// SPDX-License-Identifier: CC0-1.0
//
// NOI2011 rabbit and egg (Luogu P1971, BZOJ 2437, LOJ 2447).
//
// The rabbit and the egg take turns. The rabbit slides a white piece into the adjacent blank cell,
// and the egg does the same with a black piece. The player who cannot move loses. The blank acts as
// a token that moves to adjacent cells with pieces of alternating colors and never returns to a
// cell. So the game is vertex geography on the cells that the blank can enter. If the first cell of
// the blank counts as black, these are the black cells at an even distance from the first cell and
// the white cells at an odd distance. The rabbit makes a mistake in a round if the player to move
// can win both before and after the rabbit's move.

#include <cstddef>
#include <vector>

#include "judge/reader.hpp"
#include "judge/run.hpp"
#include "judge/transcript_text.hpp"
#include "judge/writer.hpp"
#include "matching_games/bipartite_transcript.hpp"
#include "matching_games/board.hpp"

namespace {

// Returns the board with a wall in each cell that the blank can never enter because of the color of
// its piece. White and black pieces are moved in turn, so the blank enters cells with white and
// cells with black pieces in turn. Each move also changes the parity of row + column of the blank.
// So the blank can enter a cell only if the color of the piece in this cell fits the parity of the
// cell.
matching_games::Board<4> fitting_cells(matching_games::Board<4> cells, int blank) {
  const matching_games::Chessboard parity;
  char color[2];
  color[parity(blank)] = cells[blank] = 'X';
  color[1 - parity(blank)] = 'O';
  for (int v = 0; v < cells.size(); ++v) {
    // This arithmetic replaces a branch that the processor could not predict.
    const int is_other = cells[v] != color[parity(v)];
    cells[v] = static_cast<char>(cells[v] + is_other * (matching_games::kWall - cells[v]));
  }
  return cells;
}

void solve(judge::Reader& in, judge::Writer& out) {
  judge::Transcript game = judge::read_transcript(in);
  const matching_games::Board<4> cells = fitting_cells(game.board, game.path[0]);
  game.path.pop_back();  // no player moves from the last cell
  const std::vector<bool> wins =
      matching_games::mover_wins_along(cells, game.path, matching_games::Chessboard());
  std::vector<int> mistakes;
  for (std::size_t i = 0; i < wins.size(); i += 2) {
    if (wins[i] && wins[i + 1]) mistakes.push_back(static_cast<int>(i / 2) + 1);
  }
  out << static_cast<int>(mistakes.size()) << '\n';
  for (const int round : mistakes) out << round << '\n';
}

}  // namespace

int main() { return judge::run(solve); }
