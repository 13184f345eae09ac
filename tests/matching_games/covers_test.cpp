// SPDX-License-Identifier: CC0-1.0
#include "matching_games/covers.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/check_covers.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/error_of.hpp"
#include "matching_games/general.hpp"
#include "matching_games/induced_subgraph.hpp"
#include "oracle.hpp"

namespace {

using matching_games::CsrGraph;
using Graph = matching_games::InducedSubgraph<CsrGraph>;
using Edges = std::vector<std::pair<int, int>>;
using Vertices = std::vector<int>;

int parity(int v) { return v % 2; }

template <class G>
void check_sets(const G& graph, const Vertices& cover, const Vertices& independent) {
  const Vertices mate = matching_games::bipartite_matching(graph, parity);
  CHECK(matching_games::minimum_vertex_cover(graph, mate, parity) == cover);
  CHECK(matching_games::maximum_independent_set(graph, mate, parity) == independent);
}

void test_vertex_sets() {
  check_sets(CsrGraph(0, Edges()), {}, {});
  check_sets(CsrGraph(1, Edges()), {}, {0});
  check_sets(CsrGraph(1, Edges{{0, 0}}), {}, {0});
  check_sets(CsrGraph(2, Edges{{0, 1}, {1, 0}}), {0}, {1});
  const CsrGraph path(5, Edges{{0, 1}, {1, 2}, {2, 3}, {3, 4}});
  check_sets(path, {1, 3}, {0, 2, 4});
  check_sets(Graph(path, {4}), {0, 2}, {1, 3});
  check_sets(Graph(path, {2}), {0, 4}, {1, 3});
  check_sets(Graph(path, {0, 1, 2, 3, 4}), {}, {});
  // A star, K(3, 3), and a cycle with 6 vertices.
  check_sets(CsrGraph(6, Edges{{1, 0}, {1, 2}, {1, 4}}), {1}, {0, 2, 3, 4, 5});
  Edges k33;
  for (const int v : {0, 2, 4}) {
    for (const int w : {1, 3, 5}) k33.emplace_back(v, w);
  }
  check_sets(CsrGraph(6, k33), {0, 2, 4}, {1, 3, 5});
  check_sets(CsrGraph(6, Edges{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 0}}), {0, 2, 4},
             {1, 3, 5});
  // The graph has a block with more vertices on side 0, one with more on side 1, and an edge
  // between.
  const CsrGraph blocks(8, Edges{{0, 1}, {2, 1}, {1, 4}, {4, 3}, {3, 6}, {6, 5}, {6, 7}});
  check_sets(blocks, {1, 4, 6}, {0, 2, 3, 5, 7});
}

// Without given sides, the first vertex of each component is on side 0.
void test_sides_found() {
  const CsrGraph graph(5, Edges{{0, 1}, {3, 4}, {4, 2}, {2, 1}, {1, 1}});
  const Vertices mate = matching_games::bipartite_matching(graph);
  CHECK(matching_games::minimum_vertex_cover(graph, mate) == Vertices({1, 4}));
  CHECK(matching_games::maximum_independent_set(graph, mate) == Vertices({0, 2, 3}));
  const CsrGraph edge(4, Edges{{3, 1}});
  CHECK(matching_games::minimum_vertex_cover(edge, {-1, 3, -1, 1}) == Vertices({1}));
  CHECK(matching_games::maximum_independent_set(edge, {-1, 3, -1, 1}) == Vertices({0, 2, 3}));
}

// Compares hall_violator() with the definition: among the sets of vertices on side 0 that have the
// most vertices more than neighbors, it is the smallest. This set is the intersection of them all.
std::string flaw_of_hall_violator(const oracle::Graph& graph) {
  const auto adjacent = oracle::adjacency(graph);
  oracle::Set side_0 = 0, smallest = 0;
  for (int v = 0; v < graph.size(); v += 2) {
    if (graph.contains(v)) side_0 |= oracle::Set(1) << v;
  }
  int most = 0;
  for (oracle::Set s = side_0; s != 0; s = (s - 1) & side_0) {
    oracle::Set reached = 0;
    int surplus = 0;
    for (int v = 0; v < graph.size(); ++v) {
      if (!oracle::has(s, v)) continue;
      reached |= adjacent[v];
      ++surplus;
    }
    for (; reached != 0; reached &= reached - 1) --surplus;
    if (surplus > 0 && surplus == most) smallest &= s;
    if (surplus > most) smallest = s;
    most = std::max(most, surplus);
  }
  oracle::Set found = 0;
  const Vertices mate = matching_games::bipartite_matching(graph, parity);
  const Vertices violator = matching_games::hall_violator(graph, mate, parity);
  for (const int v : violator) found |= oracle::Set(1) << v;
  if (!std::is_sorted(violator.begin(), violator.end())) return "hall_violator() is not ascending";
  const std::string flaw = matching_games::check_hall_violator(graph, mate, parity, violator);
  if (!flaw.empty()) return flaw;
  return found == smallest ? "" : "hall_violator() is not the smallest of the best sets";
}

