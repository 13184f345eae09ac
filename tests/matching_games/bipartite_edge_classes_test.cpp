// SPDX-License-Identifier: CC0-1.0
#include "matching_games/bipartite_edge_classes.hpp"

#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/error_of.hpp"
#include "matching_games/induced_subgraph.hpp"

namespace {

using matching_games::BipartiteEdgeClasses;
using matching_games::CsrGraph;
using matching_games::EdgeClass;
using Edges = std::vector<std::pair<int, int>>;

int parity(int v) { return v % 2; }

// Returns a digit for the class of each edge of the list: 0 none, 1 some, 2 every. Checks that the
// class is the same in both directions, and whether or not the sides are given.
template <class Graph>
std::string digits(const Graph& graph, const Edges& edges) {
  const std::vector<int> mate = matching_games::bipartite_matching(graph, parity);
  const BipartiteEdgeClasses given(graph, mate, parity), found(graph, mate);
  std::string result;
  for (const auto& e : edges) {
    const EdgeClass c = given(e.first, e.second);
    CHECK(given(e.second, e.first) == c);
    CHECK(found(e.first, e.second) == c && found(e.second, e.first) == c);
    result += static_cast<char>('0' + static_cast<int>(c));
  }
  return result;
}

std::string digits(int n, const Edges& edges) { return digits(CsrGraph(n, edges), edges); }

void test_small() {
  CHECK_EQ(digits(0, {}), "");
  CHECK_EQ(digits(1, {{0, 0}}), "0");
  CHECK_EQ(digits(2, {{0, 1}}), "2");
  CHECK_EQ(digits(2, {{0, 1}, {0, 0}, {1, 0}, {1, 1}}), "2020");
  CHECK_EQ(digits(3, {{0, 1}, {1, 2}}), "11");
  CHECK_EQ(digits(4, {{0, 1}, {1, 2}, {2, 3}}), "202");
  CHECK_EQ(digits(4, {{0, 1}, {1, 2}, {2, 3}, {3, 0}}), "1111");
  CHECK_EQ(digits(6, {{1, 0}, {1, 2}, {1, 4}, {4, 5}, {5, 0}}), "11111");
  // K(3, 3); then a path of two vertices is attached.
  Edges edges;
  for (const int v : {0, 2, 4}) {
    for (const int w : {1, 3, 5}) edges.emplace_back(v, w);
  }
  CHECK_EQ(digits(6, edges), "111111111");
  edges.emplace_back(5, 6);
  edges.emplace_back(6, 7);
  CHECK_EQ(digits(8, edges), "11111111102");
  // A part with more vertices on side 1, a pair, and a part with more vertices on side 0.
  CHECK_EQ(digits(8, {{0, 1}, {2, 1}, {1, 4}, {4, 3}, {3, 6}, {6, 5}, {6, 7}}), "1102011");
}

void test_absent_vertices() {
  const Edges edges{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}};
  const CsrGraph path(6, edges);
  CHECK_EQ(digits(path, edges), "20202");
  CHECK_EQ(digits(matching_games::InducedSubgraph<CsrGraph>(path, {0}), edges), "01111");
  CHECK_EQ(digits(matching_games::InducedSubgraph<CsrGraph>(path, {2, 3}), edges), "20002");
}

void test_bad_arguments() {
  const CsrGraph path(3, {{0, 1}, {1, 2}}), triangle(3, {{0, 1}, {1, 2}, {2, 0}});
  const std::string caller = "matching_games::dulmage_mendelsohn: ";
  CHECK_EQ(error_of([&] {
             BipartiteEdgeClasses(path, {-1, -1, -1}, parity);
           }),
           caller + "the graph is not bipartite, or the matching is not maximum");
  CHECK_EQ(error_of([&] {
             BipartiteEdgeClasses(path, {1, 0});
           }),
           caller + "mate does not have one entry for each vertex");
  CHECK_EQ(error_of([&] {
             BipartiteEdgeClasses(triangle, {1, 0, -1});
           }),
           caller + "the edge 1 - 2 lies on an odd cycle");
}

}  // namespace

int main() {
  test_small();
  test_absent_vertices();
  test_bad_arguments();
  return check::result();
}
