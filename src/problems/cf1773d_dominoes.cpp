// SPDX-License-Identifier: CC0-1.0
//
// Dominoes
// Codeforces 1773 D, NERC 2022 D
// https://codeforces.com/problemset/problem/1773/D
// Time: O(E sqrt V) + 10^6 pairs
//
// Dominoes can cover the free cells of a board. Counts the pairs of free cells without which the
// dominoes cannot cover the rest, up to 10^6 pairs.
//
// Any two cells of the same color are such a pair. So the answer is 10^6 if there are more than
// 2000 free cells: 1001 cells of each color give 1001 * 1000 pairs. Otherwise, let M be a perfect
// matching. Without the black cell u and a white cell v, the rest has a perfect matching exactly if
// v is the mate of u in M, or an M-alternating path that avoids u leads from v to this mate.

#include <algorithm>
#include <cstddef>
#include <vector>

#include "io/read_board.hpp"
#include "io/run.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/board.hpp"
#include "matching_games/matching_size.hpp"

constexpr int kMost = 1000000;

// Returns the number of white cells v such that a perfect matching covers all cells but u and v.
// The search never enters u, because it begins at the mate of u.
int count_partners(const matching_games::Board& board, const std::vector<int>& mate, int u) {
  std::vector<int> reached(1, mate[u]);
  std::vector<char> is_reached(mate.size(), 0);
  is_reached[mate[u]] = 1;
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const int w : board.neighbors(reached[i])) {
      if (!board.contains(w) || is_reached[mate[w]]) continue;
      is_reached[mate[w]] = 1;
      reached.push_back(mate[w]);
    }
  }
  return static_cast<int>(reached.size());
}

void solve(io::Reader& in, io::Writer& out) {
  const int rows = in.integer("the number of rows", 1);
  const int columns = in.integer("the number of columns", 1);
  matching_games::Board board(columns, matching_games::steps());
  io::read_board(in, rows, io::Symbols{".", '#', '\0'}, board);
  const matching_games::Chessboard side;
  const std::vector<int> mate = matching_games::bipartite_matching(board, side);
  int free = 0;
  for (int v = 0; v < board.size(); ++v) free += board.contains(v);
  if (2 * matching_games::matching_size(mate) != free) {
    in.fail("a board that dominoes can cover", "one that they cannot");
  }
  int pairs = kMost;
  if (free <= 2000) {
    pairs = free * (free - 1) / 2;
    for (int v = 0; v < board.size(); ++v) {
      if (mate[v] != -1 && side(v) == 0) pairs -= count_partners(board, mate, v);
    }
  }
  out << std::min(pairs, kMost) << '\n';
}

int main() { return io::run(solve); }
