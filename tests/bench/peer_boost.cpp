// SPDX-License-Identifier: CC0-1.0
//
// Peer for general graphs: edmonds_maximum_cardinality_matching of the Boost Graph Library.
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/max_cardinality_matching.hpp>

#include "edge_list.hpp"

int main() {
  const auto graph = bench::read_edge_list();
  using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS>;
  using Vertex = boost::graph_traits<Graph>::vertex_descriptor;
  const Graph boosted(graph.edges.begin(), graph.edges.end(), graph.size);
  std::vector<Vertex> mate(graph.size);
  boost::edmonds_maximum_cardinality_matching(boosted, mate.data());
  bench::write_matching(graph, [&](int v) {
    return mate[v] == boost::graph_traits<Graph>::null_vertex() ? -1 : static_cast<int>(mate[v]);
  });
}
