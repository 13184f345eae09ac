// SPDX-License-Identifier: CC0-1.0
//
// The benchmark compares the library with this program on general graphs. The program uses the
// notebook edition, src/notebook/general.hpp.
#include <bits/stdc++.h>
using namespace std;
#include "edge_list.hpp"
#include "notebook/general.hpp"

int main() {
  const auto graph = bench::read_edge_list();
  General matching(graph.size, graph.edges);
  bench::write_matching(graph, [&](int v) { return matching.mate[v]; });
}
