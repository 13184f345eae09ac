// SPDX-License-Identifier: CC0-1.0
#include "matching_games/edge_classes.hpp"

#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"
#include "matching_games/check_edge_classes.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/error_of.hpp"
#include "matching_games/general.hpp"
#include "matching_games/induced_subgraph.hpp"

namespace {

using instances::Random;
using matching_games::CsrGraph;
using matching_games::EdgeClass;
using matching_games::EdgeClasses;
using Edges = std::vector<std::pair<int, int>>;

// Returns a digit for the class of each edge of the list: 0 none, 1 some, 2 every.
template <class Graph>
std::string digits(const Graph& graph, const Edges& edges) {
  const std::vector<int> mate = matching_games::general_matching(graph);
  const EdgeClasses classes(graph, mate);
  CHECK_EQ(matching_games::check_edge_classes(graph, mate, classes), "");
  std::string result;
  for (const auto& e : edges) {
    const EdgeClass c = classes(e.first, e.second);
    CHECK(classes(e.second, e.first) == c);
    result += static_cast<char>('0' + static_cast<int>(c));
  }
  return result;
}

std::string digits(int n, const Edges& edges) { return digits(CsrGraph(n, edges), edges); }

void test_small() {
  CHECK_EQ(digits(0, {}), "");
  CHECK_EQ(digits(1, {{0, 0}}), "0");
  CHECK_EQ(digits(2, {{0, 1}, {0, 0}, {1, 0}}), "202");
  CHECK_EQ(digits(3, {{0, 1}, {1, 2}}), "11");
  CHECK_EQ(digits(4, {{0, 1}, {1, 2}, {2, 3}}), "202");
  CHECK_EQ(digits(4, {{0, 1}, {1, 2}, {2, 3}, {3, 0}}), "1111");
  // A triangle; then a path of one, two and three vertices is attached.
  Edges edges{{0, 1}, {1, 2}, {2, 0}};
  CHECK_EQ(digits(3, edges), "111");
  edges.emplace_back(2, 3);
  CHECK_EQ(digits(4, edges), "2002");
  edges.emplace_back(3, 4);
  CHECK_EQ(digits(5, edges), "11111");
  edges.emplace_back(4, 5);
  CHECK_EQ(digits(6, edges), "200202");
  // Each edge of K(4) is in a perfect matching. Without one edge, the opposite edge is in none.
  CHECK_EQ(digits(4, {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {0, 2}, {1, 3}, {3, 1}, {2, 2}}), "11111110");
  CHECK_EQ(digits(4, {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {0, 2}}), "11110");
  // Two triangles and a bridge, which is in every perfect matching.
  CHECK_EQ(digits(6, {{0, 1}, {1, 2}, {2, 0}, {3, 4}, {4, 5}, {5, 3}, {0, 3}}), "0200202");
  // Two neighbors with two leaves each. Both are in A, so the edge between them is in no maximum
  // matching.
  CHECK_EQ(digits(6, {{0, 2}, {0, 3}, {0, 1}, {1, 4}, {1, 5}, {0, 0}}), "110110");
  // The edge 1 - 3 joins A to C, and C contains a triangle.
  CHECK_EQ(digits(7, {{0, 1}, {1, 2}, {1, 3}, {3, 4}, {4, 5}, {5, 3}, {5, 6}}), "1102002");
}

void test_absent_vertices() {
  const Edges edges{{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}};
  const CsrGraph graph(5, edges);
  CHECK_EQ(digits(matching_games::InducedSubgraph<CsrGraph>(graph, {4}), edges), "20020");
  CHECK_EQ(digits(matching_games::InducedSubgraph<CsrGraph>(graph, {0}), edges), "02002");
}

// Nested odd cycles; then a leaf is attached, whose edge is in every maximum matching.
void test_nested() {
  Edges edges;
  int last = 0;
  for (int ring = 0; ring < 40; ++ring) {
    edges.emplace_back(last, 2 * ring + 1);
    edges.emplace_back(2 * ring + 1, 2 * ring + 2);
    edges.emplace_back(2 * ring + 2, ring % 2 == 0 ? 0 : last);
    last = 2 * ring + 2;
  }
  CHECK_EQ(digits(last + 1, edges), std::string(edges.size(), '1'));
  edges.emplace_back(last, last + 1);
  const std::string all = digits(last + 2, edges);
  CHECK_EQ(all.back(), '2');
}

void test_bad_arguments() {
  const CsrGraph path(3, {{0, 1}, {1, 2}}), triangle(3, {{0, 1}, {1, 2}, {2, 0}});
  const std::string caller = "matching_games::gallai_edmonds: ";
  CHECK_EQ(error_of([&] {
             EdgeClasses(triangle, {-1, -1, -1});
           }),
           caller + "the matching is not maximum");
  CHECK_EQ(error_of([&] {
             EdgeClasses(path, {1, 0});
           }),
           caller + "mate does not have one entry for each vertex");
  CHECK_EQ(error_of([&] {
             EdgeClasses(path, {2, -1, 1});
           }),
           caller + "mate is not a matching: 0 has the mate 2, which has another mate");
}

void test_random() {
  Random random(8);
  int every = 0, none = 0, some = 0;
  for (int repetition = 0; repetition < 2000; ++repetition) {
    const int n = random.below(30);
    const Edges edges = random_pairs(n, random.below(2 * n + 1), random);
    for (const char c : digits(n, edges)) {
      every += c == '2';
      some += c == '1';
      none += c == '0';
    }
  }
  CHECK(every > 1000 && some > 1000 && none > 1000);
}

}  // namespace

int main() {
  test_small();
  test_absent_vertices();
  test_nested();
  test_bad_arguments();
  test_random();
  return check::result();
}
