// SPDX-License-Identifier: CC0-1.0
//
// Tests the whole output of the solver of HDU 3446. The expected output comes from
// - play by the rules, on all boards of up to 3x4 and 4x3 cells (with --long up to 4x4);
// - the random Tutte matrix, on random boards of up to 8x8 cells (with --long up to 15x15);
// - the certificate of the Gallai-Edmonds classes, on larger random boards.

#include <string>
#include <vector>

#define main solver_main
#include "problems/hdu3446_chess.cpp"
#undef main

#include "check.hpp"
#include "exhaustive/certified.hpp"
#include "inputs.hpp"
#include "instances/boards.hpp"
#include "instances/random.hpp"
#include "oracle.hpp"

namespace {

using instances::Rows;

bool is_move(int down, int right) {
  if (down > 2 || right > 2) return false;
  const bool stays = down == 0 && right == 0;
  const bool jumps_straight = (down == 2 && right == 0) || (down == 0 && right == 2);
  return !stays && !jumps_straight;
}

constexpr char kProblem[] = "hdu3446_chess";

// Returns the expected output.
std::string answers(const std::vector<bool>& wins) {
  std::string result;
  for (std::size_t i = 0; i < wins.size(); ++i) {
    result += "Case #" + std::to_string(i + 1) + ": daizhenyang " + (wins[i] ? "win\n" : "lose\n");
  }
  return result;
}

int king_of(const Rows& rows) {
  const int m = static_cast<int>(rows[0].size());
  int v = 0;
  while (rows[v / m][v % m] != 'K') ++v;
  return v;
}

std::string flaw_by_the_rules(const std::string& input) {
  static oracle::BoardWinners<decltype(&is_move)> winners(is_move);
  std::vector<bool> wins;
  for (const Rows& rows : inputs::boards_of(input)) {
    const auto& winning = winners.winning_tokens(rows.size(), rows[0].size());
    wins.push_back(oracle::has(winning[oracle::free_cells(rows)], king_of(rows)));
  }
  return oracle::compare(answers(wins), oracle::output_of(solve, input));
}

std::string flaw_by_tutte(const std::string& input) {
  const std::string output = oracle::output_of(solve, input);
  return oracle::flaw_with_all_seeds([&](std::uint64_t seed) {
    std::vector<bool> wins;
    for (const Rows& rows : inputs::boards_of(input)) {
      const oracle::Graph graph = oracle::board_graph(rows, '#', is_move);
      wins.push_back(!oracle::tutte(graph, seed).missed[king_of(rows)]);
    }
    return oracle::compare(answers(wins), output);
  });
}

bool every_board(int n, int m) {
  std::vector<Rows> boards;
  for (oracle::Set free = 0; free < oracle::Set(1) << n * m; ++free) {
    for (int king = 0; king < n * m; ++king) {
      if (oracle::has(free, king)) continue;
      boards.push_back(oracle::board_of(n, m, free));
      boards.back()[king / m][king % m] = 'K';
    }
    if (boards.size() < 1000 && free + 1 < oracle::Set(1) << n * m) continue;
    const std::string input = inputs::text_of(boards);
    if (!inputs::check_input(kProblem, input, flaw_by_the_rules, __FILE__, __LINE__)) return false;
    boards.clear();
  }
  return true;
}

bool random_boards(std::uint64_t seed, int count, int longest) {
  return oracle::for_seeds(seed, count, [&](instances::Random& random) {
    const int n = random.between(1, longest), m = random.between(1, longest);
    const std::string input =
        inputs::random_input(kProblem, {{"rows", n}, {"columns", m}, {"cases", 1}}, random);
    return inputs::check_input(kProblem, input, flaw_by_tutte, __FILE__, __LINE__);
  });
}

// Checks a board that is too large for the other algorithms. The certified class of the king's cell
// gives the expected winner.
void large_board(std::uint64_t seed, int n, int m, int free) {
  instances::Random random(seed);
  Rows rows = instances::random_board(n, m, free / 100.0, random);
  const int king = random.below(n * m);
  rows[king / m][king % m] = 'K';
  const auto classes = certified_classes(oracle::board_graph(rows, '#', is_move));
  CHECK_EQ(answers({classes[king] != matching_games::GallaiEdmonds::D}),
           oracle::output_of(solve, inputs::text_of({rows})));
}

bool every_size(bool is_long) {
  for (int n = 1; n <= 4; ++n) {
    for (int m = 1; m <= 4; ++m) {
      if ((n + m < 8 || is_long) && !every_board(n, m)) return false;
    }
  }
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  const oracle::Options options = oracle::read_options(argc, argv);
  if (every_size(options.is_long)) {
    random_boards(options.seed, options.is_long ? 1000000 : 10000, 8);
    if (options.is_long) random_boards(options.seed, 5000, 15);
  }
  for (const int free : {8, 12, 16, 20, 30, 60, 95}) {
    for (std::uint64_t i = 0; i < 20; ++i) large_board(options.seed + i, 15, 15, free);
    large_board(options.seed, 100, 90, free);
    if (options.is_long) large_board(options.seed, 500, 501, free);
  }
  return check::result();
}
