// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_UNTIL_END_HPP
#define JUDGE_UNTIL_END_HPP

#include "judge/reader.hpp"
#include "judge/until_zero.hpp"

namespace judge {

// Reads the first number of the next case (game or graph of the input) and returns this number if
// it is positive. Returns 0 if there is no further case, that is, if the input ends or the next two
// numbers are "0 0". Ignores the input after "0 0". Throws InputError if a number other than 0
// follows the first 0. Messages call the first two numbers of a case `first` and `second`.
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
