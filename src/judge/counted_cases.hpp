// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_COUNTED_CASES_HPP
#define JUDGE_COUNTED_CASES_HPP

#include "judge/reader.hpp"

namespace judge {

// Returns whether the input contains another case, that is, another game or graph to solve. If not,
// warns that a case is missing. The warning calls the missing case `what`.
inline bool expect_more(Reader& in, const char* what) {
  const bool found = !in.at_end();
  if (!found) in.warn(what, "the end of the input");
  return found;
}

}  // namespace judge

#endif  // JUDGE_COUNTED_CASES_HPP
