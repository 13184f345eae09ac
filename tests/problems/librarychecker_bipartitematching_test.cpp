// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/librarychecker_bipartitematching.cpp"
#undef main

#include "check.hpp"
#include "problems/matching_templates.hpp"

int main() {
  CHECK_EQ(brute_force::answer(solve, "3 2 1\n2 0\n"), "1\n2 0\n");
  CHECK_EQ(brute_force::answer(solve, "2 2 2\n0 1\n1 0\n"), "2\n0 1\n1 0\n");
  matching_templates::test_all({solve, {true, 0, true}, false});
  return check::result();
}
