// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_BOARD_CASES_HPP
#define JUDGE_BOARD_CASES_HPP

#include "judge/reader.hpp"
#include "judge/until_zero.hpp"

namespace judge {

// Reads the number of rows of the next board. Returns 0 at the end of the input and at "0 0", which
// ends the boards; ignores the input after "0 0".
inline int read_rows_unless_end(Reader& in) {
  if (in.at_end()) return 0;
  const int rows = in.integer("the number of rows", 0);
  if (rows > 0) return rows;
  in.integer("the number of columns", 0, 0);
  skip_rest(in);
  return 0;
}

}  // namespace judge

#endif  // JUDGE_BOARD_CASES_HPP
