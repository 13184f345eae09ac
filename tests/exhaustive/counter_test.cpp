// SPDX-License-Identifier: CC0-1.0
//
// Tests the library on graphs on which certain wrong or slow algorithms fail. Two of the tests have
// the names of the reports in public issue trackers that describe their graphs.

#include <iostream>
#include <utility>
#include <vector>

#include "check.hpp"
#include "families.hpp"
#include "instances/random.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/counting_graph.hpp"
#include "matching_games/dynamic_matching.hpp"
#include "matching_games/general.hpp"
#include "matching_games/geography.hpp"
#include "matching_games/matching_size.hpp"
#include "oracle.hpp"
#include "winners.hpp"

using matching_games::matching_size;
using oracle::Graph;

namespace {

long long edges_and_vertices(const Graph& graph) {
  long long result = graph.size();
  for (const std::vector<int>& list : graph.lists) result += static_cast<long long>(list.size());
  return result;
}

// Checks that general_matching() and bipartite_matching() find a maximum matching, and that each of
// these functions reads fewer neighbor list entries than 50 times the number of vertices and
// entries. An algorithm that repeats failed searches, or that reads the whole graph again for each
// augmenting path, would read each entry thousands of times.
void examine(const char* name, const Graph& graph) {
  const long long bound = 50 * edges_and_vertices(graph);
  const CountingGraph<Graph> counted(graph);
  const std::vector<int> mate = matching_games::general_matching(counted);
  std::cout << name << ": " << counted.scans << " for general_matching()";
  CHECK(counted.scans < bound);
  oracle::certified_classes(graph, mate);
  const matching_games::TwoColoring coloring = matching_games::two_coloring(graph);
  const std::vector<char>& side = coloring.side;
  if (coloring.bipartite) {
    const CountingGraph<Graph> again(graph);
    const std::vector<int> bipartite =
        matching_games::bipartite_matching(again, [&](int v) { return side[v] != 0; });
    std::cout << ", " << again.scans << " for bipartite_matching()";
    CHECK(again.scans < bound);
    CHECK_EQ(matching_size(bipartite), matching_size(mate));
    oracle::certified_classes(graph, bipartite);
  }
  std::cout << " of " << bound << " allowed" << std::endl;
}

// ---- Library Checker, issue 610: an augmenting search that ignores blossoms finds 6 edges

void issue610() {
  Graph graph(14);
  const std::pair<int, int> edges[] = {{0, 6},  {0, 5},  {0, 8}, {0, 2},   {1, 3},  {1, 13}, {1, 4},
                                       {2, 9},  {2, 11}, {2, 8}, {3, 7},   {3, 8},  {3, 11}, {4, 5},
                                       {5, 12}, {6, 10}, {6, 9}, {10, 11}, {12, 13}};
  for (const auto& e : edges) graph.add_edge(e.first, e.second);
  instances::Random random(610);
  for (int order = 0; order < 200; ++order) {
    const std::vector<int> name = random_labels(14, random);
    Graph other(14);
    for (const auto& e : edges) other.add_edge(name[e.first], name[e.second]);
    CHECK_EQ(matching_size(matching_games::general_matching(other)), 7);
    CHECK(matching_games::loses(other) == std::vector<bool>(14));
  }
}

// ---- Library Checker, issue 1068: a layered search that repeats its failed searches

// Adds a layered graph to the graph, and joins it to the layered graph that has been added before.
// Some matching exposes three of its vertices: the first two and the last. The layers are between
// these vertices. Each layer consists of three matched pairs, and each pair is joined to all pairs
// of the next layer. Every augmenting path ends at the last vertex. So after an augmenting path
// from one of the first two vertices, the search from the other vertex fails. A depth-first search
// that marks no vertices would then visit the same vertices again and again.
void add_layered(Graph& graph, int layers) {
  const int first = graph.size(), last = first + 6 * layers + 2;
  graph.lists.resize(last + 1);
  graph.present.resize(last + 1, 1);
  for (int layer = 0; layer < layers; ++layer) {
    for (int i = 0; i < 3; ++i) {
      const int left = first + 2 + 6 * layer, right = left + 3 + i;
      graph.add_edge(right, left + i);
      for (int j = 0; j < (layer == 0 ? 2 : 3); ++j) {
        graph.add_edge(layer == 0 ? first + j : left - 6 + j, right);
      }
    }
  }
  for (int i = 0; i < 3; ++i) graph.add_edge(last - 6 + i, last);
  if (first > 0) graph.add_edge(first, first - 2);
}

void issue1068() {
  Graph one, many;
  add_layered(one, 5000);
  examine("issue 1068", one);
  // The library must not repeat a search that finds no augmenting path. But the library starts from
  // a greedy matching. So in a single layered graph, every search may find an augmenting path. In
  // 60 layered graphs that are joined into one graph, some search is likely to fail.
  for (int copy = 0; copy < 60; ++copy) add_layered(many, 20 + copy % 7);
  examine("issue 1068, many", many);
}

// ---- Library Checker, issue 1124 (long augmenting paths, many phases), and every other family

void families_of_instances() {
  instances::Random random(1124);
  for (const families::Family& family : families::all()) {
    const instances::Graph graph = families::sparse(family, 20000, random);
    examine(family.name, Graph(graph.size, graph.edges));
  }
}

// ---- Far more parallel edges and loops than vertices

void parallel_edges_and_loops() {
  for (const int n : {1, 2, 3, 4, 5, 9}) {
    Graph graph(n);
    for (int k = 0; k < 20000; ++k) graph.add_edge(k % n, (k + 1) % n);
    for (int k = 0; k < 20000; ++k) graph.add_edge(k % n, k % n);
    const std::vector<int> mate = matching_games::general_matching(graph);
    CHECK_EQ(matching_size(mate), n / 2);
    oracle::certified_classes(graph, mate);
    matching_games::DynamicMatching<Graph> dynamic(graph);
    CHECK_EQ(dynamic.erase(0), n % 2 == 0);
    CHECK_EQ(dynamic.insert(0), n % 2 == 0);
    if (n > 2 && n % 2 == 1) continue;
    CHECK_EQ(matching_size(matching_games::bipartite_matching(graph)), n / 2);
  }
}

}  // namespace

int main() {
  issue610();
  issue1068();
  families_of_instances();
  parallel_edges_and_loops();
  return check::result();
}
