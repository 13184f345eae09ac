// SPDX-License-Identifier: CC0-1.0
//
// Calls the solvers of src/problems as functions and compares their outputs with expected ones.
#ifndef SOLVERS_HPP
#define SOLVERS_HPP

#include <stdexcept>
#include <string>
#include <utility>

#include "check.hpp"
#include "inputs.hpp"
#include "judge/reader.hpp"
#include "judge/run.hpp"
#include "judge/writer.hpp"
#include "tools/explain/solvers.hpp"

namespace solvers {

struct Outcome {
  std::string answer;
  std::string message;  // the warning and the error, in two lines if there are both
};

inline Outcome outcome(const std::string& problem, const std::string& input) {
  for (const explain::Solver& solver : explain::solvers()) {
    if (solver.name != problem) continue;
    judge::Reader in(input);
    judge::Writer out;
    const std::string error = judge::solve_all(solver.solve, in, out);
    const bool both = !in.warning().empty() && !error.empty();
    return {out.text(), in.warning() + (both ? "\n" : "") + error};
  }
  throw std::invalid_argument("there is no solver of " + problem);
}

// Returns the solver of the problem. If an input has a warning or an error, the output ends with
// this message.
inline inputs::Solve of(const std::string& problem) {
  return [problem](const std::string& input) {
    const Outcome result = outcome(problem, input);
    return result.answer + result.message;
  };
}

// Checks the output of the solver of the problem. If it is wrong, prints the input as well.
inline void expect(const std::string& problem, const std::string& input,
                   const std::string& expected) {
  check::equal(of(problem)(input), expected, __FILE__, __LINE__, (problem + "\n" + input).c_str());
}

// Tests each case alone, so that a failure shows the case. In the end, tests all cases in one
// input.
class Cases {
 public:
  explicit Cases(std::string problem, bool counted = true)
      : problem_(std::move(problem)), counted_(counted) {}

  // Tests a case. A sign # in the expected output stands for the number of the case.
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
