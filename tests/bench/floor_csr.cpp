// SPDX-License-Identifier: CC0-1.0
//
// Floor: reads a graph, builds adjacency arrays, matches greedily once, and writes.
#include "edge_list.hpp"

int main() {
  const auto graph = bench::read_edge_list();
  const auto mate = bench::greedy_matching(graph, bench::Adjacency(graph));
  bench::write_matching(graph, [&](int v) { return mate[v]; });
}
