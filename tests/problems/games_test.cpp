// SPDX-License-Identifier: CC0-1.0
//
// Tests irregular inputs, and Two Arrays by play. answers_test.cpp tests small inputs.
#include <string>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"
#include "oracle.hpp"
#include "solvers.hpp"
#include "winners.hpp"

namespace {

// If no pattern is forbidden, the graph of the game is the whole hypercube. A hypercube has a
// perfect matching, so the first player wins.
void test_locks() {
  const std::string zeros = std::string(20, '0') + '\n';
  solvers::expect("qoj5250_combination_lock", "1\n20 0\n" + zeros + zeros, "Alice\n");
  solvers::expect("ccpc2020_combination_lock", "1\n6 0 000000\n", "Alice\n");
  // The token may start on a forbidden password.
  solvers::expect("ccpc2020_combination_lock", "1\n1 3 5\n4\n5\n6\n", "Bob\n");
}

void test_numbers() {
  solvers::expect("bzoj2463_who_wins", "2 1 10000 9999 2147483647 0",
                  "Alice\nBob\nAlice\nBob\nBob\n");
  solvers::expect("nowcoder57356f_link_with_chess_game",
                  "2\n2147483647 2147483647 1 1\n2147483646 1 1 2147483645\n", "Bob\nAlice\n");
  // The solver ignores edges with invalid ends. The other edges keep their numbers.
  CHECK_EQ(solvers::outcome("hdu4687_boke_and_tsukkomi", "3 4\n1 9\n1 2\n0 2\n3 3\n").answer,
           "1\n4\n");
}

// ---- Codeforces 1710 E

// Returns the worth of the last cell. A player who enters a cell that is good for the opponent
// loses, because the opponent ends the game there. So the first player can end in a cell worth at
// most x if the start is such a cell, or if he wins from the start on the graph that joins these
// cells to the others in common rows and columns.
int last_worth(const std::vector<int>& a, const std::vector<int>& b) {
  const int m = static_cast<int>(b.size()), cells = static_cast<int>(a.size()) * m;
  const auto worth = [&](int v) { return a[v / m] + b[v % m]; };
  for (int x = 0;; ++x) {
    oracle::Graph graph(cells);
    for (int v = 0; v < cells; ++v) {
      for (int w = 0; w < v; ++w) {
        if (v / m != w / m && v % m != w % m) continue;
        if ((worth(v) <= x) != (worth(w) <= x)) graph.add_edge(v, w);
      }
    }
    if (worth(0) <= x || oracle::winners(graph)[0]) return x;
  }
}

void test_two_arrays() {
  oracle::for_seeds(1710, 1500, [](instances::Random& random) {
    const int most = random.between(1, 9);
    std::vector<int> lists[2];
    std::string numbers;
    for (std::vector<int>& list : lists) {
      list.resize(random.between(1, 4));
      for (int& number : list) numbers += std::to_string(number = random.between(0, most)) + ' ';
    }
    const std::string input = std::to_string(lists[0].size()) + ' ' +
                              std::to_string(lists[1].size()) + '\n' + numbers + '\n';
    solvers::expect("cf1710e_two_arrays", input,
                    std::to_string(last_worth(lists[0], lists[1])) + '\n');
    return true;
  });
}

}  // namespace

int main() {
  test_two_arrays();
  test_locks();
  test_numbers();
  return check::result();
}
