// SPDX-License-Identifier: CC0-1.0
//
// The results of edge_classes() and bipartite_edge_classes(): EdgeClass, the class of an edge, and
// EdgeClasses, the classes of all edges of a graph.
//
// Checked: against the definitions on all graphs with up to 6 vertices (exhaustive/graphs).
#ifndef MATCHING_GAMES_EDGE_CLASSES_RESULT_HPP
#define MATCHING_GAMES_EDGE_CLASSES_RESULT_HPP

#include <algorithm>
#include <utility>
#include <vector>

#include "matching_games/graph.hpp"

namespace matching_games {

// Says whether an edge is in no maximum matching, in some but not all, or in every maximum
// matching.
enum class EdgeClass : char { none, some, every };

// Holds the classes of all edges of a graph. edge_classes() and bipartite_edge_classes() return
// such an object.
class EdgeClasses {
 public:
  // Returns whether no, some but not all, or every maximum matching contains the edge v - w.
  // Parallel edges have the same class. A loop has the class `none`. Throws std::invalid_argument
  // if v or w is outside [0, n), but does not check that they are neighbors. Takes O(1) time if the
  // vertices of the Gallai-Edmonds class C induce a bipartite graph, and O(log n) time otherwise.
  EdgeClass operator()(int v, int w) const {
    for (const int end : {v, w}) {
      internal::require_vertex("EdgeClasses", end, static_cast<int>(classes_.size()));
    }
    const VertexClass a = classes_[v], b = classes_[w];
    if (v == w || a == VertexClass::absent || b == VertexClass::absent) return EdgeClass::none;
    if (a == VertexClass::D || b == VertexClass::D) return EdgeClass::some;
    if (partners_.empty()) {
      if (block_[v] != block_[w] || block_[v] == -1) return EdgeClass::none;
      return size_[block_[v]] == 2 ? EdgeClass::every : EdgeClass::some;
    }
    const std::vector<int>& partners = partners_[v];
    if (!std::binary_search(partners.begin(), partners.end(), w)) return EdgeClass::none;
    return partners.size() == 1 ? EdgeClass::every : EdgeClass::some;
  }

  // edge_classes() and bipartite_edge_classes() call this constructor.
  EdgeClasses(std::vector<VertexClass> classes, std::vector<int> block,
              std::vector<std::vector<int>> partners)
      : classes_(std::move(classes)),
        block_(std::move(block)),
        size_(block_.size()),
        partners_(std::move(partners)) {
    for (const int b : block_) {
      if (b != -1) ++size_[b];
    }
  }

 private:
  std::vector<VertexClass> classes_;
  // If the vertices of C induce a bipartite graph, block_[v] is the block of the vertex v of C, -1
  // for other vertices, and size_[b] the number of vertices in block b. An edge inside C is in some
  // maximum matching if and only if both ends are in the same block. Otherwise, partners_[v]
  // contains the mates that v has in perfect matchings of C, in ascending order.
  std::vector<int> block_, size_;
  std::vector<std::vector<int>> partners_;
};

}  // namespace matching_games

#endif  // MATCHING_GAMES_EDGE_CLASSES_RESULT_HPP
