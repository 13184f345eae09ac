// SPDX-License-Identifier: CC0-1.0
#ifndef INSTANCES_TRANSCRIPTS_HPP
#define INSTANCES_TRANSCRIPTS_HPP

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <limits>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "instances/boards.hpp"
#include "instances/format.hpp"
#include "instances/rabbit_egg.hpp"
#include "instances/random.hpp"
#include "judge/reader.hpp"
#include "judge/transcript_text.hpp"
#include "matching_games/board.hpp"

namespace instances {

// A game of rabbit and egg: the board before it, and the pieces that were slid in turn.
struct Transcript {
  Rows rows;
  std::vector<rabbit_egg::Cell> played;

  int rounds() const { return static_cast<int>(played.size() / 2); }
};

// ---- The game seen from the blank. It never returns to a cell, and enters only cells that fit: it
// is on a black cell of a chessboard at first, and these hold black pieces, the others white ones.

using Path = std::vector<rabbit_egg::Cell>;

// The blank's cells.
inline Path path_of(const Transcript& game) {
  Path path(1, rabbit_egg::blank_of(game.rows));
  path.insert(path.end(), game.played.begin(), game.played.end());
  return path;
}

// The board before a game and the cells that fit, '.', or do not, '#', are made of each other: the
// start is '.' in both, and `turn(sign, is_black)` turns the signs of the other cells.
template <class Turn>
Rows turned(Rows rows, const rabbit_egg::Cell& start, Turn turn) {
  for (int r = 0; r < static_cast<int>(rows.size()); ++r) {
    for (int c = 0; c < static_cast<int>(rows[r].size()); ++c) {
      rows[r][c] = turn(rows[r][c], (r + c + start.row + start.column) % 2 == 0);
    }
  }
  rows[start.row][start.column] = '.';
  return rows;
}

inline Rows fitting_cells(const Rows& rows) {
  return turned(rows, rabbit_egg::blank_of(rows),
                [](char sign, bool is_black) { return (sign == 'X') == is_black ? '.' : '#'; });
}

// The game in which the blank goes along the path, an even number of moves through '.' cells. At
// its end the rabbit is stuck: what it could slide there no longer fits.
inline Transcript transcript_of(Rows cells, const Path& path) {
  Rows rest = cells;
  for (const rabbit_egg::Cell& cell : path) rest[cell.row][cell.column] = '#';
  for (const rabbit_egg::Cell& cell : rabbit_egg::neighbors(rest, path.back(), '.')) {
    cells[cell.row][cell.column] = '#';
  }
  const Rows rows = turned(std::move(cells), path[0], [](char sign, bool is_black) {
    return (sign == '.') == is_black ? 'X' : 'O';
  });
  return {rows, Path(path.begin() + 1, path.end())};
}

// ---- Paths

// Every `step`-th row from end to end, there and back, and the cells that join these rows.
inline Path row_by_row(int rows, int columns, int step) {
  Path path;
  for (int r = 0; r < rows; r += step) {
    const bool back = r / step % 2 == 1;
    for (int i = 0; i < columns; ++i) path.push_back({r, back ? columns - 1 - i : i});
    for (int d = 1; d < step && r + step < rows; ++d)
      path.push_back({r + d, back ? 0 : columns - 1});
  }
  return path;
}

// From a corner around and around to the middle.
inline Path around(int rows, int columns) {
  Path path;
  int top = 0, bottom = rows - 1, left = 0, right = columns - 1;
  for (int leg = 0; top <= bottom && left <= right; leg = (leg + 1) % 4) {
    if (leg == 0) {
      for (int c = left; c <= right; ++c) path.push_back({top, c});
      ++top;
    } else if (leg == 1) {
      for (int r = top; r <= bottom; ++r) path.push_back({r, right});
      --right;
    } else if (leg == 2) {
      for (int c = right; c >= left; --c) path.push_back({bottom, c});
      --bottom;
    } else {
      for (int r = bottom; r >= top; --r) path.push_back({r, left});
      ++left;
    }
  }
  return path;
}

// The longest way from a corner that a depth-first search in random order finds.
inline Path through_a_maze(int rows, int columns, Random& random) {
  Rows rest(rows, std::string(columns, '.'));
  rest[0][0] = '#';
  Path path(1, {0, 0}), longest;
  while (!path.empty()) {
    const Path ways = rabbit_egg::neighbors(rest, path.back(), '.');
    if (ways.empty()) {
      if (path.size() > longest.size()) longest = path;
      path.pop_back();
      continue;
    }
    path.push_back(ways[random.below(static_cast<int>(ways.size()))]);
    rest[path.back().row][path.back().column] = '#';
  }
  return longest;
}

// A game on the cells, '.' where they fit: the path of the blank from this start, at random, for at
// most that many rounds.
inline Path play(Rows rest, const rabbit_egg::Cell& start, int rounds, Random& random) {
  Path path(1, start);
  rest[start.row][start.column] = '#';
  while (static_cast<int>(path.size() / 2) < rounds) {
    const Path moves = rabbit_egg::neighbors(rest, path.back(), '.');
    if (moves.empty()) break;
    path.push_back(moves[random.below(static_cast<int>(moves.size()))]);
    rest[path.back().row][path.back().column] = '#';
  }
  return path;
}

// ---- The format

// "R C", R rows of 'X', 'O' and one '.', the number of rounds, and "row column" of each piece that
// was slid.
struct Transcripts {
  using Value = Transcript;
  static constexpr bool kSpellsOutItsSize = true;

