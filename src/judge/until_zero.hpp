// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_UNTIL_ZERO_HPP
#define JUDGE_UNTIL_ZERO_HPP

#include "judge/reader.hpp"

namespace judge {

// Ignores the rest of the input.
inline void skip_rest(Reader& in) {
  while (!in.at_end()) in.word("");
}

// Reads and returns the first number of the next case (game of the input). Returns 0 if there is no
// further case, because the input ends or contains a 0 instead. Ignores the input after the 0.
// Messages call the number `what`.
inline int read_unless_zero(Reader& in, const char* what) {
  const int number = in.at_end() ? 0 : in.integer(what, 0);
  if (number == 0) skip_rest(in);
  return number;
}

}  // namespace judge

#endif  // JUDGE_UNTIL_ZERO_HPP
