// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/uoj79_general_matching.cpp"
#undef main

#include "check.hpp"
#include "problems/matching_templates.hpp"

int main() {
  CHECK_EQ(brute_force::answer(solve, "3 1\n1 3\n"), "1\n3 0 1\n");
  CHECK_EQ(brute_force::answer(solve, "2 0\n"), "0\n0 0\n");
  matching_templates::test_all({solve, {false, 1, false}, false});
  return check::result();
}
