// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/librarychecker_general_matching.cpp"
#undef main

#include "check.hpp"
#include "problems/matching_templates.hpp"

int main() {
  CHECK_EQ(brute_force::answer(solve, "3 1\n1 2\n"), "1\n1 2\n");
  CHECK_EQ(brute_force::answer(solve, "3 0\n"), "0\n");
  matching_templates::test_all({solve, {false, 0, true}, false});
  return check::result();
}
