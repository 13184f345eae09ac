// SPDX-License-Identifier: CC0-1.0
#ifndef TOOLS_SOLVERS_HPP
#define TOOLS_SOLVERS_HPP

#include <stdexcept>
#include <string>
#include <vector>

#include "judge/reader.hpp"
#include "judge/run.hpp"
#include "judge/writer.hpp"

namespace tools {

struct Solver {
  const char* name;
  void (*solve)(judge::Reader&, judge::Writer&);
};

// Returns the solvers of src/problems. The build creates the definition from solvers.cpp.in.
const std::vector<Solver>& solvers();

// Stores what a solver prints: the answers to the cases before an error, a warning, and the error.
struct Solved {
  std::string answer, warning, error;
};

// Runs our solver of the problem on an input. Throws std::invalid_argument if there is no solver.
inline Solved solve(const std::string& problem, const std::string& input) {
  for (const Solver& solver : solvers()) {
    if (solver.name != problem) continue;
    judge::Reader in(input);
    judge::Writer out;
    const std::string error = judge::solve_all(solver.solve, in, out);
    return {out.text(), in.warning(), error};
  }
  throw std::invalid_argument("there is no solver of " + problem);
}

}  // namespace tools

#endif  // TOOLS_SOLVERS_HPP