void test_hall_violators() {
  for (int code = 0; code < 1 << 12; ++code) {  // 4 vertices on side 0, 3 on side 1
    oracle::Graph graph(7);
    for (int i = 0; i < 12; ++i) {
      if ((code >> i & 1) != 0) graph.add_edge(i / 3 * 2, i % 3 * 2 + 1);
    }
    if (!oracle::check_graph(graph, flaw_of_hall_violator, __FILE__, __LINE__)) return;
  }
  instances::Random random(1935);
  for (int repetition = 0; repetition < 500; ++repetition) {
    oracle::Graph graph(random.between(1, 16));
    for (int edges = random.below(24); edges > 0; --edges) {
      const int v = random.below(graph.size()), w = random.below(graph.size());
      if ((v + w) % 2 == 1 || v == w) graph.add_edge(v, w);
    }
    for (char& there : graph.present) there = !random.percent(10);
    if (!oracle::check_graph(graph, flaw_of_hall_violator, __FILE__, __LINE__)) return;
  }
}

void test_checker_of_hall_violators() {
  using matching_games::check_hall_violator;
  const CsrGraph star(6, Edges{{0, 1}, {2, 1}, {4, 1}, {4, 3}, {4, 4}});
  const Vertices mate = {1, 0, -1, 4, 3, -1};
  CHECK_EQ(check_hall_violator(star, mate, parity, {0, 2}), "");
  CHECK_EQ(check_hall_violator(star, mate, parity, {0, 2, 4}), "");
  CHECK_EQ(check_hall_violator(star, mate, parity, {2}),
           "the set has 1 vertices and 1 neighbors, but the matching exposes 1 vertices on side 0");
  CHECK_EQ(check_hall_violator(star, {1, 0, -1, -1, -1, -1}, parity, {0, 2}),
           "the set has 2 vertices and 1 neighbors, but the matching exposes 2 vertices on side 0");
  CHECK_EQ(check_hall_violator(star, mate, parity, {5}), "vertex 5 of the set is not on side 0");
  CHECK_EQ(check_hall_violator(star, mate, parity, {2, 2}), "vertex 2 is twice in the set");
  CHECK_EQ(check_hall_violator(star, mate, [](int) { return 0; }, {0, 2}),
           "the neighbors 0 and 1 are both on side 0");
}

template <class G>
void expect_edge_cover(const G& graph, const Vertices& mate, const Edges& expected) {
  CHECK(matching_games::minimum_edge_cover(graph, mate) == expected);
}

void test_edge_covers() {
  expect_edge_cover(CsrGraph(0, Edges()), {}, {});
  expect_edge_cover(CsrGraph(2, Edges{{0, 0}}), {-1, -1}, {});
  expect_edge_cover(CsrGraph(2, Edges{{1, 0}, {0, 1}}), {1, 0}, {{0, 1}});
  const CsrGraph path(5, Edges{{0, 1}, {1, 2}, {2, 3}, {3, 4}});
  expect_edge_cover(path, {1, 0, 3, 2, -1}, {{0, 1}, {2, 3}, {3, 4}});
  expect_edge_cover(path, {-1, 2, 1, 4, 3}, {{0, 1}, {1, 2}, {3, 4}});
  expect_edge_cover(Graph(path, {1}), {-1, -1, 3, 2, -1}, {{2, 3}, {3, 4}});
  const CsrGraph triangle(3, Edges{{0, 1}, {1, 2}, {2, 0}});
  expect_edge_cover(triangle, {1, 0, -1}, {{0, 1}, {1, 2}});
  expect_edge_cover(triangle, {-1, 2, 1}, {{0, 1}, {1, 2}});
  // The mate of the center is before, between and after the exposed leaves.
  const CsrGraph star(5, Edges{{2, 4}, {2, 1}, {0, 2}, {3, 2}, {2, 2}});
  expect_edge_cover(star, {2, -1, 0, -1, -1}, {{0, 2}, {1, 2}, {2, 3}, {2, 4}});
  expect_edge_cover(star, {-1, -1, 3, 2, -1}, {{0, 2}, {1, 2}, {2, 3}, {2, 4}});
  expect_edge_cover(star, {-1, -1, 4, -1, 2}, {{0, 2}, {1, 2}, {2, 3}, {2, 4}});
  const CsrGraph low(5, Edges{{0, 4}, {0, 1}, {2, 0}, {3, 0}});
  expect_edge_cover(low, {2, -1, 0, -1, -1}, {{0, 1}, {0, 2}, {0, 3}, {0, 4}});
}

