// SPDX-License-Identifier: CC0-1.0
#include "matching_games/gallai_edmonds.hpp"

#include <utility>
#include <vector>

#include "check.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/general.hpp"
#include "matching_games/pairs.hpp"

namespace {

using matching_games::CsrGraph;
using matching_games::GallaiEdmonds;
using matching_games::matching_size;
using Edges = std::vector<std::pair<int, int>>;

// Returns whether all vertices of the graph have the Gallai-Edmonds class `c`.
bool are_all(GallaiEdmonds c, int n, const Edges& edges) {
  const CsrGraph graph(n, edges);
  return matching_games::gallai_edmonds(graph, matching_games::general_matching(graph)) ==
         std::vector<GallaiEdmonds>(n, c);
}

// Tests nested odd cycles. Each cycle becomes an outer blossom, so all vertices are in the
// Gallai-Edmonds class D.
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
  CHECK(are_all(GallaiEdmonds::D, n, edges));
  edges.emplace_back(last, n);
  CHECK(are_all(GallaiEdmonds::C, n + 1, edges));
}

// Tests a path of a million vertices and a row of triangles in which neighboring triangles share a
// corner.
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
  test_nested_blossoms();
  test_large();
  return check::result();
}