  Limits rows, columns, rounds;

  std::vector<Shape> shapes() const {
    return {{"random", "the blank goes at random until the rabbit is stuck"},
            {"snake", "row by row through all cells"},
            {"spiral", "from a corner around and around to the middle, through all cells"},
            {"corridors", "through every other row, and cells that fit between"},
            {"maze", "a long way of many turns"}};
  }

  // "fit" is the percentage of the other cells that fit, "rounds" is how many there are at most.
  std::vector<const char*> parameters() const { return {"rows", "columns", "rounds", "fit"}; }

  // Throws std::invalid_argument if the board that is asked for is too small for a round.
  Transcript generate(const std::string& shape, const Request& request, Random& random) const {
    const auto [r, c] = draw_size(request, random);
    const int most = draw_rounds(request, random);
    const auto fit = [&](int otherwise) { return request.value("fit", otherwise) / 100; };
    if (shape == "random") {
      for (int tries = request.size == Size::huge ? 1 : 6; tries > 0; --tries) {
        Rows cells = random_board(r, c, fit(random.between(50, 100)), random);
        const Cell start = {random.below(r), random.below(c)};
        cells[start.row][start.column] = '.';
        Path played = play(cells, start, most, random);
        if (played.size() % 2 == 0) played.pop_back();  // the egg is stuck: one round less
        if (played.size() > 1) return transcript_of(std::move(cells), played);
      }
    }
    Path path;
    if (shape == "corridors") path = row_by_row(r, c, 2);
    if (shape == "spiral") path = around(r, c);
    if (shape == "maze") path = through_a_maze(r, c, random);
    if (path.size() < 3) path = row_by_row(r, c, 1);
    return along(path, r, c, fit(shape == "maze" ? 100 : 50), most, random);
  }

  Transcript read(judge::Reader& in) const {
    const judge::Transcript game = judge::read_transcript(in);
    const matching_games::Board<4>& board = game.board;
    Transcript result{Rows(board.rows(), std::string(board.columns(), '.')), {}};
    for (int r = 0; r < board.rows(); ++r) {
      for (int c = 0; c < board.columns(); ++c) result.rows[r][c] = board[board.vertex(r, c)];
    }
    for (std::size_t i = 1; i < game.path.size(); ++i) {
      result.played.push_back({board.row(game.path[i]), board.column(game.path[i])});
    }
    return result;
  }

  void write(const Transcript& game, std::string& text) const {
    text += rabbit_egg::transcript_text(game.rows, game.played);
  }

  std::string measure(const Transcript& game) const {
    return std::to_string(game.rows.size()) + " x " + std::to_string(game.rows[0].size()) +
           " cells, " + std::to_string(game.rounds()) + (game.rounds() == 1 ? " round" : " rounds");
  }

  // The rabbit has lost, that is, it is stuck.
  bool is_promised(const Transcript& game) const {
    return is_within(game.rows.size(), rows) && is_within(game.rows[0].size(), columns) &&
           is_within(game.played.size() / 2, rounds) && is_stuck(game);
  }

  // The cells that fit. Every cell of the path does.
  std::vector<Position> positions(const Transcript& game) const {
    const auto& steps = matching_games::steps();
    const Rows cells = fitting_cells(game.rows);
    const Boards boards{rows, columns,
                        std::vector<matching_games::Move>(std::begin(steps), std::end(steps))};
    std::vector<Position> result = boards.positions(cells);
    if (result.empty()) return result;
    std::vector<int> before(cells.size() + 1, 0);  // how many fit in the rows before each
    for (std::size_t r = 0; r < cells.size(); ++r)
      before[r + 1] = before[r] + count_free({cells[r]});
    for (const Cell& cell : path_of(game)) {
      const std::string left = cells[cell.row].substr(0, cell.column);
      result[0].path.push_back(before[cell.row] + count_free({left}));
    }
    return result;
  }

  std::string page() const {
    return "shape: 'transcript', " +
           page_of_board({std::begin(matching_games::steps()), std::end(matching_games::steps())},
                         "XO", "", ".");
  }

