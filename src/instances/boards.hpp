// SPDX-License-Identifier: CC0-1.0
//
// Defines the layouts of boards: rows of characters, and lists of blocked cells.
#ifndef INSTANCES_BOARDS_HPP
#define INSTANCES_BOARDS_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "instances/board_shapes.hpp"
#include "instances/format.hpp"
#include "instances/random.hpp"
#include "instances/request.hpp"
#include "instances/texts.hpp"
#include "instances/ways_to_shrink.hpp"
#include "io/read_board.hpp"
#include "io/read_pairs.hpp"
#include "io/reader.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/board.hpp"

namespace instances {

// The function cases() returns no graph for a board with more than this number of cells,
// because the graph would need too much memory.
constexpr std::size_t kMostCellsOfCase = 1 << 24;

// Returns the properties of a board for the page.
inline Properties properties_of_board(const char* layout, const Moves& moves,
                                      const std::string& free, const std::string& wall,
                                      const std::string& start) {
  std::vector<std::pair<int, int>> pairs;
  for (const matching_games::Move& move : moves) pairs.emplace_back(move.down, move.right);
  return {{"layout", std::string(layout)},
          {"moves", pairs},
          {"free", free},
          {"wall", wall},
          {"start", start}};
}

// Implements the layout of a board: a case has the line "R C" and R rows of C characters. If the
// board is square, a case has the line "N" and N rows of N characters.
struct Boards {
  using Value = Rows;  // with '.', '#' and 'K', whatever characters the input has

  Limits rows, columns;
  Moves moves;
  int flags = 0;
  char wall = '#', free = '.';
  bool king = flags & kKing, square = flags & kSquare, dominoes = flags & kPerfect;

  std::vector<Shape> shapes() const {
    return {{"random", texts::shapes::random_cells},
            {"near-perfect", texts::shapes::few_walls},
            {"corridors", texts::shapes::corridors},
            {"rooms", texts::shapes::rooms}};
  }

  Parameters parameters() const {
    if (square) return {{"rows", rows}, {"free"}};
    return {{"rows", rows}, {"columns", columns}, {"free"}};
  }

  Rows generate(const std::string& shape, const Request& request, Random& random) const {
    const int r = request.draw("rows", rows, 4, 8, 1000, random);
    const int c = square ? r : request.draw("columns", columns, 4, 8, 1000, random);
    check_parts(std::int64_t{r} * c);
    Rows board = cells(shape, r, c, request, random);
    if (dominoes) wall_up_exposed(board);
    if (king) {
      const int place = random.below(std::int64_t{r} * c);
      board[place / c][place % c] = 'K';
    }
    return board;
  }

  Head head() const {
    return {square ? "the side of the board" : "the number of rows", 1, Head().most,
            "the number of columns", rows};
  }

  Rows read(io::Reader& in, int r) const {
    const int c = square ? r : in.integer("the number of columns", 1);
    matching_games::Board cells(c, matching_games::steps());
    const char symbols[] = {free, '\0'};
    io::read_board(in, r, io::Symbols{symbols, wall, king ? 'K' : '\0'}, cells);
    Rows board(r, std::string(c, '#'));
    for (int v = 0; v < cells.size(); ++v) {
      const char cell = cells[v];
      if (cell != matching_games::kWall) {
        board[cells.row(v)][cells.column(v)] = cell == free ? '.' : cell;
      }
    }
    if (!dominoes) return board;
    Rows covered = board;
    wall_up_exposed(covered);
    if (covered != board) in.fail("a board that dominoes can cover", "one that they cannot");
    return board;
  }

  void write(const Rows& board, std::string& text) const {
    Rows rows_to_write = board;
    for (std::string& row : rows_to_write) {
      std::replace(row.begin(), row.end(), '#', wall);
      std::replace(row.begin(), row.end(), '.', free);
    }
    const std::string all = rows_text(rows_to_write);
    text += square ? std::to_string(board.size()) + all.substr(all.find('\n')) : all;
  }

