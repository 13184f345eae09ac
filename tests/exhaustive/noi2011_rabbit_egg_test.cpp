// SPDX-License-Identifier: CC0-1.0
//
// Tests the whole output of the solver of NOI2011 rabbit and egg. The expected output comes from
// - play by the rules, without any graph: all legal games on all boards of up to 3x3 and 2x4 cells
//   (with --long up to 3x4), and random games on boards of up to 5x5 cells;
// - the certificate of the Gallai-Edmonds classes of each position: games on up to 40x40 cells.

#include <cstdint>
#include <iostream>
#include <string>

#define main solver_main
#include "problems/noi2011_rabbit_egg.cpp"
#undef main

#include "check.hpp"
#include "exhaustive/certified.hpp"
#include "games.hpp"
#include "inputs.hpp"
#include "instances/random.hpp"
#include "oracle.hpp"

namespace {

constexpr char kProblem[] = "noi2011_rabbit_egg";

std::string flaw_of(const std::string& input) {
  return oracle::compare(games::answer_by_the_rules(input), oracle::output_of(solve, input));
}

bool passes(const std::string& input) {
  return inputs::check_input(kProblem, input, flaw_of, __FILE__, __LINE__);
}

bool random_games(std::uint64_t seed, int count) {
  return oracle::for_seeds(seed, count, [](instances::Random& random) {
    const int n = random.between(1, 5), m = random.between(4, 5);
    return passes(inputs::random_input(kProblem, {{"rows", n}, {"columns", m}}, random));
  });
}

// Checks a game that is too long for play by the rules. The certified class of the blank's cell
// gives the winner before each move.
void large_game(const std::string& input) {
  const auto mover_wins = [](const oracle::Graph& graph, int v) {
    return certified_classes(graph)[v] != matching_games::GallaiEdmonds::D;
  };
  CHECK_EQ(games::answer_by_graph(input, mover_wins), oracle::output_of(solve, input));
}

void large_games(std::uint64_t seed, int count) {
  oracle::for_seeds(seed, count, [](instances::Random& random) {
    const int n = random.between(10, 40), m = random.between(10, 40);
    large_game(inputs::random_input(kProblem, {{"rows", n}, {"columns", m}}, random));
    return true;
  });
}

// Checks a longest game: the blank visits all cells, row by row.
void snake(int n, int m) {
  const instances::Format& format = *instances::problem(kProblem).format;
  large_game(format.generate("snake", {instances::Size::small, {{"rows", n}, {"columns", m}}}, 1));
}

bool every_size(bool is_long) {
  for (int n = 1; n <= 3; ++n) {
    for (int m = 1; m <= 3; ++m) {
      if (!games::every_game(n, m, passes)) return false;
    }
  }
  if (!games::every_game(2, 4, passes) || !games::every_game(4, 2, passes)) return false;
  return !is_long || (games::every_game(3, 4, passes) && games::every_game(4, 3, passes) &&
                      games::every_game(2, 5, passes));
}

}  // namespace

int main(int argc, char** argv) {
  const oracle::Options options = oracle::read_options(argc, argv);
  if (every_size(options.is_long)) {
    random_games(options.seed, options.is_long ? 1000000 : 5000);
  }
  large_games(options.seed, options.is_long ? 1000 : 30);
  snake(15, 16);
  snake(15, 15);
  if (options.is_long) snake(40, 40);
  return check::result();
}
