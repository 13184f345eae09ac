// SPDX-License-Identifier: CC0-1.0
//
// large_graphs [VERTICES] runs the library on graphs with the given number of vertices, by default
// a million. The alternating paths of these graphs are as long as possible, or their blossoms are
// nested as deeply as possible. The tests run this program with a small stack, where deep recursion
// would crash.
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

namespace mg = matching_games;
using Edges = std::vector<std::pair<int, int>>;

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

// Returns a board whose free cells form one long winding corridor.
mg::Board snake(int cells) {
  const int columns = 1000;
  mg::Board board(columns, mg::steps());
  for (int r = 0; r < cells / 500 - 1; ++r) {
    std::string row(columns, r % 2 == 0 ? '.' : '#');
    if (r % 2 == 1) row[r % 4 == 1 ? columns - 1 : 0] = '.';
    board.add_row(row);
  }
  return board;
}

// Tests what is computed on a graph whose maximum matchings expose `exposed` vertices. `side` is
// missing if the graph is not bipartite. If no vertex is exposed, then none is without the first
// and the last vertex, so that the last augmenting path leads through the whole graph.
template <class Graph, class... Side>
void test(const Graph& graph, int exposed, Side... side) {
  std::vector<int> all;
  for (int v = 0; v < graph.size(); ++v) {
    if (graph.contains(v)) all.push_back(v);
  }
  const int n = static_cast<int>(all.size()), first = all[0], last = all[n - 1];
  const std::vector<int> mate = mg::general_matching(graph);
  const std::vector<mg::VertexClass> classes = mg::gallai_edmonds(graph, mate);
  const int size = mg::matching_size(mate);
  CHECK_EQ(n - 2 * size, exposed);
  CHECK_EQ(mg::check_gallai_edmonds(graph, mate, classes), "");
  CHECK_EQ(flaw_of_all(graph, mate, classes, false), "");
  const auto general_classes = mg::edge_classes(graph, mate);

  std::vector<bool> in_d;
  for (const mg::VertexClass c : classes) in_d.push_back(c == mg::VertexClass::D);
  CHECK(mg::loses(graph) == in_d);
  mg::Game<Graph> game(graph, first);
  CHECK_EQ(game.wins(), !in_d[first]);
  if (game.wins()) game.play(game.winning_move());
  CHECK(!game.wins());

  mg::DynamicMatching<Graph> rest(graph);
  int left = size;
  for (const int v : {first, last}) left -= rest.erase(v);
  CHECK_EQ(mg::matching_size(rest.mate()), left);
  for (const int v : {first, last}) left += rest.insert(v);
  CHECK_EQ(mg::matching_size(rest.mate()), left);
  CHECK_EQ(left, size);

  if constexpr (sizeof...(side) > 0) {
    const std::vector<int> other = mg::bipartite_matching(graph, side...);
    CHECK_EQ(mg::matching_size(other), size);
    CHECK_EQ(mg::matching_size(mg::bipartite_matching(graph)), size);
    CHECK_EQ(flaw_of_bipartite(graph, other, side...), "");
    const auto edge_classes = mg::bipartite_edge_classes(graph, other, side...);
    for (const int v : {first, all[n / 2], last}) {
      const int w = mate[v];
      if (w != -1) CHECK(general_classes(v, w) == edge_classes(v, w));
    }
    CHECK(mg::bipartite_loses(graph, side...) == in_d);
    const std::vector<int> moves = mg::winning_moves_along(graph, all),
                           others = mg::bipartite_winning_moves_along(graph, all, side...);
    CHECK_EQ(moves[0] != -1, !in_d[first]);
    int differ = 0;
    for (int i = 0; i < n; ++i) differ += (moves[i] == -1) != (others[i] == -1);
    CHECK_EQ(differ, 0);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const int million = argc > 1 ? std::atoi(argv[1]) : 1000000;
  Edges ring = path(million);
  ring.emplace_back(million - 1, 0);
  Edges star;
  for (int v = 1; v < million; ++v) star.emplace_back(0, v);
  test(mg::CsrGraph(million, path(million)), 0, Parity());
  test(mg::CsrGraph(million + 1, path(million + 1)), 1, Parity());
  test(mg::CsrGraph(million, ring), 0, Parity());
  test(mg::CsrGraph(million, star), million - 2, [](int v) { return v > 0; });
  test(snake(million), 1, mg::Chessboard());
  test(mg::CsrGraph(million + 2, triangles(million + 2, 3)), 0);
  test(mg::CsrGraph(million + 1, triangles(million + 1, 2)), 1);
  test(mg::CsrGraph(million + 1, fan(million + 1)), 1);
  return check::result();
}
