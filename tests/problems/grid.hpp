// SPDX-License-Identifier: CC0-1.0
//
// Boards in tests, as rows of characters.
#ifndef PROBLEMS_GRID_HPP
#define PROBLEMS_GRID_HPP

#include <random>
#include <string>
#include <vector>

#include "problems/brute_force.hpp"
#include "problems/matching_size.hpp"

namespace grid {

using Rows = std::vector<std::string>;

inline std::string text_of(const Rows& rows) {
  std::string text = std::to_string(rows.size()) + " " + std::to_string(rows[0].size()) + "\n";
  for (const std::string& row : rows) text += row + "\n";
  return text;
}

// The board number `walls` of all boards of this size: one bit for each cell.
inline Rows with_walls(int rows, int columns, unsigned walls, char wall) {
  Rows board(rows, std::string(columns, '.'));
  for (int i = 0; i < rows * columns; ++i) {
    if ((walls >> i & 1) != 0) board[i / columns][i % columns] = wall;
  }
  return board;
}

inline Rows random_board(std::mt19937& random, int rows, int columns,
                         std::mt19937::result_type percent_free, char wall) {
  Rows board(rows, std::string(columns, wall));
  for (std::string& row : board) {
    for (char& cell : row) {
      if (random() % 100 < percent_free) cell = '.';
    }
  }
  return board;
}

// Cell by cell, row after row; is_move(down, right) is the rule of the statement.
template <class IsMove>
brute_force::Adjacency adjacency_of(const Rows& board, char wall, IsMove is_move) {
  const int columns = static_cast<int>(board[0].size());
  const int cells = static_cast<int>(board.size()) * columns;
  brute_force::Adjacency adjacency(cells);
  for (int a = 0; a < cells; ++a) {
    if (board[a / columns][a % columns] == wall) continue;
    for (int b = 0; b < cells; ++b) {
      if (board[b / columns][b % columns] != wall &&
          is_move(b / columns - a / columns, b % columns - a % columns)) {
        adjacency[a].push_back(b);
      }
    }
  }
  return adjacency;
}

inline matching_size::Edges edges_of(const brute_force::Adjacency& adjacency) {
  matching_size::Edges edges;
  for (int v = 0; v < static_cast<int>(adjacency.size()); ++v) {
    for (const int w : adjacency[v]) {
      if (v < w) edges.emplace_back(v, w);
    }
  }
  return edges;
}

}  // namespace grid

#endif  // PROBLEMS_GRID_HPP
