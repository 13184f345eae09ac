// SPDX-License-Identifier: CC0-1.0
//
// second_maximum_matching(graph, mate) computes another maximum matching if `mate` is not unique.
#ifndef MATCHING_GAMES_SECOND_MATCHING_HPP
#define MATCHING_GAMES_SECOND_MATCHING_HPP

#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/induced_subgraph.hpp"
#include "matching_games/internal/blossom_forest.hpp"
#include "matching_games/internal/grow_without.hpp"
#include "matching_games/internal/require_matching.hpp"
#include "matching_games/internal/strong_components.hpp"
#include "matching_games/two_coloring.hpp"

namespace matching_games {

namespace internal {

// Returns a vertex on an alternating cycle of a bipartite graph with the sides `side`, or -1 if
// there is no alternating cycle. `mate` must match every vertex that has a neighbor. Takes O(n + m)
// time.
template <class Graph>
int vertex_on_alternating_cycle(const Graph& graph, const std::vector<int>& mate,
                                const std::vector<char>& side) {
  std::vector<int> block;
  const int blocks = internal::blocks_of_pairs(
      graph, mate, [&mate](int v) { return mate[v] != -1; }, [&side](int v) { return side[v]; },
      block);
  std::vector<char> is_met(blocks, 0);
  for (int v = 0; v < graph.size(); ++v) {
    if (block[v] == -1 || side[v] != 0) continue;
    if (is_met[block[v]]) return v;
    is_met[block[v]] = 1;
  }
  return -1;
}

}  // namespace internal

// Returns a maximum matching that differs from the maximum matching `mate`, or an empty vector if
// `mate` is the only one. Two matchings differ if some vertex has different mates in them, so
// parallel edges do not make a difference. Another maximum matching exists if and only if some
// exposed vertex has a neighbor, or some cycle alternates between edges of the matching and other
// edges.
//
// Throws std::invalid_argument if some vertex is not the mate of its mate, or if two exposed
// vertices are neighbors. Makes no other check that `mate` is maximum. If `mate` is not maximum,
// the result is another matching of the same size.
//
// Takes O(n + m log n) time if some exposed vertex has a neighbor or the graph is bipartite.
// Otherwise, runs one search for each pair of `mate` until an alternating cycle is found. These
// searches take O(n m log n) time at worst. Needs 10 ints per vertex.
//
// Example: on the path 0 - 1 - 2 with the pair 0 - 1 the result is {-1, 2, 1}. On the path
// 0 - 1 - 2 - 3 with the pairs 0 - 1 and 2 - 3 the result is empty.
//
// H. N. Gabow, H. Kaplan, R. E. Tarjan, "Unique maximum matching algorithms", 2001.
template <class Given>
std::vector<int> second_maximum_matching(const Given& given, std::vector<int> mate) {
  const auto graph = internal::view_of(given);
  internal::require_matching("second_maximum_matching", graph, mate);
  int exposed = -1, neighbor = -1;
  for (int v = 0; v < graph.size(); ++v) {
    if (mate[v] != -1 || !graph.contains(v)) continue;
    for (const int w : graph.neighbors(v)) {
      if (w == v || !graph.contains(w)) continue;
      if (mate[w] == -1) {
        internal::reject("second_maximum_matching", "the matching is not maximum: the neighbors ",
                         v, " and ", w, " are exposed");
      }
      exposed = v;
      neighbor = w;
    }
  }
  if (exposed != -1) {
    mate[mate[neighbor]] = -1;
    mate[exposed] = neighbor;
    mate[neighbor] = exposed;
    return mate;
  }

  // The loop below searches for an alternating cycle through v, for one vertex v after another. In
  // a general graph, the loop tries all vertices. In a bipartite graph, the loop tries only one
  // vertex, which is known to lie on an alternating cycle, or no vertex if there is no alternating
  // cycle.
  int first = 0, last = graph.size();
  const TwoColoring coloring = matching_games::two_coloring(graph);
  if (coloring.bipartite) {
    first = internal::vertex_on_alternating_cycle(graph, mate, coloring.side);
    last = first + 1;
  }
  // If a matched edge lies on no alternating cycle, the loop erases both ends of the edge from
  // `rest`, so that later searches do not enter these vertices.
  InducedSubgraph<internal::ViewOf<Given>> rest(graph);
  internal::BlossomForest<internal::ViewOf<decltype(rest)>> forest(rest, mate);
  for (int v = first; v != -1 && v < last; ++v) {
    const int w = mate[v];
    if (w == -1 || !rest.contains(v)) continue;
    // An alternating cycle through the matched edge v - w consists of this edge, an alternating
    // path of even length from w to another neighbor x of v, and the edge x - v.
    internal::grow_without(forest, mate, v);
    for (const int x : graph.neighbors(v)) {
      if (x == w || !forest.is_outer(x)) continue;
      forest.augment(x, v);
      return mate;
    }
    mate[v] = w;
    mate[w] = v;
    rest.erase(v);
    rest.erase(w);
  }
  return std::vector<int>();
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_SECOND_MATCHING_HPP
