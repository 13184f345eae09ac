// SPDX-License-Identifier: CC0-1.0
//
// Tests the library on graphs on which certain wrong or slow algorithms fail. Most of the graphs
// follow reports in public issue trackers, and these tests have the names of the reports. If the
// failing algorithm is short, the test contains this algorithm to show that it fails.

#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/counting_graph.hpp"
#include "matching_games/dynamic_matching.hpp"
#include "matching_games/general.hpp"
#include "matching_games/geography.hpp"
#include "matching_games/pairs.hpp"
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

// ---- Library Checker, issue 610: an augmenting search that ignores blossoms

class FalseSearch {
 public:
  explicit FalseSearch(const Graph& graph) : graph_(graph), mate_(graph.size(), -1) {}

  int run() {
    int edges = 0;
    for (bool found = true; found;) {
      found = false;
      for (int v = 0; v < graph_.size(); ++v) {
        seen_.assign(graph_.size(), 0);
        if (mate_[v] != -1 || !augment(v)) continue;
        ++edges;
        found = true;
      }
    }
    return edges;
  }

 private:
  bool augment(int v) {
    seen_[v] = 1;
    for (const int w : graph_.neighbors(v)) {
      if (seen_[w]) continue;
      seen_[w] = 1;
      if (mate_[w] != -1 && !augment(mate_[w])) continue;
      mate_[v] = w;
      mate_[w] = v;
      return true;
    }
    return false;
  }

  const Graph& graph_;
  std::vector<int> mate_;
  std::vector<char> seen_;
};