void test_bad_arguments() {
  const CsrGraph path(4, Edges{{0, 1}, {1, 2}, {2, 3}}), triangle(3, Edges{{0, 1}, {1, 2}, {2, 0}});
  const auto one = [](int) { return 1; };
  const auto check = [&](const std::string& name, auto given, auto found) {
    const std::string caller = "matching_games::" + name + ": ";
    CHECK_EQ(error_of([&] {
               given(path, Vertices({1, 0, 3, 2}), one);
             }),
             caller + "the edge 0 - 1 joins two vertices of the same side");
    CHECK_EQ(error_of([&] {
               given(path, Vertices({1, 0, 3}), parity);
             }),
             caller + "mate does not have one entry for each vertex");
    CHECK_EQ(error_of([&] {
               given(path, Vertices({1, 0, 1, -1}), parity);
             }),
             caller + "mate is not a matching: 2 has the mate 1, which has another mate");
    CHECK_EQ(error_of([&] {
               given(path, Vertices({-1, 2, 1, -1}), parity);
             }),
             caller + "the graph is not bipartite, or the matching is not maximum");
    CHECK_EQ(error_of([&] {
               found(triangle, Vertices({1, 0, -1}));
             }),
             caller + "the edge 1 - 2 lies on an odd cycle");
    CHECK_EQ(error_of([&] {
               found(path, Vertices({4, -1, -1, -1}));
             }),
             caller + "mate is not a matching: 0 has the mate 4, which is not another vertex");
  };
  using matching_games::maximum_independent_set;
  using matching_games::minimum_vertex_cover;
  check(
      "minimum_vertex_cover",
      [](auto& graph, auto mate, auto side) { minimum_vertex_cover(graph, mate, side); },
      [](auto& graph, auto mate) { minimum_vertex_cover(graph, mate); });
  check(
      "maximum_independent_set",
      [](auto& graph, auto mate, auto side) { maximum_independent_set(graph, mate, side); },
      [](auto& graph, auto mate) { maximum_independent_set(graph, mate); });

  check(
      "hall_violator",
      [](auto& graph, auto mate, auto side) { matching_games::hall_violator(graph, mate, side); },
      [](auto& graph, auto mate) {
        const auto side = matching_games::internal::sides_of("hall_violator", graph);
        matching_games::hall_violator(graph, mate, [&side](int v) { return side[v]; });
      });

  const std::string caller = "matching_games::minimum_edge_cover: ";
  const auto error = [&](const Vertices& mate) {
    return error_of([&] { matching_games::minimum_edge_cover(path, mate); });
  };
  CHECK_EQ(error({}), caller + "mate does not have one entry for each vertex");
  CHECK_EQ(error({0, -1, -1, -1}),
           caller + "mate is not a matching: 0 has the mate 0, which is not another vertex");
  CHECK_EQ(error({1, 0, -1, -1}),
           caller + "the matching is not maximum: the neighbors 3 and 2 are exposed");
  CHECK_EQ(error({-1, 2, 1, -1}), "");  // the function does not notice that it is not maximum
  const Graph part(path, {1});
  CHECK_EQ(error_of([&] {
             matching_games::minimum_edge_cover(part, {1, 0, -1, -1});
           }),
           caller + "mate is not a matching: 1 has the mate 0 but is absent");
}

}  // namespace

int main() {
  test_vertex_sets();
  test_sides_found();
  test_hall_violators();
  test_checker_of_hall_violators();
  test_edge_covers();
  test_bad_arguments();
  return check::result();
}
