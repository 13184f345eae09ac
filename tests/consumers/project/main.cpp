// SPDX-License-Identifier: CC0-1.0
#include <iostream>

#include "board/board.hpp"
#include "matching/csr_graph.hpp"
#include "matching/game.hpp"
#include "matching/version.hpp"

// The version, and whether the first player wins on a triangle with a tail and on two cells.
int main() {
  const matching::CsrGraph graph(4, {{0, 1}, {1, 2}, {2, 0}, {2, 3}});
  board::Board<4> cells(2, board::steps());
  cells.add_row("..");
  std::cout << matching::version() << ' ' << matching::Game<matching::CsrGraph>(graph, 3).wins()
            << matching::Game<board::Board<4>>(cells, cells.vertex(0, 1)).wins() << '\n';
}
