// SPDX-License-Identifier: CC0-1.0
#ifndef IO_READ_BOARD_HPP
#define IO_READ_BOARD_HPP

#include <cstddef>
#include <string>

#include "io/reader.hpp"
#include "matching_games/board.hpp"

namespace io {

// Lists the characters that stand for the cells of a board in the input. A matching_games::Board
// stores the same characters, but matching_games::kWall for a wall.
struct Symbols {
  const char* free;  // the characters for free cells
  char wall;         // the character for a wall; '\0' if the board has no walls
  char start;        // a symbol that must occur exactly once; '\0' if there is no such symbol
};

// Returns the list of the symbols for an error message, for example "'X', 'O' or '.'".
inline std::string list_of(const Symbols& symbols) {
  std::string all = symbols.free;
  if (symbols.wall != '\0') all += symbols.wall;
  if (symbols.start != '\0') all += symbols.start;
  std::string result;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i > 0) result += i + 1 == all.size() ? " or " : ", ";
    result += Reader::quoted(all.substr(i, 1));
  }
  return result;
}

// Reads `rows` rows and adds these rows to `board`, which must be empty. If symbols.start is '\0',
// returns -1. Otherwise returns the vertex of the only cell with the symbol symbols.start, and
// throws InputError if this symbol does not occur exactly once. Also throws InputError if a row is
// too short or a character is unknown. If a row is too long, warns and ignores the characters at
// the end of the row.
inline int read_board(Reader& in, int rows, const Symbols& symbols, matching_games::Board& board) {
  bool is_free[256] = {};
  for (const char* symbol = symbols.free; *symbol != '\0'; ++symbol) {
    is_free[static_cast<unsigned char>(*symbol)] = true;
  }
  int start = -1;
  for (int r = 0; r < rows; ++r) {
    std::string row = in.word("a row of the board");
    const std::size_t columns = static_cast<std::size_t>(board.columns());
    if (row.size() != columns) {
      const std::string expected = text("a row of length ", columns);
      const std::string found = text(Reader::quoted(row), " of length ", row.size());
      if (row.size() < columns) in.fail(expected, found);
      in.warn(expected, found);
    }
    for (int c = 0; c < board.columns(); ++c) {
      const char symbol = row[c];
      if (is_free[static_cast<unsigned char>(symbol)]) continue;
      if (symbol == symbols.wall) {
        row[c] = matching_games::kWall;
      } else if (symbol == symbols.start) {
        if (start != -1) {
          in.fail("one " + Reader::quoted(row.substr(c, 1)) + " on the board",
                  text("a second one in column ", c + 1));
        }
        start = board.vertex(r, c);
      } else {
        in.fail(list_of(symbols),
                text(Reader::quoted(Reader::character(row, c)), " in column ", c + 1));
      }
    }
    row.resize(columns);
    board.add_row(row);
  }
  if (symbols.start != '\0' && start == -1) {
    in.fail("one " + Reader::quoted(std::string(1, symbols.start)) + " on the board", "none");
  }
  return start;
}

}  // namespace io

#endif  // IO_READ_BOARD_HPP
