// SPDX-License-Identifier: CC0-1.0
//
// Tests the answers of the library below `#define int long long`. Below this macro, the literal 0
// does not have the type of the parameters. The library passes such a literal when it checks
// whether a graph has the function contains(). So the test uses graphs with vertices for which
// contains() returns false.
#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <limits>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"

#ifdef __clang__
#pragma clang diagnostic ignored "-Wkeyword-macro"
#endif
#define int long long
#include "matching_games/board.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/game.hpp"
#include "matching_games/geography.hpp"
using namespace matching_games;

// This graph is a path of 6 vertices: a cycle of 7 vertices without vertex 2.
struct Path {
  int size() const { return 7; }
  bool contains(int v) const { return v != 2; }
  std::vector<int> neighbors(int v) const { return {(v + 1) % 7, (v + 6) % 7}; }
};

signed main() {
  const Path path;
  CHECK(loses(path) == std::vector<bool>(7));
  Game<Path> on_path(path, 3);
  CHECK(on_path.winning_moves() == std::vector<int>{4});

  CHECK_THROWS(CsrGraph(2, {{0, 1LL << 32}}), std::invalid_argument);

  Board cells(4, steps());
  cells.add_row("...#");
  Game<Board> on_board(cells, cells.vertex(0, 0));
  CHECK(!on_board.wins());
  on_board.play(cells.vertex(0, 1));
  CHECK(on_board.winning_move() == cells.vertex(0, 2));
  return check::result();
}
