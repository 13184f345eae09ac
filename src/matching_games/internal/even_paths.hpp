// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_EVEN_PATHS_HPP
#define MATCHING_GAMES_INTERNAL_EVEN_PATHS_HPP

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "matching_games/internal/errors.hpp"

namespace matching_games {
namespace internal {

// Finds the vertices to which alternating paths of even length lead from the exposed vertices, in
// the subgraph on the vertices with part[v] != 0. A vertex is exposed here if its mate is not in
// this subgraph. Sets even[v] to 1 for these vertices, and to 0 for the others. part[v] must be 0
// if v is absent. If an augmenting path joins two exposed vertices, returns a sentence that names
// both, and otherwise an empty string. Takes O((n + m) log n) time.
//
// This search shares no code with the matching algorithms, because it checks their results.
template <class Graph>
std::string find_even_paths(const Graph& graph, const std::vector<int>& mate,
                            const std::vector<char>& part, std::vector<char>& even) {
  const int n = graph.size();
  even.assign(n, 0);               // even[v] is 1 if v is outer
  std::vector<int> depth(n, -1);   // of an outer vertex: more than that of each base above it
  std::vector<int> parent(n, -1);  // of an inner vertex: the outer vertex that found it
  std::vector<int> outer;
  const auto add = [&](int v, int at) {
    even[v] = 1;
    depth[v] = at;
    outer.push_back(v);
  };
  std::vector<int> link(n);  // leads to the base of the blossom; a base leads to itself
  const auto base = [&link](int v) {
    while (link[v] != v) v = link[v] = link[link[v]];
    return v;
  };
  for (int v = 0; v < n; ++v) {
    link[v] = v;
    if (part[v] && (mate[v] == -1 || !part[mate[v]])) add(v, 0);
  }
  for (std::size_t head = 0; head < outer.size(); ++head) {
    const int v = outer[head];
    for (const int w : graph.neighbors(v)) {
      if (!part[w] || w == v) continue;
      if (!even[w]) {
        if (parent[w] != -1) continue;
        parent[w] = v;
        add(mate[w], depth[v] + 1);
        continue;
      }
      for (int a = base(v), b = base(w); a != b;) {
        if (depth[a] < depth[b]) std::swap(a, b);
        if (depth[a] == 0) {
          return internal::text("vertices ", a, " and ", b,
                                " are in one component and both without a mate in it");
        }
        const int inner = mate[a];
        if (!even[inner]) add(inner, depth[a]);
        a = link[a] = link[inner] = base(parent[inner]);
      }
    }
  }
  return "";
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_EVEN_PATHS_HPP
