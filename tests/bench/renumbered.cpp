// SPDX-License-Identifier: CC0-1.0
//
// The benchmark compares the library on a graph with this program, which gives the library a
// renumbered copy of the graph.
#include "matching_games/renumbered.hpp"

#include "edge_list.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/general.hpp"

int main() {
  const auto graph = bench::read_edge_list();
  const matching_games::Renumbered copy(matching_games::CsrGraph(graph.size, graph.edges));
  const auto side = [&](int v) { return copy.original(v) >= graph.left; };
  const auto mate = copy.translated(graph.bipartite ? matching_games::bipartite_matching(copy, side)
                                                    : matching_games::general_matching(copy));
  bench::write_matching(graph, [&mate](int v) { return mate[v]; });
}
