// SPDX-License-Identifier: CC0-1.0
//
// Calls the solvers of src/problems as functions and compares their outputs with the expected
// outputs.
#ifndef SOLVERS_HPP
#define SOLVERS_HPP

#include <string>

#include "check.hpp"
#include "inputs.hpp"
#include "tools/solvers.hpp"

namespace solvers {

struct Outcome {
  std::string answer;
  std::string message;  // the warning and the error, in two lines if there are both
};

inline Outcome outcome(const std::string& problem, const std::string& input) {
  const tools::Solved solved = tools::solve(problem, input);
  const bool both = !solved.warning.empty() && !solved.error.empty();
  return {solved.answer, solved.warning + (both ? "\n" : "") + solved.error};
}

// Returns a function that runs the solver of the problem on an input and returns its output. If an
// input causes a warning or an error, the returned output ends with this message.
inline inputs::Solve of(const std::string& problem) {
  return [problem](const std::string& input) {
    const Outcome result = outcome(problem, input);
    return result.answer + result.message;
  };
}

// Checks that the solver of the problem prints the expected output. If the outputs differ, prints
// the input as well.
inline void expect(const std::string& problem, const std::string& input,
                   const std::string& expected) {
  check::equal(of(problem)(input), expected, __FILE__, __LINE__, (problem + "\n" + input).c_str());
}

}  // namespace solvers

#endif  // SOLVERS_HPP
