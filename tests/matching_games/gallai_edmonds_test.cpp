// SPDX-License-Identifier: CC0-1.0
#include "matching_games/gallai_edmonds.hpp"

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/bipartite_gallai_edmonds.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/error_of.hpp"
#include "matching_games/general.hpp"
#include "matching_games/induced_subgraph.hpp"
#include "matching_games/pairs.hpp"

namespace {

using instances::Random;
using matching_games::CsrGraph;
using matching_games::GallaiEdmonds;
using matching_games::matching_size;
using Edges = std::vector<std::pair<int, int>>;

std::string letters(const std::vector<GallaiEdmonds>& classes) {
  std::string result;
  for (const GallaiEdmonds c : classes) {
    result += c == GallaiEdmonds::D   ? 'D'
              : c == GallaiEdmonds::A ? 'A'
              : c == GallaiEdmonds::C ? 'C'
                                      : '-';
  }
  return result;
}

std::string classes_of(int n, const Edges& edges) {
  const CsrGraph graph(n, edges);
  return letters(matching_games::gallai_edmonds(graph, matching_games::general_matching(graph)));
}

void test_small() {
  CHECK_EQ(classes_of(0, {}), "");
  CHECK_EQ(classes_of(1, {}), "D");
  CHECK_EQ(classes_of(1, {{0, 0}}), "D");
  CHECK_EQ(classes_of(2, {{0, 1}}), "CC");
  CHECK_EQ(classes_of(2, {{0, 1}, {1, 0}, {0, 0}}), "CC");
  CHECK_EQ(classes_of(3, {{0, 1}, {1, 2}}), "DAD");
  CHECK_EQ(classes_of(3, {{0, 1}, {1, 2}, {2, 0}}), "DDD");
  CHECK_EQ(classes_of(4, {{0, 1}, {1, 2}, {2, 0}}), "DDDD");
  // A triangle with a path attached: the classes depend on the parity of its length.
  CHECK_EQ(classes_of(4, {{0, 1}, {1, 2}, {2, 0}, {2, 3}}), "CCCC");
  CHECK_EQ(classes_of(5, {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}}), "DDDAD");
  // Two triangles with one vertex between them.
  CHECK_EQ(classes_of(7, {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {6, 4}}),
           "DDDADDD");
}

// Tests nested odd cycles. Each cycle becomes an outer blossom, so all of its vertices are in D.
void test_nested_blossoms() {
  const int rings = 30;
  Edges edges;
  int last = 0;
  for (int ring = 0; ring < rings; ++ring) {
    const int a = 2 * ring + 1, b = a + 1;
    edges.emplace_back(last, a);
    edges.emplace_back(a, b);
    edges.emplace_back(b, ring % 2 == 0 ? 0 : last);
    last = b;
  }
  const int n = 2 * rings + 1;
  CHECK_EQ(classes_of(n, edges), std::string(n, 'D'));
  edges.emplace_back(last, n);
  CHECK_EQ(classes_of(n + 1, edges), std::string(n + 1, 'C'));
}

void test_absent_vertices() {
  const CsrGraph path(5, Edges{{0, 1}, {1, 2}, {2, 3}, {3, 4}});
  matching_games::InducedSubgraph<CsrGraph> rest(path);
  rest.erase(1);
  CHECK_EQ(letters(matching_games::gallai_edmonds(rest, matching_games::general_matching(rest))),
           "D-DAD");
}

