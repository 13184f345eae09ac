// SPDX-License-Identifier: CC0-1.0
#include "matching_games/internal/match_rows.hpp"

#include <cstdlib>
#include <utility>
#include <vector>

#include "check.hpp"
#include "families.hpp"
#include "instances/random.hpp"
#include "matching_games/board.hpp"
#include "matching_games/check_matching.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/induced_subgraph.hpp"
#include "matching_games/internal/karp_sipser.hpp"

namespace {

using instances::Random;
using Board = matching_games::Board<4>;

Board random_board(int rows, int columns, int walls_per_mille, Random& random) {
  const double free = 1 - walls_per_mille / 1000.0;
  return families::board(rows, columns, free, matching_games::steps(), random);
}

// Computes a greedy matching. If `leaves` is true, first matches leaves, and the core is the part
// of the graph that is left. Otherwise the core is the whole graph. If `rows` is true, match_rows()
// then matches vertices of the core. Finally match_core() matches further vertices of the core.
// Returns the number of exposed vertices of the core. Checks that vertices outside the core keep
// their mates, and that no edge joins two exposed vertices of the core.
template <class Graph>
int exposed(const Graph& graph, bool rows, bool leaves = true) {
  matching_games::internal::KarpSipser<Graph> start(graph);
  if (leaves) start.remove_leaves();
  std::vector<char> core(static_cast<std::size_t>(graph.size()));
  for (int v = 0; v < graph.size(); ++v) core[v] = start.contains(v);
  const std::vector<int> before = start.mate();
  if (rows) matching_games::internal::match_rows(start);
  start.match_core();
  const std::vector<int>& mate = start.mate();
  CHECK_EQ(matching_games::check_matching(graph, mate), "");
  int count = 0;
  bool maximal = true, kept = true;
  for (int v = 0; v < graph.size(); ++v) {
    kept &= core[v] || mate[v] == before[v];
    if (!core[v] || mate[v] != -1) continue;
    ++count;
    auto&& ns = graph.neighbors(v);
    for (int i = 0; i < static_cast<int>(ns.size()); ++i) {
      maximal &= ns[i] == v || !core[ns[i]] || mate[ns[i]] != -1;
    }
  }
  CHECK(maximal);
  CHECK(kept);
  return count;
}

void test_full_boards() {
  Random random(1);
  for (int rows = 2; rows < 12; ++rows) {
    for (int columns = 2; columns < 12; ++columns) {
      const Board board = random_board(rows, columns, 0, random);
      CHECK_EQ(exposed(board, true), rows * columns % 2);
      CHECK_EQ(exposed(board, true, false), rows * columns % 2);
    }
  }
}

// Checks on boards with few walls that a greedy matching exposes over a quarter fewer vertices if
// match_rows() runs first. If one color of the chessboard has d more free cells than the other,
// every matching exposes at least d vertices. The test counts only the exposed vertices beyond d.
void test_nearly_full_boards() {
  Random random(2);
  int with = 0, without = 0;
  for (int round = 0; round < 15; ++round) {
    const Board board = random_board(700, 700, 5 << round % 3, random);
    int surplus = 0;
    for (int v = 0; v < board.size(); ++v) {
      if (board.contains(v)) surplus += matching_games::Chessboard()(v) == 0 ? 1 : -1;
    }
    with += exposed(board, true) - std::abs(surplus);
    without += exposed(board, false) - std::abs(surplus);
  }
  CHECK(with >= 0);
  CHECK(4 * with < 3 * without);
}

void test_boards_of_any_density() {
  Random random(3);
  for (int round = 0; round < 3000; ++round) {
    const int rows = 1 + random.below(12), columns = 1 + random.below(12);
    const Board board = random_board(rows, columns, random.below(500), random);
    exposed(board, true);
    exposed(board, true, false);
  }
}

// Tests random graphs with loops, parallel edges and hubs (vertices that are joined to all
// vertices), from which some vertices have been erased. The graphs also have rows: sequences of
// vertices v, v + 1, ... each of which is a neighbor of the next.
void test_any_graph() {
  Random random(4);
  for (int round = 0; round < 3000; ++round) {
    const int n = 1 + random.below(40);
    std::vector<std::pair<int, int>> edges = random_pairs(n, random.below(60), random);
    for (int v = 0; v + 1 < n; ++v) {
      if (random.percent(70)) edges.emplace_back(v + random.below(2), v);
    }
    if (random.percent(30)) {
      for (int v = 0; v < n; ++v) edges.emplace_back(n / 2, v);
    }
    const matching_games::CsrGraph whole(n, edges);
    matching_games::InducedSubgraph<matching_games::CsrGraph> graph(whole);
    for (int v = 0; v < n; ++v) {
      if (random.percent(10)) graph.erase(v);
    }
    exposed(graph, true);
    exposed(graph, true, false);
  }
}

// Checks that match_rows() changes nothing if there are no rows, that is, if no vertex v is a
// neighbor of v + 1.
void test_no_rows() {
  Random random(5);
  for (int round = 0; round < 100; ++round) {
    const int n = 2 + random.below(30);
    std::vector<std::pair<int, int>> edges;
    for (const std::pair<int, int>& edge : random_pairs(n, 3 * n, random)) {
      edges.emplace_back(edge.first, n + 1 + edge.second);
    }
    const matching_games::CsrGraph graph(2 * n + 1, edges);
    matching_games::internal::KarpSipser<matching_games::CsrGraph> start(graph);
    start.remove_leaves();
    const std::vector<int> before = start.mate();
    matching_games::internal::match_rows(start);
    CHECK(start.mate() == before);
  }
}

}  // namespace

int main() {
  test_full_boards();
  test_nearly_full_boards();
  test_boards_of_any_density();
  test_any_graph();
  test_no_rows();
  return check::result();
}
