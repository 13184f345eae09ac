// SPDX-License-Identifier: CC0-1.0
//
// long-necked deer
// Luogu P5030
// https://www.luogu.com.cn/problem/P5030
// Time: O(E sqrt V)
//
// A deer attacks the cells that are one row and three columns away, or three rows and one column.
// Computes how many deer can stand on the free cells of a board without attacking each other. This
// is the size of a maximum independent set of the graph of the moves, which is bipartite because
// every move changes the parity of the row. By Koenig's theorem the answer is the number of free
// cells minus the size of a maximum matching.

#include <new>
#include <string>
#include <utility>
#include <vector>

#include "io/read_pairs.hpp"
#include "io/run.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/board.hpp"
#include "matching_games/matching_size.hpp"

const std::vector<matching_games::Move> kMoves = {{-3, -1}, {-3, 1}, {-1, -3}, {-1, 3},
                                                  {1, -3},  {1, 3},  {3, -1},  {3, 1}};

void solve(io::Reader& in, io::Writer& out) {
  const int rows = in.integer("the number of rows", 1);
  const int columns = in.integer("the number of columns", 1);
  if (1LL * rows * columns > io::Reader::kMostCount) throw std::bad_alloc();
  const int count = in.integer("the number of blocked cells", 0);
  const auto blocked = io::read_pairs(in, count, {"the row of a blocked cell", 1, rows},
                                      {"the column of a blocked cell", 1, columns});

  matching_games::Board board(columns, kMoves);
  board.add_rows(rows, std::string(columns, '.'));
  for (const std::pair<int, int>& cell : blocked) {
    board[board.vertex(cell.first, cell.second)] = matching_games::kWall;
  }
  int free = 0;
  for (int v = 0; v < board.size(); ++v) free += board.contains(v);

  const std::vector<int> mate =
      matching_games::bipartite_matching(board, [&board](int v) { return board.row(v) & 1; });
  out << free - matching_games::matching_size(mate) << '\n';
}

int main() { return io::run(solve); }
