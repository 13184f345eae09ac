// SPDX-License-Identifier: CC0-1.0
//
// Tests the solvers of the games on boards. The inputs are all small boards, random boards and
// large boards. For rabbit and egg, the inputs also contain all games on small boards.
#include "boards.hpp"
#include "check.hpp"
#include "games.hpp"
#include "oracle.hpp"
#include "solvers.hpp"

int main(int argc, char** argv) {
  const oracle::Options options = oracle::read_options(argc, argv);
  for (const boards::Game& game : boards::games()) {
    boards::test(game, solvers::of(game.problem), options);
  }
  games::test(solvers::of("noi2011_rabbit_egg"), options);
  return check::result();
}
