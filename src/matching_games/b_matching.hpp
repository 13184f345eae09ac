// SPDX-License-Identifier: CC0-1.0
//
// maximum_b_matching(l, r, edges, capacity) chooses as many edges of a bipartite graph as possible,
// if each vertex may be an end of several chosen edges.
//
// Checked: against all choices on all graphs with up to 4 vertices, by covers on larger ones
// (matching_games/b_matching).
#ifndef MATCHING_GAMES_B_MATCHING_HPP
#define MATCHING_GAMES_B_MATCHING_HPP

#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "matching_games/internal/b_matcher.hpp"
#include "matching_games/internal/edges.hpp"

namespace matching_games {

// Stores a b-matching of maximum size of a bipartite graph, and the proof that none is larger. The
// right vertices are l .. l + r - 1.
struct BMatching {
  long long size;  // the number of chosen edges, each counted as often as it is chosen
  std::vector<long long> times;  // how often each edge is chosen, in the order of the argument
  std::vector<bool> cover;       // of the l + r vertices: the proof
};

namespace internal {

// No capacity is above 2^60. An edge that may be chosen that often may be chosen without limit.
inline long long largest_capacity() { return 1LL << 60; }

// Throws std::invalid_argument, with the name of the caller, unless the edges join l and r
// vertices, there is a number in [0, 2^60] for each of these vertices, with a sum below 2^63, and a
// number >= 0 for each edge. `what` is "capacity" or "weight".
template <class Edge>
void require_capacities(const char* caller, const char* what, int l, int r,
                        const std::vector<Edge>& edges, const std::vector<long long>& capacity,
                        const std::vector<long long>& most) {
  require_numbers(caller, l, r);
  require_edges(caller, edges, l, r);
  if (capacity.size() != static_cast<std::size_t>(l) + static_cast<std::size_t>(r)) {
    reject(caller, "expected a ", what, " for each of ", l + r, " vertices, found ",
           capacity.size());
  }
  long long sum = 0;
  for (int v = 0; v < l + r; ++v) {
    if (capacity[v] < 0 || capacity[v] > largest_capacity()) {
      reject(caller, "vertex ", v, " has the ", what, " ", capacity[v], ", outside [0, 2^60]");
    }
    if (capacity[v] > std::numeric_limits<long long>::max() - sum) {
      reject(caller, "the ", what, " of vertex ", v, " raises the sum to 2^63 or more");
    }
    sum += capacity[v];
  }
  if (most.size() != edges.size()) {
    reject(caller, "expected most for each of ", edges.size(), " edges, found ", most.size(),
           " numbers");
  }
  for (const long long& number : most) {
    if (number >= 0) continue;
    reject(caller, "expected most >= 0, found ", number, " for edge ", &number - most.data());
  }
}

// Does the same as maximum_b_matching(). Error messages name the caller, and `what` the capacities
// are.
template <class Edge>
BMatching maximum_b_matching(const char* caller, const char* what, int l, int r,
                             const std::vector<Edge>& edges, const std::vector<long long>& capacity,
                             std::vector<long long> most) {
  require_capacities(caller, what, l, r, edges, capacity, most);
  for (long long& number : most) {
    if (number >= largest_capacity()) number = std::numeric_limits<long long>::max();
  }
  BMatcher matcher(l, r, edges, capacity, std::move(most));
  matcher.run();
  BMatching result{0, {}, std::vector<bool>(l + r)};
  for (int v = 0; v < l + r; ++v) result.cover[v] = matcher.in_cover(v);
  result.times = std::move(matcher.times());
  for (const long long times : result.times) result.size += times;
  return result;
}

}  // namespace internal

// Returns a b-matching of maximum size of the bipartite graph with l vertices on the left, r
// vertices on the right, and the given edges (left, right), which are zero-based. Edge i is chosen
// at most most[i] times, or each edge at most `most` times, where 2^60 and more means any number of
// times. The edges at a vertex v are chosen at most capacity[v] times together. Parallel edges are
// different edges.
//
// The proof is a minimum cut: each chosen edge has an end in the cover, or is one of the edges
// without such an end. So no b-matching is larger than the capacities of the cover plus the numbers
// most[i] of the edges without an end in the cover. The size of the result is equal to this sum. If
// all these numbers are 2^60 or more, each edge has an end in the cover.
//
// Throws std::invalid_argument if an end is out of range, if there is not one capacity for each
// vertex or one number most[i] >= 0 for each edge, or if capacities are beyond the limits. Limits:
// any graph, and capacities in [0, 2^60] whose sum is below 2^63.
//
// Takes O(m sqrt(m)) time if `most` is 1. In general, makes at most 2 sqrt(C) phases, where C is
// the sum of the capacities, and never more than there are vertices; a phase takes O(n m) time at
// worst. In practice, there are a few phases that scan each edge once. But each unit takes a long
// path on its own: 3,000 vertices of capacity 1 at each end of a path of 94,000 vertices of
// capacity 3,000 take 3 s. Needs 32 bytes per edge, which include the result, and up to 36 bytes
// per vertex. Does not recurse. If no capacity is above 1, bipartite_matching() is faster.
//
// Example: maximum_b_matching(2, 1, {{0, 0}, {1, 0}}, {3, 1, 2}) has the size 2 and chooses both
// edges once. With most = 2, the size is 2 as well, and an edge may be chosen twice. With most =
// {0, 9}, the size is 1.
template <class Edge = std::pair<int, int>>
BMatching maximum_b_matching(int l, int r, const std::vector<Edge>& edges,
                             const std::vector<long long>& capacity,
                             const std::vector<long long>& most) {
  return internal::maximum_b_matching("maximum_b_matching", "capacity", l, r, edges, capacity,
                                      most);
}
template <class Edge = std::pair<int, int>>
BMatching maximum_b_matching(int l, int r, const std::vector<Edge>& edges,
                             const std::vector<long long>& capacity, long long most = 1) {
  return matching_games::maximum_b_matching(l, r, edges, capacity,
                                            std::vector<long long>(edges.size(), most));
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_B_MATCHING_HPP
