// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GALLAI_EDMONDS_HPP
#define MATCHING_GALLAI_EDMONDS_HPP

#include <cstddef>
#include <stdexcept>
#include <vector>

#include "matching/alternating_forest.hpp"
#include "matching/graph.hpp"

namespace matching {

// The class of every vertex, from any maximum matching of the graph.
//   - every component of D is factor-critical: without any one of its vertices it has a perfect
//     matching;
//   - every maximum matching matches A into different components of D and C into itself.
// On a bipartite graph this is the coarse Dulmage-Mendelsohn decomposition: D has no edges.
//
// Example: on the path 0 - 1 - 2 with any mate, D = {0, 2}, A = {1}, C = {}.
//
// `mate` has the size of the graph. Throws std::invalid_argument if it is no matching of vertices
// that are there, or not a maximum one; that mates are neighbors is not checked.
// O(n + m alpha(m, n)) time; 1 byte per vertex and 1 int per vertex of D, and 9 ints per vertex
// where D has an edge.
//
// T. Gallai, "Maximale Systeme unabhaengiger Kanten", 1964; J. Edmonds, "Paths, trees, and
// flowers", 1965.
template <class Graph>
std::vector<GallaiEdmonds> gallai_edmonds(const Graph& graph, const std::vector<int>& mate) {
  const int n = graph.size();
  if (mate.size() != static_cast<std::size_t>(n)) {
    throw std::invalid_argument("matching::gallai_edmonds: mate has the wrong size");
  }
  std::vector<GallaiEdmonds> classes(n, GallaiEdmonds::absent);
  for (int v = 0; v < n; ++v) {
    const int w = mate[v];
    if (w == -1) {
      if (!graph.contains(v)) continue;
      classes[v] = GallaiEdmonds::D;
      continue;
    }
    if (w < 0 || w >= n || w == v || mate[w] != v || !graph.contains(v)) {
      throw std::invalid_argument("matching::gallai_edmonds: mate is no matching");
    }
    classes[v] = GallaiEdmonds::C;
  }

  // As long as no edge joins two outer vertices, no path can close an odd cycle.
  bool odd_cycle = false;
  std::vector<int> outer;  // to be scanned
  for (int root = 0; root < n && !odd_cycle; ++root) {
    if (mate[root] == -1 && classes[root] == GallaiEdmonds::D) outer.push_back(root);
    while (!outer.empty() && !odd_cycle) {
      const int v = outer.back();
      outer.pop_back();
      auto&& neighbors = graph.neighbors(v);
      for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
        const int w = neighbors[i];
        if (classes[w] == GallaiEdmonds::C) {
          classes[w] = GallaiEdmonds::A;
          classes[mate[w]] = GallaiEdmonds::D;
          outer.push_back(mate[w]);
        } else if (classes[w] == GallaiEdmonds::D && w != v) {
          odd_cycle = true;
        }
      }
    }
  }
  if (!odd_cycle) return classes;

  std::vector<int> copy(mate);
  AlternatingForest<Graph> forest(graph, copy);
  forest.plant_all();
  if (forest.grow()) {
    throw std::invalid_argument("matching::gallai_edmonds: the matching is not maximum");
  }
  for (int v = 0; v < n; ++v) {
    if (classes[v] == GallaiEdmonds::absent) continue;
    classes[v] = forest.is_outer(v)   ? GallaiEdmonds::D
                 : forest.is_inner(v) ? GallaiEdmonds::A
                                      : GallaiEdmonds::C;
  }
  return classes;
}

}  // namespace matching

#endif  // MATCHING_GALLAI_EDMONDS_HPP
