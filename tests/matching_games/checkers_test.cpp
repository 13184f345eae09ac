// SPDX-License-Identifier: CC0-1.0
//
// Tests the checkers of the headers matching_games/check_*.hpp. The checkers of edge geography,
// path covers and Hall violators are tested in edge_geography_test.cpp, path_cover_test.cpp and
// covers_test.cpp instead.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "exhaustive/truth.hpp"
#include "matching_games/check_covers.hpp"
#include "matching_games/check_dulmage_mendelsohn.hpp"
#include "matching_games/check_edge_classes.hpp"
#include "matching_games/check_gallai_edmonds.hpp"
#include "matching_games/check_matching.hpp"
#include "matching_games/check_second_matching.hpp"
#include "matching_games/check_tutte_berge.hpp"
#include "oracle.hpp"

using matching_games::check_barrier;
using matching_games::check_dulmage_mendelsohn;
using matching_games::check_edge_classes;
using matching_games::check_edge_cover;
using matching_games::check_gallai_edmonds;
using matching_games::check_independent_set;
using matching_games::check_matching;
using matching_games::check_second_matching;
using matching_games::check_tutte_berge;
using matching_games::check_vertex_cover;
using matching_games::GallaiEdmonds;
using oracle::Graph;

namespace {

const GallaiEdmonds D = GallaiEdmonds::D, A = GallaiEdmonds::A, C = GallaiEdmonds::C,
                    absent = GallaiEdmonds::absent;

Graph cycle(int n) {
  Graph graph(n);
  for (int v = 0; v < n; ++v) graph.add_edge(v, (v + 1) % n);
  return graph;
}

int parity(int v) { return v % 2; }

void empty_graph() {
  const Graph graph;
  CHECK_EQ(check_matching(graph, {}), "");
  CHECK_EQ(check_vertex_cover(graph, {}, {}), "");
  CHECK_EQ(check_barrier(graph, {}, {}), "");
  CHECK_EQ(check_gallai_edmonds(graph, {}, {}), "");
  CHECK_EQ(check_independent_set(graph, {}, {}), "");
  CHECK_EQ(check_edge_cover(graph, {}, {}), "");
  CHECK_EQ(check_tutte_berge(graph, {}, {}, {}, 0), "");
  CHECK_EQ(check_dulmage_mendelsohn(graph, {}, parity, {}, 2), "");
  CHECK_EQ(check_edge_classes(graph, {}, [](int, int) { return 3; }), "");
  CHECK_EQ(check_matching(graph, {-1}), "there are 1 mates for 0 vertices");
}

void matchings() {
  const Graph graph = Graph(5, {{0, 1}, {1, 2}, {3, 3}});
  Graph hole = graph;
  hole.present[2] = 0;
  CHECK_EQ(check_matching(graph, {1, 0, -1, -1, -1}), "");
  CHECK_EQ(check_matching(graph, {-1, -1, -1, -1, -1}), "");
  CHECK_EQ(check_matching(graph, {-1, 2, 1, -1, -1}), "");
  CHECK_EQ(check_matching(graph, {-1, -1, -1, -1}), "there are 4 mates for 5 vertices");
  CHECK_EQ(check_matching(graph, {5, -1, -1, -1, -1}),
           "vertex 0 has the mate 5, which is not a vertex");
  CHECK_EQ(check_matching(graph, {-2, -1, -1, -1, -1}),
           "vertex 0 has the mate -2, which is not a vertex");
  CHECK_EQ(check_matching(graph, {-1, -1, -1, 3, -1}), "vertex 3 has the mate 3, itself");
  CHECK_EQ(check_matching(graph, {1, 2, 1, -1, -1}),
           "vertex 0 has the mate 1, which has another mate");
  CHECK_EQ(check_matching(graph, {1, -1, -1, -1, -1}),
           "vertex 0 has the mate 1, which has another mate");
  CHECK_EQ(check_matching(graph, {2, -1, 0, -1, -1}),
           "vertex 0 has the mate 2, which is no neighbor");
  CHECK_EQ(check_matching(hole, {-1, 2, 1, -1, -1}), "vertex 2 has the mate 1 but is absent");
  CHECK_EQ(check_matching(hole, {1, 0, -1, -1, -1}), "");
}

// Tests check_vertex_cover() with vertex covers of a path, and check_independent_set() with the
// complements of the covers.
void covers_and_independent_sets() {
  Graph path = Graph(5, {{0, 1}, {1, 2}, {2, 3}, {2, 2}, {3, 4}});
  path.present[4] = 0;
  struct Case {
    std::vector<int> mate, cover, set;
    std::string flaw_of_cover, flaw_of_set;
  };
  const std::vector<int> perfect{1, 0, 3, 2, -1}, one{-1, 2, 1, -1, -1}, bad{1, 0, 3, -1, -1};
  const std::string no_mate = "vertex 2 has the mate 3, which has another mate";
  const std::string few = "there are 2 vertices ", many = "there are 3 vertices ";
  const std::string in = "in the cover, but the matching has ",
                    out = "outside the set, but the matching has ";
  const std::vector<Case> cases{
      {perfect, {1, 2}, {0, 3}, "", ""},
      {perfect, {0, 2}, {3, 1}, "", ""},
      {perfect, {1, 3}, {0, 2}, "", ""},
      {perfect,
       {0, 3},
       {1, 2},
       "the edge 1 - 2 is not covered",
       "the edge 1 - 2 joins two vertices of the set"},
      {one, {1, 2}, {0, 3}, few + in + "1 edges", few + out + "1 edges"},
      {perfect, {1, 2, 3}, {0}, many + in + "2 edges", many + out + "2 edges"},
      {perfect, {1, 1}, {0, 0}, "vertex 1 is twice in the set", "vertex 0 is twice in the set"},
      {perfect,
       {1, 4},
       {0, 4},
       "vertex 4 of the set is not in the graph",
       "vertex 4 of the set is not in the graph"},
      {bad, {1, 2}, {0, 3}, no_mate, no_mate},
  };
  for (const Case& c : cases) {
    CHECK_EQ(check_vertex_cover(path, c.mate, c.cover), c.flaw_of_cover);
    CHECK_EQ(check_independent_set(path, c.mate, c.set), c.flaw_of_set);
  }
  // A triangle has no vertex cover with one vertex. The two checkers below therefore reject every
  // set, although the matching is maximum.
  CHECK_EQ(check_vertex_cover(cycle(3), {1, 0, -1}, {0}), "the edge 1 - 2 is not covered");
  CHECK_EQ(check_independent_set(cycle(3), {1, 0, -1}, {0}),
           "there are 2 vertices outside the set, but the matching has 1 edges");
}

void barriers() {
  const Graph star = Graph(4, {{0, 1}, {0, 2}, {0, 3}});
  CHECK_EQ(check_barrier(star, {1, 0, -1, -1}, {0}), "");
  CHECK_EQ(
      check_barrier(star, {1, 0, -1, -1}, {}),
      "the graph without the barrier has 0 odd components, not 0 for the barrier and 2 for the "
      "exposed vertices");
  CHECK_EQ(check_barrier(cycle(5), {1, 0, 3, 2, -1}, {}), "");
  CHECK_EQ(
      check_barrier(cycle(5), {1, 0, -1, -1, -1}, {}),
      "the graph without the barrier has 1 odd components, not 0 for the barrier and 3 for the "
      "exposed vertices");
  CHECK_EQ(check_barrier(star, {1, 0, -1, -1}, {-1}), "vertex -1 of the set is not in the graph");
  CHECK_EQ(check_barrier(star, {1, 2, -1, -1}, {0}),
           "vertex 0 has the mate 1, which has another mate");
}

void classes() {
  const Graph path = Graph(3, {{0, 1}, {1, 2}});
  CHECK_EQ(check_gallai_edmonds(path, {1, 0, -1}, {D, A, D}), "");
  CHECK_EQ(check_gallai_edmonds(path, {1, 0, -1}, {D, A}), "there are 2 classes for 3 vertices");
  CHECK_EQ(check_gallai_edmonds(path, {1, 0, -1}, {D, absent, D}), "vertex 1 is in no class");
  CHECK_EQ(check_gallai_edmonds(path, {1, 0, -1}, {D, A, C}), "vertex 2 of C has no mate in C");
  CHECK_EQ(check_gallai_edmonds(path, {1, 0, -1}, {D, A, A}), "vertex 2 of A has no mate in D");
  CHECK_EQ(check_gallai_edmonds(path, {1, 0, -1}, {C, C, D}), "the edge 2 - 1 joins D to C");
  CHECK_EQ(check_gallai_edmonds(path, {1, 0, -1}, {D, D, D}),
           "in D, the component of vertex 1 is not factor-critical");
  CHECK_EQ(check_gallai_edmonds(path, {-1, -1, -1}, {D, A, D}), "vertex 1 of A has no mate in D");
  CHECK_EQ(check_gallai_edmonds(path, {-1, -1, -1}, {D, D, D}),
           "in D, vertices 0 and 1 are in one component and both without a mate in it");
  CHECK_EQ(check_gallai_edmonds(path, {2, -1, 0}, {D, A, D}),
           "vertex 0 has the mate 2, which is no neighbor");

  const Graph edge = Graph(2, {{0, 1}});
  CHECK_EQ(check_gallai_edmonds(edge, {1, 0}, {C, C}), "");
  CHECK_EQ(check_gallai_edmonds(edge, {1, 0}, {D, A}),
           "vertex 0 of D is covered by every maximum matching");
  CHECK_EQ(check_gallai_edmonds(edge, {-1, -1}, {C, C}), "vertex 0 of C has no mate in C");

  Graph hole = Graph(3, {{0, 1}, {1, 2}, {0, 0}, {0, 1}});
  hole.present[2] = 0;
  CHECK_EQ(check_gallai_edmonds(hole, {1, 0, -1}, {C, C, absent}), "");
  CHECK_EQ(check_gallai_edmonds(hole, {1, 0, -1}, {C, C, D}), "vertex 2 is absent but in a class");

  // It is an error if two vertices of the Gallai-Edmonds class A have their mates in the same
  // component of class D.
  const Graph k4 = Graph(5, {{0, 2}, {1, 3}, {2, 3}, {3, 4}, {4, 2}});
  CHECK_EQ(check_gallai_edmonds(k4, {2, 3, 0, 1, -1}, {A, A, D, D, D}),
           "in D, vertices 2 and 3 are in one component and both without a mate in it");
}

void edge_covers() {
  Graph path = Graph(7, {{0, 1}, {1, 2}, {2, 3}, {2, 2}, {3, 4}, {5, 5}, {5, 6}});
  path.present[6] = 0;
  const std::vector<int> mate{1, 0, 3, 2, -1, -1, -1};
  CHECK_EQ(check_edge_cover(path, mate, {{0, 1}, {2, 3}, {3, 4}}), "");
  CHECK_EQ(check_edge_cover(path, mate, {{4, 3}, {2, 1}, {1, 0}}), "");
  CHECK_EQ(check_edge_cover(path, mate, {{0, 1}, {2, 3}, {2, 3}}), "vertex 4 is not covered");
  CHECK_EQ(check_edge_cover(path, mate, {{0, 1}, {2, 4}, {3, 4}}), "the pair 2 - 4 is no edge");
  CHECK_EQ(check_edge_cover(path, mate, {{0, 1}, {2, 2}, {3, 4}}), "the pair 2 - 2 is a loop");
  CHECK_EQ(check_edge_cover(path, mate, {{0, 1}, {2, 3}, {3, 4}, {5, 6}}),
           "the pair 5 - 6 is not in the graph");
  CHECK_EQ(check_edge_cover(path, mate, {{0, 1}, {2, 3}, {3, 4}, {7, 5}}),
           "the pair 7 - 5 is not in the graph");
  CHECK_EQ(check_edge_cover(path, mate, {{0, 1}, {2, 3}, {3, 4}, {5, -1}}),
           "the pair 5 - -1 is not in the graph");
  CHECK_EQ(check_edge_cover(path, mate, {{0, 1}, {1, 2}, {2, 3}, {3, 4}}),
           "the cover has 4 edges for 5 vertices, but the matching has 2 edges");
  CHECK_EQ(check_edge_cover(path, {-1, 2, 1, -1, -1, -1, -1}, {{0, 1}, {2, 3}, {3, 4}}),
           "the cover has 3 edges for 5 vertices, but the matching has 1 edges");
  CHECK_EQ(check_edge_cover(path, {-1, 2, 3, 2, -1, -1, -1}, {}),
           "vertex 1 has the mate 2, which has another mate");
}

void components() {
  // The graph consists of vertex 3, two triangles, and the pair 7 - 8. Vertex 3 is joined to both
  // triangles and to the pair.
  const Graph graph =
      Graph(9, {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {6, 4}, {7, 8}, {7, 3}});
  const std::vector<int> mate{1, 0, 3, 2, -1, 6, 5, 8, 7};
  using List = std::vector<int>;
  const auto flaw = [&](const List& barrier, const List& component, int count) {
    return check_tutte_berge(graph, mate, barrier, component, count);
  };
  CHECK_EQ(flaw({3}, {0, 0, 0, -1, 1, 1, 1, -1, -1}, 2), "");
  CHECK_EQ(flaw({3}, {0, 0, 0, -1, 1, 1, 1, -1}, 2), "there are 8 numbers for 9 vertices");
  CHECK_EQ(flaw({9}, {0, 0, 0, -1, 1, 1, 1, -1, -1}, 2), "vertex 9 of the set is not in the graph");
  CHECK_EQ(flaw({3}, {0, 0, 0, 0, 1, 1, 1, -1, -1}, 2), "vertex 3 has the component 0, not -1");
  CHECK_EQ(flaw({3}, {0, 0, -1, -1, 1, 1, 1, -1, -1}, 2), "vertex 2 has the component -1, not 0");
  CHECK_EQ(flaw({3}, {1, 1, 1, -1, 0, 0, 0, -1, -1}, 2), "vertex 0 has the component 1, not 0");
  CHECK_EQ(flaw({3}, {0, 0, 0, -1, 1, 1, 1, 2, 2}, 3), "vertex 7 has the component 2, not -1");
  CHECK_EQ(flaw({3}, {0, 0, 0, -1, 1, 1, 1, -1, -1}, 3), "there are 2 odd components, not 3");
  const std::string others = "the graph without the barrier has ";
  CHECK_EQ(flaw({}, {0, 0, 0, -1, 1, 1, 1, -1, -1}, 2), "vertex 3 has the component -1, not 0");
  CHECK_EQ(check_tutte_berge(graph, {1, 0, -1, -1, -1, 6, 5, 8, 7}, {3},
                             {0, 0, 0, -1, 1, 1, 1, -1, -1}, 2),
           others + "2 odd components, not 1 for the barrier and 3 for the exposed vertices");
  Graph hole = graph;
  hole.present[8] = 0;
  const std::vector<int> mate_of_hole{1, 0, 3, 2, -1, 6, 5, -1, -1};
  CHECK_EQ(check_tutte_berge(hole, mate_of_hole, {3}, {0, 0, 0, -1, 1, 1, 1, 2, 2}, 3),
           "vertex 8 has the component 2, not -1");
  CHECK_EQ(check_tutte_berge(hole, mate_of_hole, {3}, {0, 0, 0, -1, 1, 1, 1, 2, -1}, 3), "");
}

void blocks() {
  // Without vertex 13, the Dulmage-Mendelsohn decomposition of this graph has four blocks. Block 0
  // consists of the vertices 5, 6, 7; block 1 of the cycle 0 - 1 - 2 - 3; block 2 of the pair
  // 8 - 9; block 3 of the vertices 4, 10, 11, 12.
  const Graph graph = Graph(14, {{5, 6},
                                 {6, 7},
                                 {6, 1},
                                 {0, 1},
                                 {1, 2},
                                 {2, 3},
                                 {3, 0},
                                 {2, 9},
                                 {8, 9},
                                 {8, 11},
                                 {10, 11},
                                 {11, 12},
                                 {13, 12},
                                 {0, 0}});
  Graph hole = graph;
  hole.present[13] = 0;
  const std::vector<int> mate{1, 0, 3, 2, -1, 6, 5, -1, 9, 8, 11, 10, -1, -1};
  const std::vector<int> block{1, 1, 1, 1, 3, 0, 0, 0, 2, 2, 3, 3, 3, -1};
  const auto changed = [](std::vector<int> list, const std::vector<std::pair<int, int>>& changes) {
    for (const auto& change : changes) list[change.first] = change.second;
    return list;
  };
  using Changes = std::vector<std::pair<int, int>>;
  const auto flaw = [&](const Changes& mates, const Changes& numbers) {
    return check_dulmage_mendelsohn(hole, changed(mate, mates), parity, changed(block, numbers), 4);
  };
  CHECK_EQ(flaw({}, {}), "");
  CHECK_EQ(flaw({{0, 3}, {3, 0}, {1, 2}, {2, 1}, {5, -1}, {7, 6}, {6, 7}}, {}), "");
  CHECK_EQ(flaw({{0, 2}}, {}), "vertex 0 has the mate 2, which has another mate");
  CHECK_EQ(check_dulmage_mendelsohn(hole, mate, parity, {0, 1}, 4),
           "there are 2 numbers of blocks for 14 vertices");
  CHECK_EQ(check_dulmage_mendelsohn(hole, mate, parity, block, 1), "there are 1 blocks");
  CHECK_EQ(check_dulmage_mendelsohn(hole, mate, parity, block, 17), "there are 17 blocks");
  CHECK_EQ(flaw({}, {{13, 0}}), "vertex 13 is absent but in a block");
  CHECK_EQ(flaw({}, {{4, -1}}), "vertex 4 is in no block");
  CHECK_EQ(flaw({}, {{4, 4}}), "vertex 4 is in no block");
  CHECK_EQ(check_dulmage_mendelsohn(
               hole, mate, [](int v) { return v == 9 ? 0 : v % 2; }, block, 4),
           "the edge 2 - 9 is on one side");
  // flaw() changes the correct blocks and returns the flaw that the checker finds. A pair {v, b} in
  // the second argument of flaw() moves vertex v to block b. The first check exchanges the blocks 1
  // and 2, so that these blocks are in the wrong order.
  CHECK_EQ(flaw({}, {{0, 2}, {1, 2}, {2, 2}, {3, 2}, {8, 1}, {9, 1}}),
           "the edge 2 - 9 leads to an earlier block");
  CHECK_EQ(flaw({}, {{4, 0}}), "vertex 4 is exposed but in another block");
  CHECK_EQ(flaw({{10, -1}, {11, -1}}, {}), "vertex 11 is exposed but in another block");
  CHECK_EQ(flaw({{8, -1}, {9, -1}}, {}), "vertex 8 is exposed but in another block");
  CHECK_EQ(flaw({}, {{9, 3}}), "the edge 8 - 9 of the matching leaves its block");
  CHECK_EQ(flaw({{5, -1}, {6, -1}}, {}), "vertex 6 is exposed but in another block");
  // The first three checks merge two blocks: 1 and 2, then 2 and 3, then 0 and 1. In the fourth
  // check, block 3 is empty.
  CHECK_EQ(check_dulmage_mendelsohn(
               hole, mate, parity,
               changed(block, {{8, 1}, {9, 1}, {4, 2}, {10, 2}, {11, 2}, {12, 2}}), 3),
           "no alternating path leads to vertex 9 in its block");
  CHECK_EQ(check_dulmage_mendelsohn(
               hole, mate, parity,
               changed(block, {{8, 2}, {9, 2}, {4, 2}, {10, 2}, {11, 2}, {12, 2}}), 3),
           "no alternating path leads to vertex 8 in its block");
  CHECK_EQ(
      check_dulmage_mendelsohn(
          hole, mate, parity,
          changed(
              block,
              {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {8, 1}, {9, 1}, {4, 2}, {10, 2}, {11, 2}, {12, 2}}),
          3),
      "no alternating path leads to vertex 0 in its block");
  CHECK_EQ(check_dulmage_mendelsohn(hole, mate, parity,
                                    changed(block, {{4, 4}, {10, 4}, {11, 4}, {12, 4}}), 5),
           "block 3 is empty");
  // Two matched pairs with one edge between the pairs form two blocks of the Dulmage-Mendelsohn
  // decomposition. A cycle with four vertices forms one block.
  const Graph path = Graph(4, {{0, 1}, {1, 2}, {2, 3}});
  const std::vector<int> perfect{1, 0, 3, 2};
  CHECK_EQ(check_dulmage_mendelsohn(path, perfect, parity, {2, 2, 1, 1}, 4), "");
  CHECK_EQ(check_dulmage_mendelsohn(path, perfect, parity, {1, 1, 2, 2}, 4),
           "the edge 2 - 1 leads to an earlier block");
  CHECK_EQ(check_dulmage_mendelsohn(path, perfect, parity, {1, 1, 1, 1}, 3),
           "no alternating path leads to vertex 2 in its block");
  CHECK_EQ(check_dulmage_mendelsohn(cycle(4), perfect, parity, {1, 1, 1, 1}, 3), "");
  CHECK_EQ(check_dulmage_mendelsohn(cycle(4), perfect, parity, {1, 1, 2, 2}, 4),
           "the edge 2 - 1 leads to an earlier block");
}

// Checks that check_edge_classes() accepts the right classes of the edges. Then gives one edge
// v - w a wrong class in only one direction: for (v, w), but not for (w, v). check_edge_classes()
// must report this. Does so for each edge, each of its two directions and each wrong class.
void edge_classes() {
  struct Case {
    Graph graph;
    std::vector<int> mate;
    // A character for each edge of `graph`: 0, 1 or 2 if the edge is in no, some or every maximum
    // matching, or '-' if an end of the edge is removed from the graph (as vertex 4 of `hole` is).
    std::string digits;
  };
  Graph hole = Graph(5, {{0, 1}, {1, 2}, {2, 3}, {3, 4}});
  hole.present[4] = 0;
  const std::vector<Case> cases{
      {Graph(3, {{0, 1}, {1, 2}, {1, 1}, {0, 1}}), {1, 0, -1}, "1110"},
      {cycle(3), {1, 0, -1}, "111"},
      {cycle(4), {1, 0, 3, 2}, "1111"},
      {Graph(4, {{0, 1}, {1, 2}, {2, 3}, {3, 3}}), {1, 0, 3, 2}, "2020"},
      {Graph(4, {{0, 1}, {0, 2}, {1, 2}, {2, 3}}), {1, 0, 3, 2}, "2002"},
      {hole, {1, 0, 3, 2, -1}, "202-"},
      // This graph has vertices of all three Gallai-Edmonds classes. The vertices of class C form a
      // triangle with a leaf.
      {Graph(8, {{0, 1}, {0, 2}, {0, 3}, {3, 4}, {3, 5}, {4, 5}, {5, 6}}),
       {1, 0, -1, 4, 3, 6, 5, -1},
       "1102002"},
  };
  for (const Case& c : cases) {
    const auto edges = c.graph.edges();
    CHECK_EQ(edges.size(), c.digits.size());
    const auto right = [&](int v, int w) {
      for (std::size_t i = 0; i < edges.size(); ++i) {
        if (std::minmax(v, w) == std::minmax(edges[i].first, edges[i].second)) {
          return c.digits[i] - '0';
        }
      }
      return -1;
    };
    CHECK_EQ(check_edge_classes(c.graph, c.mate, right), "");
    for (std::size_t i = 0; i < edges.size(); ++i) {
      if (c.digits[i] == '-') continue;
      for (const bool back : {false, true}) {
        const int from = back ? edges[i].second : edges[i].first;
        const int to = back ? edges[i].first : edges[i].second;
        for (const int wrong : {0, 1, 2, 3}) {
          if (wrong == c.digits[i] - '0') continue;
          const auto changed = [&](int v, int w) {
            return v == from && w == to ? wrong : right(v, w);
          };
          CHECK_EQ(check_edge_classes(c.graph, c.mate, changed),
                   "the edge " + std::to_string(from) + " - " + std::to_string(to) +
                       " has the class " + std::to_string(wrong) + ", not " + c.digits[i]);
        }
      }
    }
  }
  const auto zero = [](int, int) { return 0; };
  CHECK_EQ(check_edge_classes(cycle(4), {1, 0, -1, -1}, zero),
           "the matching is not maximum: vertices 2 and 3 are in one component and both without a "
           "mate in it");
  CHECK_EQ(check_edge_classes(cycle(4), {2, -1, 0, -1}, zero),
           "vertex 0 has the mate 2, which is no neighbor");
}

void second_matchings() {
  const Graph path(3, {{0, 1}, {1, 2}});
  CHECK_EQ(check_second_matching(path, {1, 0, -1}, {-1, 2, 1}), "");
  CHECK_EQ(check_second_matching(path, {1, 0, -1}, {1, 0, -1}), "both matchings are the same");
  CHECK_EQ(check_second_matching(path, {1, 0, -1}, {-1, -1, -1}),
           "the first matching has 1 vertices without a mate, the second 3");
  CHECK_EQ(check_second_matching(path, {-1, -1, -1}, {-1, 2, 1}),
           "the first matching has 3 vertices without a mate, the second 1");
  CHECK_EQ(check_second_matching(path, {1, 0, -1}, {}), "there are 0 mates for 3 vertices");
  CHECK_EQ(check_second_matching(path, {1, 0, -1}, {2, -1, 0}),
           "vertex 0 has the mate 2, which is no neighbor");
}

// Enumerates all matchings of a small graph. For each matching, tries all ways to give a
// Gallai-Edmonds class to each vertex, a class (in no, some or every maximum matching) to each
// edge, and the number of a Dulmage-Mendelsohn block to each vertex. The checkers must accept
// classes or blocks if and only if the matching is maximum and the classes or blocks are right by
// definition.
struct Enumeration {
  const Graph& graph;
  oracle::Truth truth;

