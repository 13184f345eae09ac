// SPDX-License-Identifier: CC0-1.0
#ifndef IO_RUN_HPP
#define IO_RUN_HPP

#include <cstdio>
#include <exception>
#include <new>
#include <stdexcept>
#include <string>

#include "io/reader.hpp"  // every solver gets Reader and Writer from this header
#include "io/writer.hpp"

namespace io {

// Solves all cases of an input. Returns the message of the error that stopped `solve`, or an empty
// string if there was no error. The answers to all cases before the error are written nevertheless.
inline std::string solve_all(void (*solve)(Reader&, Writer&), Reader& in, Writer& out) {
  try {
    solve(in, out);
    in.expect_end();
    return "";
  } catch (const std::bad_alloc&) {
  } catch (const std::length_error&) {
  } catch (const std::exception& e) {
    return e.what();
  }
  return Reader::message(in.line());
}

// Does the work of the main function of every solver in src/problems: reads the standard input and
// writes the answers to the standard output. Writes at most one warning and then at most one error
// to the standard error. Returns 1 if there was an error, else 0.
inline int run(void (*solve)(Reader&, Writer&)) {
  std::string error;
  try {
    Reader in(stdin);
    Writer out(stdout);
    error = solve_all(solve, in, out);
    if (!out.finish() && error.empty()) error = "the output cannot be written";
    if (!in.warning().empty()) std::fprintf(stderr, "%s\n", in.warning().c_str());
  } catch (const std::exception& e) {
    error = e.what();
  }
  if (!error.empty()) std::fprintf(stderr, "%s\n", error.c_str());
  return error.empty() ? 0 : 1;
}

}  // namespace io

#endif  // IO_RUN_HPP
