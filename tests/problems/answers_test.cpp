// SPDX-License-Identifier: CC0-1.0
//
// Tests the solvers on small inputs. A new problem needs no code here.
#include "check.hpp"
#include "instances/problems.hpp"
#include "small_inputs.hpp"
#include "solvers.hpp"

int main() {
  for (const instances::Problem& problem : instances::problems()) {
    small_inputs::test(problem, solvers::of(problem.name));
  }
  return check::result();
}
