// SPDX-License-Identifier: CC0-1.0
//
// Calls the solvers of src/problems as functions and compares their outputs with the expected
// outputs.
#ifndef SOLVERS_HPP
#define SOLVERS_HPP

#include <string>
#include <utility>

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

// Tests a solver with several cases. add() runs a case alone, so that a failure
// shows the failing case. test_all() runs all cases in one input. `counted` says whether an input
// begins with the number of cases.
class Cases {
 public:
  explicit Cases(std::string problem, bool counted = true)
      : problem_(std::move(problem)), counted_(counted) {}

  // Tests a case. A '#' in the expected output stands for the number of the case.
  void add(const std::string& input, const std::string& expected) {
    expect(problem_, counted_ ? "1\n" + input : input, numbered(expected, 1));
    inputs_ += input;
    expected_ += numbered(expected, ++count_);
  }

  void test_all() const {
    const std::string input = counted_ ? std::to_string(count_) + "\n" + inputs_ : inputs_;
    CHECK(count_ > 0);
    CHECK(of(problem_)(input) == expected_);
  }

 private:
  static std::string numbered(std::string text, int number) {
    const std::size_t sign = text.find('#');
    return sign == text.npos ? text : text.insert(sign + 1, std::to_string(number));
  }

  std::string problem_;
  bool counted_;
  int count_ = 0;
  std::string inputs_, expected_;
};

}  // namespace solvers

#endif  // SOLVERS_HPP
