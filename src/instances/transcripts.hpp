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

// A game of rabbit and egg: the board before the game, and the pieces that were slid, in order.
struct Transcript {
  Rows rows;
  std::vector<rabbit_egg::Cell> played;

  int rounds() const { return static_cast<int>(played.size() / 2); }
};

// ---- The game as a path of the blank
//
// Color the cells like a chessboard so that the blank starts on a black cell. A cell *fits* if it
// is black and holds a black piece, or white and holds a white piece. The blank enters only cells
// that fit, and never returns to a cell.

using Path = std::vector<rabbit_egg::Cell>;

// Returns the cells that the blank visits, in order.
inline Path path_of(const Transcript& game) {
  Path path(1, rabbit_egg::blank_of(game.rows));
  path.insert(path.end(), game.played.begin(), game.played.end());
  return path;
}

// Replaces the content of each cell by convert(content, is_black), where `start` is a black cell.
// The start itself becomes '.'. This converts a board to its fitting cells and back.
template <class Convert>
Rows converted(Rows rows, const rabbit_egg::Cell& start, Convert convert) {
  for (int r = 0; r < static_cast<int>(rows.size()); ++r) {
    for (int c = 0; c < static_cast<int>(rows[r].size()); ++c) {
      rows[r][c] = convert(rows[r][c], (r + c + start.row + start.column) % 2 == 0);
    }
  }
  rows[start.row][start.column] = '.';
  return rows;
}

// Returns the board with '.' for each cell that fits and '#' for each other cell.
inline Rows fitting_cells(const Rows& rows) {
  return converted(rows, rabbit_egg::blank_of(rows), [](char piece, bool is_black) {
    return (piece == 'X') == is_black ? '.' : '#';
  });
}

// Returns the game in which the blank follows the path. The path must make an even number of moves,
// all on '.' cells. After the last move the rabbit cannot move, because the other cells next to the
// end of the path are changed so that they do not fit.
inline Transcript transcript_of(Rows cells, const Path& path) {
  Rows rest = cells;
  for (const rabbit_egg::Cell& cell : path) rest[cell.row][cell.column] = '#';
  for (const rabbit_egg::Cell& cell : rabbit_egg::neighbors(rest, path.back(), '.')) {
    cells[cell.row][cell.column] = '#';
  }
  const Rows rows = converted(std::move(cells), path[0], [](char cell, bool is_black) {
    return (cell == '.') == is_black ? 'X' : 'O';
  });
  return {rows, Path(path.begin() + 1, path.end())};
}

// ---- Paths

// Returns a path along every `step`-th row, alternately to the right and to the left. The last
// column or the first column joins such a row to the next.
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

// Returns a spiral through all cells, from a corner to the middle.
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

// Returns the longest path from a corner in the tree of a depth-first search in random order.
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

// Returns a random path of the blank from `start` through fitting cells, which are '.'. The path
// ends when the blank cannot move, or after `rounds` rounds.
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

// A format of a game: "R C", R rows of 'X', 'O' and exactly one '.', the number of rounds, and the
// row and the column of each piece that was slid.
struct Transcripts {
  using Value = Transcript;
  static constexpr bool kSpellsOutItsSize = true;

  Limits rows, columns, rounds;

  std::vector<Shape> shapes() const {
    return {
        {"random", "the blank moves at random until the rabbit cannot move"},
        {"snake", "the blank moves row by row through all cells"},
        {"spiral", "the blank moves through all cells in a spiral, from a corner to the middle"},
        {"corridors", "the blank moves through every second row; cells between these rows can fit"},
        {"maze", "the blank takes a long path with many turns"}};
  }

  // "fit" is the percentage of cells outside the path that fit. "rounds" is the largest number of
  // rounds.
  std::vector<const char*> parameters() const { return {"rows", "columns", "rounds", "fit"}; }

  // Throws std::invalid_argument if the given numbers of rows and columns allow no round.
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
        if (played.size() % 2 == 0)
          played.pop_back();  // the egg cannot move: drop the unfinished round
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

  // A promised game ends when the rabbit cannot move.
  bool is_promised(const Transcript& game) const {
    return is_within(game.rows.size(), rows) && is_within(game.rows[0].size(), columns) &&
           is_within(game.played.size() / 2, rounds) && is_stuck(game);
  }

  // Returns the graph of the fitting cells. The path is that of the blank.
  std::vector<Position> positions(const Transcript& game) const {
    const auto& steps = matching_games::steps();
    const Rows cells = fitting_cells(game.rows);
    const Boards boards{rows, columns,
                        std::vector<matching_games::Move>(std::begin(steps), std::end(steps))};
    std::vector<Position> result = boards.positions(cells);
    if (result.empty()) return result;
    std::vector<int> before(cells.size() + 1, 0);  // the number of fitting cells above each row
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

  // Way 0 removes the first or the last rounds. Ways 1 and 2 remove rows and columns that the blank
  // never enters. Way 3 changes cells that fit but that the blank never enters, so that they do not
  // fit. If the rabbit cannot move after the game, this stays so.
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

  // Returns the numbers of rows and columns. A round needs three cells, so a number that is not
  // given becomes 3 if necessary.
  std::pair<int, int> draw_size(const Request& request, Random& random) const {
    int r = request.draw("rows", rows, 4, 7, 1000, random);
    int c = request.draw("columns", columns, 4, 7, 1000, random);
    const auto is_too_small = [&] { return r * 1.0 * c < 3; };
    if (is_too_small() && request.given.count("columns") == 0) c = 3;
    if (is_too_small() && request.given.count("rows") == 0) r = 3;
    if (is_too_small()) {
      throw std::invalid_argument("expected a board of at least 3 cells, found " +
                                  std::to_string(r) + " x " + std::to_string(c) + " cells");
    }
    return {r, c};
  }

  // Returns the largest number of rounds. If the size of the board is not given, most tiny games
  // and half of the small games are short.
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

  // Returns a game along a random part of the path that has at most `most` rounds. All cells of the
  // path fit; every other cell fits with probability p.
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

  // Returns the board with '.' for each cell that fits but that the blank never enters.
  static Rows rest_of(const Transcript& game) {
    Rows rest = fitting_cells(game.rows);
    for (const Cell& cell : path_of(game)) rest[cell.row][cell.column] = '#';
    return rest;
  }

  // Changes the color of a piece, so that its cell fits if it did not, and does not if it did.
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
