// SPDX-License-Identifier: CC0-1.0
//
// Boards for tests, as rows of characters.
#ifndef PROBLEMS_GRID_HPP
#define PROBLEMS_GRID_HPP

#include <string>
#include <vector>

#include "check.hpp"
#include "inputs.hpp"
#include "instances/random.hpp"
#include "instances/rows.hpp"
#include "problems/brute_force.hpp"
#include "problems/matching_size.hpp"

namespace grid {

using instances::Rows;

// Returns a board with a wall in cell i if bit i of `walls` is set.
inline Rows with_walls(int rows, int columns, unsigned walls, char wall) {
  Rows board(rows, std::string(columns, '.'));
  for (int i = 0; i < rows * columns; ++i) {
    if ((walls >> i & 1) != 0) board[i / columns][i % columns] = wall;
  }
  return board;
}

// Returns the neighbors of each cell; the cells are numbered row by row. is_move(down, right) is
// the move rule of the statement.
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

// ---- Boards with a king

inline int king_of(const Rows& board) {
  const int columns = static_cast<int>(board[0].size());
  int king = 0;
  while (board[king / columns][king % columns] != 'K') ++king;
  return king;
}

inline std::vector<Rows> every_board_with_a_king(int rows, int columns) {
  std::vector<Rows> boards;
  for (int king = 0; king < rows * columns; ++king) {
    for (unsigned walls = 0; walls < 1u << rows * columns; ++walls) {
      if ((walls >> king & 1) != 0) continue;
      boards.push_back(with_walls(rows, columns, walls, '#'));
      boards.back()[king / columns][king % columns] = 'K';
    }
  }
  return boards;
}

// Returns random boards with a king and at most 13 free cells, on which every game ends soon.
inline std::vector<Rows> boards_with_few_free_cells(int count, int most,
                                                    instances::Random& random) {
  std::vector<Rows> boards;
  for (; count > 0; --count) {
    const int rows = random.between(1, most), columns = random.between(1, most);
    Rows board(rows, std::string(columns, '#'));
    for (int free = random.below(14); free >= 0; --free) {
      const int cell = random.below(rows * columns);
      board[cell / columns][cell % columns] = free == 0 ? 'K' : '.';
    }
    boards.push_back(board);
  }
  return boards;
}

// Checks the solver on one input that contains all boards. The expected line for a board is
// "Case #i: " and outcome(board).
template <class Outcome>
void test_cases(void (*solve)(judge::Reader&, judge::Writer&), const std::vector<Rows>& boards,
                Outcome outcome) {
  std::string expected;
  for (std::size_t i = 0; i < boards.size(); ++i) {
    expected += "Case #" + std::to_string(i + 1) + ": " + outcome(boards[i]) + '\n';
  }
  const std::string answer = brute_force::answer(solve, inputs::text_of(boards));
  CHECK_EQ(answer.size(), expected.size());
  for (std::size_t from = 0, i = 0; from < expected.size(); ++i) {
    const std::size_t length = expected.find('\n', from) - from;
    check::equal(answer.substr(from, length), expected.substr(from, length), __FILE__, __LINE__,
                 instances::rows_text(boards[i]).c_str());
    from += length + 1;
  }
}

// A problem with a king on each board.
struct KingProblem {
  const char* name;
  void (*solve)(judge::Reader&, judge::Writer&);
  bool (*is_move)(int down, int right);
  const char *win, *lose;

  // Returns `win` or `lose` for a board. Tries every move.
  const char* by_play(const Rows& board) const {
    const brute_force::Adjacency adjacency = adjacency_of(board, '#', is_move);
    return brute_force::Play(adjacency).mover_wins(king_of(board)) ? win : lose;
  }
  // Returns `win` or `lose` for a board. Computes the size of a maximum matching.
  const char* by_rank(const Rows& board) const {
    const matching_size::Edges edges = edges_of(adjacency_of(board, '#', is_move));
    const int cells = static_cast<int>(board.size() * board[0].size());
    const int maximum = matching_size::by_rank(cells, edges);
    const int king = king_of(board);
    return matching_size::some_maximum_misses(king, cells, edges, maximum) ? lose : win;
  }

  void test_every_board(int rows, int columns) const {
    test_cases(solve, every_board_with_a_king(rows, columns),
               [this](const Rows& board) { return by_play(board); });
  }

  void test_random_boards() const {
    instances::Random random(2008);
    test_cases(solve, boards_with_few_free_cells(3000, 7, random),
               [this](const Rows& board) { return by_play(board); });
    for (int repetition = 0; repetition < 50; ++repetition) {
      test_cases(solve, inputs::boards_of(inputs::random_input(name, {}, random)),
                 [this](const Rows& board) { return by_rank(board); });
    }
  }
};

}  // namespace grid

#endif  // PROBLEMS_GRID_HPP
