// SPDX-License-Identifier: CC0-1.0
//
// Floor of the graph problems, the least possible work: reads a graph, builds adjacency arrays, and
// writes one greedy matching.
#include "edge_list.hpp"

int main() {
  const auto graph = bench::read_edge_list();
  const auto mate = bench::greedy_matching(graph, bench::Adjacency(graph));
  bench::write_matching(graph, [&](int v) { return mate[v]; });
}