  std::vector<Limited> limited(const Rows& board) const {
    return {{head().what, {count_of(board)}, rows},
            {"the number of columns", {count_of(board[0])}, columns},
            {"the number of free cells", {count_free(board)}}};
  }
  std::string broken_promise(const Rows&) const { return ""; }

  std::vector<Case> cases(const Rows& board) const {
    if (board.size() * board[0].size() > kMostCellsOfCase) return {};
    CellGraph graph = graph_of(board, moves);
    Case one_case;
    one_case.size = static_cast<int>(graph.cells.size());
    one_case.edges = std::move(graph.edges);
    one_case.names.reserve(graph.cells.size());
    for (const auto& [r, c] : graph.cells) {
      if (board[r][c] == 'K') one_case.path.push_back(static_cast<int>(one_case.names.size()));
      one_case.names.push_back(std::to_string(r + 1) + ' ' + std::to_string(c + 1));
    }
    one_case.rows = count_of(board);
    one_case.columns = count_of(board[0]);
    one_case.cells = std::move(graph.cells);
    return only(std::move(one_case));
  }

  Properties properties() const {
    return extended(properties_of_board("board", moves, std::string(1, free), std::string(1, wall),
                                        king ? "K" : ""),
                    {{"square", square}, {"dominoes", dominoes}});
  }

  Ways<Rows> ways(const Rows& board) const { return ways_of_board(board, square); }

 private:
  // Replaces cells by walls so that dominoes can cover the other free cells.
  static void wall_up_exposed(Rows& board) {
    matching_games::Board cells(count_of(board[0]), matching_games::steps());
    for (const std::string& row : board) cells.add_row(row);
    const std::vector<int> mate =
        matching_games::bipartite_matching(cells, matching_games::Chessboard());
    for (int v = 0; v < cells.size(); ++v) {
      if (cells.contains(v) && mate[v] == -1) board[cells.row(v)][cells.column(v)] = '#';
    }
  }

  static Rows cells(const std::string& shape, int r, int c, const Request& request,
                    Random& random) {
    if (shape == "corridors") return corridors(r, c, random);
    if (shape == "rooms") return rooms(r, c, random);
    if (shape != "near-perfect") {
      return random_board(r, c, request.value("free", 100, random.between(30, 100)) / 100, random);
    }
    Rows board(r, std::string(c, '.'));
    for (int walls = random.between(0, 3); walls > 0; --walls) {
      board[random.below(r)][random.below(c)] = '#';
    }
    return board;
  }
};

// Implements the layout of a board that is given by its blocked cells: a case has the numbers of
// rows, of columns and of blocked cells, and then the row and the column of each blocked cell. If
// the board is square, a case has its side in place of the numbers of rows and columns.
struct WallLists : Boards {
  Rows read(io::Reader& in, int r) const {
    const int c = square ? r : in.integer("the number of columns", 1);
    if (std::int64_t{r} * c > io::Reader::kMostCount) {
      throw io::InputError(io::Reader::message(in.line()));
    }
    const int count = in.integer("the number of blocked cells", 0);
    const auto walls = io::read_pairs(in, count, {"the row of a blocked cell", 1, r},
                                      {"the column of a blocked cell", 1, c});
    Rows board(r, std::string(c, '.'));
    for (const auto& [row, column] : walls) board[row][column] = '#';
    return board;
  }

  void write(const Rows& board, std::string& text) const {
    text += std::to_string(board.size()) + ' ';
    if (!square) text += std::to_string(board[0].size()) + ' ';
    Graph walls;
    for (int r = 0; r < count_of(board); ++r) {
      for (int c = 0; c < count_of(board[0]); ++c) {
        if (board[r][c] != '.') walls.edges.emplace_back(r, c);
      }
    }
    write_edges(walls, 1, text);
  }

  Properties properties() const {
    Properties all = Boards::properties();
    all[0].second = std::string("walls");
    return all;
  }
};

}  // namespace instances

#endif  // INSTANCES_BOARDS_HPP
