// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/luogu3386_bipartite_matching.cpp"
#undef main

#include "check.hpp"
#include "problems/matching_templates.hpp"

int main() {
  CHECK_EQ(brute_force::answer(solve, "3 2 1\n3 1\n"), "1\n");
  CHECK_EQ(brute_force::answer(solve, "2 2 2\n1 2\n2 1\n"), "2\n");
  matching_templates::test_all({solve, {true, 1, true}, true});
  return check::result();
}
