// SPDX-License-Identifier: CC0-1.0
//
// The library on graphs of a million vertices, or as many as the argument says, in which
// alternating paths and nested blossoms are as long and as deep as they can be: to be run where the
// stack is small.
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/bipartite_edge_classes.hpp"
#include "matching_games/bipartite_geography.hpp"
#include "matching_games/bipartite_transcript.hpp"
#include "matching_games/board.hpp"
#include "matching_games/check_covers.hpp"
#include "matching_games/check_dulmage_mendelsohn.hpp"
#include "matching_games/check_gallai_edmonds.hpp"
#include "matching_games/check_tutte_berge.hpp"
#include "matching_games/covers.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/dulmage_mendelsohn.hpp"
#include "matching_games/dynamic.hpp"
#include "matching_games/edge_classes.hpp"
#include "matching_games/edge_list.hpp"
#include "matching_games/gallai_edmonds.hpp"
#include "matching_games/game.hpp"
#include "matching_games/general.hpp"
#include "matching_games/geography.hpp"
#include "matching_games/pairs.hpp"
#include "matching_games/transcript.hpp"
#include "matching_games/tutte_berge.hpp"

namespace {

using matching_games::CsrGraph;
using Edges = std::vector<std::pair<int, int>>;

int million = 1000000;

struct Parity {
  int operator()(int v) const { return v % 2; }
};

// 0 - 1 - 2 - ... Greedy pairs start at 1 where the edges that lead right come first.
Edges path(int n) {
  Edges edges;
  for (int v = 1; v + 1 < n; ++v) edges.emplace_back(v, v + 1);
  edges.emplace_back(0, 1);
  return edges;
}

// Triangles in a row. `step` 3: with an edge from each to the next; 2: each with a vertex of the
// next, so that from vertex 0 all become one blossom, in which each lies around the one before.
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

// Rings around each other: 0 is next to all the vertices 2, 4, ... of the path 0 - 1 - 2 - ...
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

  // Both ends of a graph with a perfect matching leave, and one comes back: a path from end to end.
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
  CHECK_EQ(matching_games::losing_starts(odd).size(), static_cast<std::size_t>(million / 2 + 1));
  std::vector<int> walk;
  for (int v = 0; v <= million; ++v) walk.push_back(v);
  const std::vector<bool> wins = matching_games::mover_wins_along(odd, walk);
  for (int v : {0, 1, 2, million / 2, million - 1, million}) CHECK_EQ(wins[v], v % 2 == 1);
  CHECK(matching_games::mover_wins_along(odd, walk, Parity()) == wins);
}

// What is found from a matching of a path: with an even number of vertices it is in blocks of one
// pair each, with an odd one it is one block.
void test_parts_of_path(int n) {
  matching_games::EdgeList list(n);
  for (const auto& e : path(n)) list.add_edge(e.first, e.second);
  const CsrGraph graph = list.graph();
  const std::vector<int> mate = matching_games::bipartite_matching(graph, Parity());
  const std::size_t pairs = static_cast<std::size_t>(n / 2),
                    rest = static_cast<std::size_t>(n) - pairs;
  CHECK_EQ(matching_games::matched_pairs(mate).size(), pairs);
  CHECK_EQ(matching_games::minimum_vertex_cover(graph, mate, Parity()).size(), pairs);
  CHECK_EQ(matching_games::maximum_independent_set(graph, mate, Parity()).size(), rest);
  CHECK_EQ(matching_games::check_edge_cover(graph, mate,
                                            matching_games::minimum_edge_cover(graph, mate)),
           "");
  const auto classes = matching_games::gallai_edmonds(graph, mate);
  const matching_games::TutteBerge proof = matching_games::tutte_berge(graph, classes);
  CHECK_EQ(proof.deficiency(), n % 2);
  CHECK_EQ(matching_games::check_tutte_berge(graph, mate, proof.barrier, proof.component,
                                             proof.components),
           "");
  const matching_games::DulmageMendelsohn parts =
      matching_games::dulmage_mendelsohn(graph, mate, Parity());
  CHECK_EQ(parts.blocks, n % 2 == 0 ? n / 2 + 2 : 2);
  CHECK_EQ(
      matching_games::check_dulmage_mendelsohn(graph, mate, Parity(), parts.block, parts.blocks),
      "");
  const matching_games::BipartiteEdgeClasses bipartite(graph, mate, Parity());
  const matching_games::EdgeClasses general(graph, mate);
  for (const int v : {0, 1, n / 2, n - 2}) {
    const auto expected = n % 2 == 1   ? matching_games::EdgeClass::some
                          : v % 2 == 0 ? matching_games::EdgeClass::every
                                       : matching_games::EdgeClass::none;
    CHECK(bipartite(v, v + 1) == expected);
    CHECK(general(v, v + 1) == expected);
  }
  CHECK_EQ(matching_games::losing_starts(graph, Parity()).size(), n % 2 == 0 ? 0 : rest);
  CHECK_EQ((matching_games::Game<CsrGraph>(graph, 0, mate).wins()), n % 2 == 0);
  // All but one pair in the middle, so that the path to it is long.
  std::vector<int> shifted(n, -1);
  for (int v = 1; v + 1 < n - n % 2; v += 2) shifted[v] = v + 1, shifted[v + 1] = v;
  const matching_games::DynamicMatching<CsrGraph> grown(graph, {}, shifted);
  CHECK_EQ(matching_games::matching_size(grown.mate()), n / 2);
}

// One square block, found from one end to the other.
void test_ring() {
  Edges edges = path(million);
  edges.emplace_back(million - 1, 0);
  const CsrGraph ring(million, edges);
  const std::vector<int> mate = matching_games::bipartite_matching(ring, Parity());
  const matching_games::DulmageMendelsohn parts =
      matching_games::dulmage_mendelsohn(ring, mate, Parity());
  CHECK_EQ(parts.blocks, 3);
  CHECK_EQ(matching_games::check_dulmage_mendelsohn(ring, mate, Parity(), parts.block, 3), "");
}

// A corridor that winds through a board.
void test_snake() {
  const int rows = 1999, columns = 1000;
  matching_games::Board<4> snake(columns, matching_games::steps());
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
