// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_RUN_HPP
#define JUDGE_RUN_HPP

#include <cstdio>
#include <exception>
#include <new>
#include <string>

#include "judge/reader.hpp"
#include "judge/writer.hpp"

namespace judge {

// The main function of every solver: solves the standard input onto the standard output. Returns 0,
// or 1 after one line on the standard error that says what is wrong and no answer.
inline int run(void (*solve)(Reader&, Writer&)) {
  std::string error;
  try {
    Reader in(stdin);
    Writer out;
    solve(in, out);
    if (!in.at_end()) {
      std::fprintf(stderr, "warning: line %s: the input goes on after its end\n",
                   std::to_string(in.line()).c_str());
    }
    if (out.write_to(stdout)) return 0;
    error = "the output cannot be written";
  } catch (const std::bad_alloc&) {
    error = "not enough memory for this input";
  } catch (const std::exception& e) {
    error = e.what();
  }
  std::fprintf(stderr, "%s\n", error.c_str());
  return 1;
}

}  // namespace judge

#endif  // JUDGE_RUN_HPP
