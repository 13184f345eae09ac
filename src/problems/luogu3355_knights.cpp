// SPDX-License-Identifier: CC0-1.0
//
// knights
// Luogu P3355
// https://www.luogu.com.cn/problem/P3355
// Time: O(E sqrt V)
//
// Computes how many knights can stand on the free cells of an n x n board without attacking each
// other. This is the size of a maximum independent set of the graph of the knight's moves. A
// knight's move changes the color of the cell, so the graph is bipartite. By Koenig's theorem the
// answer is the number of free cells minus the size of a maximum matching.

#include <new>
#include <string>
#include <utility>
#include <vector>

#include "io/read_pairs.hpp"
#include "io/run.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/board.hpp"
#include "matching_games/matching_size.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int n = in.integer("the side of the board", 1);
  if (1LL * n * n > io::Reader::kMostCount) throw std::bad_alloc();
  const int count = in.integer("the number of blocked cells", 0);
  const auto blocked = io::read_pairs(in, count, {"the row of a blocked cell", 1, n},
                                      {"the column of a blocked cell", 1, n});

  matching_games::Board board(n, matching_games::knight_moves());
  board.add_rows(n, std::string(n, '.'));
  for (const std::pair<int, int>& cell : blocked) {
    board[board.vertex(cell.first, cell.second)] = matching_games::kWall;
  }
  int free = 0;
  for (int v = 0; v < board.size(); ++v) free += board.contains(v);

  const std::vector<int> mate =
      matching_games::bipartite_matching(board, matching_games::Chessboard());
  out << free - matching_games::matching_size(mate) << '\n';
}

int main() { return io::run(solve); }
