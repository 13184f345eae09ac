// SPDX-License-Identifier: CC0-1.0
#ifndef INSTANCES_TRANSCRIPTS_HPP
#define INSTANCES_TRANSCRIPTS_HPP

#include <algorithm>
#include <cstddef>
#include <limits>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "instances/boards.hpp"
#include "instances/format.hpp"
#include "instances/random.hpp"
#include "instances/request.hpp"
#include "instances/texts.hpp"
#include "instances/ways_to_shrink.hpp"
#include "io/read_transcript.hpp"
#include "io/reader.hpp"
#include "matching_games/board.hpp"

namespace instances {

struct Cell {
  int row, column;
};

// Returns the cells next to `cell` that hold the character `wanted`.
inline std::vector<Cell> neighbors(const Rows& rows, const Cell& cell, char wanted) {
  const int n = static_cast<int>(rows.size()), m = static_cast<int>(rows[0].size());
  std::vector<Cell> result;
  for (const Cell& step : {Cell{-1, 0}, Cell{0, -1}, Cell{0, 1}, Cell{1, 0}}) {
    const Cell next{cell.row + step.row, cell.column + step.column};
    const bool inside = next.row >= 0 && next.row < n && next.column >= 0 && next.column < m;
    if (inside && rows[next.row][next.column] == wanted) result.push_back(next);
  }
  return result;
}

// Returns an input of the problem noi2011_rabbit_egg: the board, the number of rounds, and the cell
// of each piece that was slid.
inline std::string transcript_text(const Rows& rows, const std::vector<Cell>& played) {
  std::string text = rows_text(rows) + std::to_string(played.size() / 2) + '\n';
  for (const Cell& piece : played) {
    text += std::to_string(piece.row + 1) + ' ' + std::to_string(piece.column + 1) + '\n';
  }
  return text;
}

using Path = std::vector<Cell>;

// Stores a played game of rabbit and egg, as the path of the empty cell. The rabbit slides a white
// piece into the empty cell, then the egg slides a black piece, and so on in turn. The cell that
// the piece has left becomes the empty cell. Color the cells like a chessboard so that the empty
// cell starts on a black cell. Then the empty cell can move only to black cells with a black piece
// and to white cells with a white piece, and never returns to a cell.
struct Transcript {
  Path path;  // the empty cell before each move and after the last move
  // '.' for each cell that is not in `path` and is black with a black piece or white with a white
  // piece, '#' for all other cells
  Rows rest;

  int rounds() const { return static_cast<int>(path.size() / 2); }

  // Returns whether the player to move after the last round, the rabbit, cannot move.
  bool is_stuck() const { return neighbors(rest, path.back(), '.').empty(); }

  // Changes the cells next to the last cell of `path`, so that the empty cell cannot move from the
  // last cell. Then the rabbit, who is to move after the last round, cannot move.
  void make_stuck() {
    for (const Cell& cell : neighbors(rest, path.back(), '.')) {
      rest[cell.row][cell.column] = '#';
    }
  }

  // Returns the board with '.' for each cell that the empty cell has visited, and for each cell
  // whose piece has the color that lets the empty cell move there. All other cells are '#'.
  Rows fitting_cells() const {
    Rows cells = rest;
    for (const Cell& cell : path) cells[cell.row][cell.column] = '.';
    return cells;
  }
};

// ---- Paths

// Returns a path row by row through all cells, alternately to the right and to the left.
inline Path row_by_row(int rows, int columns) {
  Path path;
  for (int r = 0; r < rows; ++r) {
    for (int i = 0; i < columns; ++i) path.push_back({r, r % 2 == 1 ? columns - 1 - i : i});
  }
  return path;
}

// Returns a random path that begins at `start` and leads only through cells marked '.' in `rest`.
// The path ends where no such cell is left. If `is_long` is true, returns the longest path from
// `start` in the tree of a depth-first search in random order.
inline Path walk(Rows rest, const Cell& start, bool is_long, Random& random) {
  Path path(1, start), longest;
  rest[start.row][start.column] = '#';
  while (is_long ? !path.empty() : longest.empty()) {
    const Path moves = neighbors(rest, path.back(), '.');
    if (!moves.empty()) {
      path.push_back(moves[random.below(static_cast<int>(moves.size()))]);
      rest[path.back().row][path.back().column] = '#';
      continue;
    }
    if (path.size() > longest.size()) longest = path;
    path.pop_back();
  }
  return longest;
}

// ---- The format

// Implements the layout of a game of rabbit and egg: a case has the line "R C", R rows of 'X',
// 'O' and exactly one '.', the number of rounds, and the row and the column of each piece that was
// slid.
struct Transcripts {
  using Value = Transcript;

