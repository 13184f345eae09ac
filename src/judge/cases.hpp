// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_CASES_HPP
#define JUDGE_CASES_HPP

#include <algorithm>
#include <limits>

#include "judge/reader.hpp"

namespace judge {

// Says where the cases of an input end.
enum class End {
  one_case,        // after the only case
  counted,         // the input begins with the number of its cases
  zero,            // at a 0
  zeros,           // at "0 0"
  end_of_input,    // at the end of the input, or at "0 0"
  counted_starts,  // the input is one graph, and its second number counts the starts on it
  pairs            // the input is one case, whose pairs end like the cases of end_of_input
};

// Returns the first number of the next case, or 0 if there is no further case: at the end of the
// input, or at one or two zeros, after which the rest of the input is ignored. Throws InputError if
// the second 0 is missing. Messages call the first two numbers of a case `first` and `second`.
// For End::end_of_input, a single 0 as the last token and, after the first case, a token that is
// not a number end the cases with a warning. For End::counted, reads nothing and returns 1, or 0
// with a warning that `first` is missing.
inline int next_case(Reader& in, End end, const char* first = "another case",
                     const char* second = "", int most = std::numeric_limits<int>::max()) {
  if (end == End::counted) {
    if (in.at_end()) in.warn(first, "the end of the input");
    return in.at_end() ? 0 : 1;
  }
  const int number = end == End::end_of_input ? in.first_number(first)
                     : in.at_end()            ? -1
                                              : in.integer(first, 0, most);
  if (number != 0) return std::max(number, 0);
  if (end == End::end_of_input && in.at_end()) {
    in.warn(text(second, " from 0 to 0"), "the end of the input");
  } else if (end != End::zero) {
    in.integer(second, 0, 0);
  }
  in.skip_rest();
  return 0;
}

}  // namespace judge

#endif  // JUDGE_CASES_HPP
