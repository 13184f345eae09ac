// SPDX-License-Identifier: CC0-1.0
#ifndef INSTANCES_BOARDS_HPP
#define INSTANCES_BOARDS_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "instances/format.hpp"
#include "instances/random.hpp"
#include "instances/rows.hpp"
#include "judge/board_text.hpp"
#include "judge/pairs_text.hpp"
#include "judge/reader.hpp"
#include "matching_games/board.hpp"

namespace instances {

// The function positions() returns no graph for a board with more than this number of cells,
// because the graph would need too much memory.
constexpr std::size_t kMostCellsOfPosition = 1 << 24;

// Returns the number of free cells. A free cell is marked '.', and a wall is marked '#'. The start,
// which is marked 'K' on some boards, does not count as a free cell.
inline int count_free(const Rows& rows) {
  std::ptrdiff_t free = 0;
  for (const std::string& row : rows) free += std::count(row.begin(), row.end(), '.');
  return static_cast<int>(free);
}

inline int count_rows(const Rows& rows) { return static_cast<int>(rows.size()); }
inline int count_columns(const Rows& rows) { return static_cast<int>(rows[0].size()); }

inline void erase_columns(Rows& rows, int first, int count) {
  for (std::string& row : rows) row.erase(first, count);
}

// Replaces `count` free cells by walls. The free cells are counted row by row, and the first cell
// to be replaced has the zero-based number `first`.
inline bool wall_up(Rows& rows, int first, int count) {
  for (std::string& row : rows) {
    for (char& cell : row) {
      if (cell == '.' && first-- <= 0 && count-- > 0) cell = '#';
    }
  }
  return true;
}

using Moves = std::vector<matching_games::Move>;

// Returns the 20 moves of HDU 3446: the moves of a king, the moves of a knight, and the moves of
// two cells along a diagonal.
inline Moves chess_moves() {
  Moves moves = matching_games::king_moves();
  for (const matching_games::Move& move : matching_games::knight_moves()) moves.push_back(move);
  moves.insert(moves.end(), {{-2, -2}, {-2, 2}, {2, -2}, {2, 2}});
  return moves;
}

// Stores the graph of a board. The vertices are the cells that are not walls, numbered row by row.
struct CellGraph {
  std::vector<std::pair<int, int>> cells = {};  // the row and the column of each vertex
  std::vector<std::pair<int, int>> edges = {};  // the smaller vertex is first
};

// Returns the graph of a board, in which two cells are joined if a move leads from one cell to the
// other. For each move in `moves`, the opposite move must be in `moves` as well.
inline CellGraph graph_of(const Rows& board, const Moves& moves) {
  const int rows = static_cast<int>(board.size()), columns = static_cast<int>(board[0].size());
  CellGraph graph;
  std::vector<int> vertex(static_cast<std::size_t>(rows) * columns, -1);
  const auto at = [&](int r, int c) { return static_cast<std::size_t>(r) * columns + c; };
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < columns; ++c) {
      if (board[r][c] == '#') continue;
      const int v = static_cast<int>(graph.cells.size());
      vertex[at(r, c)] = v;
      graph.cells.emplace_back(r, c);
      for (const matching_games::Move& move : moves) {
        const int near_r = r + move.down, near_c = c + move.right;
        if (near_r < 0 || near_r > r || near_c < 0 || near_c >= columns) continue;
        const int other = vertex[at(near_r, near_c)];
        if (other >= 0 && other < v) graph.edges.emplace_back(other, v);
      }
    }
  }
  return graph;
}

// Returns the properties of a board for the web page in src/page:
// "moves: [[-1, 0], ...], free: '.', wall: '#', start: 'K'".
inline std::string page_of_board(const Moves& moves, const std::string& free,
                                 const std::string& wall, const std::string& start) {
  std::string list;
  for (const matching_games::Move& move : moves) {
    list += (list.empty() ? "[" : ", [") + std::to_string(move.down) + ", " +
            std::to_string(move.right) + ']';
  }
  return "moves: [" + list + "], free: '" + free + "', wall: '" + wall + "', start: '" + start +
         '\'';
}