  // The first or the last rounds; rows and columns that the blank never enters; cells that fit and
  // that it never enters, which then do not fit. A rabbit that is stuck stays so.
  int ways(const Transcript&) const { return 4; }

  int parts(const Transcript& game, int way) const {
    if (way == 0) return game.rounds();
    if (way == 3) return count_free(rest_of(game));
    return static_cast<int>(way == 1 ? game.rows.size() : game.rows[0].size());
  }

  bool leave_out(Transcript& game, int way, int first, int count) const {
    if (way == 0) return leave_out_rounds(game, first, count);
    if (way == 3) {
      Rows rest = rest_of(game);
      int free = 0;
      for (std::size_t r = 0; r < rest.size(); ++r) {
        for (std::size_t c = 0; c < rest[r].size(); ++c) {
          if (rest[r][c] != '.') continue;
          if (free >= first && free < first + count) repaint(game.rows[r][c]);
          ++free;
        }
      }
      return true;
    }
    const Path path = path_of(game);
    int Cell::*const place = way == 1 ? &Cell::row : &Cell::column;
    for (const Cell& cell : path) {
      if (cell.*place >= first && cell.*place < first + count) return false;
    }
    if (way == 1) game.rows.erase(game.rows.begin() + first, game.rows.begin() + first + count);
    if (way == 2) {
      for (std::string& row : game.rows) row.erase(first, count);
    }
    for (Cell& cell : game.played) {
      if (cell.*place >= first) cell.*place -= count;
    }
    return true;
  }

 private:
  using Cell = rabbit_egg::Cell;

  // Three cells are enough for a round.
  std::pair<int, int> draw_size(const Request& request, Random& random) const {
    int r = request.draw("rows", rows, 4, 7, 1000, random);
    int c = request.draw("columns", columns, 4, 7, 1000, random);
    const auto is_too_small = [&] { return r * 1.0 * c < 3; };
    if (is_too_small() && request.given.count("columns") == 0) c = 3;
    if (is_too_small() && request.given.count("rows") == 0) r = 3;
    if (is_too_small()) {
      throw std::invalid_argument("a board of " + std::to_string(r) + " x " + std::to_string(c) +
                                  " cells is too small for a round");
    }
    return {r, c};
  }

  // Most tiny games are short, and many small ones, unless the board's size is given.
  int draw_rounds(const Request& request, Random& random) const {
    const int all = std::numeric_limits<int>::max();
    if (request.given.count("rounds") != 0) {
      return request.draw("rounds", {1, all}, all, all, all, random);
    }
    if (request.given.count("rows") + request.given.count("columns") != 0) return all;
    if (request.size == Size::tiny && random.percent(80)) return random.between(2, 3);
    if (request.size == Size::small && random.percent(50)) return random.between(2, 8);
    return all;
  }

  // A part of the path, all of which fits, of whole rounds.
  static Transcript along(const Path& path, int r, int c, double p, int most, Random& random) {
    Rows cells = random_board(r, c, p, random);
    for (const Cell& cell : path) cells[cell.row][cell.column] = '.';
    const std::ptrdiff_t all = static_cast<std::ptrdiff_t>(path.size() - 1) / 2;
    const std::ptrdiff_t length = std::min<std::ptrdiff_t>(all, most);
    const std::ptrdiff_t skipped = length == all ? 0 : 2 * random.below(all - length + 1);
    const auto first = path.begin() + skipped;
    return transcript_of(std::move(cells), Path(first, first + 2 * length + 1));
  }

  static bool is_stuck(const Transcript& game) {
    return rabbit_egg::moves(rabbit_egg::slide(game.rows, game.played), 'O').empty();
  }

  // The cells that fit and that the blank never enters.
  static Rows rest_of(const Transcript& game) {
    Rows rest = fitting_cells(game.rows);
    for (const Cell& cell : path_of(game)) rest[cell.row][cell.column] = '#';
    return rest;
  }

  static void repaint(char& piece) { piece = rabbit_egg::other(piece); }

  static bool leave_out_rounds(Transcript& game, int first, int count) {
    const auto begin = game.played.begin();
    if (first == 0) {
      game.rows = rabbit_egg::slide(game.rows, Path(begin, begin + 2 * count));
      game.played.erase(begin, begin + 2 * count);
      return true;
    }
    if (first + count < game.rounds()) return false;
    const bool stuck = is_stuck(game);
    game.played.erase(begin + 2 * first, game.played.end());
    if (!stuck) return true;
    for (const Cell& cell : rabbit_egg::neighbors(rest_of(game), game.played.back(), '.')) {
      repaint(game.rows[cell.row][cell.column]);
    }
    return true;
  }
};

}  // namespace instances

#endif  // INSTANCES_TRANSCRIPTS_HPP
