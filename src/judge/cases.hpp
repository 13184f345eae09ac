// SPDX-License-Identifier: CC0-1.0
//
// These functions find the next case of an input in which the cases are counted, or end at one or
// two zeros or at the end of the input.
#ifndef JUDGE_CASES_HPP
#define JUDGE_CASES_HPP

#include <algorithm>
#include <limits>

#include "judge/reader.hpp"

namespace judge {

// Returns whether the input contains another counted case. If not, warns that a case is missing.
// The warning calls the missing case `what`.
inline bool expect_more(Reader& in, const char* what = "another case") {
  const bool found = !in.at_end();
  if (!found) in.warn(what, "the end of the input");
  return found;
}

// Returns the first number of the next case, which messages call `what`. Returns 0 if there is no
// further case: at the end of the input, or at a 0, after which the rest of the input is ignored.
inline int read_unless_zero(Reader& in, const char* what,
                            int most = std::numeric_limits<int>::max()) {
  const int number = in.at_end() ? 0 : in.integer(what, 0, most);
  if (number == 0) in.skip_rest();
  return number;
}

// Returns the first number of the next case, or 0 if `number` is -1, that is, if there is no
// further case. If `number` is 0, reads the second 0 of the mark "0 0", and ignores the rest of the
// input. Throws InputError if another token follows the first 0. Messages call the second number
// `second`.
inline int number_or_zeros(Reader& in, int number, const char* second) {
  if (number == 0) {
    in.integer(second, 0, 0);
    in.skip_rest();
  }
  return std::max(number, 0);
}

// Returns the first number of the next case. Returns 0 if there is no further case: at the end of
// the input, or at "0 0", see number_or_zeros(). Messages call the first two numbers of a case
// `first` and `second`.
inline int read_unless_zeros(Reader& in, const char* first, const char* second) {
  return number_or_zeros(in, in.at_end() ? -1 : in.integer(first, 0), second);
}

// Does the same as read_unless_zeros(), for cases that end with the input. With a warning, also
// returns 0 at a 0 that is the last token, and before a token that is not a number. Throws
// InputError if the first token of the input is not a number.
inline int read_unless_end(Reader& in, const char* first, const char* second) {
  const int number = in.first_number(first);
  if (number != 0 || !in.at_end()) return number_or_zeros(in, number, second);
  in.warn(text(second, " from 0 to 0"), "the end of the input");
  return 0;
}

}  // namespace judge

#endif  // JUDGE_CASES_HPP
