// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_STRONG_COMPONENTS_HPP
#define MATCHING_GAMES_INTERNAL_STRONG_COMPONENTS_HPP

#include <algorithm>
#include <cstddef>
#include <vector>

namespace matching_games {
namespace internal {

// Computes the strongly connected components of a directed graph and returns their number. Its
// vertices are the vertices v with is_vertex(v). Each entry w != v in the list of v is an arc from
// v to the vertex head(w), or no arc if head(w) is -1. Sets component[v] to the number of the
// component of v, or to -1 if v is not a vertex. No arc leads to a component with a larger number.
// Takes O(n + m) time. Needs 4 ints per vertex, and two stacks.
//
// R. E. Tarjan, "Depth-first search and linear graph algorithms", 1972.
template <class Graph, class IsVertex, class Head>
int strong_components(const Graph& graph, IsVertex is_vertex, Head head,
                      std::vector<int>& component) {
  const std::size_t n = static_cast<std::size_t>(graph.size());
  component.assign(n, -1);
  std::vector<int> order(n, 0);     // k for the k-th vertex that was found; 0: not found yet
  std::vector<int> low(n, 0);       // the smallest order of a vertex known to share v's component
  std::vector<int> position(n, 0);  // the position of the next arc in the list of v
  std::vector<int> path;            // from the root to the vertex that is being scanned
  std::vector<int> open;            // vertices that have no component yet, in the order found
  int found = 0, components = 0;
  const auto enter = [&](int v) {
    order[v] = low[v] = ++found;
    path.push_back(v);
    open.push_back(v);
  };
  for (int root = 0; root < graph.size(); ++root) {
    if (order[root] == 0 && is_vertex(root)) enter(root);
    while (!path.empty()) {
      const int v = path.back();
      auto&& ns = graph.neighbors(v);
      if (position[v] < static_cast<int>(ns.size())) {
        const int w = ns[position[v]++];
        const int to = w == v ? -1 : head(w);
        if (to == -1) continue;
        if (order[to] == 0) {
          enter(to);
        } else if (component[to] == -1) {
          low[v] = std::min(low[v], order[to]);
        }
        continue;
      }
      path.pop_back();
      if (!path.empty()) low[path.back()] = std::min(low[path.back()], low[v]);
      if (low[v] < order[v]) continue;
      while (component[v] == -1) {
        component[open.back()] = components;
        open.pop_back();
      }
      ++components;
    }
  }
  return components;
}

// Divides the matched pairs of the vertices v with is_in(v) of a bipartite graph into blocks, and
// returns the number of blocks. The blocks are the strongly connected components of a directed
// graph on the pairs, with an arc from one pair to another if the vertex of the first on side 0 is
// a neighbor of the vertex of the second on side 1. So two pairs are in one block if and only if an
// alternating closed walk contains both. Sets block[v] to the block of v, or to -1 if v is in no
// pair. No arc leads to a block with a larger number.
template <class Graph, class IsIn, class Side>
int blocks_of_pairs(const Graph& graph, const std::vector<int>& mate, IsIn is_in, Side side,
                    std::vector<int>& block) {
  const int blocks = internal::strong_components(
      graph, [&](int v) { return is_in(v) && !side(v); },
      [&](int w) { return is_in(w) ? mate[w] : -1; }, block);
  for (int v = 0; v < graph.size(); ++v) {
    if (is_in(v) && !side(v)) block[mate[v]] = block[v];
  }
  return blocks;
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_STRONG_COMPONENTS_HPP
