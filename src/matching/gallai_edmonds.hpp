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
// O(n + m alpha(m, n)) time; 1 byte per vertex and a queue, and 9 ints per vertex where D has an
// edge.
//
// T. Gallai, "Maximale Systeme unabhaengiger Kanten", 1964; J. Edmonds, "Paths, trees, and
// flowers", 1965.
template <class Graph>
std::vector<GallaiEdmonds> gallai_edmonds(const Graph& graph, const std::vector<int>& mate) {
  const int n = graph.size();
  if (mate.size() != static_cast<std::size_t>(n)) {
    throw std::invalid_argument("matching::gallai_edmonds: mate has the wrong size");
  }
  std::vector<GallaiEdmonds> classes(static_cast<std::size_t>(n));
  bool valid = true;
  for (int v = 0; v < n; ++v) {
    const bool there = graph.contains(v), exposed = mate[v] == -1;
    const int w = mate[v] < 0 || mate[v] >= n ? v : mate[v];
    valid &= exposed | (there & (w != v) & (mate[w] == v));
    classes[v] = !there ? GallaiEdmonds::absent : exposed ? GallaiEdmonds::D : GallaiEdmonds::C;
  }
  if (!valid) throw std::invalid_argument("matching::gallai_edmonds: mate is no matching");

  // As long as no edge joins two outer vertices, no path can close an odd cycle. An outer vertex is
  // put into D when it is scanned, so such an edge shows when its second end is. No branches in the
  // inner loop, see BipartiteMatcher::relabel().
  bool odd_cycle = false;
  std::vector<int> level, next;  // outer vertices
  for (int root = 0; root < n && !odd_cycle; ++root) {
    if (mate[root] != -1 || classes[root] != GallaiEdmonds::D) continue;
    classes[root] = GallaiEdmonds::C;
    level.assign(1, root);
    while (!level.empty() && !odd_cycle) {
      std::size_t count = 0;
      for (const int v : level) {
        classes[v] = GallaiEdmonds::D;
        auto&& neighbors = graph.neighbors(v);
        const int degree = static_cast<int>(neighbors.size());
        if (next.size() < count + degree) next.resize(2 * (count + degree));
        for (int i = 0; i < degree; ++i) {
          const int w = neighbors[i];
          const GallaiEdmonds old = classes[w];
          const bool grows = old == GallaiEdmonds::C;
          odd_cycle |= (old == GallaiEdmonds::D) & (w != v);
          classes[w] = grows ? GallaiEdmonds::A : old;
          next[count] = mate[w];
          count += grows;
        }
      }
      next.resize(count);
      level.swap(next);
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
