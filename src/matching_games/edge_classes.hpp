// SPDX-License-Identifier: CC0-1.0
//
// EdgeClasses(graph, mate) computes for each edge of any graph whether the edge is in no maximum
// matching, in some but not all, or in every maximum matching.
#ifndef MATCHING_GAMES_EDGE_CLASSES_HPP
#define MATCHING_GAMES_EDGE_CLASSES_HPP

#include <algorithm>
#include <cstddef>
#include <vector>

#include "matching_games/gallai_edmonds.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/induced_subgraph.hpp"
#include "matching_games/internal/adjacency_array.hpp"
#include "matching_games/internal/blossom_forest.hpp"
#include "matching_games/internal/grow_without.hpp"
#include "matching_games/internal/strong_components.hpp"
#include "matching_games/two_coloring.hpp"

namespace matching_games {

// Computes for every edge of any graph, from any maximum matching of the graph, the class of the
// edge: whether no, some but not all, or every maximum matching contains the edge. D, A and C are
// the Gallai-Edmonds classes of the vertices:
//   - An edge with an end in D is in some maximum matching, but not in all: some maximum matching
//     exposes this end.
//   - An edge with an end in A and no end in D is in no maximum matching.
//   - Every maximum matching contains a perfect matching of C. An edge v - w inside C is in some
//     maximum matching if C without v and w also has a perfect matching. That is the case if w is
//     the mate of v, or an alternating path of even length leads from the mate of v to w in C
//     without v. The edge is in every maximum matching if w is the only neighbor of v for which
//     this is true.
//
// Example: in the triangle 0, 1, 2 with the additional edge 2 - 3, the edges 2 - 3 and 0 - 1 are in
// every maximum matching, and the other two edges are in none. In the triangle alone every edge is
// in some maximum matching.
//
// L. Lovasz, M. D. Plummer, "Matching Theory", 1986.
class EdgeClasses {
 public:
  // Takes the same arguments as gallai_edmonds(), and throws the same exceptions.
  //
  // Takes O(n + m log n) time if the vertices of the Gallai-Edmonds class C induce a
  // bipartite graph. Otherwise also runs one search for each vertex of C, each of which takes
  // O(m log n) time at worst. Needs 12 ints per vertex, and one int for each neighbor list
  // entry inside C.
  template <class Given>
  EdgeClasses(const Given& given, const std::vector<int>& mate) {
    const auto graph = internal::view_of(given);
    classes_ = matching_games::gallai_edmonds(graph, mate);
    const auto in_c = [this](int v) { return classes_[v] == GallaiEdmonds::C; };
    InducedSubgraph<internal::ViewOf<Given>> induced(graph);
    for (int v = 0; v < graph.size(); ++v) {
      if (!in_c(v)) induced.erase(v);
    }
    const auto c = internal::view_of(induced);
    const TwoColoring coloring = matching_games::two_coloring(c);
    if (!coloring.bipartite) {
      search(c, mate);
      return;
    }
    const auto side = [&coloring](int v) { return coloring.side[v]; };
    size_.assign(internal::blocks_of_pairs(c, mate, in_c, side, block_), 0);
    for (const int b : block_) {
      if (b != -1) ++size_[b];
    }
  }

  // Returns whether no, some but not all, or every maximum matching contains the edge v - w.
  // Parallel edges have the same class. A loop has the class `none`. Throws
  // std::invalid_argument if v or w is outside [0, n), but does not check that they are neighbors.
  // Takes O(1) time if the vertices of the Gallai-Edmonds class C induce a bipartite graph, and
  // O(log n) time otherwise.
  EdgeClass operator()(int v, int w) const {
    for (const int end : {v, w}) {
      internal::require_vertex("EdgeClasses", end, static_cast<int>(classes_.size()));
    }
    const GallaiEdmonds a = classes_[v], b = classes_[w];
    if (v == w || a == GallaiEdmonds::absent || b == GallaiEdmonds::absent) return EdgeClass::none;
    if (a == GallaiEdmonds::D || b == GallaiEdmonds::D) return EdgeClass::some;
    if (a == GallaiEdmonds::A || b == GallaiEdmonds::A) return EdgeClass::none;
    if (partners_.first.empty()) {
      if (block_[v] != block_[w]) return EdgeClass::none;
      return size_[block_[v]] == 2 ? EdgeClass::every : EdgeClass::some;
    }
    const internal::NeighborArray partners = partners_[v];
    if (!std::binary_search(partners.begin(), partners.end(), w)) return EdgeClass::none;
    return partners.size() == 1 ? EdgeClass::every : EdgeClass::some;
  }

 private:
  // Finds all mates that each vertex has in perfect matchings of the graph c on the vertices of C.
  template <class Graph>
  void search(const Graph& c, std::vector<int> mate) {
    internal::BlossomForest<Graph> forest(c, mate);
    std::vector<int>& ends = partners_.ends;
    for (int v = 0; v < c.size(); ++v) {
      partners_.first.push_back(static_cast<unsigned>(ends.size()));
      if (!c.contains(v)) continue;
      const int partner = mate[v];
      internal::grow_without(forest, mate, v);
      mate[v] = partner;
      mate[partner] = v;
      for (const int w : c.neighbors(v)) {
        if (forest.is_outer(w)) ends.push_back(w);
      }
      const auto begin = ends.begin() + static_cast<std::ptrdiff_t>(partners_.first[v]);
      std::sort(begin, ends.end());
      ends.erase(std::unique(begin, ends.end()), ends.end());
    }
    partners_.first.push_back(static_cast<unsigned>(ends.size()));
  }

  std::vector<GallaiEdmonds> classes_;
  // If the vertices of C induce a bipartite graph, block_[v] is the block of the vertex v of C, and
  // size_[b] the number of vertices in block b. An edge inside C is in some maximum matching if and
  // only if both ends are in the same block. Otherwise, partners_[v] contains the mates that v has
  // in perfect matchings of C, in ascending order.
  std::vector<int> block_, size_;
  internal::AdjacencyArray partners_;
};

}  // namespace matching_games

#endif  // MATCHING_GAMES_EDGE_CLASSES_HPP
