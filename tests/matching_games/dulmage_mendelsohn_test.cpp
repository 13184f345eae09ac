// SPDX-License-Identifier: CC0-1.0
#include "matching_games/dulmage_mendelsohn.hpp"

#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/check_dulmage_mendelsohn.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/error_of.hpp"
#include "matching_games/induced_subgraph.hpp"

namespace {

using instances::Random;
using matching_games::CsrGraph;
using matching_games::DulmageMendelsohn;
using Graph = matching_games::InducedSubgraph<CsrGraph>;
using Edges = std::vector<std::pair<int, int>>;
using Vertices = std::vector<int>;
using Blocks = std::vector<Vertices>;

int parity(int v) { return v % 2; }

template <class G, class Side>
DulmageMendelsohn checked_decomposition(const G& graph, Side side) {
  const Vertices mate = matching_games::bipartite_matching(graph, side);
  DulmageMendelsohn parts = matching_games::dulmage_mendelsohn(graph, mate, side);
  CHECK_EQ(matching_games::check_dulmage_mendelsohn(graph, mate, side, parts.block, parts.blocks),
           "");
  return parts;
}

// Checks the blocks of a graph for which only one order of the blocks is right.
template <class G>
void check_blocks(const G& graph, const Blocks& expected) {
  const DulmageMendelsohn parts = checked_decomposition(graph, parity);
  CHECK_EQ(parts.blocks, static_cast<int>(expected.size()));
  CHECK(parts.vertices() == expected);
  for (int b = 0; b < parts.blocks; ++b) {
    CHECK_EQ(parts.is_square(b), b > 0 && b + 1 < parts.blocks);
  }
}

void test_small() {
  check_blocks(CsrGraph(0, Edges()), {{}, {}});
  check_blocks(CsrGraph(2, Edges()), {{1}, {0}});
  check_blocks(CsrGraph(1, Edges{{0, 0}}), {{}, {0}});
  check_blocks(CsrGraph(2, Edges{{0, 1}, {1, 0}, {0, 0}, {1, 1}}), {{}, {0, 1}, {}});
  const CsrGraph path(5, Edges{{0, 1}, {1, 2}, {2, 3}, {3, 4}});
  check_blocks(path, {{}, {0, 1, 2, 3, 4}});
  check_blocks(Graph(path, {4}), {{}, {2, 3}, {0, 1}, {}});
  check_blocks(Graph(path, {0}), {{}, {1, 2}, {3, 4}, {}});
  check_blocks(Graph(path, {0, 4}), {{1, 2, 3}, {}});
  check_blocks(Graph(path, {0, 1, 2, 3, 4}), {{}, {}});
  // A cycle with 6 vertices is one block, whatever loops, parallel edges and chords it has. Then a
  // path of two vertices is attached.
  Edges cycle{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 0}, {0, 3}, {1, 2}, {3, 3}};
  check_blocks(CsrGraph(6, cycle), {{}, {0, 1, 2, 3, 4, 5}, {}});
  cycle.emplace_back(1, 6);
  cycle.emplace_back(6, 7);
  check_blocks(CsrGraph(8, cycle), {{}, {6, 7}, {0, 1, 2, 3, 4, 5}, {}});
  // One block of each kind: a star around 6 on side 0, a pair, and a star around 1 on side 1.
  const Edges all{{0, 1}, {2, 1}, {1, 4}, {4, 3}, {3, 6}, {6, 5}, {6, 7}};
  check_blocks(CsrGraph(8, all), {{5, 6, 7}, {3, 4}, {0, 1, 2}});
}

// Without given sides, the first vertex of each component is on side 0.
void test_sides_found() {
  const CsrGraph graph(5, Edges{{1, 0}, {1, 2}, {3, 4}});
  const DulmageMendelsohn parts = matching_games::dulmage_mendelsohn(graph, {1, 0, -1, 4, 3});
  CHECK(parts.vertices() == Blocks({{}, {3, 4}, {0, 1, 2}}));
  CHECK(parts.block == Vertices({2, 2, 2, 1, 1}));
}

// Each group of four pairs is a cycle. The last edge joins all groups into one strong component; it
// starts at the vertex that the search visits last or first, depending on the numbering.
void test_nested() {
  for (const bool back : {false, true}) {
    const int pairs = 40, n = 2 * pairs;
    const auto left = [&](int k) { return back ? n - 2 - 2 * k : 2 * k; };
    const auto right = [&](int k) { return left(k) + 1; };
    Edges edges;
    for (int k = 0; k < pairs; ++k) {
      edges.emplace_back(left(k), right(k));
      if (k + 1 < pairs) edges.emplace_back(left(k), right(k + 1));
      if (k % 4 == 3) edges.emplace_back(left(k), right(k - 3));
    }
    CHECK_EQ(checked_decomposition(CsrGraph(n, edges), parity).blocks, pairs / 4 + 2);
    edges.emplace_back(left(pairs - 1), right(0));
    CHECK_EQ(checked_decomposition(CsrGraph(n, edges), parity).blocks, 3);
  }
}

void test_bad_arguments() {
  const CsrGraph path(4, Edges{{0, 1}, {1, 2}, {2, 3}});
  const auto error = [&](const Vertices& mate) {
    return error_of([&] { matching_games::dulmage_mendelsohn(path, mate, parity); });
  };
  const std::string caller = "matching_games::dulmage_mendelsohn: ";
  CHECK_EQ(error({1, 0, 3, 2}), "");
  CHECK_EQ(error({1, 0, 3}), caller + "mate does not have one entry for each vertex");
  CHECK_EQ(error({-2, -1, -1, -1}),
           caller + "mate is not a matching: 0 has the mate -2, which is not another vertex");
  CHECK_EQ(error({-1, 2, 1, -1}),
           caller + "the graph is not bipartite, or the matching is not maximum");
  const auto wrong = [](int v) { return v == 2; };
  CHECK_EQ(error_of([&] {
             matching_games::dulmage_mendelsohn(path, {1, 0, 3, 2}, wrong);
           }),
           caller + "the edge 0 - 1 joins two vertices of the same side");
  const CsrGraph triangle(3, Edges{{0, 1}, {1, 2}, {2, 0}});
  CHECK_EQ(error_of([&] {
             matching_games::dulmage_mendelsohn(triangle, {1, 0, -1});
           }),
           caller + "the edge 1 - 2 lies on an odd cycle");
}

// The blocks do not depend on the maximum matching. (Other orders of the edges lead to others.)
void test_random() {
  Random random(7);
  int squares = 0;
  for (int repetition = 0; repetition < 3000; ++repetition) {
    const int n = random.below(40);
    Edges edges;
    for (const auto& e : random_pairs(n, random.below(4 * n + 1), random)) {
      if (parity(e.first) != parity(e.second)) edges.push_back(e);
    }
    const CsrGraph graph(n, edges);
    const DulmageMendelsohn parts = checked_decomposition(graph, parity);
    squares += parts.blocks > 4;
    random.shuffle(edges);
    const DulmageMendelsohn others = checked_decomposition(CsrGraph(n, edges), parity);
    CHECK_EQ(parts.blocks, others.blocks);
    std::vector<int> name(parts.blocks, -1);
    name[0] = 0;
    name.back() = parts.blocks - 1;
    for (int v = 0; v < n; ++v) {
      int& same = name[parts.block[v]];
      if (same == -1) same = others.block[v];
      CHECK_EQ(same, others.block[v]);
    }
  }
  CHECK(squares > 500);
}

}  // namespace

int main() {
  test_small();
  test_sides_found();
  test_nested();
  test_bad_arguments();
  test_random();
  return check::result();
}