void test_bad_arguments() {
  const CsrGraph path(3, Edges{{0, 1}, {1, 2}});
  const CsrGraph triangle(3, Edges{{0, 1}, {1, 2}, {2, 0}});
  using Mate = std::vector<int>;
  for (const auto& [mate, flaw] :
       {std::make_pair(Mate(2, -1), "mate does not have one entry for each vertex"),
        {Mate({1, 0, -1, -1}), "mate does not have one entry for each vertex"},
        {Mate({0, -1, -1}), "0 has the mate 0, which is not another vertex"},
        {Mate({-1, 3, -1}), "1 has the mate 3, which is not another vertex"},
        {Mate({-1, -1, -2}), "2 has the mate -2, which is not another vertex"},
        {Mate({-1, 2, -1}), "1 has the mate 2, which has another mate"},
        {Mate({1, 2, 1}), "0 has the mate 1, which has another mate"}}) {
    const Mate& wrong = mate;
    const bool is_long = mate.size() == 3;
    const std::string text = (is_long ? "mate is not a matching: " : "") + std::string(flaw);
    CHECK_EQ(error_of([&] { matching_games::gallai_edmonds(path, wrong); }),
             "matching_games::gallai_edmonds: " + text);
    CHECK_EQ(error_of([&] { matching_games::bipartite_gallai_edmonds(path, wrong); }),
             "matching_games::bipartite_gallai_edmonds: " + text);
  }
  const std::string not_maximum = "matching_games::gallai_edmonds: the matching is not maximum";
  CHECK_EQ(error_of([&] { matching_games::gallai_edmonds(path, Mate(3, -1)); }), not_maximum);
  CHECK_EQ(error_of([&] { matching_games::gallai_edmonds(triangle, Mate(3, -1)); }), not_maximum);
  CHECK_EQ(error_of([&] { matching_games::bipartite_gallai_edmonds(path, Mate(3, -1)); }),
           "matching_games::bipartite_gallai_edmonds: the graph is not bipartite, or the matching "
           "is not "
           "maximum");
  matching_games::InducedSubgraph<CsrGraph> rest(path);
  rest.erase(0);
  CHECK_EQ(
      error_of([&] {
        matching_games::gallai_edmonds(rest, Mate({1, 0, -1}));
      }),
      "matching_games::gallai_edmonds: mate is not a matching: 0 has the mate 1 but is absent");
}

// Computes D by its definition: v is in D if the graph without v has a matching of the same size.
void test_random() {
  Random random(2);
  int blossoms = 0, others = 0;
  for (int repetition = 0; repetition < 3000; ++repetition) {
    const int n = random.below(14);
    const CsrGraph graph(n, random_pairs(n, random.below(2 * n + 1), random));
    matching_games::InducedSubgraph<CsrGraph> rest(graph);
    std::string expected(n, 'C');
    const int size = matching_size(matching_games::general_matching(graph));
    for (int v = 0; v < n; ++v) {
      rest.erase(v);
      if (matching_size(matching_games::general_matching(rest)) == size) expected[v] = 'D';
      rest.insert(v);
    }
    for (int v = 0; v < n; ++v) {
      for (const int w : graph.neighbors(v)) {
        if (expected[v] == 'D' && expected[w] == 'C') expected[w] = 'A';
      }
    }
    const std::vector<int> mate = matching_games::general_matching(graph);
    CHECK_EQ(letters(matching_games::gallai_edmonds(graph, mate)), expected);

    bool edge_in_d = false;
    for (int v = 0; v < n; ++v) {
      for (const int w : graph.neighbors(v)) {
        edge_in_d |= v != w && expected[v] == 'D' && expected[w] == 'D';
      }
    }
    if (edge_in_d) {
      CHECK_THROWS(matching_games::bipartite_gallai_edmonds(graph, mate), std::invalid_argument);
      ++blossoms;
    } else {
      CHECK_EQ(letters(matching_games::bipartite_gallai_edmonds(graph, mate)), expected);
      ++others;
    }
  }
  CHECK(blossoms > 200);
  CHECK(others > 500);
}

// A path of a million vertices, and a chain of triangles that share corners.
void test_large() {
  const int n = 1000001;
  Edges edges;
  for (int v = 0; v + 1 < n; ++v) edges.emplace_back(v, v + 1);
  const CsrGraph path(n, edges);
  const std::vector<int> mate = matching_games::bipartite_matching(path);
  CHECK_EQ(matching_size(mate), n / 2);
  const std::vector<GallaiEdmonds> classes = matching_games::gallai_edmonds(path, mate);
  int wrong = 0;
  for (int v = 0; v < n; ++v)
    wrong += classes[v] != (v % 2 == 0 ? GallaiEdmonds::D : GallaiEdmonds::A);
  CHECK_EQ(wrong, 0);

  for (int v = 0; v + 2 < n; v += 2) edges.emplace_back(v, v + 2);
  const CsrGraph triangles(n, edges);
  wrong = 0;
  for (const GallaiEdmonds c : matching_games::gallai_edmonds(triangles, mate))
    wrong += c != GallaiEdmonds::D;
  CHECK_EQ(wrong, 0);
}

}  // namespace

int main() {
  test_small();
  test_nested_blossoms();
  test_absent_vertices();
  test_bad_arguments();
  test_random();
  test_large();
  return check::result();
}
