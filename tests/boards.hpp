// SPDX-License-Identifier: CC0-1.0
//
// Tests solvers of the five games on boards of '.' and walls. The expected outputs come from play
// by the rules on small boards, and from certificates on larger boards.
#ifndef BOARDS_HPP
#define BOARDS_HPP

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "inputs.hpp"
#include "instances/board_shapes.hpp"
#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "instances/random.hpp"
#include "oracle.hpp"
#include "winners.hpp"

namespace boards {

using instances::Rows;
using oracle::Set;

// ---- Boards as graphs

// Checks whether a move can lead `down` rows down or up and, at the same time, `right` columns to
// the right or left.
using IsMove = bool (*)(int down, int right);

inline bool is_step(int down, int right) { return down + right == 1; }
inline bool is_king_move(int down, int right) { return std::max(down, right) == 1; }

// Checks whether the distances are those of a move in the game "daizhenyang's chess" (HDU 3446).
// Such a move leads at most two rows and two columns away, but never exactly two cells along a row
// or a column.
inline bool is_chess_move(int down, int right) {
  return down <= 2 && right <= 2 && down + right > 0 &&
         !(down + right == 2 && (down == 0 || right == 0));
}

// Returns the graph of a board. The vertices are the cells, numbered row by row. contains(v) is
// false if cell v is a wall. No move may lead farther than 3 rows or columns.
inline oracle::Graph graph_of(const Rows& rows, char wall, IsMove is_move) {
  const int n = static_cast<int>(rows.size()), m = static_cast<int>(rows[0].size());
  oracle::Graph graph(n * m);
  for (int v = 0; v < n * m; ++v) {
    graph.present[v] = rows[v / m][v % m] != wall;
    for (int r = std::max(0, v / m - 3); r < std::min(n, v / m + 4); ++r) {
      for (int c = std::max(0, v % m - 3); c < std::min(m, v % m + 4); ++c) {
        if (is_move(std::abs(r - v / m), std::abs(c - v % m))) graph.lists[v].push_back(r * m + c);
      }
    }
  }
  return graph;
}

// Returns the board of n x m cells in which the cells of the set `free` are '.'.
inline Rows board_of(int n, int m, Set free, char wall) {
  Rows rows(n, std::string(m, wall));
  for (int v = 0; v < n * m; ++v) {
    if (oracle::has(free, v)) rows[v / m][v % m] = '.';
  }
  return rows;
}

// Returns for each cell whether the cell is free and the player to move wins from this cell. For a
// board with more than 16 cells, oracle::winners() finds the result. For any other board, this
// function tries all games. A wall has the same effect as a cell that has been visited. So the
// games on the board without walls give the winners on every board of the same size, and the
// function stores the results of these games.
inline std::vector<char> winning_cells(const Rows& rows, char wall, IsMove is_move) {
  const std::size_t n = rows.size(), m = rows[0].size();
  const oracle::Graph graph = graph_of(rows, wall, is_move);
  if (n * m > 16) return oracle::winners(graph);
  static std::map<std::tuple<IsMove, std::size_t, std::size_t>, std::vector<Set>> known;
  std::vector<Set>& winning = known[{is_move, n, m}];
  if (winning.empty()) {
    const Rows empty(n, std::string(m, '.'));
    winning = oracle::winning_tokens(oracle::adjacency(graph_of(empty, wall, is_move)));
  }
  const Set free = oracle::present_vertices(graph);
  std::vector<char> wins(n * m, 0);
  for (int v = 0; v < graph.size(); ++v) {
    wins[v] = oracle::has(free, v) && oracle::has(winning[oracle::without(free, v)], v);
  }
  return wins;
}

// ---- The games

// Describes a game on a board, and the form of the inputs and outputs.
struct Game {
  const char* problem;
  IsMove is_move;
  char wall;
  bool has_king;          // a 'K' marks the start, and an input begins with the number of boards
  std::size_t at_once;    // the number of boards in one input
  const char* last_line;  // the last line of an input
  // Returns the expected output for a board. wins[v] says whether the player to move wins from
  // cell v. `number` is the number of the board in the input; the first board has number 1.
  std::string (*answer)(const Rows& rows, const std::vector<char>& wins, int number);
};

// Returns a line for each free cell from which the player to move loses. In some games, the first
// player chooses the start, and wins by choosing one of these cells.
inline std::string losing_cells(const Rows& rows, const std::vector<char>& wins) {
  const int m = static_cast<int>(rows[0].size());
  std::string cells;
  for (int v = 0; v < static_cast<int>(wins.size()); ++v) {
    if (wins[v] || rows[v / m][v % m] != '.') continue;
    cells += std::to_string(v / m + 1) + ' ' + std::to_string(v % m + 1) + '\n';
  }
  return cells;
}

// Returns the rows of the board. Each free cell is replaced by the player who wins if the game
// starts on this cell: 'A' (the first player) or 'B'.
inline std::string map_of_winners(const Rows& rows, const std::vector<char>& wins) {
  const int m = static_cast<int>(rows[0].size());
  std::string map;
  for (int v = 0; v < static_cast<int>(wins.size()); ++v) {
    const char cell = rows[v / m][v % m];
    map += cell != '.' ? cell : wins[v] ? 'A' : 'B';
    if ((v + 1) % m == 0) map += '\n';
  }
  return map + '\n';
}

inline int king_of(const Rows& rows) {
  const int m = static_cast<int>(rows[0].size());
  int v = 0;
  while (rows[v / m][v % m] != 'K') ++v;
  return v;
}

inline std::string case_number(int number) { return "Case #" + std::to_string(number) + ": "; }

inline const std::vector<Game>& games() {
  static const std::vector<Game> all = {
      {"jsoi2009_game", is_step, '#', false, 1, "",
       [](const Rows& rows, const std::vector<char>& wins, int) {
         const std::string cells = losing_cells(rows, wins);
         return cells.empty() ? "LOSE\n" : "WIN\n" + cells;
       }},
      {"latin2012_game_of_tiles", is_step, 'X', false, 500, "",
       [](const Rows& rows, const std::vector<char>& wins, int) {
         return std::string(losing_cells(rows, wins).empty() ? "2\n" : "1\n");
       }},
      {"cerc2011_racing_car_trail", is_step, 'X', false, 500, "0 0\n",
       [](const Rows& rows, const std::vector<char>& wins, int) {
         return map_of_winners(rows, wins);
       }},
      {"gcj2008_king", is_king_move, '#', true, 500, "",
       [](const Rows& rows, const std::vector<char>& wins, int number) {
         return case_number(number) + (wins[king_of(rows)] ? "A\n" : "B\n");
       }},
      {"hdu3446_chess", is_chess_move, '#', true, 500, "",
       [](const Rows& rows, const std::vector<char>& wins, int number) {
         return case_number(number) + "daizhenyang " + (wins[king_of(rows)] ? "win\n" : "lose\n");
       }}};
  return all;
}

inline std::string expected(const Game& game, const std::string& input) {
  std::string text;
  int number = 0;
  for (const Rows& rows : inputs::boards_of(input)) {
    text += game.answer(rows, winning_cells(rows, game.wall, game.is_move), ++number);
  }
  return text;
}

// ---- The tests

// Calls use(input) for inputs that together contain all boards of n x m cells. If the game has a
// king, each board occurs once for each free cell, with the king on this cell.
template <class Use>
void for_every_board(const Game& game, int n, int m, Use use) {
  std::string text;
  std::size_t count = 0;
  const auto flush = [&] {
    if (count > 0) use((game.has_king ? std::to_string(count) + '\n' : "") + text + game.last_line);
    text.clear();
    count = 0;
  };
  const auto add = [&](const Rows& rows) {
    text += instances::rows_text(rows);
    if (++count == game.at_once) flush();
  };
  for (Set free = 0; free < Set(1) << n * m; ++free) {
    Rows rows = board_of(n, m, free, game.wall);
    if (!game.has_king) add(rows);
    for (int king = 0; king < n * m && game.has_king; ++king) {
      if (!oracle::has(free, king)) continue;
      rows[king / m][king % m] = 'K';
      add(rows);
      rows[king / m][king % m] = '.';
    }
  }
  flush();
}

// Tests the solver of a game on all small boards, on random boards, and on some large boards.
inline void test(const Game& game, const inputs::Solve& solve, const oracle::Options& options) {
  const auto check = [&](const std::string& input) {
    return inputs::check_input(
        game.problem, input, [&](const std::string& text) { return expected(game, text); }, solve);
  };
  for (int n = 1; n <= 8; ++n) {
    for (int m = 1; m <= 8; ++m) {
      const int most_cells = !options.is_long ? 12 : n == m ? 16 : 14;
      if (n * m <= most_cells) for_every_board(game, n, m, check);
    }
  }
  oracle::for_seeds(options.seed, options.is_long ? 20000 : 2000, [&](instances::Random& random) {
    const int n = random.between(1, 15), m = random.between(1, 15);
    const int cases = random.between(1, 3);
    return check(inputs::random_input(game.problem, {{"rows", n}, {"columns", m}, {"cases", cases}},
                                      random));
  });
  const instances::Format& format = *instances::problem(game.problem).format;
  for (const int free : {8, 12, 16, 20, 30, 60, 70, 80, 90, 97, 100}) {
    const auto check_large = [&](int n, int m, int cases) {
      check(format.generate(
          "random",
          {instances::Size::huge, {{"rows", n}, {"columns", m}, {"cases", cases}, {"free", free}}},
          options.seed));
    };
    check_large(15, 15, 20);
    check_large(61, 75, 1);
    check_large(100, 90, 1);
    if (options.is_long) check_large(500, 501, 1);
  }
}

}  // namespace boards

#endif  // BOARDS_HPP
