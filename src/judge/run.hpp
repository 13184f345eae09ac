// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_RUN_HPP
#define JUDGE_RUN_HPP

#include <cstdio>
#include <exception>
#include <new>
#include <stdexcept>
#include <string>

#include "judge/reader.hpp"
#include "judge/writer.hpp"

namespace judge {

// Solves an input to its end. Throws InputError if it is not what is promised, or too large.
inline void solve_all(void (*solve)(Reader&, Writer&), Reader& in, Writer& out) {
  const char* const expected = "an input that fits into the memory";
  const char* const found = "a larger one";
  try {
    solve(in, out);
  } catch (const std::bad_alloc&) {
    in.fail(expected, found);
  } catch (const std::length_error&) {
    in.fail(expected, found);
  }
  in.expect_end();
}

// The main function of every solver: solves the standard input onto the standard output. Returns 0,
// or 1 after one line on the standard error that says what is wrong and no answer.
inline int run(void (*solve)(Reader&, Writer&)) {
  try {
    Reader in(stdin);
    Writer out(stdout);
    solve_all(solve, in, out);
    if (!out.finish()) throw std::runtime_error("the output cannot be written");
    return 0;
  } catch (const std::exception& e) {
    std::fprintf(stderr, "%s\n", e.what());
    return 1;
  }
}

}  // namespace judge

#endif  // JUDGE_RUN_HPP
