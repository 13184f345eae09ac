// SPDX-License-Identifier: CC0-1.0
//
// smallest_matching(l, r, lists) and smallest_matching(l, r, edges) compute the maximum matching of
// a bipartite graph that is first in lexicographic order.
//
// Checked: against the definition on 20,000 random graphs (matching_games/smallest_matching).
#ifndef MATCHING_GAMES_SMALLEST_MATCHING_HPP
#define MATCHING_GAMES_SMALLEST_MATCHING_HPP

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "matching_games/bipartite.hpp"
#include "matching_games/bipartite_graph.hpp"

namespace matching_games {

// Returns the smallest maximum matching of the bipartite graph with l vertices on the left, r
// vertices on the right, and the given edges {left, right}, both zero-based: the one in which the
// left vertex 0 has the smallest mate, among these the one in which the left vertex 1 has the
// smallest mate, and so on. For a left vertex, any mate is smaller than none. The result has the
// mates of all l + r vertices, where the right vertex w is l + w. In place of `edges`, the call
// takes the lists of the right neighbors of each left vertex, like BipartiteGraph. Throws
// std::invalid_argument if an end is out of range or there are not l lists. Takes
// O(l (l + m) + r) time at worst: one search for each left vertex. On random sparse graphs, the
// time is quadratic as well: 20,000 + 20,000 vertices take 1 to 6 s. Does not recurse. Limits: any
// graph.
//
// This is the smallest list of mates, and need not cover the first vertices that can be covered
// together: vertex 0 takes its smallest mate even if vertex 1 then stays exposed. To cover left
// vertices in the order of their priority, insert them in this order into a DynamicMatching
// (matching_games/dynamic_matching.hpp) that starts with the right vertices.
//
// Example: smallest_matching(2, 2, {{0, 0}, {0, 1}, {1, 0}}) is {3, 2, 1, 0}, because the matching
// with the pair 0 - 2 is not maximum.
template <class Edge = std::pair<int, int>>
std::vector<int> smallest_matching(int l, int r, const std::vector<Edge>& edges) {
  // A right vertex `blank`, which is joined to all left vertices, may be the mate of as many of
  // them as the maximum matching exposes. So the maximum matchings are those that give each left
  // vertex a mate. Suppose that the mates of the left vertices below v are final, and that v gives
  // up its mate. By the symmetric difference of two such matchings, v can take w if and only if a
  // path leads from w to a free vertex: the former mate of w takes another vertex, whose former
  // mate takes another one, and so on, until one takes a free vertex. If a search from w finds no
  // free vertex, then no path leads through the vertices that it has seen, and the searches from
  // the other neighbors of v can skip them. So all searches for v together see a vertex once.
  const BipartiteGraph graph(l, r, edges, "smallest_matching");
  std::vector<int> mate = matching_games::bipartite_matching(graph);
  const int blank = l + r;
  mate.push_back(-1);
  for (int v = 0; v < l; ++v) {
    if (mate[v] == -1) mate[v] = blank;
  }
  int blanks = static_cast<int>(std::count(mate.begin(), mate.begin() + l, blank));
  std::vector<int> seen(mate.size(), -1), taker(mate.size()), stack, wanted;
  for (int v = 0; v < l; ++v) {
    const int old = mate[v];
    mate[old] = mate[blank] = -1;
    int end = -1;  // the free vertex that the search has found
    const auto offer = [&](int u, int x) {
      // A vertex other than `blank` whose mate is less than v is final.
      if (end != -1 || seen[x] == v || (mate[x] != -1 && mate[x] < v)) return;
      seen[x] = v;
      taker[x] = u;
      if (mate[x] == -1 && (x != blank || old == blank)) {
        end = x;
      } else {
        stack.push_back(x);
      }
    };
    const auto offer_all = [&](int u) {
      for (const int x : graph.neighbors(u)) offer(u, x);
      if (blanks > 0) offer(u, blank);
    };
    wanted.clear();
    for (const int w : graph.neighbors(v)) {
      if (w < old) wanted.push_back(w);
    }
    std::sort(wanted.begin(), wanted.end());
    for (std::size_t i = 0; i < wanted.size() && end == -1; ++i) {
      offer(v, wanted[i]);
      while (!stack.empty() && end == -1) {
        const int x = stack.back();
        stack.pop_back();
        if (x != blank) {
          offer_all(mate[x]);
          continue;
        }
        for (int u = v + 1; u < l; ++u) {
          if (mate[u] == blank) offer_all(u);
        }
      }
      stack.clear();
    }
    if (end == -1) mate[old] = v;
    for (int x = end, u = -1; u != v && x != -1;) {
      u = taker[x];
      std::swap(mate[u], x);
      mate[mate[u]] = u;
    }
    blanks -= mate[v] == blank;
  }
  mate.pop_back();
  for (int& w : mate) w = w == blank ? -1 : w;
  return mate;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_SMALLEST_MATCHING_HPP
