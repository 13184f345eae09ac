// SPDX-License-Identifier: CC0-1.0
#include "matching_games/internal/karp_sipser.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "families.hpp"
#include "instances/random.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/check_matching.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/general.hpp"
#include "matching_games/internal/induced_subgraph.hpp"
#include "matching_games/matching_size.hpp"
#include "matching_games/not_symmetric.hpp"
#include "oracle.hpp"

namespace {

using instances::Random;
using matching_games::CsrGraph;
using matching_games::matching_size;
using matching_games::internal::InducedSubgraph;
using Edges = std::vector<std::pair<int, int>>;
using View = matching_games::internal::ViewOf<Lists>;

template <class Graph>
std::vector<int> matched(const Graph& graph) {
  matching_games::internal::KarpSipser<Graph> start(graph);
  start.remove_leaves();
  start.match_core();
  return start.mate();
}

// Returns whether `mate` is a matching and no edge joins two exposed vertices.
template <class Graph>
bool is_maximal_matching(const Graph& graph, const std::vector<int>& mate) {
  if (!matching_games::check_matching(graph, mate).empty()) return false;
  for (int v = 0; v < graph.size(); ++v) {
    if (!graph.contains(v) || mate[v] != -1) continue;
    for (const int w : graph.neighbors(v)) {
      if (w != v && graph.contains(w) && mate[w] == -1) return false;
    }
  }
  return true;
}

// Tests the removal of leaves, which matches each leaf with its neighbor. The core is the part of
// the graph that remains. The matched pairs together with a maximum matching of the core must be a
// maximum matching of the graph. Every vertex of the core must have at least two neighbors in the
// core, counted with parallel edges. match_core() must not change the matched pairs. Without the
// removal of leaves, the core is the whole graph.
void test_core() {
  Random random(3);
  int cores = 0;
  for (int round = 0; round < 2000; ++round) {
    const int n = 1 + random.below(11);
    const CsrGraph whole(n, families::random_pairs(n, n, random.below(30), random));
    InducedSubgraph<CsrGraph> graph(whole);
    for (int v = 0; v < n; ++v) {
      if (random.percent(10)) graph.erase(v);
    }
    matching_games::internal::KarpSipser<InducedSubgraph<CsrGraph>> start(graph);
    start.remove_leaves();
    std::vector<int> outside = start.mate();
    InducedSubgraph<InducedSubgraph<CsrGraph>> core(graph);
    for (int v = 0; v < n; ++v) {
      if (!start.in_core(v)) {
        core.erase(v);
        continue;
      }
      CHECK(graph.contains(v));
      outside[v] = -1;
      int entries = 0;
      for (const int w : graph.neighbors(v)) entries += w != v && start.in_core(w);
      CHECK(entries >= 2);
      ++cores;
    }
    CHECK(matching_games::check_matching(graph, outside).empty());
    CHECK_EQ(matching_size(outside) + oracle::matching_numbers(oracle::adjacency(core)).back(),
             +oracle::matching_numbers(oracle::adjacency(graph)).back());
    start.match_core();
    CHECK(is_maximal_matching(graph, start.mate()));
    for (int v = 0; v < n; ++v) CHECK(core.contains(v) || start.mate()[v] == outside[v]);

    matching_games::internal::KarpSipser<InducedSubgraph<CsrGraph>> whole_core(graph);
    for (int v = 0; v < n; ++v) CHECK_EQ(whole_core.in_core(v), graph.contains(v));
    whole_core.match_core();
    CHECK(is_maximal_matching(graph, whole_core.mate()));
  }
  CHECK(cores > 1000);
}

// Tests KarpSipser and the searches that follow it on neighbor lists that are not symmetric. Each
// run must throw std::invalid_argument or match disjoint pairs. The vertices of a pair need not be
// neighbors.
void test_not_symmetric() {
  CHECK_THROWS(matched(Lists{{{1}, {}}}), std::invalid_argument);
  // The removal of leaves computes the only free neighbor of a leaf as an exclusive or of vertex
  // numbers. For these asymmetric lists, the result is a vertex on the same side as the leaf.
  // BipartiteMatcher must notice this and throw.
  const Lists one{
      {{7, 7, 3, 2, 3, 2, 5}, {5, 5}, {0, 4, 1}, {0, 0}, {6, 5, 6, 2}, {1, 1, 4}, {4, 4}, {0, 0}}};
  const Lists two{
      {{3, 5, 3}, {2, 7, 0, 0}, {3, 1, 6}, {2, 4, 0, 2}, {5, 3, 5}, {4, 0, 7}, {2, 7}, {1, 6}}};
  const auto run = [](const Lists& lists, const std::string& sides) {
    const View view(lists);
    matching_games::internal::KarpSipser<View> start(view);
    start.remove_leaves();
    const auto right = [&](int v) { return sides[v] == 'R'; };
    matching_games::internal::BipartiteMatcher<View>(view, start, right).run();
  };
  CHECK_THROWS(run(one, "RRLLRLLL"), std::invalid_argument);
  CHECK_THROWS(run(two, "LRLRLRRL"), std::invalid_argument);
  Random random(4);
  const auto side = [](int v) { return v % 2; };
  int starts = 0, bipartite = 0, general = 0;
  for (int round = 0; round < 20000; ++round) {
    const Lists any = random_lists(7, random);
    Lists two_sides = any;
    for (int v = 0; v < any.size(); ++v) {
      auto& list = two_sides.of[v];
      const auto same_side = [&](int w) { return side(w) == side(v); };
      list.erase(std::remove_if(list.begin(), list.end(), same_side), list.end());
    }
    starts += rejects([&] { CHECK(are_pairs(matched(any))); });
    bipartite += rejects([&] {
      const View view(two_sides);
      matching_games::internal::KarpSipser<View> start(view);
      if (round % 2 == 0) start.remove_leaves();
      matching_games::internal::BipartiteMatcher<View>(view, start, side).run(round % 3);
      CHECK(are_pairs(start.mate()));
    });
    general += rejects([&] { CHECK(are_pairs(matching_games::general_matching(any))); });
  }
  CHECK(starts > 1000);
  CHECK(bipartite > 1000);
  CHECK(general > 1000);
}

// Tests a hub with about 255 neighbors or many more, because the counter of the free (unmatched)
// neighbors of a vertex has one byte. Each neighbor has one leaf, with which the removal of leaves
// matches it. If the counter cannot hold the number of neighbors, the hub is then the only vertex
// of the core, and no neighbor is left for it.
void test_hub() {
  for (const int spokes : {253, 254, 255, 256, 257, 1000}) {
    Edges edges;
    for (int i = 0; i < spokes; ++i) {
      edges.emplace_back(0, 1 + i);
      edges.emplace_back(1 + i, 1 + spokes + i);
    }
    const CsrGraph spider(1 + 2 * spokes, edges);
    matching_games::internal::KarpSipser<CsrGraph> start(spider);
    start.remove_leaves();
    for (int v = 0; v < spider.size(); ++v) CHECK_EQ(start.in_core(v), v == 0 && spokes >= 255);
    for (const std::vector<int>& mate : {matched(spider), matching_games::general_matching(spider),
                                         matching_games::bipartite_matching(spider)}) {
      CHECK(is_maximal_matching(spider, mate));
      CHECK_EQ(matching_size(mate), spokes);
      CHECK(spokes < 255 || mate[0] == -1);
    }
  }
}

}  // namespace

int main() {
  CHECK(matched(CsrGraph(0, Edges())).empty());
  test_core();
  test_not_symmetric();
  test_hub();
  return check::result();
}
