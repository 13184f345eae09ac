// SPDX-License-Identifier: CC0-1.0
#ifndef TOOLS_SOLVERS_HPP
#define TOOLS_SOLVERS_HPP

#include <stdexcept>
#include <string>
#include <vector>

#include "io/reader.hpp"
#include "io/run.hpp"
#include "io/writer.hpp"

namespace tools {

struct Solver {
  const char* name;
  void (*solve)(io::Reader&, io::Writer&);
};

// Append one half of the solvers each. The build makes two source files from solvers.cpp.in, which
// are compiled side by side.
void add_solvers_1(std::vector<Solver>& all);
void add_solvers_2(std::vector<Solver>& all);

// Returns the solvers of src/problems.
inline const std::vector<Solver>& solvers() {
  static const std::vector<Solver> all = [] {
    std::vector<Solver> result;
    add_solvers_1(result);
    add_solvers_2(result);
    return result;
  }();
  return all;
}

// Returns our solver of the problem. Throws std::invalid_argument if there is none.
inline const Solver& solver(const std::string& problem) {
  for (const Solver& candidate : solvers()) {
    if (candidate.name == problem) return candidate;
  }
  throw std::invalid_argument("there is no solver of " + problem);
}

// Stores what a solver prints: the answers to the cases before an error, a warning, and the error.
struct Solved {
  std::string answer, warning, error;
};

// Runs our solver of the problem on an input. Throws std::invalid_argument if there is no solver.
inline Solved solve(const std::string& problem, const std::string& input) {
  io::Reader in(input);
  io::Writer out;
  const std::string error = io::solve_all(solver(problem).solve, in, out);
  return {out.text(), in.warning(), error};
}

}  // namespace tools

#endif  // TOOLS_SOLVERS_HPP
