// SPDX-License-Identifier: CC0-1.0
//
// Finds the winners of vertex geography on a graph. If a bug of the library makes the winners
// wrong, a check fails.
#ifndef WINNERS_HPP
#define WINNERS_HPP

#include <vector>

#include "check.hpp"
#include "matching_games/check_gallai_edmonds.hpp"
#include "matching_games/gallai_edmonds.hpp"
#include "matching_games/general.hpp"
#include "oracle.hpp"

namespace oracle {

// Returns the Gallai-Edmonds classes of a graph with the maximum matching `mate`. Checks that the
// classes are right, because a bug of the library could make the classes wrong.
template <class AnyGraph>
std::vector<matching_games::VertexClass> certified_classes(const AnyGraph& graph,
                                                           const std::vector<int>& mate) {
  std::vector<matching_games::VertexClass> classes = matching_games::gallai_edmonds(graph, mate);
  CHECK_EQ(matching_games::check_gallai_edmonds(graph, mate, classes), "");
  return classes;
}

template <class AnyGraph>
std::vector<matching_games::VertexClass> certified_classes(const AnyGraph& graph) {
  return certified_classes(graph, matching_games::general_matching(graph));
}

// Returns for each vertex v whether the graph contains v and the player to move wins from v. Tries
// all games if the graph has at most 10 vertices. On a larger graph, certified_classes() computes
// and checks the Gallai-Edmonds classes of the vertices: the player to move loses exactly from the
// vertices of the Gallai-Edmonds class D.
inline std::vector<char> winners(const Graph& graph) {
  std::vector<char> wins(graph.size(), 0);
  if (graph.size() > 10) {
    const std::vector<matching_games::VertexClass> classes = certified_classes(graph);
    for (int v = 0; v < graph.size(); ++v) {
      wins[v] = graph.contains(v) && classes[v] != matching_games::VertexClass::D;
    }
    return wins;
  }
  const std::vector<Set> winning = winning_tokens(adjacency(graph));
  const Set all = present_vertices(graph);
  for (int v = 0; v < graph.size(); ++v) wins[v] = has(all, v) && has(winning[without(all, v)], v);
  return wins;
}

}  // namespace oracle

#endif  // WINNERS_HPP
