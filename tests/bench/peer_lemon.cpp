// SPDX-License-Identifier: CC0-1.0
//
// The benchmark compares the library with this program on general graphs. The program uses the
// class MaxMatching of the LEMON library.
#include <lemon/matching.h>
#include <lemon/smart_graph.h>

#include "edge_list.hpp"

int main() {
  const auto graph = bench::read_edge_list();
  lemon::SmartGraph lemon_graph;
  lemon_graph.reserveNode(graph.size);
  lemon_graph.reserveEdge(static_cast<int>(graph.edges.size()));
  for (int v = 0; v < graph.size; ++v) lemon_graph.addNode();
  for (const auto& e : graph.edges) {
    lemon_graph.addEdge(lemon_graph.nodeFromId(e.first), lemon_graph.nodeFromId(e.second));
  }
  lemon::MaxMatching<lemon::SmartGraph> matching(lemon_graph);
  matching.run();
  bench::write_matching(
      graph, [&](int v) { return lemon_graph.id(matching.mate(lemon_graph.nodeFromId(v))); });
}