void issue610() {
  Graph graph(14);
  const std::pair<int, int> edges[] = {{0, 6},  {0, 5},  {0, 8}, {0, 2},   {1, 3},  {1, 13}, {1, 4},
                                       {2, 9},  {2, 11}, {2, 8}, {3, 7},   {3, 8},  {3, 11}, {4, 5},
                                       {5, 12}, {6, 10}, {6, 9}, {10, 11}, {12, 13}};
  for (const auto& e : edges) graph.add_edge(e.first, e.second);
  CHECK_EQ(FalseSearch(graph).run(), 6);
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

// Returns a graph, and sets `mate` to a matching of this graph. The matching exposes three
// vertices: the first two and the last. The layers are between these vertices. Each layer consists
// of three matched pairs, and each pair is joined to all pairs of the next layer. Every augmenting
// path ends at the last vertex. So after an augmenting path from one of the first two vertices, the
// search from the other vertex fails.
Graph layered(int layers, std::vector<int>& mate) {
  Graph graph(6 * layers + 3);
  mate.assign(graph.size(), -1);
  const auto left = [](int layer, int i) { return 2 + 6 * layer + i; };
  const auto right = [](int layer, int i) { return 2 + 6 * layer + 3 + i; };
  for (int layer = 0; layer < layers; ++layer) {
    for (int i = 0; i < 3; ++i) {
      graph.add_edge(right(layer, i), left(layer, i));
      mate[right(layer, i)] = left(layer, i);
      mate[left(layer, i)] = right(layer, i);
      for (int j = 0; j < (layer == 0 ? 2 : 3); ++j) {
        graph.add_edge(layer == 0 ? j : left(layer - 1, j), right(layer, i));
      }
    }
  }
  for (int i = 0; i < 3; ++i) graph.add_edge(left(layers - 1, i), 6 * layers + 2);
  return graph;
}

class UnmarkedSearch {
 public:
  UnmarkedSearch(const Graph& graph, std::vector<int> mate)
      : graph_(graph), mate_(std::move(mate)) {}

  // Computes the breadth-first layers of the exposed vertices 0 and 1. Then searches depth-first
  // along these layers for an augmenting path from each of the two vertices. The depth-first
  // searches mark no vertices, so a search that fails visits the same vertices again and again.
  // Returns how many neighbors these searches read. Stops as soon as the searches have read `limit`
  // neighbors.
  long long steps(long long limit) {
    limit_ = limit;
    depth_.assign(graph_.size(), -1);
    std::vector<int> queue = {0, 1};
    depth_[0] = depth_[1] = 0;
    for (std::size_t head = 0; head < queue.size(); ++head) {
      for (const int w : graph_.neighbors(queue[head])) {
        const int next = mate_[w];
        if (next == -1 || depth_[next] != -1) continue;
        depth_[next] = depth_[queue[head]] + 1;
        queue.push_back(next);
      }
    }
    for (const int root : {0, 1}) augment(root);
    return steps_;
  }

 private:
  bool augment(int v) {
    for (const int w : graph_.neighbors(v)) {
      if (++steps_ >= limit_) return false;
      const int next = mate_[w];
      if (next != -1 && (depth_[next] != depth_[v] + 1 || !augment(next))) continue;
      mate_[v] = w;
      mate_[w] = v;
      return true;
    }
    return false;
  }

  const Graph& graph_;
  std::vector<int> mate_, depth_;
  long long steps_ = 0, limit_ = 0;
};

void issue1068() {
  std::vector<int> mate;
  const Graph trap = layered(40, mate);
  CHECK(UnmarkedSearch(trap, mate).steps(1000000) >= 1000000);
  examine("issue 1068", layered(5000, mate));
  // The library must not repeat a search that finds no augmenting path. But the library starts from
  // a greedy matching instead of the matching that layered() makes. So in a single layered graph,
  // every search may find an augmenting path. In 60 layered graphs that are joined into one graph,
  // some search is likely to fail.
  Graph many;
  for (int copy = 0; copy < 60; ++copy) {
    const Graph next = layered(20 + copy % 7, mate);
    const int first = many.size();
    Graph larger(first + next.size());
    for (const auto& e : many.edges()) larger.add_edge(e.first, e.second);
    for (const auto& e : next.edges()) larger.add_edge(first + e.first, first + e.second);
    if (first > 0) larger.add_edge(first, first - 2);
    many = larger;
  }
  examine("issue 1068, many", many);
}

// ---- Library Checker, issue 1124: long augmenting paths, or many phases of Hopcroft-Karp

// Returns a graph with n vertices. The first six vertices are the core, a complete bipartite graph
// with three vertices on each side. The other vertices form paths of 2, 4, 6, ... vertices, as far
// as there are enough vertices. The first vertex of each path is joined to one vertex on one side
// of the core, and the last vertex to one vertex on the other side.
Graph chains_with_core(int n) {
  Graph graph(n);
  for (int v = 0; v < 6; v += 2) {
    for (int w = 1; w < 6; w += 2) graph.add_edge(v, w);
  }
  for (int first = 6, length = 1; first + 2 * length <= n; first += 2 * length, ++length) {
    for (int v = first + 1; v < first + 2 * length; ++v) graph.add_edge(v - 1, v);
    graph.add_edge(first, 2 * (length % 3) + 1);
    graph.add_edge(first + 2 * length - 1, 2 * (length % 3));
  }
  return graph;
}

// Returns a bipartite graph with n vertices, n / 2 on each side. Vertex v of one side is joined to
// the vertices v, v + 1, ..., v + width of the other side, as far as these vertices exist.
Graph staircase(int n, int width) {
  Graph graph(n);
  for (int v = 0; v < n / 2; ++v) {
    for (int k = 0; k <= width && v + k < n / 2; ++k) graph.add_edge(2 * v, 2 * (v + k) + 1);
  }
  return graph;
}

// Returns a row of triangles, each joined to the next. The augmenting paths are long after a bad
// greedy matching.
Graph triangles_in_a_row(int n) {
  Graph graph(n);
  for (int v = 0; v + 2 < n; v += 3) {
    graph.add_edge(v, v + 1);
    graph.add_edge(v + 1, v + 2);
    graph.add_edge(v + 2, v);
    if (v > 0) graph.add_edge(v - 1, v);
  }
  return graph;
}

// Returns a row of cycles, each of which shares a vertex with the next. Each cycle has a chord that
// closes a shorter odd cycle.
Graph chorded_cycles(int n, int length) {
  Graph graph(n);
  for (int first = 0; first + length <= n; first += length - 1) {
    for (int i = 0; i < length; ++i) graph.add_edge(first + i, first + (i + 1) % length);
    graph.add_edge(first, first + length / 2 / 2 * 2);
  }
  return graph;
}

void issue1124() {
  examine("issue 1124, chains with a core", chains_with_core(20000));
  examine("issue 1124, staircase", staircase(10000, 3));
  examine("issue 1124, triangles", triangles_in_a_row(20001));
  examine("issue 1124, chorded cycles", chorded_cycles(20000, 10));
  for (const int length : {11, 101, 1001}) {
    examine("issue 1124, odd cycles", chorded_cycles(20000, length));
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
  issue1124();
  parallel_edges_and_loops();
  return check::result();
}
