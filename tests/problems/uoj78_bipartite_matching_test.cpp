// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/uoj78_bipartite_matching.cpp"
#undef main

#include "check.hpp"
#include "problems/matching_templates.hpp"

int main() {
  CHECK_EQ(brute_force::answer(solve, "3 2 1\n3 1\n"), "1\n0 0 1\n");
  CHECK_EQ(brute_force::answer(solve, "2 4 2\n1 4\n2 1\n"), "2\n4 1\n");
  matching_templates::test_all({solve, {true, 1, false}, false});
  return check::result();
}
