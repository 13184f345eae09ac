// SPDX-License-Identifier: CC0-1.0
//
// Does the least work that any program for a graph problem must do: reads a graph, builds adjacency
// arrays, and writes a greedy matching. The run time is a lower bound for such programs.
#include "edge_list.hpp"

int main() {
  const auto graph = bench::read_edge_list();
  const auto mate = bench::greedy_matching(graph, bench::Adjacency(graph));
  bench::write_matching(graph, [&](int v) { return mate[v]; });
}