  Limits rows, columns, rounds;

  std::vector<Shape> shapes() const {
    return {{"random", texts::shapes::random_game},
            {"snake", texts::shapes::snake},
            {"maze", texts::shapes::maze}};
  }

  // The parameter "fit" is the probability, in percent, that a random piece has the color that lets
  // the empty cell move to the cell of this piece.
  Parameters parameters() const { return {{"rows", rows}, {"columns", columns}, {"fit"}}; }

  Transcript generate(const std::string& shape, const Request& request, Random& random) const {
    // In a round, the empty cell moves to two other cells, so a board has at least three cells.
    const auto draw = [&](const char* name, const Limits& limits, int other) {
      return request.draw(name, {std::max(limits.least, 2 / other + 1), limits.most}, 4, 7, 1000,
                          random);
    };
    const int given = request.given.count("columns") == 0 ? 3 : draw("columns", columns, 3);
    const int r = draw("rows", rows, given), c = draw("columns", columns, r);
    const bool is_given = request.given.count("rows") + request.given.count("columns") != 0;
    const int few = request.size == Size::tiny && random.percent(80)    ? 3
                    : request.size == Size::small && random.percent(50) ? 8
                                                                        : 0;
    const int most =
        is_given || few == 0 ? std::numeric_limits<int>::max() : random.between(2, few);
    Rows cells =
        random_board(r, c, request.value("fit", 100, random.between(50, 100)) / 100, random);
    Path path;
    if (shape == "random") path = walk(cells, {random.below(r), random.below(c)}, false, random);
    if (shape == "maze") path = walk(Rows(r, std::string(c, '.')), {0, 0}, true, random);
    if (path.size() < 3) path = row_by_row(r, c);
    return along(path, std::move(cells), most, random);
  }

  Head head() const { return {"the number of rows", 1}; }

  Transcript read(io::Reader& in, int r) const {
    const io::Transcript game = io::read_transcript(in, r);
    const matching_games::Board& board = game.board;
    Transcript result{{}, Rows(board.rows(), std::string(board.columns(), '#'))};
    const auto cell = [&](int v) -> char& { return result.rest[board.row(v)][board.column(v)]; };
    const matching_games::Chessboard parity;
    for (int v = 0; v < board.size(); ++v) {
      const bool is_black = parity(v) == parity(game.path[0]);
      if (board.contains(v) && (board[v] == 'X') == is_black) cell(v) = '.';
    }
    for (const int v : game.path) {
      result.path.push_back({board.row(v), board.column(v)});
      cell(v) = '#';
    }
    return result;
  }

  void write(const Transcript& game, std::string& text) const {
    const Cell start = game.path[0];
    Rows pieces = game.fitting_cells();
    for (int r = 0; r < count_of(pieces); ++r) {
      for (int c = 0; c < count_of(pieces[0]); ++c) {
        const bool is_black = (r + c + start.row + start.column) % 2 == 0;
        pieces[r][c] = (pieces[r][c] == '.') == is_black ? 'X' : 'O';
      }
    }
    pieces[start.row][start.column] = '.';
    text += transcript_text(pieces, Path(game.path.begin() + 1, game.path.end()));
  }

