// SPDX-License-Identifier: CC0-1.0
#include <iostream>

#include "matching_games/board.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/game.hpp"
#include "matching_games/version.hpp"

// Prints the version and whether the first player wins each of two games. The first game is played
// on a triangle with a tail, the second on a board of two cells.
int main() {
  const matching_games::CsrGraph graph(4, {{0, 1}, {1, 2}, {2, 0}, {2, 3}});
  matching_games::Board cells(2, matching_games::steps());
  cells.add_row("..");
  std::cout << matching_games::version() << ' '
            << matching_games::Game<matching_games::CsrGraph>(graph, 3).wins()
            << matching_games::Game<matching_games::Board>(cells, cells.vertex(0, 1)).wins()
            << '\n';
}
