// SPDX-License-Identifier: CC0-1.0
#ifndef IO_READ_TRANSCRIPT_HPP
#define IO_READ_TRANSCRIPT_HPP

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "io/read_board.hpp"
#include "io/reader.hpp"
#include "matching_games/board.hpp"

namespace io {

// Stores a played game of rabbit and egg. The players take turns. The rabbit slides a white piece
// 'O' into the adjacent empty cell '.', and the egg does the same with a black piece 'X'.
struct Transcript {
  matching_games::Board board;  // the board before the first move
  std::vector<int> path;        // the empty cell before each move and after the last move
};

// Throws an InputError for the illegal move of the piece at `piece`. A legal move would slide a
// piece of the color `color` that is next to the empty cell `blank`.
[[noreturn]] inline void reject_move(const Reader& in, char color,
                                     const matching_games::Board& board, int blank, int piece) {
  const auto name = [&board](int v) {
    return text("(", board.row(v) + 1, ", ", board.column(v) + 1, ")");
  };
  in.fail(std::string(color == 'O' ? "a white" : "a black") + " piece next to the empty cell at " +
              name(blank),
          (board[piece] == 'O'   ? "the white one at "
           : board[piece] == 'X' ? "the black one at "
                                 : "the empty cell at ") +
              name(piece));
}

// Reads the number of columns, a board with that many columns and with `rows` rows, the number of
// rounds, and for each round a move of the rabbit and a move of the egg. Throws InputError if a
// move is illegal. Does not check that the rabbit has no legal move at the end.
inline Transcript read_transcript(Reader& in, int rows) {
  const int columns = in.integer("the number of columns", 1);
  matching_games::Board board(columns, matching_games::steps());
  int blank = read_board(in, rows, Symbols{"XO", '\0', '.'}, board);
  Transcript game = {board, std::vector<int>(1, blank)};
  const int rounds = in.integer("the number of rounds", 0, (rows * columns - 1) / 2);
  game.path.reserve(2 * static_cast<std::size_t>(rounds) + 1);
  for (int move = 0; move < 2 * rounds; ++move) {
    const char color = move % 2 == 0 ? 'O' : 'X';
    const int row = in.integer("the row of a piece", 1, rows);
    const int column = in.integer("the column of a piece", 1, columns);
    const int piece = board.vertex(row - 1, column - 1);
    bool is_near = false;
    for (const int v : board.neighbors(blank)) is_near |= v == piece;
    if (!is_near || board[piece] != color) reject_move(in, color, board, blank, piece);
    std::swap(board[piece], board[blank]);
    blank = piece;
    game.path.push_back(blank);
  }
  return game;
}

}  // namespace io

#endif  // IO_READ_TRANSCRIPT_HPP
