// SPDX-License-Identifier: CC0-1.0
//
// NOI2011 rabbit and egg (Luogu P1971, BZOJ 2437, LOJ 2447).
//
// In turn the rabbit slides a white piece, the egg a black one, into the blank next to it; the
// player who cannot move loses. Seen from the blank: it moves, as a token, to a cell next to it
// that holds a piece of the other color than the piece before. It never returns to a cell. With its
// first cell counted as black this is vertex geography on the cells whose color goes with their
// parity. A round is a mistake of the rabbit if the player to move could win before the rabbit's
// move and, again, after it.

#include <cstddef>
#include <vector>

#include "judge/reader.hpp"
#include "judge/run.hpp"
#include "judge/transcript_text.hpp"
#include "judge/writer.hpp"
#include "matching_games/bipartite_transcript.hpp"
#include "matching_games/board.hpp"

namespace {

// The cells that the blank can enter as far as color and parity go, as they are before the first
// move; walls for the others. Each move changes both the color and the parity.
matching_games::Board<4> fitting_cells(matching_games::Board<4> cells, int blank) {
  const matching_games::Chessboard parity;
  char color[2];
  color[parity(blank)] = cells[blank] = 'X';
  color[1 - parity(blank)] = 'O';
  for (int v = 0; v < cells.size(); ++v) {
    const int is_other = cells[v] != color[parity(v)];  // no branch: is random
    cells[v] = static_cast<char>(cells[v] + is_other * (matching_games::kWall - cells[v]));
  }
  return cells;
}

void solve(judge::Reader& in, judge::Writer& out) {
  judge::Transcript game = judge::read_transcript(in);
  const matching_games::Board<4> cells = fitting_cells(game.board, game.path[0]);
  game.path.pop_back();  // nobody moves from there
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
