// SPDX-License-Identifier: CC0-1.0
//
// Tests solvers of the problem "rabbit and egg" (NOI2011). The expected outputs come from play by
// the rules, without any graph.
#ifndef GAMES_HPP
#define GAMES_HPP

#include <cstddef>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "inputs.hpp"
#include "instances/board_shapes.hpp"
#include "instances/random.hpp"
#include "instances/transcripts.hpp"
#include "oracle.hpp"

namespace games {

using instances::Cell;
using instances::Rows;

// ---- The rules, played by sliding pieces on the board

// Returns the empty cell, that is, the cell without a piece.
inline Cell blank_of(const Rows& rows) {
  for (int r = 0;; ++r) {
    const std::size_t c = rows[r].find('.');
    if (c != std::string::npos) return {r, static_cast<int>(c)};
  }
}

// Returns the pieces that the player of this color can slide into the empty cell.
inline std::vector<Cell> moves(const Rows& rows, char color) {
  return instances::neighbors(rows, blank_of(rows), color);
}

// Returns the board after the piece has been slid into the empty cell.
inline Rows slide(Rows rows, const Cell& piece) {
  const Cell blank = blank_of(rows);
  std::swap(rows[piece.row][piece.column], rows[blank.row][blank.column]);
  return rows;
}

// Checks whether the player of this color wins if this player is to move. Takes exponential time.
inline bool mover_wins(const Rows& rows, char color) {
  for (const Cell& piece : moves(rows, color)) {
    if (!mover_wins(slide(rows, piece), color == 'O' ? 'X' : 'O')) return true;
  }
  return false;
}

// ---- Played games

struct Game {
  Rows rows;
  std::vector<Cell> played;
};

// Reads the board and the played moves from an input of the problem "rabbit and egg".
inline Game game_of(const std::string& input) {
  std::istringstream in(input);
  std::size_t rows = 0, columns = 0, rounds = 0;
  in >> rows >> columns;
  Game game{Rows(rows), {}};
  for (std::string& row : game.rows) in >> row;
  in >> rounds;
  game.played.resize(2 * rounds);
  for (Cell& cell : game.played) {
    in >> cell.row >> cell.column;
    --cell.row;
    --cell.column;
  }
  return game;
}

// Returns the expected output of the problem "rabbit and egg": how many mistakes the rabbit made,
// and the round of each mistake. A round consists of a move of the rabbit and a move of the egg. A
// move of the rabbit is a mistake if the rabbit could win before the move and the egg can win after
// the move. wins[i] says whether the player who makes move i could win before this move.
inline std::string answer(const std::vector<char>& wins) {
  std::string rounds;
  int mistakes = 0;
  for (std::size_t i = 0; i + 1 < wins.size(); i += 2) {
    if (!wins[i] || !wins[i + 1]) continue;
    ++mistakes;
    rounds += std::to_string(i / 2 + 1) + '\n';
  }
  return std::to_string(mistakes) + '\n' + rounds;
}

// Returns the expected output of the problem "rabbit and egg". Tries all continuations of the game.
inline std::string answer_by_the_rules(const std::string& input) {
  const Game game = game_of(input);
  Rows now = game.rows;
  std::vector<char> wins;
  for (const Cell& piece : game.played) {
    wins.push_back(mover_wins(now, wins.size() % 2 == 0 ? 'O' : 'X'));
    now = slide(now, piece);
  }
  return answer(wins);
}

// Calls use(input) for the given game and for all its legal continuations that end with a complete
// round (a move of the rabbit and a move of the egg). `now` is the board after the played moves.
template <class Use>
void for_every_game(Game& game, const Rows& now, Use use) {
  const bool is_rabbit = game.played.size() % 2 == 0;
  if (is_rabbit) use(instances::transcript_text(game.rows, game.played));
  for (const Cell& piece : moves(now, is_rabbit ? 'O' : 'X')) {
    game.played.push_back(piece);
    for_every_game(game, slide(now, piece), use);
    game.played.pop_back();
  }
}

// Calls use(input) for all inputs with a board of n x m cells. The inputs have all possible boards,
// each with all legal sequences of complete rounds (a move of the rabbit and a move of the egg).
template <class Use>
void for_every_game(int n, int m, Use use) {
  for (oracle::Set black = 0; black < oracle::Set(1) << n * m; ++black) {
    for (int blank = 0; blank < n * m; ++blank) {
      if (oracle::has(black, blank)) continue;
      Game game{Rows(n, std::string(m, 'O')), {}};
      for (int v = 0; v < n * m; ++v) {
        if (oracle::has(black, v)) game.rows[v / m][v % m] = 'X';
      }
      game.rows[blank / m][blank % m] = '.';
      for_every_game(game, game.rows, use);
    }
  }
}

// Tests a solver on all games on small boards, and on random games.
inline void test(const inputs::Solve& solve, const oracle::Options& options) {
  const char* const problem = "noi2011_rabbit_egg";
  const auto check_by_the_rules = [&](const std::string& input) {
    return inputs::check_input(problem, input, answer_by_the_rules, solve);
  };
  const int most_cells = options.is_long ? 10 : 9;
  for (int n = 1; n <= 8; ++n) {
    for (int m = 1; m <= 8 && n * m <= most_cells; ++m) for_every_game(n, m, check_by_the_rules);
  }
  oracle::for_seeds(options.seed, options.is_long ? 60000 : 2000, [&](instances::Random& random) {
    const int n = random.between(1, 5), m = random.between(4, 5);
    return check_by_the_rules(inputs::random_input(problem, {{"rows", n}, {"columns", m}}, random));
  });
}

}  // namespace games

#endif  // GAMES_HPP
