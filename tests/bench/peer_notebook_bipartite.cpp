// SPDX-License-Identifier: CC0-1.0
//
// The benchmark compares the library with this program on bipartite graphs. The program uses the
// notebook edition, src/notebook/bipartite.hpp.
#include <bits/stdc++.h>
using namespace std;
#include "edge_list.hpp"
#include "notebook/bipartite.hpp"

int main() {
  const auto graph = bench::read_edge_list();
  Bipartite matching(graph.left, graph.size - graph.left, graph.edges);
  bench::write_matching(graph, [&](int v) { return matching.mate[v]; });
}
