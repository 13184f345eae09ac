// SPDX-License-Identifier: CC0-1.0
//
// solve PROBLEM [INPUT]
//
// Prints our answer to an input, with the warnings, the errors and the exit status of the program
// that is compiled from the full file of the problem.
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <stdexcept>
#include <string>
#include <vector>

#include "instances/problems.hpp"
#include "instances/texts.hpp"
#include "io/run.hpp"
#include "tools/files.hpp"
#include "tools/options.hpp"
#include "tools/solvers.hpp"

namespace {

int run(tools::Arguments& arguments) {
  const std::vector<std::string> words = arguments.read({});
  if (words.empty() || words.size() > 2) {
    throw tools::UsageError(texts::solve_arguments(words.size()));
  }
  const tools::Solver& solver = tools::solver(instances::find_problem(words[0]).name);
  if (words.size() == 2 && tools::open(words[1], "rb", stdin) == nullptr) {
    throw std::runtime_error(texts::cannot_read(words[1], std::strerror(errno)));
  }
  return io::run(solver.solve);
}

}  // namespace

int main(int argc, char** argv) {
  return tools::run_tool("solve", texts::solve_usage, argc, argv, run, 1);
}