// ---- Shapes

// Returns a board whose cells are free with probability p, independently of each other.
inline Rows random_board(int rows, int columns, double p, Random& random) {
  Rows board(rows, std::string(columns, '#'));
  for (std::string& row : board) {
    for (char& cell : row) {
      if (random.chance(p)) cell = '.';
    }
  }
  return board;
}

// Returns a board in which every second row is free. Each other row consists of walls, except for
// one or two doors, which are free cells.
inline Rows corridors(int rows, int columns, Random& random) {
  Rows board(rows, std::string(columns, '.'));
  for (int r = 1; r < rows; r += 2) {
    board[r].assign(columns, '#');
    const int doors = random.between(1, 2);
    for (int i = 0; i < doors; ++i) board[r][random.below(columns)] = '.';
  }
  return board;
}

// Returns a board of square rooms of 2 x 2 or 3 x 3 cells. Each cell between rooms is free with
// probability 1/5.
inline Rows rooms(int rows, int columns, Random& random) {
  const int side = random.between(2, 3);
  Rows board(rows, std::string(columns, '.'));
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < columns; ++c) {
      const bool is_wall = r % (side + 1) == side || c % (side + 1) == side;
      if (is_wall && !random.percent(20)) board[r][c] = '#';
    }
  }
  return board;
}

// ---- The format

// Implements the format of a board: an input has the line "R C" and R rows of C characters.
struct Boards {
  using Value = Rows;
  static constexpr bool kSpellsOutItsSize = true;
  static constexpr const char *kFirst = "the number of rows", *kSecond = "the number of columns";

  Limits rows, columns;
  Moves moves;
  char wall = '#';
  bool king = false;  // the board has exactly one 'K', the start
  bool square = false;

  std::vector<Shape> shapes() const {
    return {{"random", "each cell is free with the same probability"},
            {"near-perfect", "at most three walls: the few exposed cells decide the answer"},
            {"corridors", "long paths joined by doors: greedy matchings are too small"},
            {"rooms", "small components, some of them joined: blossoms inside blossoms"}};
  }

  std::vector<const char*> parameters() const { return {"rows", "columns", "free"}; }

  Rows generate(const std::string& shape, const Request& request, Random& random) const {
    const int r = request.draw("rows", rows, 4, 8, 1000, random);
    const int c = square ? r : request.draw("columns", columns, 4, 8, 1000, random);
    Rows board = cells(shape, r, c, request, random);
    if (king) {
      const int place = random.below(std::int64_t{r} * c);
      board[place / c][place % c] = 'K';
    }
    return board;
  }

  Rows read(judge::Reader& in) const { return read_rest(in, in.integer(kFirst, 1)); }

  Rows read_rest(judge::Reader& in, int r) const {
    const int c = in.integer(kSecond, 1);
    matching_games::Board cells(c, matching_games::steps());
    judge::read_board(in, r, judge::Symbols{".", wall, king ? 'K' : '\0'}, cells);
    Rows board(r, std::string(c, '#'));
    for (int v = 0; v < cells.size(); ++v) {
      if (cells[v] != matching_games::kWall) board[cells.row(v)][cells.column(v)] = cells[v];
    }
    return board;
  }

  void write(const Rows& board, std::string& text) const {
    Rows rows_to_write = board;
    for (std::string& row : rows_to_write) std::replace(row.begin(), row.end(), '#', wall);
    text += rows_text(rows_to_write);
  }

  std::string measure(const Rows& board) const {
    return std::to_string(board.size()) + " x " + std::to_string(board[0].size()) + " cells, " +
           std::to_string(count_free(board)) + " free";
  }

  std::string broken_promise(const Rows& board) const {
    return broken_limit(
        {{kFirst, count_rows(board), rows}, {kSecond, count_columns(board), columns}});
  }

