// SPDX-License-Identifier: CC0-1.0
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "families.hpp"
#include "instances/edges.hpp"
#include "instances/random.hpp"
#include "matching_games/checked_size.hpp"
#include "matching_games/counting_graph.hpp"
#include "matching_games/general.hpp"
#include "oracle.hpp"
#include "winners.hpp"

namespace {

using instances::Random;
using Edges = std::vector<std::pair<int, int>>;

struct ListGraph : CountingGraph<oracle::Graph> {
  using CountingGraph::CountingGraph;
  ListGraph(int n, const Edges& edges) : CountingGraph(oracle::Graph(n, edges)) {}
};
using View = matching_games::internal::ViewOf<ListGraph>;

std::vector<int> by_phases(const ListGraph& graph, std::vector<int> mate, int* count = nullptr) {
  matching_games::internal::ShortestPhases<View> phases(graph, mate);
  int last = 0, number = 0;
  while (phases.run()) {
    ++number;
    CHECK(phases.length() > last);
    if (phases.length() <= last) break;
    last = phases.length();
  }
  CHECK(number * number <= 2 * graph.size() + 4 * number);
  if (count) *count = number;
  return mate;
}

// Checks that each way to compute a maximum matching finds as many pairs as general_matching(),
// whose matching is certified. Returns their number.
int expect(const ListGraph& graph) {
  const std::vector<int> none(graph.size(), -1), mate = matching_games::general_matching(graph);
  oracle::certified_classes(graph, mate);
  const int size = checked_size(graph, mate);
  matching_games::internal::KarpSipser<View> start(graph);
  start.remove_leaves();
  start.match_core();
  CHECK_EQ(checked_size(graph, by_phases(graph, start.mate())), size);
  CHECK_EQ(checked_size(graph, by_phases(graph, none)), size);
  std::vector<int> grown(none);
  matching_games::internal::BlossomForest<View> forest(graph, grown);
  for (int v = 0; v < graph.size(); ++v) {
    if (graph.contains(v)) forest.plant(v);
  }
  while (forest.grow()) {
  }
  CHECK_EQ(checked_size(graph, grown), size);
  return size;
}

// In ShortestPhases, the search for the shortest augmenting paths ends at a certain distance from
// the exposed vertices. In this graph, the search finds a blossom at just this distance, and two
// shortest augmenting paths cross the blossom.
void blossom_at_the_end() {
  // clang-format off
  const Edges edges = {{12, 2}, {12, 5}, {12, 11}, {1, 2}, {6, 8}, {12, 6}, {9, 13}, {11, 0},
                       {7, 6}, {3, 5}, {3, 8}, {0, 1}, {5, 10}, {4, 11}};
  // clang-format on
  CHECK_EQ(expect(ListGraph(14, edges)), 7);
}

void small_and_large_graphs() {
  for (int n = 0; n <= 6; ++n) {
    oracle::for_every_graph(n, [n](const Edges& edges) { expect(ListGraph(n, edges)); });
  }
  for (const auto& [count, most] : {std::pair(8000, 12), {1500, 80}, {100, 400}, {30, 20000}}) {
    Random random(static_cast<std::uint64_t>(most));
    for (int i = 0; i < count; ++i) expect(ListGraph(oracle::random_part(random, most)));
  }
}

// Checks that general_matching() finds `size` edges, and scans fewer than `more` entries more than
// the given steps of KarpSipser.
void expect_scans(const ListGraph& graph, bool leaves, bool core, long long more, int size) {
  matching_games::internal::KarpSipser<View> start(graph);
  graph.scans = 0;
  if (leaves) start.remove_leaves();
  if (core) start.match_core();
  const long long scans = graph.scans;
  graph.scans = 0;
  const auto mate = matching_games::general_matching(graph);
  CHECK(graph.scans < scans + more);
  CHECK_EQ(checked_size(graph, mate), size);
}

// Checks that general_matching() searches only the core, the part of the graph that is left after
// the removal of leaves. Here the core consists of two complete graphs K(5). The
// other vertices form two long paths, one attached to each K(5), and separate stars.
void search_keeps_to_the_core() {
  const int path = 10000, stars = 1000, sample = 4000;
  Edges edges;
  int n = 0;
  for (int k = 0; k < 2; ++k) {
    for (int v = 0; v < 5; ++v) {
      for (int w = 0; w < v; ++w) edges.emplace_back(n + w, n + v);
    }
    n += 5;
    for (int v = 0; v < path; ++v, ++n) edges.emplace_back(n - 1, n);
  }
  for (int k = 0; k < stars; ++k, n += 4) {
    for (int leaf = 1; leaf < 4; ++leaf) edges.emplace_back(n, n + leaf);
  }
  expect_scans(ListGraph(n, edges), true, false, sample + 500, 4 + path + stars);
}

// Checks that leaves are not removed from a dense graph, which would scan it twice more.
void dense_graphs_keep_their_leaves() {
  Edges edges;
  const int n = 2000, sample = 20 * 1000;
  for (int v = 0; v < n; ++v) {
    for (int step = 1; step <= 10; ++step) edges.emplace_back(v, (v + step) % n);
  }
  expect_scans(ListGraph(n, edges), false, true, sample, n / 2);
}

// Checks that no search starts if only one vertex is exposed, because an augmenting path has two
// exposed ends.
void one_exposed_vertex() {
  const int n = 10001, sample = 4000;
  Edges cycle;
  for (int v = 0; v < n; ++v) cycle.emplace_back(v, (v + 1) % n);
  expect_scans(ListGraph(n, cycle), true, true, sample, n / 2);
}

// Checks that the number of neighbor list entries that general_matching() scans grows at most like
// edges^1.2. Also makes matchings maximum with ShortestPhases, which augments along shortest paths
// in phases. Checks that a phase scans at most three times as many entries as there are.
void scans_stay_low() {
  for (const std::string shape : {"hexa", "odd-cliques", "triangle-path", "chains", "random"}) {
    double before = 0;  // the scans of the smaller graph, divided by edges^1.2
    for (const int n : {2500, 40000}) {
      Random random(4);
      const bool has_sides = shape == "chains";
      const instances::Graph some = has_sides ? families::bipartite(shape, n / 2, random)
                                              : families::general(shape, n, random);
      const Edges& edges = some.edges;
      const ListGraph graph(some.size, edges);
      graph.scans = 0;
      const auto mate = matching_games::general_matching(graph);
      const long long scans = graph.scans;
      graph.scans = 0;
      int phases = 0;
      const auto other = by_phases(graph, std::vector<int>(graph.size(), -1), &phases);
      const long long scans_phases = graph.scans;
      CHECK_EQ(checked_size(graph, mate), checked_size(graph, other));
      CHECK(scans_phases <= 6LL * static_cast<long long>(edges.size()) * (phases + 1));
      const double rate =
          static_cast<double>(scans) / std::pow(static_cast<double>(edges.size()), 1.2);
      CHECK(n == 2500 || rate <= before);
      before = rate;
    }
  }
}

// Checks that general_matching() plants further alternating trees when the trees that it has
// planted scan too much. The graph consists of blocks of three vertices. Random edges join vertices
// of a block, and two edges join each block to earlier blocks. If each batch of 64 trees grew to
// its end, general_matching() would scan each neighbor list entry more than 7 times on average.
// This test allows 6 times.
void batches_join() {
  Random random(6);
  const int n = 69999;
  Edges edges;
  for (int block = 0; block < n; block += 3) {
    for (int i = 0; i < 12; ++i) edges.emplace_back(block + i / 4, block + random.below(3));
    for (int i = 0; i < 2 && block > 0; ++i) {
      edges.emplace_back(block + random.below(3), random.below(block));
    }
  }
  const ListGraph graph(n, edges);
  graph.scans = 0;
  const auto mate = matching_games::general_matching(graph);
  const long long scans = graph.scans;
  oracle::certified_classes(graph, mate);
  CHECK(scans <= 12 * static_cast<long long>(edges.size()));
}

// Checks that general_matching() changes from alternating trees to augmentation along shortest
// paths on a graph where alternating trees are slow. The graph consists of many layers, and nearly
// every augmenting path crosses all layers. So each augmentation by alternating trees would
// dissolve a tree with half of the vertices, and general_matching() would have to grow this tree
// again.
void phases_take_over() {
  Random random(5);
  const auto [n, edges, left, weights] = families::bipartite("kuhn-far", 50000, random);
  const ListGraph graph(n, edges);
  const long long entries = 2 * static_cast<long long>(edges.size());
  matching_games::internal::KarpSipser<View> start(graph);
  start.remove_leaves();
  CHECK(!matching_games::internal::grow_forest(View(graph), start));
  graph.scans = 0;
  const auto mate = matching_games::general_matching(graph);
  const long long scans = graph.scans;
  oracle::certified_classes(graph, mate);
  CHECK(static_cast<double>(scans) <=
        static_cast<double>(entries) * (27 + 3 * std::sqrt(2.0 * n) + 6));
}

}  // namespace

int main() {
  blossom_at_the_end();
  small_and_large_graphs();
  search_keeps_to_the_core();
  dense_graphs_keep_their_leaves();
  one_exposed_vertex();
  scans_stay_low();
  batches_join();
  phases_take_over();
  return check::result();
}
