// SPDX-License-Identifier: CC0-1.0
//
// minimum_weight_vertex_cover(l, r, edges, weights) and
// maximum_weight_independent_set(l, r, edges, weights) for bipartite graphs whose vertices have
// weights.
//
// Checked: by b-matchings of the same size on 4,000 random graphs (matching_games/b_matching).
#ifndef MATCHING_GAMES_WEIGHTED_COVERS_HPP
#define MATCHING_GAMES_WEIGHTED_COVERS_HPP

#include <utility>
#include <vector>

#include "matching_games/b_matching.hpp"

// Both functions take the bipartite graph with l vertices on the left, r vertices on the right, and
// the given edges {left, right}, both zero-based. They return vertices in ascending order, where
// the right vertices are l .. l + r - 1. weights[v] is the weight of the vertex v, which may be 0.
// They throw std::invalid_argument if an end is out of range, if there is not one weight for each
// vertex, or if weights are beyond the limits. They take the time of maximum_b_matching(). Limits:
// any graph, and weights in [0, 2^60] whose sum is below 2^63.
namespace matching_games {

namespace internal {

template <class Edge>
std::vector<int> cover_or_rest(const char* caller, bool is_cover, int l, int r,
                               const std::vector<Edge>& edges,
                               const std::vector<long long>& weights) {
  const BMatching result =
      maximum_b_matching(caller, "weight", l, r, edges, weights,
                         std::vector<long long>(edges.size(), largest_capacity()));
  std::vector<int> vertices;
  for (int v = 0; v < l + r; ++v) {
    if (result.cover[v] == is_cover) vertices.push_back(v);
  }
  return vertices;
}

}  // namespace internal

// Returns a vertex cover of minimum weight: each edge has an end in it. If each edge may be chosen
// any number of times, a maximum b-matching with the weights as capacities has the weight of the
// cover as its size, so no cover weighs less.
//
// Example: minimum_weight_vertex_cover(2, 1, {{0, 0}, {1, 0}}, {1, 2, 5}) is {0, 1}.
template <class Edge = std::pair<int, int>>
std::vector<int> minimum_weight_vertex_cover(int l, int r, const std::vector<Edge>& edges,
                                             const std::vector<long long>& weights) {
  return internal::cover_or_rest("minimum_weight_vertex_cover", true, l, r, edges, weights);
}

// Returns an independent set of maximum weight: no edge has both ends in it. It consists of the
// vertices outside minimum_weight_vertex_cover().
//
// Example: maximum_weight_independent_set(2, 1, {{0, 0}, {1, 0}}, {1, 2, 5}) is {2}.
template <class Edge = std::pair<int, int>>
std::vector<int> maximum_weight_independent_set(int l, int r, const std::vector<Edge>& edges,
                                                const std::vector<long long>& weights) {
  return internal::cover_or_rest("maximum_weight_independent_set", false, l, r, edges, weights);
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_WEIGHTED_COVERS_HPP
