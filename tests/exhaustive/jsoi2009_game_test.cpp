// SPDX-License-Identifier: CC0-1.0
//
// The whole output of the solver of JSOI2009 game: on every maze of up to 4x4, 2x8 and 8x2 cells
// against play by the rules (with --long up to 4x5 and 3x6), and on random mazes of up to 9x9 cells
// (with --long 12x12) against the random Tutte matrix, and on large mazes by the certificate.

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

// The output when AA wins from these cells.
std::string answer(const std::vector<char>& wins, int columns) {
  std::string cells;
  for (int v = 0; v < static_cast<int>(wins.size()); ++v) {
    if (!wins[v]) continue;
    cells += std::to_string(v / columns + 1) + ' ' + std::to_string(v % columns + 1) + '\n';
  }
  return cells.empty() ? "LOSE\n" : "WIN\n" + cells;
}

constexpr char kProblem[] = "jsoi2009_game";

// YY moves first: AA wins where the player to move loses.
std::string flaw_by_the_rules(const std::string& input) {
  const Rows maze = inputs::boards_of(input)[0];
  static std::vector<oracle::Set> winning;
  static int n = 0, m = 0;
  const int rows = static_cast<int>(maze.size());
  const int columns = static_cast<int>(maze[0].size());
  if (rows != n || columns != m) {
    n = rows;
    m = columns;
    const Rows empty(n, std::string(m, '.'));
    winning = oracle::winning_tokens(
        oracle::adjacency(oracle::board_graph(empty, '#', oracle::shares_a_side)));
  }
  oracle::Set free = 0;
  for (int v = 0; v < n * m; ++v) {
    if (maze[v / m][v % m] == '.') free |= oracle::Set(1) << v;
  }
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

// The random matrix can only err by chance: a second one has to agree with it.
std::string flaw_by_tutte(const std::string& input) {
  const Rows maze = inputs::boards_of(input)[0];
  const oracle::Graph graph = oracle::board_graph(maze, '#', oracle::shares_a_side);
  const std::string output = oracle::output_of(solve, input);
  std::string flaw;
  for (const std::uint64_t seed : {1, 2, 3}) {
    const int columns = static_cast<int>(maze[0].size());
    flaw = oracle::compare(answer(oracle::tutte(graph, seed).missed, columns), output);
    if (flaw.empty()) break;
  }
  return flaw;
}

bool random_mazes(std::uint64_t seed, int count, int longest) {
  for (int i = 0; i < count; ++i) {
    instances::Random random(seed + static_cast<std::uint64_t>(i));
    const int n = random.between(1, longest), m = random.between(1, longest);
    const std::string input = inputs::random_input(kProblem, {{"rows", n}, {"columns", m}}, random);
    if (inputs::check_input(kProblem, input, flaw_by_tutte, __FILE__, __LINE__)) continue;
    std::cerr << "repeat it with --seed " << seed + static_cast<std::uint64_t>(i) << std::endl;
    return false;
  }
  return true;
}

// A maze too large for any oracle: the certificate tells what AA's winning starts are.
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
