// SPDX-License-Identifier: CC0-1.0
#ifndef IO_CASES_HPP
#define IO_CASES_HPP

#include <algorithm>

#include "io/reader.hpp"

namespace io {

// Returns whether the input has another case. If not, warns that `first` is missing.
inline bool has_case(Reader& in, const char* first = "another case") {
  if (in.at_end()) in.warn(first, "the end of the input");
  return !in.at_end();
}

// Says where the cases of an input end: at a 0, at "0 0", or at the end of the input or "0 0".
enum class End { zero, zeros, end_of_input };

// Returns the first number of the next case, or 0 if there is no further case: at the end of the
// input, or at one or two zeros, after which the rest of the input is ignored. Throws InputError if
// the second 0 is missing. Messages call the first two numbers of a case `first` and `second`.
// For End::end_of_input, a single 0 as the last token and, after the first case, a token that is
// not a number end the cases with a warning.
inline int next_case(Reader& in, End end, const char* first, const char* second = "",
                     int most = Reader::kMostCount) {
  const int number = end == End::end_of_input ? in.first_number(first)
                     : in.at_end()            ? -1
                                              : in.integer(first, 0, most);
  if (number != 0) return std::max(number, 0);
  if (end == End::end_of_input && in.at_end()) {
    in.warn("a second 0", "the end of the input");
  } else if (end != End::zero) {
    in.integer(second, 0, 0);
  }
  in.skip_rest();
  return 0;
}

}  // namespace io

#endif  // IO_CASES_HPP
