// SPDX-License-Identifier: CC0-1.0
//
// edge_classes(graph, mate) computes for each edge of any graph whether the edge is in no maximum
// matching, in some but not all, or in every maximum matching.
//
// Checked: against the definitions on all graphs with up to 6 vertices (exhaustive/graphs).
#ifndef MATCHING_GAMES_EDGE_CLASSES_HPP
#define MATCHING_GAMES_EDGE_CLASSES_HPP

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "matching_games/edge_classes_result.hpp"
#include "matching_games/gallai_edmonds.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/internal/allowed_edges.hpp"
#include "matching_games/internal/induced_subgraph.hpp"
#include "matching_games/internal/strong_components.hpp"
#include "matching_games/two_coloring.hpp"

namespace matching_games {

namespace internal {

// Returns, in ascending order, the mates that each vertex has in perfect matchings of `graph`, of
// which `mate` is one.
template <class Graph>
std::vector<std::vector<int>> possible_partners(const Graph& graph, const std::vector<int>& mate) {
  std::vector<std::pair<int, int>> edges;
  for (int v = 0; v < graph.size(); ++v) {
    if (!graph.contains(v)) continue;
    for (const int w : graph.neighbors(v)) {
      if (v < w && graph.contains(w)) edges.emplace_back(v, w);
    }
  }
  const AllowedEdges is_possible(edges, mate);
  std::vector<std::vector<int>> result(mate.size());
  for (std::size_t i = 0; i < edges.size(); ++i) {
    if (!is_possible[i]) continue;
    result[edges[i].first].push_back(edges[i].second);
    result[edges[i].second].push_back(edges[i].first);
  }
  for (std::vector<int>& partners : result) {
    std::sort(partners.begin(), partners.end());
    partners.erase(std::unique(partners.begin(), partners.end()), partners.end());
  }
  return result;
}

}  // namespace internal

// Computes for every edge of any graph, from any maximum matching of the graph, the class of the
// edge: whether no, some but not all, or every maximum matching contains the edge. D, A and C are
// the Gallai-Edmonds classes of the vertices:
//   - An edge with an end in D is in some maximum matching, but not in all: some maximum matching
//     exposes this end.
//   - An edge with an end in A and no end in D is in no maximum matching.
//   - Every maximum matching contains a perfect matching of C. An edge v - w inside C is in some
//     maximum matching if C without v and w also has a perfect matching. That is the case if w is
//     the mate of v, or an alternating path of even length leads from the mate of v to w in C
//     without v. The edge is in every maximum matching if w is the only neighbor of v for which
//     this is true.
//
// Example: in the triangle 0, 1, 2 with the additional edge 2 - 3, the edges 2 - 3 and 0 - 1 are in
// every maximum matching, and the other two edges are in none. In the triangle alone every edge is
// in some maximum matching.
//
// Takes the same arguments as gallai_edmonds(), and throws the same exceptions. The result is a
// function object: if it is called `edges`, edges(v, w) is the class of the edge v - w.
//
// Takes O(n + m log n) time if the vertices of C induce a bipartite graph. Otherwise also runs
// searches for the vertices of C, which take O(m log n) time for each vertex at worst, but end
// early in most graphs. In strips and rings of cliques they do not: cliques of 5 in a ring, with
// three random edges to the next one, and 20,000 vertices in all take .5 s, and 4 times as long
// with twice as many. Needs 12 ints per vertex, and at worst 36 more and 16 ints for each edge
// inside C. For a bipartite graph, bipartite_edge_classes() is faster. Limits: any graph.
//
// L. Lovasz, M. D. Plummer, "Matching Theory", 1986.
template <class Given>
EdgeClasses edge_classes(const Given& given, const std::vector<int>& mate) {
  const auto graph = internal::view_of(given);
  std::vector<VertexClass> classes = matching_games::gallai_edmonds(graph, mate);
  internal::InducedSubgraph<internal::ViewOf<Given>> induced(graph);
  for (int v = 0; v < graph.size(); ++v) {
    if (classes[v] != VertexClass::C) induced.erase(v);
  }
  const auto c = internal::view_of(induced);
  const TwoColoring coloring = matching_games::two_coloring(c);
  std::vector<int> block;
  std::vector<std::vector<int>> partners;
  if (coloring.bipartite) {
    internal::blocks_of_pairs(
        c, mate, [&](int v) { return c.contains(v); }, [&](int v) { return coloring.side[v]; },
        block);
  } else {
    partners = internal::possible_partners(c, mate);
  }
  return {std::move(classes), std::move(block), std::move(partners)};
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_EDGE_CLASSES_HPP
