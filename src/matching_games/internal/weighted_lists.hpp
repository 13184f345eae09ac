// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_WEIGHTED_LISTS_HPP
#define MATCHING_GAMES_INTERNAL_WEIGHTED_LISTS_HPP

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "matching_games/internal/edges.hpp"
#include "matching_games/weights.hpp"

namespace matching_games {
namespace internal {

struct WeightedArc {
  int end;
  long long weight;
};

// Stores for each vertex the arcs to its neighbors, in one array.
struct WeightedLists {
  std::vector<std::size_t> first;  // the arcs of v are arcs[first[v]] .. arcs[first[v + 1] - 1]
  std::vector<WeightedArc> arcs;

  // Adds `added` to the weights. Loops and edges that have no positive weight then do not count.
  WeightedLists(int n, const std::vector<WeightedEdge>& edges, long long added) {
    fill_lists(
        first, arcs, n, edges.size(),
        [=, &edges](std::size_t i, int s) {
          const WeightedEdge& e = edges[i];
          return e.v == e.w || e.weight + added <= 0 ? n : s == 0 ? e.v : e.w;
        },
        [=, &edges](std::size_t i, int s) {
          const WeightedEdge& e = edges[i];  // the weight of a loop may be too large for a sum
          return WeightedArc{s == 0 ? e.w : e.v, e.v == e.w ? 0 : e.weight + added};
        });
  }

  int size() const { return static_cast<int>(first.size()) - 1; }
  Slice<WeightedArc> of(int v) const {
    return {arcs.data() + first[v], arcs.data() + first[v + 1]};
  }

  // Returns whether the graph has more than a sixteenth of all pairs, or an eighth if it has sides
  // of equal size. If one side is much larger, it is never dense.
  bool is_dense() const { return arcs.size() > 1ULL * size() * size() / 16; }

  // Returns the largest weight at each vertex, or 0 if it has no arcs.
  std::vector<long long> heaviest() const {
    std::vector<long long> result(size(), 0);
    for (int v = 0; v < size(); ++v) {
      for (const WeightedArc& arc : of(v)) result[v] = std::max(result[v], arc.weight);
    }
    return result;
  }

  // Returns the graph of the edges whose ends have dual variables that add up to their weight, or
  // to less: the tight edges, and all edges if `doubled`, which has twice the duals, has only
  // zeros.
  AdjacencyArray tight(const std::vector<long long>& doubled) const {
    std::vector<unsigned> begin(1, 0);
    std::vector<int> ends;
    ends.reserve(arcs.size());
    for (int v = 0; v < size(); ++v) {
      for (const WeightedArc& arc : of(v)) {
        if (doubled[v] + doubled[arc.end] <= 2 * arc.weight) ends.push_back(arc.end);
      }
      begin.push_back(static_cast<unsigned>(ends.size()));
    }
    return {std::move(begin), std::move(ends)};
  }

  enum { kClear = 150, kClearTies = 60 };  // see share()
  static bool outnumber(std::size_t more, std::size_t less) { return 2 * more > 3 * less; }

  // Changes the first dual variables for a matching of maximum size. `doubled` has twice these
  // duals: half of the largest weight at each vertex, so that the searches can begin at both sides,
  // and most of them are short. But the dual of a vertex that stays exposed must fall to 0. With
  // many such vertices, the searches would be long.
  //
  // A vertex is even if an alternating path of even length leads to it from a vertex that the
  // maximum matching `mate` exposes. If the even vertices clearly outnumber their neighbors, each
  // of them gives half of the lightest weight, and each neighbor gains as much. If there are more
  // than 3/2 times as many, or if `gives_all` is true and there are more at all, their duals become
  // 0, and those of the neighbors double. A vertex that is even and a neighbor counts as a
  // neighbor.
  //
  // "Clearly" is by more than the 150th part of the neighbors, or the 60th part if most arcs have
  // the lightest weight: too many arcs would be tight at once. Both fractions were found by
  // measuring. The first `left` vertices are the left side of a bipartite graph, whose sides share
  // on their own; without sides, left = 0.
  void share(const std::vector<int>& mate, std::vector<long long>& doubled, int left,
             bool gives_all = false) const {
    const long long all = std::numeric_limits<long long>::max();
    long long lightest = all;
    for (const WeightedArc& arc : arcs) lightest = std::min(lightest, arc.weight);
    std::size_t count = 0;  // of arcs with this weight
    for (const WeightedArc& arc : arcs) count += arc.weight == lightest;
    const int clear = 2 * count > arcs.size() ? kClearTies : kClear;
    std::vector<char> is_next(size());
    for (int begin = 0, end = left; begin < size(); begin = end, end = size()) {
      std::vector<int> even, next;
      for (int v = begin; v < end; ++v) {
        if (mate[v] == -1 && first[v] < first[v + 1]) even.push_back(v);
      }
      for (std::size_t k = 0; k < even.size(); ++k) {
        for (const WeightedArc& arc : of(even[k])) {
          const int w = arc.end;
          if (is_next[w]) continue;
          is_next[w] = 1;
          next.push_back(w);
          if (mate[w] != -1) even.push_back(mate[w]);
        }
      }
      std::size_t others = 0;
      for (const int v : even) others += !is_next[v];
      if (others <= next.size() + (gives_all ? 0 : next.size() / clear)) continue;
      const long long part = gives_all || outnumber(others, next.size()) ? all : lightest;
      for (const int v : even) doubled[v] -= is_next[v] ? 0 : std::min(part, doubled[v]);
      for (const int w : next) doubled[w] += std::min(part, doubled[w]);
    }
  }

  // Lowers the numbers in `doubled`, which are twice the dual variables of the vertices. A dual
  // must stay >= 0, and the sum of the duals of the ends of an arc >= its weight. The first pass
  // lowers each dual half as far as these bounds allow, the second pass as far as they allow. Then
  // many arcs are tight at once, also if the weights are sums of values of the vertices. Does
  // nothing if the graph is dense: where weights are products, the searches from the larger duals
  // are faster.
  void lower(std::vector<long long>& doubled) const {
    if (is_dense()) return;
    for (int pass = 1; pass >= 0; --pass) {
      for (int i = 0; i < size(); ++i) {
        const int v = pass ? i : size() - 1 - i;
        long long least = doubled[v];
        for (const WeightedArc& arc : of(v)) {
          least = std::min(least, doubled[v] + doubled[arc.end] - 2 * arc.weight);
        }
        doubled[v] -= least >> pass;
      }
    }
  }
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_WEIGHTED_LISTS_HPP
