// SPDX-License-Identifier: CC0-1.0
//
// Defines boards, their graphs, and the shapes of random boards.
#ifndef INSTANCES_BOARD_SHAPES_HPP
#define INSTANCES_BOARD_SHAPES_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "instances/random.hpp"
#include "instances/request.hpp"
#include "matching_games/board.hpp"

namespace instances {

// Stores a board as rows of characters. All rows have the same length.
using Rows = std::vector<std::string>;

// Returns "R C", the numbers of rows and columns, and the rows.
inline std::string rows_text(const Rows& rows) {
  std::string text = std::to_string(rows.size()) + ' ' + std::to_string(rows[0].size()) + '\n';
  for (const std::string& row : rows) text += row + '\n';
  return text;
}

// Returns the number of free cells. A free cell is marked '.', and a wall is marked '#'. The start,
// which is marked 'K' on some boards, does not count as a free cell.
inline int count_free(const Rows& rows) {
  std::ptrdiff_t free = 0;
  for (const std::string& row : rows) free += std::count(row.begin(), row.end(), '.');
  return static_cast<int>(free);
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
inline CellGraph graph_of(const Rows& rows, const Moves& moves) {
  matching_games::Board board(static_cast<int>(rows[0].size()), moves);
  for (const std::string& row : rows) board.add_row(row);
  CellGraph graph;
  std::vector<int> vertex(board.size(), -1);
  for (int v = 0; v < board.size(); ++v) {
    if (!board.contains(v)) continue;
    vertex[v] = static_cast<int>(graph.cells.size());
    graph.cells.emplace_back(board.row(v), board.column(v));
    for (const int w : board.neighbors(v)) {
      if (w < v && board.contains(w)) graph.edges.emplace_back(vertex[w], vertex[v]);
    }
  }
  return graph;
}

// ---- Shapes

// Returns a board whose cells are free with probability p, independently of each other.
inline Rows random_board(int rows, int columns, double p, Random& random) {
  check_parts(std::int64_t{rows} * columns);
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

}  // namespace instances

#endif  // INSTANCES_BOARD_SHAPES_HPP
