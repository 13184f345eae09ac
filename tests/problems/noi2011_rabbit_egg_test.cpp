// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/noi2011_rabbit_egg.cpp"
#undef main

#include <string>

#include "check.hpp"
#include "games.hpp"
#include "inputs.hpp"
#include "instances/random.hpp"
#include "problems/brute_force.hpp"

namespace {

bool passes(const std::string& input) {
  const std::string answer = brute_force::answer(solve, input);
  check::equal(answer, games::answer_by_the_rules(input), __FILE__, __LINE__, input.c_str());
  return true;
}

void test_random_games() {
  instances::Random random(2011);
  for (int repetition = 0; repetition < 1500; ++repetition) {
    const int rows = random.between(1, 5), columns = random.between(4, 5);
    passes(
        inputs::random_input("noi2011_rabbit_egg", {{"rows", rows}, {"columns", columns}}, random));
  }
}

void test_bad_input() {
  brute_force::test_bad_input(
      solve,
      {
          {"1 2\nXO\n0\n", "line 2: expected one '.' on the board, found none"},
          {"1 3\n.O.\n0\n",
           "line 2: expected one '.' on the board, found a second one in column 3"},
          {"1 2\n.#\n0\n", "line 2: expected 'X', 'O' or '.', found '#' in column 2"},
          {"1 3\n.OX\n2\n", "line 3: expected the number of rounds from 0 to 1, found '2'"},
          {"1 3\n.OX\n1\n1 4\n1 3\n",
           "line 4: expected the column of a piece from 1 to 3, found '4'"},
          {"1 3\n.OX\n1\n0 2\n1 3\n", "line 4: expected the row of a piece from 1 to 1, found '0'"},
          {"1 3\n.XO\n1\n1 2\n1 3\n",
           "line 4: expected a white piece next to the blank at (1, 1), found the black one at (1, "
           "2)"},
          {"1 3\n.OX\n1\n1 1\n1 3\n",
           "line 4: expected a white piece next to the blank at (1, 1), found the blank at (1, 1)"},
          {"1 3\n.XO\n1\n1 3\n1 2\n",
           "line 4: expected a white piece next to the blank at (1, 1), found the white one at (1, "
           "3)"},
          {"1 3\n.OO\n1\n1 2\n1 3\n",
           "line 5: expected a black piece next to the blank at (1, 2), found the white one at (1, "
           "3)"},
          {"2 3\n.OX\nXOX\n1\n1 2\n1 1\n",
           "line 6: expected a black piece next to the blank at (1, 2), found the white one at (1, "
           "1)"},
          {std::string("1 3\n.O\0\n0\n", 10),
           "line 2: expected a row of length 3, found '.O' of length 2"},
      });
}

}  // namespace

int main() {
  for (int rows = 1; rows <= 3; ++rows) {
    for (int columns = 1; columns <= 3; ++columns) games::every_game(rows, columns, passes);
  }
  games::every_game(1, 8, passes);
  test_random_games();
  test_bad_input();
  return check::result();
}
