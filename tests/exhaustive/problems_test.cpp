// SPDX-License-Identifier: CC0-1.0
//
// Tests the solver of rabbit and egg on all games on small boards, by play.
#include "check.hpp"
#include "games.hpp"
#include "oracle.hpp"
#include "solvers.hpp"

int main(int argc, char** argv) {
  games::test(solvers::of("noi2011_rabbit_egg"), oracle::read_options(argc, argv));
  return check::result();
}
