// SPDX-License-Identifier: CC0-1.0
//
// NOI2011 rabbit and egg (Luogu P1971, BZOJ 2437, LOJ 2447).
//
// In turn the rabbit slides a white piece, the egg a black one, into the blank next to it; who
// cannot move loses. Seen from the blank: it moves, as a token, to a cell next to it that holds a
// piece of the other color than the piece before. It never returns to a cell. With its first cell
// counted as black this is vertex geography on the cells whose color goes with their parity. A
// round is a mistake of the rabbit if the player to move could win before the rabbit's move and,
// again, after it.

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "board/board.hpp"
#include "judge/board_text.hpp"
#include "judge/reader.hpp"
#include "judge/run.hpp"
#include "judge/writer.hpp"
#include "matching/bipartite_transcript.hpp"

namespace {

constexpr char kWhite = 'O', kBlack = 'X', kBlank = '.';

// The cells that the blank can enter as far as color and parity go, as they are before the first
// move; walls for the others. Each move changes both the color and the parity.
board::Board<4> fitting_cells(board::Board<4> cells, int blank) {
  const board::Chessboard parity;
  char color[2];
  color[parity(blank)] = cells[blank] = kBlack;
  color[1 - parity(blank)] = kWhite;
  for (int v = 0; v < cells.size(); ++v) {
    const int is_other = cells[v] != color[parity(v)];  // no branch: is random
    cells[v] = static_cast<char>(cells[v] + is_other * (board::kWall - cells[v]));
  }
  return cells;
}

std::string name(int row, int column) {
  return "(" + std::to_string(row) + ", " + std::to_string(column) + ")";
}

bool is_next_to(const board::Board<4>& board, int v, int w) {
  bool found = false;
  for (int i = 0; i < 4; ++i) found |= board.neighbors(v)[i] == w;
  return found;
}

// Reads one move, which slides a piece of this color into the blank. Returns the piece's cell.
int read_move(judge::Reader& in, char color, board::Board<4>& board, int blank) {
  const int row = in.integer("the row of a piece", 1, board.rows());
  const int column = in.integer("the column of a piece", 1, board.columns());
  const int piece = board.vertex(row - 1, column - 1);
  if (!is_next_to(board, blank, piece) || board[piece] != color) {
    in.fail(std::string(color == kWhite ? "a white" : "a black") + " piece next to the blank at " +
                name(board.row(blank) + 1, board.column(blank) + 1),
            (board[piece] == kWhite   ? "the white one at "
             : board[piece] == kBlack ? "the black one at "
                                      : "the blank at ") +
                name(row, column));
  }
  std::swap(board[piece], board[blank]);
  return piece;
}

void solve(judge::Reader& in, judge::Writer& out) {
  const int rows = in.integer("the number of rows", 1);
  const int columns = in.integer("the number of columns", 1);
  board::Board<4> board(columns, board::steps());
  int blank = judge::read_board(in, rows, judge::Signs{"XO", '\0', kBlank}, board);
  const board::Board<4> cells = fitting_cells(board, blank);
  const int rounds = in.integer("the number of rounds", 0, (rows * columns - 1) / 2);
  std::vector<int> path;  // the blank's cell before each move
  path.reserve(2 * static_cast<std::size_t>(rounds));
  for (int round = 0; round < rounds; ++round) {
    for (const char color : {kWhite, kBlack}) {
      path.push_back(blank);
      blank = read_move(in, color, board, blank);
    }
  }

  const std::vector<bool> wins = matching::mover_wins_along(cells, path, board::Chessboard());
  std::vector<int> mistakes;
  for (int round = 0; round < rounds; ++round) {
    if (wins[2 * round] && wins[2 * round + 1]) mistakes.push_back(round + 1);
  }
  out << static_cast<int>(mistakes.size()) << '\n';
  for (const int round : mistakes) out << round << '\n';
}

}  // namespace

int main() { return judge::run(solve); }
