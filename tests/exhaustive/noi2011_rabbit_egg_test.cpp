// SPDX-License-Identifier: CC0-1.0
//
// The whole output of the solver of NOI2011 rabbit and egg, against play by the rules: pieces that
// slide on the board, and no word of a graph. Every board of up to 3x3 and 2x4 cells (with --long
// up to 3x4) with every legal transcript, and random games on boards of up to 5x5 cells; longer
// games on up to 40x40 cells by the certificate of every position.

#include <string>
#include <vector>

#define main solver_main
#include "problems/noi2011_rabbit_egg.cpp"
#undef main

#include "check.hpp"
#include "exhaustive/certified.hpp"
#include "instances/rabbit_egg.hpp"
#include "oracle.hpp"

namespace {

using Rows = std::vector<std::string>;

using instances::rabbit_egg::blank_of;
using instances::rabbit_egg::Cell;
using instances::rabbit_egg::is_legal;
using instances::rabbit_egg::mover_wins;
using instances::rabbit_egg::moves;
using instances::rabbit_egg::other;
using instances::rabbit_egg::slide;
using instances::rabbit_egg::transcript_text;

struct Game {
  Rows rows;
  std::vector<Cell> played;

  std::string text() const { return transcript_text(rows, played); }

  // Without the last or the first round, without a row or a column that the blank never enters,
  // with a black piece in place of a white one.
  std::vector<Game> smaller() const {
    std::vector<Game> result;
    if (played.size() >= 2) {
      result.push_back({rows, {played.begin(), played.end() - 2}});
      const Rows behind = slide(slide(rows, played[0]), played[1]);
      result.push_back({behind, {played.begin() + 2, played.end()}});
    }
    const int n = static_cast<int>(rows.size()), m = static_cast<int>(rows[0].size());
    for (int r = 0; r < n && n > 1; ++r) {
      Game game = *this;
      bool is_used = blank_of(rows).row == r;
      for (Cell& piece : game.played) {
        is_used = is_used || piece.row == r;
        piece.row -= piece.row > r;
      }
      game.rows.erase(game.rows.begin() + r);
      if (!is_used && is_legal(game.rows, game.played)) result.push_back(game);
    }
    for (int c = 0; c < m && m > 1; ++c) {
      Game game = *this;
      bool is_used = blank_of(rows).column == c;
      for (Cell& piece : game.played) {
        is_used = is_used || piece.column == c;
        piece.column -= piece.column > c;
      }
      for (std::string& row : game.rows) row.erase(c, 1);
      if (!is_used && is_legal(game.rows, game.played)) result.push_back(game);
    }
    for (int r = 0; r < n; ++r) {
      for (int c = 0; c < m; ++c) {
        if (rows[r][c] != 'O') continue;
        Game game = *this;
        game.rows[r][c] = 'X';
        if (is_legal(game.rows, game.played)) result.push_back(game);
      }
    }
    return result;
  }
};

// A mistake: before the rabbit's move it can win, after it the egg can.
std::string answer(const Game& game) {
  Rows now = game.rows;
  std::string rounds;
  int mistakes = 0;
  for (std::size_t i = 0; i + 1 < game.played.size(); i += 2) {
    const bool rabbit_could_win = mover_wins(now, 'O');
    now = slide(now, game.played[i]);
    const bool egg_can_win = mover_wins(now, 'X');
    now = slide(now, game.played[i + 1]);
    if (!rabbit_could_win || !egg_can_win) continue;
    ++mistakes;
    rounds += std::to_string(i / 2 + 1) + '\n';
  }
  return std::to_string(mistakes) + '\n' + rounds;
}

std::string flaw_of(const Game& game) {
  return oracle::compare(answer(game), oracle::output_of(solve, game.text()));
}

bool passes(const Game& game) { return oracle::check_case(game, flaw_of, __FILE__, __LINE__); }

// The game as it stands, and all that it can become.
bool every_transcript(Game& game, const Rows& now, char color) {
  if (color == 'O' && !passes(game)) return false;
  for (const Cell& piece : moves(now, color)) {
    const Rows next = slide(now, piece);
    game.played.push_back(piece);
    const bool passed = every_transcript(game, next, other(color));
    game.played.pop_back();
    if (!passed) return false;
  }
  return true;
}

bool every_board(int n, int m) {
  for (oracle::Set black = 0; black < oracle::Set(1) << n * m; ++black) {
    for (int blank = 0; blank < n * m; ++blank) {
      if (oracle::has(black, blank)) continue;
      Game game{Rows(n, std::string(m, 'O')), {}};
      for (int v = 0; v < n * m; ++v) {
        if (oracle::has(black, v)) game.rows[v / m][v % m] = 'X';
      }
      game.rows[blank / m][blank % m] = '.';
      if (!every_transcript(game, game.rows, 'O')) return false;
    }
  }
  return true;
}

// The answer for a game too long for play by the rules: before each move the certificate tells
// whether the player to move wins. The blank leaves a cell for good, and moves between cells whose
// pieces differ at the start, where it counts as black.
std::string certified_answer(const Game& game) {
  const int m = static_cast<int>(game.rows[0].size());
  Rows colors = game.rows;
  Cell blank = blank_of(game.rows);
  colors[blank.row][blank.column] = 'X';
  oracle::Graph graph = oracle::board_graph(colors, '#', oracle::shares_a_side);
  for (int v = 0; v < graph.size(); ++v) {
    std::vector<int> list;
    for (const int w : graph.lists[v]) {
      if (colors[v / m][v % m] != colors[w / m][w % m]) list.push_back(w);
    }
    graph.lists[v] = list;
  }
  std::vector<char> mover_wins_before;
  for (const Cell& piece : game.played) {
    const int v = blank.row * m + blank.column;
    mover_wins_before.push_back(certified_classes(graph)[v] != matching::GallaiEdmonds::D);
    graph.present[v] = 0;
    blank = piece;
  }
  std::string rounds;
  int mistakes = 0;
  for (std::size_t i = 0; i + 1 < game.played.size(); i += 2) {
    if (!mover_wins_before[i] || !mover_wins_before[i + 1]) continue;
    ++mistakes;
    rounds += std::to_string(i / 2 + 1) + '\n';
  }
  return std::to_string(mistakes) + '\n' + rounds;
}

// A game to its end, most often on a board of colors that alternate.
Game random_game(oracle::Random& random, int shortest, int longest) {
  const int n = random.between(shortest, longest), m = random.between(shortest, longest);
  const int noise = random.between(0, 50), parity = random.below(2);
  Game game{Rows(n, std::string(m, 'O')), {}};
  for (int v = 0; v < n * m; ++v) {
    const bool black = (v / m + v % m + parity) % 2 == 0;
    if (black != random.percent(noise)) game.rows[v / m][v % m] = 'X';
  }
  game.rows[random.below(n)][random.below(m)] = '.';
  Rows now = game.rows;
  for (char color = 'O';; color = other(color)) {
    const std::vector<Cell> all = moves(now, color);
    if (all.empty()) break;
    game.played.push_back(all[random.below(static_cast<int>(all.size()))]);
    now = slide(now, game.played.back());
  }
  if (game.played.size() % 2 == 1) game.played.pop_back();
  return game;
}

bool random_games(std::uint64_t seed, int count) {
  for (int i = 0; i < count; ++i) {
    oracle::Random random(seed + static_cast<std::uint64_t>(i));
    if (passes(random_game(random, 1, 5))) continue;
    std::cerr << "repeat it with --seed " << seed + static_cast<std::uint64_t>(i) << std::endl;
    return false;
  }
  return true;
}

void large_games(std::uint64_t seed, int count) {
  for (int i = 0; i < count; ++i) {
    oracle::Random random(seed + static_cast<std::uint64_t>(i));
    const Game game = random_game(random, 20, 40);
    CHECK_EQ(certified_answer(game), oracle::output_of(solve, game.text()));
  }
}

// The longest game there is: the blank goes through all cells of a board of alternating colors, in
// a snake.
void snake(int n, int m) {
  Game game{Rows(n, std::string(m, 'O')), {}};
  for (int v = 0; v < n * m; ++v) {
    if ((v / m + v % m) % 2 == 0) game.rows[v / m][v % m] = 'X';
  }
  game.rows[0][0] = '.';
  for (int v = 1; v < n * m; ++v) {
    const int row = v / m;
    game.played.push_back({row, row % 2 == 0 ? v % m : m - 1 - v % m});
  }
  if (game.played.size() % 2 == 1) game.played.pop_back();
  CHECK_EQ(certified_answer(game), oracle::output_of(solve, game.text()));
}

bool every_size(bool is_long) {
  for (int n = 1; n <= 3; ++n) {
    for (int m = 1; m <= 3; ++m) {
      if (!every_board(n, m)) return false;
    }
  }
  if (!every_board(2, 4) || !every_board(4, 2)) return false;
  return !is_long || (every_board(3, 4) && every_board(4, 3) && every_board(2, 5));
}

}  // namespace

int main(int argc, char** argv) {
  const oracle::Options options = oracle::read_options(argc, argv);
  if (every_size(options.is_long)) {
    random_games(options.seed, options.is_long ? 1000000 : 5000);
  }
  large_games(options.seed, options.is_long ? 3000 : 100);
  snake(15, 16);
  snake(15, 15);
  if (options.is_long) snake(40, 40);
  return check::result();
}
