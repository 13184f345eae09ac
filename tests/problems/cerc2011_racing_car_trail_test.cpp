// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/cerc2011_racing_car_trail.cpp"
#undef main

#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "check.hpp"
#include "inputs.hpp"
#include "instances/random.hpp"
#include "instances/rows.hpp"
#include "problems/brute_force.hpp"
#include "problems/grid.hpp"
#include "problems/matching_size.hpp"

namespace {

using grid::Rows;

bool is_move(int down, int right) { return std::abs(down) + std::abs(right) == 1; }

// Returns the expected map. alice_wins(v) returns whether player A wins from cell v.
template <class Wins>
std::string map_of(const Rows& field, Wins alice_wins) {
  std::string map;
  int v = 0;
  for (const std::string& row : field) {
    for (const char cell : row) {
      map += cell == 'X' ? 'X' : alice_wins(v) ? 'A' : 'B';
      ++v;
    }
    map += '\n';
  }
  return map + '\n';
}

std::string map_by_play(const Rows& field) {
  const brute_force::Adjacency adjacency = grid::adjacency_of(field, 'X', is_move);
  brute_force::Play play(adjacency);
  return map_of(field, [&play](int v) { return play.mover_wins(v); });
}

std::string map_by_rank(const Rows& field) {
  const int cells = static_cast<int>(field.size() * field[0].size());
  const matching_size::Edges edges = grid::edges_of(grid::adjacency_of(field, 'X', is_move));
  const int maximum = matching_size::by_rank(cells, edges);
  return map_of(
      field, [&](int v) { return !matching_size::some_maximum_misses(v, cells, edges, maximum); });
}

void test_field(const Rows& field, const std::string& map) {
  const std::string input = instances::rows_text(field) + "0 0\n";
  check::equal(brute_force::answer(solve, input), map, __FILE__, __LINE__, input.c_str());
}

void test_every_field(int rows, int columns) {
  for (unsigned walls = 0; walls < 1u << rows * columns; ++walls) {
    const Rows field = grid::with_walls(rows, columns, walls, 'X');
    test_field(field, map_by_play(field));
  }
}

void test_random_fields() {
  instances::Random random(2011);
  const auto random_input = [&random](int most, const std::map<std::string, double>& cases) {
    std::map<std::string, double> given = cases;
    given["rows"] = random.between(1, most);
    given["columns"] = random.between(1, most);
    return inputs::random_input("cerc2011_racing_car_trail", given, random);
  };
  for (int repetition = 0; repetition < 200; ++repetition) {
    const std::string input = random_input(5, {});
    std::string maps;
    for (const Rows& field : inputs::boards_of(input)) maps += map_by_play(field);
    check::equal(brute_force::answer(solve, input), maps, __FILE__, __LINE__, input.c_str());
  }
  for (int repetition = 0; repetition < 20; ++repetition) {
    const Rows field = inputs::boards_of(random_input(10, {{"cases", 1}}))[0];
    test_field(field, map_by_rank(field));
  }
}

void test_bad_input() {
  brute_force::test_bad_input(
      solve,
      {
          {"1 0\n", "line 1: expected the number of columns from 1 to 2147483647, found '0'"},
          {"0 1\n", ""},
          {"1 2\n.#\n0 0\n", "line 2: expected '.' or 'X', found '#' in column 2"},
          {"2000000000 1\n.\n.\n",
           "line 4: expected a row of the board, found the end of the input"},
          {"1 2000000000\n.\n",
           "line 2: expected a row of length 2000000000, found '.' of length 1"},
      });
}

}  // namespace

int main() {
  for (int rows = 1; rows <= 3; ++rows) {
    for (int columns = 1; columns <= 4; ++columns) test_every_field(rows, columns);
  }
  test_every_field(8, 1);
  test_random_fields();
  test_bad_input();
  return check::result();
}