  explicit Enumeration(const Graph& g) : graph(g), truth(g) {}

  void all_edge_classes(const std::vector<int>& mate, bool is_maximum) const {
    const auto edges = graph.edges();
    int labellings = 1;
    std::string right;
    for (const auto& e : edges) {
      const int with = truth.matchings_with(e.first, e.second);
      right += with == 0 ? '0' : with < truth.matchings() ? '1' : '2';
      labellings *= 3;
    }
    for (int code = 0; code < labellings; ++code) {
      std::string digits;
      for (std::size_t i = 0, rest = code; i < edges.size(); ++i, rest /= 3) {
        digits += static_cast<char>('0' + rest % 3);
      }
      const auto edge_class = [&](int v, int w) {
        for (std::size_t i = 0; i < edges.size(); ++i) {
          if (edges[i] == std::make_pair(std::min(v, w), std::max(v, w))) return digits[i] - '0';
        }
        return -1;
      };
      CHECK_EQ(check_edge_classes(graph, mate, edge_class).empty(), is_maximum && digits == right);
    }
  }

  // Gives each vertex the number of a block, in all possible ways. check_dulmage_mendelsohn() must
  // accept exactly the ways that fit the definition of the blocks.
  void all_blocks(const std::vector<int>& mate, bool is_maximum, oracle::Set right,
                  int blocks) const {
    const auto side = [right](int v) { return oracle::has(right, v); };
    const std::vector<oracle::Set> sides = truth.sides();
    const bool has_sides = std::count(sides.begin(), sides.end(), right) > 0;
    std::vector<oracle::Set> expected;
    if (has_sides) expected = truth.blocks(right);
    if (has_sides) std::sort(expected.begin() + 2, expected.end());
    const int n = graph.size();
    int labellings = 1;
    for (int v = 0; v < n; ++v) labellings *= blocks;
    std::vector<int> block(n);
    for (int code = 0; code < labellings; ++code) {
      for (int v = 0, rest = code; v < n; ++v, rest /= blocks) block[v] = rest % blocks;
      std::vector<oracle::Set> sets(blocks, 0);
      for (int v = 0; v < n; ++v) sets[block[v]] |= oracle::Set(1) << v;
      std::swap(sets[1], sets.back());
      std::sort(sets.begin() + 2, sets.end());
      bool is_right = is_maximum && has_sides && sets == expected;
      for (const auto& e : graph.edges()) {
        const int left = side(e.first) ? e.second : e.first;
        is_right = is_right && block[left] <= block[e.first + e.second - left];
      }
      const std::string flaw = check_dulmage_mendelsohn(graph, mate, side, block, blocks);
      CHECK_EQ(flaw.empty(), is_right);
    }
  }

