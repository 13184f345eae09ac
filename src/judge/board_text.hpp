// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_BOARD_TEXT_HPP
#define JUDGE_BOARD_TEXT_HPP

#include <string>

#include "judge/reader.hpp"
#include "matching_games/board.hpp"

namespace judge {

// The signs of a board in the input. They are kept, but walls become matching_games::kWall.
struct Signs {
  const char* free;  // cells that may be entered
  char wall;         // a cell that nobody may enter; '\0' if there is none
  char start;        // stands exactly once on the board; '\0' if there is none
};

// Returns the signs as a message lists them: "'X', 'O' or '.'".
inline std::string list_of(const Signs& signs) {
  std::string all = signs.free;
  if (signs.wall != '\0') all += signs.wall;
  if (signs.start != '\0') all += signs.start;
  std::string result;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i > 0) result += i + 1 == all.size() ? " or " : ", ";
    result += Reader::quoted(all.substr(i, 1));
  }
  return result;
}

// Reads `rows` rows onto the empty board. Returns the vertex of the start sign, or -1 if there is
// no such sign. Ignores, with a warning, what a row has beyond the width of the board. Throws
// InputError if a row is too short, a sign is unknown, or there is not one start.
template <int Degree>
int read_board(Reader& in, int rows, const Signs& signs, matching_games::Board<Degree>& board) {
  bool is_free[256] = {};
  for (const char* sign = signs.free; *sign != '\0'; ++sign) {
    is_free[static_cast<unsigned char>(*sign)] = true;
  }
  int start = -1;
  for (int r = 0; r < rows; ++r) {
    std::string row = in.word("a row of the board");
    const std::size_t columns = static_cast<std::size_t>(board.columns());
    if (row.size() != columns) {
      const std::string expected = "a row of " + text_of(board.columns()) + " cells";
      const std::string found =
          text_of(static_cast<long long>(row.size())) + ": " + Reader::quoted(row);
      if (row.size() < columns) in.fail(expected, found);
      in.warn(expected, found);
      row.resize(columns);
    }
    int start_column = -1;
    for (int c = 0; c < board.columns(); ++c) {
      const char sign = row[c];
      if (is_free[static_cast<unsigned char>(sign)]) continue;
      if (sign != '\0' && sign == signs.wall) {
        row[c] = matching_games::kWall;
      } else if (sign != '\0' && sign == signs.start) {
        if (start != -1 || start_column != -1) {
          in.fail("one " + Reader::quoted(row.substr(c, 1)) + " on the board",
                  "a second one in column " + text_of(c + 1));
        }
        start_column = c;
      } else {
        in.fail(list_of(signs), Reader::quoted(row.substr(c, 1)) + " in column " + text_of(c + 1));
      }
    }
    board.add_row(row);
    if (start_column != -1) start = board.vertex(r, start_column);
  }
  if (signs.start != '\0' && start == -1) {
    in.fail("one " + Reader::quoted(std::string(1, signs.start)) + " on the board", "none");
  }
  return start;
}

}  // namespace judge

#endif  // JUDGE_BOARD_TEXT_HPP