  std::vector<Position> positions(const Rows& board) const {
    if (board.size() * board[0].size() > kMostCellsOfPosition) return {};
    CellGraph graph = graph_of(board, moves);
    std::vector<Position> result(1);
    Position& position = result[0];
    position.size = static_cast<int>(graph.cells.size());
    position.edges = std::move(graph.edges);
    position.names.reserve(graph.cells.size());
    for (const auto& [r, c] : graph.cells) {
      if (board[r][c] == 'K') position.path.push_back(static_cast<int>(position.names.size()));
      position.names.push_back(std::to_string(r + 1) + ' ' + std::to_string(c + 1));
    }
    position.rows = static_cast<int>(board.size());
    position.columns = static_cast<int>(board[0].size());
    position.cells = std::move(graph.cells);
    return result;
  }

  std::string page() const {
    return "shape: 'board', " + page_of_board(moves, ".", std::string(1, wall), king ? "K" : "") +
           (square ? ", square: true" : "");
  }

  // Returns the ways to shrink a board: removing rows, removing columns, and replacing free cells
  // by walls. In a square board, rows are removed together with the columns of the same numbers.
  std::vector<Way<Rows>> ways(const Rows&) const {
    const auto removal = [king = king, square = square](bool is_row) {
      return [=](Rows& board, int first, int count) {
        if (count >= (is_row ? count_rows(board) : count_columns(board))) return false;
        if (is_row) erase(board, first, count);
        if (!is_row || square) erase_columns(board, first, count);
        return !king || std::any_of(board.begin(), board.end(), [](const std::string& row) {
          return row.find('K') != std::string::npos;
        });
      };
    };
    std::vector<Way<Rows>> all = {{count_rows, removal(true)}};
    if (!square) all.push_back({count_columns, removal(false)});
    all.push_back({count_free, wall_up});
    return all;
  }

 private:
  static Rows cells(const std::string& shape, int r, int c, const Request& request,
                    Random& random) {
    if (shape == "corridors") return corridors(r, c, random);
    if (shape == "rooms") return rooms(r, c, random);
    if (shape != "near-perfect") {
      return random_board(r, c, request.value("free", random.between(30, 100)) / 100, random);
    }
    Rows board(r, std::string(c, '.'));
    for (int walls = random.between(0, 3); walls > 0; --walls) {
      board[random.below(r)][random.below(c)] = '#';
    }
    return board;
  }
};

// Implements the format of a square board that is given by its walls: an input has the line "n m",
// where n is the side and m is the number of walls, and then the row and the column of each wall.
struct WallLists : Boards {
  static constexpr bool kSpellsOutItsSize = false;
  static constexpr const char* kFirst = "the side of the board";

  Rows read(judge::Reader& in) const {
    const int n = in.integer(kFirst, rows.least);
    const int count = in.integer("the number of blocked cells", 0);
    const auto walls = judge::read_pairs(in, count, {"the row of a blocked cell", 1, n},
                                         {"the column of a blocked cell", 1, n});
    Rows board(n, std::string(n, '.'));
    for (const auto& [r, c] : walls) board[r][c] = '#';
    return board;
  }

  void write(const Rows& board, std::string& text) const {
    const std::size_t n = board.size();
    text += std::to_string(n) + ' ' + std::to_string(n * n - count_free(board)) + '\n';
    for (std::size_t r = 0; r < n; ++r) {
      for (std::size_t c = 0; c < n; ++c) {
        if (board[r][c] == '#') text += std::to_string(r + 1) + ' ' + std::to_string(c + 1) + '\n';
      }
    }
  }
};

struct WallListsFormat : FormatOf<WallLists> {
  using FormatOf::FormatOf;

  // Checks the side before it makes a board, because a board with a large side and few walls may
  // not fit into the memory.
  std::string broken_promise(const std::string& text) const override {
    judge::Reader in(text);
    const int n = in.integer(WallLists::kFirst, kind_.rows.least);
    const std::string broken = broken_limit({{WallLists::kFirst, n, kind_.rows}});
    return broken.empty() ? FormatOf::broken_promise(text) : broken;
  }
};

}  // namespace instances

#endif  // INSTANCES_BOARDS_HPP
