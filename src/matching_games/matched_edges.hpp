// SPDX-License-Identifier: CC0-1.0
//
// matched_edges(n, edges, mate) and matched_edges(l, r, edges, mate) return the numbers of the
// edges of a matching.
//
// Checked: against the mates of random graphs (matching_games/b_matching).
#ifndef MATCHING_GAMES_MATCHED_EDGES_HPP
#define MATCHING_GAMES_MATCHED_EDGES_HPP

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "matching_games/csr_graph.hpp"
#include "matching_games/internal/edges.hpp"
#include "matching_games/internal/require_matching.hpp"

// Both functions return the zero-based numbers of the edges of a matching, in ascending order. Of
// parallel edges with weights the heaviest is chosen, of edges without weights the first. The
// functions throw std::invalid_argument if an end is out of range, if `mate` is not a matching, or
// if no edge joins two mates. They take O(m + n log n) time. Limits: any graph, weights of 64 bits.
namespace matching_games {

namespace internal {

// Does the same as matched_edges() below. The first ends of the edges are in [0, l), and the second
// ones, in [0, r), are raised by `shift`.
template <class Edge>
std::vector<int> matched_edges(int l, int r, int shift, const std::vector<Edge>& edges,
                               const std::vector<int>& mate) {
  const int n = shift + r;
  require_edges("matched_edges", edges, l, r);
  require_matching("matched_edges", CsrGraph(n, {}), mate);
  std::vector<int> choice(n, -1), result;  // of the smaller vertex of each pair
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const int v = ends_of(edges[i]).first, w = shift + ends_of(edges[i]).second;
    if (mate[v] != w) continue;
    int& best = choice[std::min(v, w)];
    if (best == -1 || find_weight(edges[i], 0) > find_weight(edges[best], 0)) {
      best = static_cast<int>(i);
    }
  }
  for (int v = 0; v < n; ++v) {
    if (mate[v] < v) continue;
    if (choice[v] == -1) {
      reject("matched_edges", "no edge joins vertex ", v, " to its mate");
    }
    result.push_back(choice[v]);
  }
  std::sort(result.begin(), result.end());
  return result;
}

}  // namespace internal

// Returns the numbers of the edges of the matching `mate` of a graph with n vertices.
//
// Example: matched_edges(3, {{1, 0}, {1, 2}}, {-1, 2, 1}) is {1}.
template <class Edge = std::pair<int, int>>
std::vector<int> matched_edges(int n, const std::vector<Edge>& edges,
                               const std::vector<int>& mate) {
  if (n < 0) internal::reject("matched_edges", "expected n >= 0, found ", n);
  return internal::matched_edges(n, n, 0, edges, mate);
}

// Does the same for the bipartite graph with l vertices on the left, r vertices on the right, and
// the edges {left, right}, both zero-based. `mate` has the mates of all l + r vertices, where the
// right vertex w is l + w.
//
// Example: matched_edges(2, 1, {{0, 0}, {1, 0}}, {-1, 2, 1}) is {1}.
template <class Edge = std::pair<int, int>>
std::vector<int> matched_edges(int l, int r, const std::vector<Edge>& edges,
                               const std::vector<int>& mate) {
  internal::require_numbers("matched_edges", l, r);
  return internal::matched_edges(l, r, l, edges, mate);
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_MATCHED_EDGES_HPP
