// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_UNTIL_END_HPP
#define JUDGE_UNTIL_END_HPP

#include "judge/reader.hpp"
#include "judge/until_zero.hpp"

namespace judge {

// Reads and returns the first number of the next case, which is not 0. Returns 0 if there is no
// further case, because the input ends or contains "0 0". Ignores the input after "0 0". Messages
// call the first two numbers of a case `first` and `second`.
inline int read_unless_end(Reader& in, const char* first, const char* second) {
  if (in.at_end()) return 0;
  const int number = in.integer(first, 0);
  if (number > 0) return number;
  in.integer(second, 0, 0);
  skip_rest(in);
  return 0;
}

}  // namespace judge

#endif  // JUDGE_UNTIL_END_HPP
