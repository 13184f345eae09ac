// SPDX-License-Identifier: CC0-1.0
//
// Tests large and irregular inputs of the problems about matchings, and the forms of their outputs.
// answers_test.cpp tests small inputs.
#include <string>

#include "check.hpp"
#include "solvers.hpp"

namespace {

// Returns the lists of neighbors of a path or a cycle with n vertices on each side. Each left
// vertex v is joined to the right vertices v and v + 1, except for the last one. These edges form a
// path. If `closed` is true, the last left vertex is also joined to the first right vertex, which
// closes the path to a cycle.
std::string ring(int n, bool closed) {
  std::string lists;
  for (int v = 1; v < n; ++v)
    lists += "2 " + std::to_string(v) + ' ' + std::to_string(v + 1) + '\n';
  return lists + (closed ? "2 1 " : "1 ") + std::to_string(n) + '\n';
}

void test_lists() {
  const int n = 200000;  // far more than at the judges
  const std::string size = std::to_string(n), cycle = ring(n, true);
  std::string own, girls;
  for (int v = 1; v <= n; ++v) {
    own += "1 " + std::to_string(v) + '\n';
    girls += std::to_string(v) + ' ';
  }
  const auto solve = solvers::of("hdu4685_prince_and_princess");
  CHECK(solve("2\n" + size + ' ' + size + '\n' + ring(n, false) + size + ' ' + size + '\n' +
              cycle) == "Case #1:\n" + own + "Case #2:\n" + cycle);
  CHECK(solvers::of("poj1904_kings_quest")(size + '\n' + cycle + girls) == cycle);
}

// Tests 1000 letters, ten times as many as the judge allows. In the first input, letter k can be
// only in the envelopes 1 to k, so letter k must be in envelope k. In the second input, letter 1
// can also be in envelope 1000. Then every other letter k can also be in envelope k - 1, so no
// envelope is certain.
void test_letters() {
  const int n = 1000;
  std::string excluded, certain;
  for (int letter = 1; letter <= n; ++letter) {
    const std::string number = std::to_string(letter);
    for (int envelope = n; envelope > letter; --envelope) {
      excluded += number + ' ' + std::to_string(envelope) + '\n';
    }
    certain += number + ' ' + number + '\n';
  }
  const auto solve = solvers::of("ssl1331_letters");
  CHECK(solve("1000\n" + excluded + "0 0\n") == certain);
  CHECK_EQ(solve("1000\n" + excluded.substr(excluded.find('\n') + 1) + "0 0\n"), "none\n");
}

// The solver ignores edges with invalid ends. The other edges keep their numbers.
void test_numbers_of_edges() {
  CHECK_EQ(solvers::outcome("hdu4687_boke_and_tsukkomi", "3 4\n1 9\n1 2\n0 2\n3 3\n").answer,
           "1\n4\n");
}

// Each of these graphs has only one maximum matching, so the whole output can be compared.
void test_forms() {
  solvers::expect("librarychecker_bipartitematching", "2 2 2\n0 1\n1 0\n", "2\n0 1\n1 0\n");
  solvers::expect("uoj78_bipartite_matching", "3 2 1\n3 1\n", "1\n0 0 1\n");
  solvers::expect("librarychecker_general_matching", "3 1\n1 2\n", "1\n1 2\n");
  solvers::expect("luogu6113_general_matching", "3 1\n1 3\n", "1\n3 0 1\n");
  solvers::expect("uoj79_general_matching", "2 0\n", "0\n0 0\n");
  // A cell that the input blocks twice counts once.
  solvers::expect("luogu3355_knights", "2 2\n1 1\n1 1\n", "3\n");
}

}  // namespace

int main() {
  test_lists();
  test_letters();
  test_numbers_of_edges();
  test_forms();
  return check::result();
}