  std::vector<Limited> limited(const Transcript& game) const {
    return {{head().what, {count_of(game.rest)}, rows},
            {"the number of columns", {count_of(game.rest[0])}, columns},
            {"the number of rounds", {game.rounds()}, rounds}};
  }

  // The statement promises that the player to move after the last round (the rabbit) cannot move.
  std::string broken_promise(const Transcript& game) const {
    return game.is_stuck() ? "" : texts::unfinished_game();
  }

  // Returns a list with one Case (a graph and a token) for the end of the game. The vertices of
  // the graph are the cells that the empty cell has visited, and the cells whose piece has the
  // color that lets the empty cell move there. The token stands for the empty cell, so the token
  // has visited the same cells. If the board is very large, the list is empty.
  std::vector<Case> cases(const Transcript& game) const {
    const Boards boards{rows, columns, matching_games::steps()};
    std::vector<Case> result = boards.cases(game.fitting_cells());
    for (Case& one_case : result) {
      const auto& cells = one_case.cells;  // in ascending order
      for (const Cell& cell : game.path) {
        const auto found =
            std::lower_bound(cells.begin(), cells.end(), std::pair(cell.row, cell.column));
        one_case.path.push_back(static_cast<int>(found - cells.begin()));
      }
    }
    return result;
  }

  Properties properties() const {
    return properties_of_board("transcript", matching_games::steps(), "XO", "", ".");
  }

  // Returns the ways to shrink a game: removing the first or the last rounds, removing rows and
  // columns that the empty cell never visits, and changing the color of a piece so that the empty
  // cell cannot move to the cell of the piece.
  Ways<Transcript> ways(const Transcript& all) const {
    const auto removal = [](int Cell::*place) {
      return [=](Transcript& game, int first, int count) {
        for (const Cell& cell : game.path) {
          if (without(cell.*place, first, count) < 0) return;
        }
        for (Cell& cell : game.path) cell.*place = without(cell.*place, first, count);
        if (place == &Cell::row) erase(game.rest, first, count);
        if (place == &Cell::column) erase_columns(game.rest, first, count);
      };
    };
    return {{all.rounds(), remove_rounds},
            {count_of(all.rest), removal(&Cell::row)},
            {count_of(all.rest[0]), removal(&Cell::column)},
            {count_free(all.rest),
             [](Transcript& game, int first, int count) { wall_up(game.rest, first, count); }}};
  }

 private:
  // Returns a game of at most `most` rounds, in which the empty cell moves along a random part of
  // the path. During the game, moves to the rest of the path and to the cells marked '.' can be
  // legal as well. But after the game, the player to move (the rabbit) cannot move, as the problem
  // statement promises.
  static Transcript along(const Path& path, Rows cells, int most, Random& random) {
    for (const Cell& cell : path) cells[cell.row][cell.column] = '.';
    const std::ptrdiff_t all = static_cast<std::ptrdiff_t>(path.size() - 1) / 2;
    const std::ptrdiff_t length = std::min<std::ptrdiff_t>(all, most);
    const std::ptrdiff_t skipped = length == all ? 0 : 2 * random.below(all - length + 1);
    const auto first = path.begin() + skipped;
    Transcript game{Path(first, first + 2 * length + 1), std::move(cells)};
    for (const Cell& cell : game.path) game.rest[cell.row][cell.column] = '#';
    game.make_stuck();
    return game;
  }

  // Removes the first or the last rounds, but no rounds in the middle. If the rabbit
  // cannot move after the given game, the rabbit cannot move after the shortened game either.
  static void remove_rounds(Transcript& game, int first, int count) {
    if (first == 0) return erase(game.path, 0, 2 * count);
    if (first + count < game.rounds()) return;
    const bool was_stuck = game.is_stuck();
    for (; count > 0; --count) {
      for (int move = 0; move < 2; ++move) {
        game.rest[game.path.back().row][game.path.back().column] = '.';
        game.path.pop_back();
      }
    }
    if (was_stuck) game.make_stuck();
  }
};

}  // namespace instances

#endif  // INSTANCES_TRANSCRIPTS_HPP
