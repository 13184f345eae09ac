// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_KING_CASES_HPP
#define JUDGE_KING_CASES_HPP

#include <vector>

#include "judge/board_text.hpp"
#include "judge/counted_cases.hpp"
#include "judge/reader.hpp"
#include "judge/writer.hpp"
#include "matching_games/board.hpp"
#include "matching_games/geography.hpp"

namespace judge {

// Reads the number of cases (games of the input) and a board for each case. A board has one king
// 'K', free cells '.' and walls '#'. Two players take turns to move the king by one of `moves` to a
// free cell that the king has not visited yet. The player who cannot move loses. Writes "Case #x: "
// and then `win` if the player who moves first wins, else `lose`.
inline void solve_king_cases(Reader& in, Writer& out,
                             const std::vector<matching_games::Move>& moves, const char* win,
                             const char* lose) {
  const int cases = in.integer("the number of cases", 0);
  for (int x = 1; x <= cases && expect_more(in, "another case"); ++x) {
    const int rows = in.integer("the number of rows", 1);
    const int columns = in.integer("the number of columns", 1);
    matching_games::Board cells(columns, moves);
    const int king = read_board(in, rows, Symbols{".", '#', 'K'}, cells);
    out << "Case #" << x << ": " << (matching_games::loses(cells)[king] ? lose : win) << '\n';
  }
}

}  // namespace judge

#endif  // JUDGE_KING_CASES_HPP
