// SPDX-License-Identifier: CC0-1.0
//
// Racing Car Trail
// CERC 2011, BOJ 3419, BZOJ 3078
// https://www.acmicpc.net/problem/3419
// Time: O(E sqrt V)
//
// Players A and B take turns, A first, and move the car to an adjacent free cell that is still
// unvisited. The player who cannot move loses. Writes for each free cell of the board the name of
// the player who wins if the car starts there: B if some maximum matching of the free cells exposes
// this cell, otherwise A.

#include <vector>

#include "io/cases.hpp"
#include "io/read_board.hpp"
#include "io/run.hpp"
#include "matching_games/bipartite_geography.hpp"
#include "matching_games/board.hpp"

constexpr char kObstacle = 'X';

void solve(io::Reader& in, io::Writer& out) {
  while (const int rows =
             io::next_case(in, io::End::zeros, "the number of rows", "the number of columns")) {
    const int columns = in.integer("the number of columns", 1);
    matching_games::Board field(columns, matching_games::steps());
    io::read_board(in, rows, io::Symbols{".", kObstacle, '\0'}, field);

    const std::vector<bool> loses =
        matching_games::bipartite_loses(field, matching_games::Chessboard());
    for (int r = 0; r < rows; ++r) {
      for (int c = 0; c < columns; ++c) {
        const int v = field.vertex(r, c);
        out << (!field.contains(v) ? kObstacle : loses[v] ? 'B' : 'A');
      }
      out << '\n';
    }
    out << '\n';
  }
}

int main() { return io::run(solve); }
