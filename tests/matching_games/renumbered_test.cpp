// SPDX-License-Identifier: CC0-1.0
#include "matching_games/renumbered.hpp"

#include <cstdlib>
#include <limits>
#include <stdexcept>
#include <vector>

#include "check.hpp"
#include "families.hpp"
#include "instances/random.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/board.hpp"
#include "matching_games/check_matching.hpp"
#include "matching_games/checked_size.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/general.hpp"
#include "oracle.hpp"

namespace {

using instances::Random;
using matching_games::Renumbered;

// Checks that the copy has the present vertices and the neighbor lists of `graph` without the
// absent vertices, in the same order.
template <class Graph>
void check_copy(const Graph& graph, const Renumbered& copy) {
  int present = 0, wrong = 0;
  for (int v = 0; v < graph.size(); ++v) {
    const int c = copy.copy_of(v);
    wrong += (c != -1) != graph.contains(v);
    if (!graph.contains(v)) continue;
    ++present;
    if (c < 0 || c >= copy.size() || copy.original(c) != v) {
      ++wrong;
      continue;
    }
    std::vector<int> expected, found;
    auto&& ns = graph.neighbors(v);
    for (int i = 0; i < static_cast<int>(ns.size()); ++i) {
      if (graph.contains(ns[i])) expected.push_back(ns[i]);
    }
    for (const int w : copy.neighbors(c)) found.push_back(copy.original(w));
    wrong += found != expected;
  }
  CHECK_EQ(copy.size(), present);
  CHECK_EQ(wrong, 0);
}

void test_any_graph() {
  Random random(1);
  for (int round = 0; round < 2000; ++round) {  // with loops, parallel edges and absent vertices
    const int n = random.below(15), m = n == 0 ? 0 : random.below(30);
    oracle::Graph graph(n, random_pairs(n, m, random));
    for (char& present : graph.present) present = random.below(6) != 0;
    const Renumbered copy(graph);
    check_copy(graph, copy);
    const std::vector<int> mate = copy.translated(matching_games::general_matching(copy));
    CHECK_EQ(matching_games::check_matching(graph, mate), "");
    CHECK_EQ(matching_games::matching_size(mate),
             +oracle::matching_numbers(oracle::adjacency(graph)).back());
  }
}

// Checks that neighbors are close to each other in the copy, wherever they are in the graph.
void test_neighbors_come_close() {
  Random random(4);
  const int n = 100000;
  const auto [size, edges, left] = families::general("path", n, random);  // in random order
  const Renumbered copy((matching_games::CsrGraph(size, edges)));
  int far = 0;
  for (int v = 0; v < copy.size(); ++v) {
    for (const int w : copy.neighbors(v)) far += std::abs(v - w) > 32;
  }
  CHECK(far < 64);
}

void test_large_graphs() {
  Random random(2);
  const auto board = families::board(300, 300, 0.8, matching_games::steps(), random);
  check_copy(board, Renumbered(board));
  for (const char* shape : {"path", "random", "nested-blossoms", "geometric"}) {
    const auto [n, edges, left] = families::general(shape, 200000, random);
    const matching_games::CsrGraph graph(n, edges);
    const Renumbered copy(graph);
    check_copy(graph, copy);
    const std::vector<int> mate = copy.translated(matching_games::general_matching(copy));
    CHECK_EQ(checked_size(graph, mate),
             checked_size(graph, matching_games::general_matching(graph)));
  }
}

struct WithSides : oracle::Graph {
  using oracle::Graph::Graph;
  int side(int v) const { return sides[v]; }
  std::vector<char> sides;
};

// Checks that the copy has the sides of the graph, or else the sides of a two-coloring.
void test_sides() {
  Random random(3);
  for (int round = 0; round < 500; ++round) {
    const int n = 1 + random.below(12);
    WithSides graph(2 * n);
    for (int v = 0; v < 2 * n; ++v) graph.sides.push_back(static_cast<char>(v >= n));
    for (int i = 0; i < 2 * n; ++i) graph.add_edge(random.below(n), n + random.below(n));
    graph.present[random.below(2 * n)] = 0;
    const Renumbered copy(graph), plain(static_cast<const oracle::Graph&>(graph));
    int wrong = 0;
    for (int v = 0; v < copy.size(); ++v) wrong += copy.side(v) != graph.side(copy.original(v));
    CHECK_EQ(wrong, 0);
    for (const Renumbered* each : {&copy, &plain}) {
      const auto mate = matching_games::bipartite_matching(*each);
      CHECK_EQ(matching_games::check_matching(graph, each->translated(mate)), "");
      CHECK_EQ(matching_games::matching_size(mate),
               matching_games::matching_size(matching_games::bipartite_matching(graph)));
    }
  }
  const Renumbered path(std::vector<std::vector<int>>{{1}, {0}});
  CHECK_THROWS(path.translated({7, 7}), std::invalid_argument);
  CHECK_THROWS(path.translated({-1}), std::invalid_argument);
}

// A graph with 2^40 entries in its neighbor lists. No memory can hold the copy.
struct Endless {
  struct Entries {
    int size() const { return std::numeric_limits<int>::max(); }
    int operator[](int) const { return 0; }
  };
  int size() const { return 513; }
  bool contains(int) const { return true; }
  Entries neighbors(int) const { return {}; }
};

}  // namespace

int main() {
  CHECK_THROWS(Renumbered(Endless()), std::length_error);
  check_copy(oracle::Graph(), Renumbered(oracle::Graph()));
  test_any_graph();
  test_neighbors_come_close();
  test_large_graphs();
  test_sides();
  return check::result();
}
