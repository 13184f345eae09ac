// SPDX-License-Identifier: CC0-1.0
#ifndef TOOLS_EXPLAIN_SOLVERS_HPP
#define TOOLS_EXPLAIN_SOLVERS_HPP

#include <vector>

#include "judge/reader.hpp"
#include "judge/writer.hpp"

namespace explain {

struct Solver {
  const char* name;
  void (*solve)(judge::Reader&, judge::Writer&);
};

// Returns the solvers of src/problems. The build creates the definition from solvers.cpp.in.
const std::vector<Solver>& solvers();

}  // namespace explain

#endif  // TOOLS_EXPLAIN_SOLVERS_HPP
