// SPDX-License-Identifier: CC0-1.0
#include "matching_games/internal/local_copy.hpp"

#include <algorithm>
#include <cstdlib>
#include <stdexcept>
#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/checked_size.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/general.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/induced_subgraph.hpp"

namespace {

using instances::Random;
using matching_games::CsrGraph;
using matching_games::InducedSubgraph;
using matching_games::internal::LocalCopy;
using Edges = std::vector<std::pair<int, int>>;

Edges renamed(const Edges& edges, const std::vector<int>& name) {
  Edges result;
  for (const auto& e : edges) result.emplace_back(name[e.first], name[e.second]);
  return result;
}

Edges grid(int side) {
  Edges edges;
  for (int v = 0; v < side * side; ++v) {
    if (v % side > 0) edges.emplace_back(v, v - 1);
    if (v >= side) edges.emplace_back(v, v - side);
  }
  return edges;
}

// Returns whether each vertex that `graph` contains is in the copy exactly once and has the same
// neighbors there.
template <class Graph>
bool is_same_graph(const Graph& graph, const LocalCopy& copy) {
  std::vector<int> copied(static_cast<std::size_t>(graph.size()), 0);
  for (int v = 0; v < copy.size(); ++v) {
    const int original = copy.original(v);
    if (!copy.contains(v) || !graph.contains(original) || copied[original]++ != 0) return false;
    std::vector<int> expected, actual;
    for (const int w : graph.neighbors(original)) {
      if (graph.contains(w)) expected.push_back(w);
    }
    for (const int w : copy.neighbors(v)) actual.push_back(copy.original(w));
    if (expected != actual) return false;
  }
  for (int v = 0; v < graph.size(); ++v) {
    if (graph.contains(v) != (copied[v] == 1)) return false;
  }
  return true;
}

// Checks that a LocalCopy of a graph has the same vertices and edges as the graph. The graphs are
// grids with random vertex numbers, loops and parallel edges, from which 15 % of the vertices have
// been erased.
void test_same_graph() {
  Random random(1);
  for (int round = 0; round < 20; ++round) {
    const int side = 100 + random.below(20), n = side * side;
    Edges edges = grid(side);
    for (int i = 0; i < 100; ++i) edges.push_back(edges[random.below(n)]);
    for (int i = 0; i < 100; ++i) edges.emplace_back(i, i);
    const CsrGraph whole(n, renamed(edges, random_labels(n, random)));
    InducedSubgraph<CsrGraph> graph(whole);
    for (int v = 0; v < n; ++v) {
      if (random.percent(15)) graph.erase(v);
    }
    const LocalCopy copy(graph, 0);
    CHECK(copy.made());
    CHECK(is_same_graph(graph, copy));
  }
}

void test_neighbors_come_close() {
  Random random(2);
  const int side = 300, n = side * side;
  const CsrGraph scattered(n, renamed(grid(side), random_labels(n, random)));
  const LocalCopy copy(scattered);
  CHECK(copy.made());
  int farthest = 0;
  for (int v = 0; v < copy.size(); ++v) {
    for (const int w : copy.neighbors(v)) farthest = std::max(farthest, std::abs(v - w));
  }
  CHECK(farthest < 20 * side);  // about two layers of a breadth-first search
}

void test_made_where_it_pays() {
  Random random(3);
  const int side = 300, n = side * side;
  const std::vector<int> name = random_labels(n, random);
  CHECK(LocalCopy(CsrGraph(n, renamed(grid(side), name)), n - 1).made());
  CHECK(!LocalCopy(CsrGraph(n, renamed(grid(side), name)), n).made());
  CHECK(!LocalCopy(CsrGraph(n, grid(side))).made());                      // already local
  CHECK(!LocalCopy(CsrGraph(n, random_pairs(n, 3 * n, random))).made());  // not local in any order
  Edges sparse = random_pairs(n, 3 * n / 2, random);
  for (int v = 0; v < n; ++v) sparse.emplace_back(v, v);
  CHECK(!LocalCopy(CsrGraph(n, sparse)).made());
  CHECK(!LocalCopy(CsrGraph(n, Edges())).made());
  CHECK(!LocalCopy(CsrGraph(0, Edges()), -1).made());

  // If more than seven eighths of the vertices have been erased, LocalCopy always makes a copy.
  // LocalCopy copies the grid `few`, although neighbors already have close numbers. LocalCopy also
  // copies the random graph `few_broad`, although no numbering gives most neighbors close numbers.
  const CsrGraph local(n, grid(side));
  InducedSubgraph<CsrGraph> few(local);
  for (int v = n / 8; v < n; ++v) few.erase(v);
  CHECK(!LocalCopy(few).made());
  few.erase(0);
  CHECK(LocalCopy(few).made());
  CHECK(is_same_graph(few, LocalCopy(few)));
  for (int v = 1; v < n / 8; ++v) few.erase(v);
  CHECK(LocalCopy(few).made());
  CHECK_EQ(LocalCopy(few).size(), 0);
  const CsrGraph broad(n, random_pairs(n / 8 - 1, 3 * n / 8, random));
  InducedSubgraph<CsrGraph> few_broad(broad);
  for (int v = n / 8 - 1; v < n; ++v) few_broad.erase(v);
  CHECK(LocalCopy(few_broad).made());
}

// Stores a graph and checks that neighbors() is called only for vertices that the graph contains.
struct Strict : InducedSubgraph<CsrGraph> {
  using InducedSubgraph<CsrGraph>::InducedSubgraph;
  matching_games::internal::NeighborArray neighbors(int v) const {
    CHECK(contains(v));
    return InducedSubgraph<CsrGraph>::neighbors(v);
  }
};

// LocalCopy makes no copy of most graphs in which a breadth-first search has large layers, because
// the copy would not bring neighbors close together in memory. The graph of this test consists of
// cliques with five vertices each and of random edges. Here, too, the layers are large. But most
// neighbors are close together in the copy, so LocalCopy must make the copy.
void test_clusters() {
  Random random(7);
  const int n = 90000;
  Edges edges = random_pairs(n, 3 * n / 5, random);
  for (int v = 0; v < n; ++v) {
    for (int w = v / 5 * 5; w < v; ++w) edges.emplace_back(v, w);
  }
  const CsrGraph clustered(n, renamed(edges, random_labels(n, random)));
  CHECK(LocalCopy(clustered).made());
  Strict graph(clustered);
  for (int v = 0; v < n; v += 5) graph.erase(v);
  CHECK(LocalCopy(graph).made());
}

// Checks that general_matching() and bipartite_matching() return matchings of the graph, although
// these functions work on a LocalCopy, in which the vertices have other numbers.
void test_engines() {
  Random random(4);
  const int side = 240, n = side * side;
  const std::vector<int> name = random_labels(n, random);
  const Edges edges = renamed(grid(side), name);
  const CsrGraph graph(n, edges);
  CHECK(LocalCopy(graph).made());
  CHECK_EQ(checked_size(graph, matching_games::general_matching(graph)), n / 2);
  CHECK_EQ(checked_size(graph, matching_games::bipartite_matching(graph)), n / 2);
  std::vector<int> color(static_cast<std::size_t>(n));
  for (int v = 0; v < n; ++v) color[name[v]] = (v + v / side) % 2;
  CHECK_EQ(checked_size(graph,
                        matching_games::bipartite_matching(graph, [&](int v) { return color[v]; })),
           n / 2);
  color[name[n / 2]] ^= 1;
  CHECK_THROWS(matching_games::bipartite_matching(graph, [&](int v) { return color[v]; }),
               std::invalid_argument);
}

// Checks a graph from which some vertices have been erased. general_matching() and
// bipartite_matching() work on a LocalCopy of this graph, and must find a matching of the same size
// as forest_matching(), which works on the graph itself.
void test_engines_on_holes() {
  Random random(5);
  const int side = 240, n = side * side;
  const CsrGraph whole(n, renamed(grid(side), random_labels(n, random)));
  InducedSubgraph<CsrGraph> graph(whole);
  for (int v = 0; v < n; ++v) {
    if (random.percent(20)) graph.erase(v);
  }
  CHECK(LocalCopy(graph).made());
  matching_games::internal::KarpSipser<InducedSubgraph<CsrGraph>> start(graph);
  start.remove_leaves();
  matching_games::internal::forest_matching(graph, start, 20);
  const int expected = checked_size(graph, start.mate());
  CHECK(expected > 0);
  CHECK_EQ(checked_size(graph, matching_games::general_matching(graph)), expected);
  CHECK_EQ(checked_size(graph, matching_games::bipartite_matching(graph)), expected);
}

// Checks that LocalCopy copies only the core, the part of the graph that is left after the removal
// of leaves. Then tests general_matching() and bipartite_matching() on the whole graph. The core of
// this graph consists of complete bipartite graphs K(2, 4). A maximum matching exposes two vertices
// of each K(2, 4).
void test_engines_on_the_core() {
  Random random(6);
  const int n = 70000;
  Edges edges;
  for (int v = 0; v < 6000; v += 6) {
    for (int k = 0; k < 8; ++k) edges.emplace_back(v + k / 4, v + 2 + k % 4);  // K(2, 4)
  }
  for (int v = 6000; v + 1 < n; ++v) edges.emplace_back(v, v + 1);
  const CsrGraph graph(n, renamed(edges, random_labels(n, random)));
  matching_games::internal::KarpSipser<CsrGraph> core(graph);
  core.remove_leaves();
  CHECK(LocalCopy(core).made());
  CHECK_EQ(LocalCopy(core).size(), 6000);
  CHECK_EQ(checked_size(graph, matching_games::general_matching(graph)), 2000 + 32000);
  CHECK_EQ(checked_size(graph, matching_games::bipartite_matching(graph)), 2000 + 32000);
}

}  // namespace

int main() {
  test_same_graph();
  test_neighbors_come_close();
  test_made_where_it_pays();
  test_clusters();
  test_engines();
  test_engines_on_holes();
  test_engines_on_the_core();
  return check::result();
}