  void extend(std::vector<int>& mate, int v, int edges) const {
    if (v == graph.size()) {
      const bool is_maximum = edges == truth.number(truth.everything());
      oracle::Set cover_found = 0, barrier_found = 0, independent_found = 0;
      for (oracle::Set s = 0; s <= truth.everything(); ++s) {
        const std::vector<int> list = oracle::Truth::list(s);
        cover_found |= check_vertex_cover(graph, mate, list).empty();
        barrier_found |= check_barrier(graph, mate, list).empty();
        independent_found |= check_independent_set(graph, mate, list).empty();
      }
      CHECK_EQ(independent_found, cover_found);
      if (!is_maximum) CHECK(!cover_found);
      CHECK_EQ(barrier_found != 0, is_maximum);
      const std::vector<GallaiEdmonds> right = truth.classes();
      std::vector<GallaiEdmonds> classes(graph.size());
      int labellings = 1;
      for (int w = 0; w < graph.size(); ++w) labellings *= 3;
      for (int code = 0; code < labellings; ++code) {
        for (int w = 0, rest = code; w < graph.size(); ++w, rest /= 3) {
          classes[w] = rest % 3 == 0 ? D : rest % 3 == 1 ? A : C;
        }
        CHECK_EQ(check_gallai_edmonds(graph, mate, classes).empty(),
                 is_maximum && classes == right);
      }
      if (graph.size() > 4) return;
      all_edge_classes(mate, is_maximum);
      for (oracle::Set side = 0; side <= truth.everything(); ++side) {
        for (int blocks = 2; blocks <= 4; ++blocks) all_blocks(mate, is_maximum, side, blocks);
      }
      return;
    }
    extend(mate, v + 1, edges);
    if (mate[v] != -1) return;
    for (int w = 0; w < v; ++w) {
      if (mate[w] != -1 || !truth.is_edge(v, w)) continue;
      mate[v] = w;
      mate[w] = v;
      extend(mate, v + 1, edges + 1);
      mate[v] = mate[w] = -1;
    }
  }
};

void all_labellings(int n) {
  oracle::for_every_graph(n, [n](const instances::Edges& edges) {
    const Graph graph(n, edges);
    std::vector<int> mate(n, -1);
    Enumeration(graph).extend(mate, 0, 0);
  });
}

// Checks that the functions check_...() take nearly linear time and do not recurse. The graphs are
// nested odd cycles, a long path and a large star.
void large() {
  const int n = 200001;
  Graph nest(n);
  for (int v = 1; v < n; ++v) nest.add_edge(v - 1, v);
  for (int v = 0; v < n / 2; ++v) nest.add_edge(v, n - 1 - v);
  std::vector<int> mate(n, -1);
  for (int v = 1; v < n; v += 2) mate[v] = v + 1, mate[v + 1] = v;
  CHECK_EQ(check_gallai_edmonds(nest, mate, std::vector<GallaiEdmonds>(n, D)), "");
  CHECK_EQ(check_barrier(nest, mate, {}), "");

  Graph path(n);
  for (int v = 1; v < n; ++v) path.add_edge(v - 1, v);
  std::vector<GallaiEdmonds> classes(n, D);
  for (int v = 1; v < n; v += 2) classes[v] = A;
  CHECK_EQ(check_gallai_edmonds(path, mate, classes), "");
  std::vector<int> odd, even, component(n, -1);
  for (int v = 0; v < n; ++v) (v % 2 == 1 ? odd : even).push_back(v);
  for (int v = 0; v < n; v += 2) component[v] = v / 2;
  CHECK_EQ(check_barrier(path, mate, odd), "");
  CHECK_EQ(check_vertex_cover(path, mate, odd), "");
  CHECK_EQ(check_independent_set(path, mate, even), "");
  CHECK_EQ(check_tutte_berge(path, mate, odd, component, n / 2 + 1), "");
  CHECK_EQ(check_dulmage_mendelsohn(path, mate, parity, std::vector<int>(n, 1), 2), "");
  CHECK(!check_dulmage_mendelsohn(path, mate, parity, std::vector<int>(n, 0), 2).empty());
  // Every edge of the star has the center as its first end. check_edge_cover() takes linear time
  // only if check_edge_cover() reads the neighbor list of the center once, not once per edge.
  Graph star(n);
  std::vector<std::pair<int, int>> cover;
  for (int v = 1; v < n; ++v) {
    star.add_edge(0, v);
    cover.emplace_back(0, v);
  }
  std::vector<int> one_pair(n, -1);
  one_pair[0] = 1;
  one_pair[1] = 0;
  CHECK_EQ(check_edge_cover(star, one_pair, cover), "");
  cover.pop_back();
  CHECK_EQ(check_edge_cover(star, one_pair, cover),
           "vertex " + std::to_string(n - 1) + " is not covered");
  std::swap(classes[n / 2], classes[n / 2 + 1]);
  CHECK(!check_gallai_edmonds(path, mate, classes).empty());
}

}  // namespace

int main() {
  empty_graph();
  matchings();
  covers_and_independent_sets();
  barriers();
  classes();
  edge_covers();
  components();
  blocks();
  edge_classes();
  second_matchings();
  for (int n = 1; n <= 5; ++n) all_labellings(n);
  large();
  return check::result();
}
