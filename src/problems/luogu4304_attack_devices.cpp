// SPDX-License-Identifier: CC0-1.0
//
// attack devices
// TJOI 2013, Luogu P4304
// https://www.luogu.com.cn/problem/P4304
// Time: O(E sqrt V)
//
// Computes how many knights can stand on the free cells of an n x n board, which are the zeros of
// the input, without attacking each other. This is the size of a maximum independent set of the
// graph of the knight's moves, which change the color of the cell. By Koenig's theorem the answer
// is the number of free cells minus the size of a maximum matching.

#include <vector>

#include "io/read_board.hpp"
#include "io/run.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/board.hpp"
#include "matching_games/matching_size.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int n = in.integer("the side of the board", 1);
  matching_games::Board board(n, matching_games::knight_moves());
  io::read_board(in, n, io::Symbols{"0", '1', '\0'}, board);
  int free = 0;
  for (int v = 0; v < board.size(); ++v) free += board.contains(v);

  const std::vector<int> mate =
      matching_games::bipartite_matching(board, matching_games::Chessboard());
  out << free - matching_games::matching_size(mate) << '\n';
}

int main() { return io::run(solve); }
