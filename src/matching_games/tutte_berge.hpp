// SPDX-License-Identifier: CC0-1.0
//
// tutte_berge(graph, classes) computes a proof that a maximum matching cannot expose fewer
// vertices.
//
// Checked: against the definitions on all graphs with up to 6 vertices (exhaustive/graphs), by
// certificates on large ones (exhaustive/large).
#ifndef MATCHING_GAMES_TUTTE_BERGE_HPP
#define MATCHING_GAMES_TUTTE_BERGE_HPP

#include <cstddef>
#include <vector>

#include "matching_games/graph.hpp"

namespace matching_games {

// Contains a set of vertices, called the barrier. Also numbers the odd components, that is, the
// components of the graph without the barrier that have an odd number of vertices. The numbers are
// 0, 1, 2, ... in the order of the first vertices of the odd components. A matching can cover all
// vertices of an odd component only if it matches one of them to the barrier. So every matching
// exposes at least deficiency() vertices, and a maximum matching exposes exactly that many.
struct TutteBerge {
  std::vector<int> barrier;    // the vertices of the Gallai-Edmonds class A, in ascending order
  std::vector<int> component;  // the odd component of each vertex; -1 if it is in no odd component
  int components;              // the number of odd components

  int deficiency() const { return components - static_cast<int>(barrier.size()); }
};

// Returns the barrier and the odd components. `classes` must be the result of gallai_edmonds().
// Throws std::invalid_argument if `classes` does not have one element for each vertex, or if the
// vertices of the class `absent` are not exactly those that the graph does not contain. Does not
// notice other wrong classes. Takes O(n + m) time. Needs one int per vertex, and a queue of
// vertices. Limits: any graph.
//
// Example: in the star with the edges 0 - 1, 0 - 2 and 0 - 3 the barrier is {0}. Each of the
// vertices 1, 2 and 3 is an odd component, so the vector `component` is {-1, 0, 1, 2}. The
// deficiency is 2.
//
// W. T. Tutte, "The factorization of linear graphs", 1947; C. Berge, "Sur le couplage maximum d'un
// graphe", 1958.
template <class Given>
TutteBerge tutte_berge(const Given& given, const std::vector<VertexClass>& classes) {
  const auto graph = internal::view_of(given);
  const int n = graph.size();
  if (classes.size() != static_cast<std::size_t>(n)) {
    internal::reject("tutte_berge", "expected ", n, " classes, one for each vertex, found ",
                     classes.size());
  }
  for (int v = 0; v < n; ++v) {
    if ((classes[v] != VertexClass::absent) == static_cast<bool>(graph.contains(v))) continue;
    internal::reject("tutte_berge", "vertex ", v,
                     graph.contains(v) ? " is in no class" : " is absent but in a class");
  }
  TutteBerge result;
  result.component.assign(classes.size(), -1);
  result.components = 0;
  std::vector<int> queue;
  for (int root = 0; root < n; ++root) {
    if (classes[root] == VertexClass::A) result.barrier.push_back(root);
    if (classes[root] != VertexClass::D || result.component[root] != -1) continue;
    result.component[root] = result.components;
    queue.assign(1, root);
    for (std::size_t head = 0; head < queue.size(); ++head) {
      for (const int w : graph.neighbors(queue[head])) {
        if (classes[w] != VertexClass::D || result.component[w] != -1) continue;
        result.component[w] = result.components;
        queue.push_back(w);
      }
    }
    ++result.components;
  }
  return result;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_TUTTE_BERGE_HPP
