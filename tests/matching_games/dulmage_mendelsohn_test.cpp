// SPDX-License-Identifier: CC0-1.0
#include "matching_games/dulmage_mendelsohn.hpp"

#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/check_dulmage_mendelsohn.hpp"
#include "matching_games/csr_graph.hpp"

namespace {

using instances::Random;
using matching_games::CsrGraph;
using matching_games::DulmageMendelsohn;
using Edges = std::vector<std::pair<int, int>>;
using Vertices = std::vector<int>;

int parity(int v) { return v % 2; }

template <class G, class Side>
DulmageMendelsohn checked_decomposition(const G& graph, Side side) {
  const Vertices mate = matching_games::bipartite_matching(graph, side);
  DulmageMendelsohn parts = matching_games::dulmage_mendelsohn(graph, mate, side);
  CHECK_EQ(matching_games::check_dulmage_mendelsohn(graph, mate, side, parts.block, parts.blocks),
           "");
  return parts;
}

// Tests a chain of 40 matched pairs of vertices. At first, each group of four pairs forms a cycle,
// which is a block of the decomposition. Then an edge from the last pair to the first pair is
// added, which joins all groups into one block. If `back` is true, the vertices are numbered in the
// opposite order. The depth-first search then starts at the last pair instead of the first.
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

// Checks that the blocks do not depend on the maximum matching. Different orders of the edges make
// the library find different maximum matchings.
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
  test_nested();
  test_random();
  return check::result();
}
