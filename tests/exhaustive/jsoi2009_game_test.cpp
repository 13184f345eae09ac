// SPDX-License-Identifier: CC0-1.0
//
// Tests the whole output of the solver of JSOI2009 game. The expected output comes from
// - play by the rules, on all mazes of up to 4x4, 2x8 and 8x2 cells (with --long up to 4x5 and
// 3x6);
// - the random Tutte matrix, on random mazes of up to 9x9 cells (with --long up to 12x12);
// - the certificate of the Gallai-Edmonds classes, on larger random mazes.

#include <string>
#include <vector>

#define main solver_main
#include "problems/jsoi2009_game.cpp"
#undef main

#include "check.hpp"
#include "exhaustive/certified.hpp"
#include "inputs.hpp"
#include "instances/boards.hpp"
#include "instances/random.hpp"
#include "oracle.hpp"

namespace {

using instances::Rows;

// Returns the expected output. wins[v] is whether AA, who places the token, wins with cell v.
std::string answer(const std::vector<char>& wins, int columns) {
  std::string cells;
  for (int v = 0; v < static_cast<int>(wins.size()); ++v) {
    if (!wins[v]) continue;
    cells += std::to_string(v / columns + 1) + ' ' + std::to_string(v % columns + 1) + '\n';
  }
  return cells.empty() ? "LOSE\n" : "WIN\n" + cells;
}

constexpr char kProblem[] = "jsoi2009_game";

// YY moves first, so AA wins from a cell exactly if the player to move loses there.
std::string flaw_by_the_rules(const std::string& input) {
  const Rows maze = inputs::boards_of(input)[0];
  static oracle::BoardWinners<decltype(&oracle::shares_a_side)> winners(oracle::shares_a_side);
  const int n = static_cast<int>(maze.size()), m = static_cast<int>(maze[0].size());
  const auto& winning = winners.winning_tokens(maze.size(), maze[0].size());
  const oracle::Set free = oracle::free_cells(maze);
  std::vector<char> wins(n * m, 0);
  for (int v = 0; v < n * m; ++v) {
    const oracle::Set others = free & ~(oracle::Set(1) << v);
    wins[v] = oracle::has(free, v) && !oracle::has(winning[others], v);
  }
  return oracle::compare(answer(wins, m), oracle::output_of(solve, input));
}

bool every_maze(int n, int m) {
  for (oracle::Set free = 0; free < oracle::Set(1) << n * m; ++free) {
    const std::string input = instances::rows_text(oracle::board_of(n, m, free));
    if (!inputs::check_input(kProblem, input, flaw_by_the_rules, __FILE__, __LINE__)) return false;
  }
  return true;
}

std::string flaw_by_tutte(const std::string& input) {
  const Rows maze = inputs::boards_of(input)[0];
  const oracle::Graph graph = oracle::board_graph(maze, '#', oracle::shares_a_side);
  const std::string output = oracle::output_of(solve, input);
  return oracle::flaw_with_all_seeds([&](std::uint64_t seed) {
    const int columns = static_cast<int>(maze[0].size());
    return oracle::compare(answer(oracle::tutte(graph, seed).missed, columns), output);
  });
}

bool random_mazes(std::uint64_t seed, int count, int longest) {
  return oracle::for_seeds(seed, count, [&](instances::Random& random) {
    const int n = random.between(1, longest), m = random.between(1, longest);
    const std::string input = inputs::random_input(kProblem, {{"rows", n}, {"columns", m}}, random);
    return inputs::check_input(kProblem, input, flaw_by_tutte, __FILE__, __LINE__);
  });
}

// Checks a maze that is too large for the other algorithms. The certified classes give the cells
// from which AA wins.
void large_maze(std::uint64_t seed, int n, int m, int free) {
  instances::Random random(seed);
  const Rows maze = instances::random_board(n, m, free / 100.0, random);
  const auto classes = certified_classes(oracle::board_graph(maze, '#', oracle::shares_a_side));
  std::vector<char> wins(classes.size());
  for (std::size_t v = 0; v < classes.size(); ++v) {
    wins[v] = classes[v] == matching_games::GallaiEdmonds::D;
  }
  CHECK(answer(wins, m) == oracle::output_of(solve, instances::rows_text(maze)));
}

bool every_size(bool is_long) {
  for (int n = 1; n <= 4; ++n) {
    for (int m = 1; m <= 4; ++m) {
      if (!every_maze(n, m)) return false;
    }
  }
  if (!every_maze(2, 8) || !every_maze(8, 2)) return false;
  return !is_long ||
         (every_maze(4, 5) && every_maze(5, 4) && every_maze(3, 6) && every_maze(1, 18));
}

}  // namespace

int main(int argc, char** argv) {
  const oracle::Options options = oracle::read_options(argc, argv);
  if (every_size(options.is_long)) {
    random_mazes(options.seed, options.is_long ? 1000000 : 3000, 9);
    if (options.is_long) random_mazes(options.seed, 20000, 12);
  }
  for (const int free : {30, 60, 70, 80, 90, 97, 100}) {
    large_maze(options.seed, 100, 100, free);
    large_maze(options.seed, 61, 75, free);
    if (options.is_long) large_maze(options.seed, 1000, 1001, free);
  }
  return check::result();
}
