// SPDX-License-Identifier: CC0-1.0
#include "matching/karp_sipser.hpp"

#include <utility>
#include <vector>

#include "check.hpp"
#include "matching/certificate.hpp"
#include "matching/graph.hpp"
#include "oracle.hpp"
#include "random.hpp"

namespace {

using matching::CsrGraph;
using matching::InducedSubgraph;
using Edges = std::vector<std::pair<int, int>>;

template <class Graph>
std::vector<int> matched(const Graph& graph) {
  return matching::KarpSipser<Graph>(graph, [](int, int) {}).run();
}

int pairs(const std::vector<int>& mate) {
  int covered = 0;
  for (const int w : mate) covered += w != -1;
  return covered / 2;
}

// A matching, and no edge joins two vertices without a mate.
template <class Graph>
bool is_maximal_matching(const Graph& graph, const std::vector<int>& mate) {
  if (!matching::check_matching(graph, mate).empty()) return false;
  for (int v = 0; v < graph.size(); ++v) {
    if (!graph.contains(v) || mate[v] != -1) continue;
    for (const int w : graph.neighbors(v)) {
      if (w != v && graph.contains(w) && mate[w] == -1) return false;
    }
  }
  return true;
}

// On a forest the rule for single neighbors never errs.
void test_forests() {
  Random random(1);
  for (int round = 0; round < 200; ++round) {
    const int n = 1 + random.below(9);
    std::vector<oracle::Set> adjacent(static_cast<std::size_t>(n), 0);
    Edges edges;
    for (int v = 1; v < n; ++v) {
      if (random.percent(10)) continue;
      const int w = random.below(v);
      edges.emplace_back(w, v);
      adjacent[v] |= oracle::Set(1) << w;
      adjacent[w] |= oracle::Set(1) << v;
    }
    const std::vector<int> mate = matched(CsrGraph(n, edges));
    CHECK(is_maximal_matching(CsrGraph(n, edges), mate));
    CHECK_EQ(pairs(mate), +oracle::matching_numbers(adjacent).back());
  }
}

// A path 0, 7, 14, ... modulo n, which is prime, less its last vertex.
void test_path() {
  const int n = 10007;
  Edges edges;
  for (int i = 0; i + 2 < n; ++i) edges.emplace_back(7 * i % n, 7 * (i + 1) % n);
  CHECK_EQ(pairs(matched(CsrGraph(n, edges))), (n - 1) / 2);
}

// With loops, parallel edges and absent vertices.
void test_any_graph() {
  Random random(2);
  for (int round = 0; round < 500; ++round) {
    const int n = random.below(30);
    const CsrGraph whole(n, random.edges(n, random.below(60)));
    InducedSubgraph<CsrGraph> graph(whole);
    for (int v = 0; v < n; ++v) {
      if (random.percent(20)) graph.erase(v);
    }
    CHECK(is_maximal_matching(graph, matched(graph)));
  }
}

// More neighbors than are counted: a hub keeps its place until its turn comes.
void test_hubs() {
  for (const int leaves : {253, 254, 255, 256, 257, 1000}) {
    // Two hubs, each with its leaves, joined: the hubs must not take each other.
    Edges edges{{0, 1}};
    for (int i = 0; i < 2 * leaves; ++i) edges.emplace_back(i % 2, 2 + i);
    const CsrGraph stars(2 + 2 * leaves, edges);
    const std::vector<int> mate = matched(stars);
    CHECK(is_maximal_matching(stars, mate));
    CHECK_EQ(pairs(mate), 2);

    edges.clear();
    for (int v = 0; v < leaves; ++v) {
      for (int w = 0; w < leaves; ++w) edges.emplace_back(v, leaves + w);
    }
    CHECK_EQ(pairs(matched(CsrGraph(2 * leaves, edges))), leaves);
  }
}

void test_check_sees_each_entry() {
  const CsrGraph whole(4, Edges{{0, 1}, {0, 1}, {2, 2}, {1, 2}, {2, 3}});
  InducedSubgraph<CsrGraph> graph(whole);
  graph.erase(3);
  Edges seen;
  const matching::KarpSipser<InducedSubgraph<CsrGraph>> start(
      graph, [&seen](int v, int w) { seen.emplace_back(v, w); });
  CHECK(seen == Edges({{0, 1}, {0, 1}, {1, 0}, {1, 0}, {1, 2}, {2, 1}}));
}

}  // namespace

int main() {
  CHECK(matched(CsrGraph(0, Edges())).empty());
  test_forests();
  test_path();
  test_any_graph();
  test_hubs();
  test_check_sees_each_entry();
  return check::result();
}
