// SPDX-License-Identifier: CC0-1.0
//
// large_graphs [VERTICES] runs the library on graphs with the given number of vertices, by default
// a million. The alternating paths of these graphs are as long as possible, or their blossoms are
// nested as deeply as possible. The tests run this program with a small stack, where deep recursion
// would crash.
#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "exhaustive/certified.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/bipartite_edge_classes.hpp"
#include "matching_games/bipartite_geography.hpp"
#include "matching_games/bipartite_transcript.hpp"
#include "matching_games/board.hpp"
#include "matching_games/check_gallai_edmonds.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/dynamic_matching.hpp"
#include "matching_games/gallai_edmonds.hpp"
#include "matching_games/game.hpp"
#include "matching_games/general.hpp"
#include "matching_games/geography.hpp"
#include "matching_games/matching_size.hpp"
#include "matching_games/transcript.hpp"

namespace {

using matching_games::CsrGraph;
using Edges = std::vector<std::pair<int, int>>;

int million = 1000000;

struct Parity {
  int operator()(int v) const { return v % 2; }
};

// Returns the edges of the path 0 - 1 - 2 - ... The edge {0, 1} is the last, so that a greedy
// matching in this order pairs 1 with 2, 3 with 4, ... and exposes the vertex 0.
Edges path(int n) {
  Edges edges;
  for (int v = 1; v + 1 < n; ++v) edges.emplace_back(v, v + 1);
  edges.emplace_back(0, 1);
  return edges;
}

// Returns the edges of a row of triangles. If `step` is 3, an edge joins each triangle to the next
// triangle. If `step` is 2, each triangle shares a vertex with the next triangle. In that case a
// search from vertex 0 shrinks all triangles into nested blossoms.
Edges triangles(int n, int step) {
  Edges edges;
  for (int v = 0; v + 2 < n; v += step) {
    edges.emplace_back(v, v + 1);
    edges.emplace_back(v + 1, v + 2);
    edges.emplace_back(v + 2, v);
    if (step == 3 && v + 3 < n) edges.emplace_back(v + 2, v + 3);
  }
  return edges;
}

// Returns the edges of a path 0 - 1 - 2 - ... and edges from 0 to the vertices 2, 4, .... Each edge
// from 0 to such a vertex closes an odd cycle with the path from 0 to this vertex.
Edges fan(int n) {
  Edges edges = path(n);
  for (int v = 2; v < n; v += 2) edges.emplace_back(0, v);
  return edges;
}

template <class Graph>
int exposed_in(const Graph& graph, const std::vector<int>& mate) {
  int count = 0;
  for (int v = 0; v < graph.size(); ++v) count += graph.contains(v) && mate[v] == -1;
  return count;
}

template <class Graph>
void check_mate(const Graph& graph, const std::vector<int>& mate, int exposed) {
  CHECK_EQ(exposed_in(graph, mate), exposed);
  CHECK_EQ(matching_games::check_gallai_edmonds(graph, mate,
                                                matching_games::gallai_edmonds(graph, mate)),
           "");
}

void test_general(const Edges& edges, int n, int exposed) {
  const CsrGraph graph(n, edges);
  check_mate(graph, matching_games::general_matching(graph), exposed);

  // Two of the tested graphs have a perfect matching: a path and a chain of triangles. The code
  // erases the first and the last vertex, and inserts both vertices again. The last augmenting path
  // then leads through the whole graph, from the first to the last vertex.
  if (exposed > 0) return;
  matching_games::DynamicMatching<CsrGraph> rest(graph);
  CHECK(rest.erase(0));
  rest.erase(n - 1);
  CHECK_EQ(exposed_in(rest.graph(), rest.mate()), 0);
  CHECK(!rest.insert(0));
  CHECK(rest.insert(n - 1));
  CHECK_EQ(exposed_in(rest.graph(), rest.mate()), 0);
}

void test_path() {
  const CsrGraph even(million, path(million));
  check_mate(even, matching_games::bipartite_matching(even, Parity()), 0);
  matching_games::Game<CsrGraph> game(even, 0);
  CHECK(game.wins());
  CHECK_EQ(game.winning_move(), 1);
  game.play(1);
  CHECK(!game.wins());

  const CsrGraph odd(million + 1, path(million + 1));
  check_mate(odd, matching_games::bipartite_matching(odd), 1);
  const std::vector<bool> loses = matching_games::loses(odd);
  CHECK_EQ(std::count(loses.begin(), loses.end(), true), million / 2 + 1);
  std::vector<int> walk;
  for (int v = 0; v <= million; ++v) walk.push_back(v);
  const std::vector<int> moves = matching_games::winning_moves_along(odd, walk);
  for (int v : {0, 1, 2, million / 2, million - 1, million})
    CHECK_EQ(moves[v], v % 2 == 1 ? v + 1 : -1);
  CHECK(matching_games::winning_moves_along(odd, walk, Parity()) == moves);
}

// Tests the functions that classify vertices and edges on a path. If the number of vertices is
// even, the Dulmage-Mendelsohn decomposition has a block for each matched pair. If the number is
// odd, one block contains the whole path.
void test_parts_of_path(int n) {
  const CsrGraph graph(n, path(n));
  const std::vector<int> mate = matching_games::bipartite_matching(graph, Parity());
  CHECK_EQ(matching_games::matching_size(mate), n / 2);
  CHECK_EQ(flaw_of_all(graph, mate, matching_games::gallai_edmonds(graph, mate), false), "");
  CHECK_EQ(flaw_of_bipartite(graph, mate, Parity()), "");
  CHECK_EQ(matching_games::dulmage_mendelsohn(graph, mate, Parity()).blocks,
           n % 2 == 0 ? n / 2 + 2 : 2);
  const auto bipartite = matching_games::edge_classes(graph, mate, Parity());
  const auto general = matching_games::edge_classes(graph, mate);
  for (const int v : {0, 1, n / 2, n - 2}) {
    const auto expected = n % 2 == 1   ? matching_games::EdgeClass::some
                          : v % 2 == 0 ? matching_games::EdgeClass::every
                                       : matching_games::EdgeClass::none;
    CHECK(bipartite(v, v + 1) == expected);
    CHECK(general(v, v + 1) == expected);
  }
  const std::vector<bool> loses = matching_games::loses(graph, Parity());
  CHECK_EQ(std::count(loses.begin(), loses.end(), true), n % 2 == 0 ? 0 : n - n / 2);
  CHECK_EQ((matching_games::Game<CsrGraph>(graph, 0).wins()), n % 2 == 0);
  // If n is even, the matching without the ends of the path is perfect, so the augmenting path
  // leads through the whole path.
  matching_games::DynamicMatching<CsrGraph> grown(graph, {0, n - 1});
  CHECK(!grown.insert(0) || n % 2 == 1);
  CHECK_EQ(grown.insert(n - 1), n % 2 == 0);
}

// Tests dulmage_mendelsohn() on a cycle. The decomposition has three blocks: a square block with
// all vertices (as many on one side as on the other), and two blocks without vertices. The depth of
// the search that finds the square block grows with the length of the cycle.
void test_ring() {
  Edges edges = path(million);
  edges.emplace_back(million - 1, 0);
  const CsrGraph ring(million, edges);
  const std::vector<int> mate = matching_games::bipartite_matching(ring, Parity());
  CHECK_EQ(matching_games::dulmage_mendelsohn(ring, mate, Parity()).blocks, 3);
  CHECK_EQ(flaw_of_bipartite(ring, mate, Parity()), "");
}

// Tests a board whose free cells form one long winding corridor.
void test_snake() {
  const int rows = million / 500 - 1, columns = 1000;
  matching_games::Board snake(columns, matching_games::steps());
  for (int r = 0; r < rows; ++r) {
    std::string row(columns, r % 2 == 0 ? '.' : '#');
    if (r % 2 == 1) row[r % 4 == 1 ? columns - 1 : 0] = '.';
    snake.add_row(row);
  }
  check_mate(snake, matching_games::bipartite_matching(snake, matching_games::Chessboard()), 1);
  check_mate(snake, matching_games::general_matching(snake), 1);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc > 1) million = std::atoi(argv[1]);
  test_path();
  test_parts_of_path(million);
  test_parts_of_path(million / 5 + 1);
  test_ring();
  test_snake();
  test_general(path(million), million, 0);
  test_general(triangles(million + 2, 3), million + 2, 0);
  test_general(triangles(million + 1, 2), million + 1, 1);
  test_general(fan(million + 1), million + 1, 1);
  return check::result();
}
