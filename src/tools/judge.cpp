// SPDX-License-Identifier: CC0-1.0
//
// judge PROBLEM INPUT OUTPUT [ANSWER]
//
// Judges the output of a program. The arguments and the exit status are those of a checker that is
// written with testlib.
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "instances/problems.hpp"
#include "instances/texts.hpp"
#include "tools/files.hpp"
#include "tools/options.hpp"
#include "tools/page_link.hpp"
#include "tools/solvers.hpp"

namespace {

// Returns the answer of our solver. Throws std::runtime_error if the input has an error.
std::string our_answer(const std::string& problem, const std::string& input,
                       const std::string& name) {
  const auto& [answer, warning, error] = tools::solve(problem, input);
  if (!warning.empty()) std::cerr << name << ": " << warning << '\n';
  if (!error.empty()) throw std::runtime_error(name + ": " + error);
  return answer;
}

int run(tools::Arguments& arguments) {
  const std::vector<std::string> words = arguments.read({});
  if (words.size() < 3 || words.size() > 4) {
    throw tools::UsageError(texts::judge_arguments(words.size()));
  }
  const std::string problem = instances::find_problem(words[0]).name,
                    input = tools::read_file(words[1]), output = tools::read_file(words[2]);
  const std::string answer =
      words.size() == 4 ? tools::read_file(words[3]) : our_answer(problem, input, words[1]);
  instances::Grade grade;
  try {
    grade = instances::grade(problem, input, answer, output);
  } catch (const std::exception& error) {
    const std::string files = words.size() == 4 ? texts::either(words[1], words[3]) : words[1];
    throw std::runtime_error(files + ": " + error.what());
  }
  if (grade.fault.empty()) {
    std::cerr << "ok\n";
    return 0;
  }
  std::cerr << (grade.is_bad_format ? texts::bad_format : texts::wrong_answer)(grade.fault) << '\n'
            << tools::see_it(tools::program_path(arguments.program()), problem, input, words[1]);
  return grade.is_bad_format ? 2 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  return tools::run_tool("judge", texts::judge_usage, argc, argv, run, 3);
}
