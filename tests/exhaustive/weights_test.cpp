// SPDX-License-Identifier: CC0-1.0
//
// Runs the suite of weights (suite.hpp) with the library, whose proofs engine.hpp checks. It runs
// the search for blossoms also without the start by a fractional matching, which leaves it little
// to do, and lets its searches give up as early as possible, which they would not do on small
// graphs.
#include "check.hpp"
#include "exhaustive/suite.hpp"

int main(int argc, char** argv) {
  const oracle::Options options = oracle::read_options(argc, argv);
  suite::weights<Library>(options, options.is_long ? 100000 : 3000);
  instances::Random random(options.seed);
  const int n = options.is_long ? 100001 : 20001;
  for (const int more : {0, 1, 10, 1000}) {
    const inputs::Weights edges = inputs::nested(n, more, random);
    suite::report(n, edges, suite::flaw_of_weights<Library>(n, edges));
  }
  const inputs::Weights edges = inputs::triangles(n / 4, random);
  suite::report(n / 4, edges, suite::flaw_of_weights<Library>(n / 4, edges));
  return check::result();
}
