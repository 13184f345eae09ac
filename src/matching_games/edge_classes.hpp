// SPDX-License-Identifier: CC0-1.0
//
// Which edges of any graph are in no, in some, in every maximum matching: EdgeClasses(graph, mate).
#ifndef MATCHING_GAMES_EDGE_CLASSES_HPP
#define MATCHING_GAMES_EDGE_CLASSES_HPP

#include <algorithm>
#include <cstddef>
#include <vector>

#include "matching_games/bipartite_edge_classes.hpp"
#include "matching_games/gallai_edmonds.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/induced_subgraph.hpp"
#include "matching_games/internal/alternating_forest.hpp"
#include "matching_games/two_coloring.hpp"

namespace matching_games {

// The class of every edge, from any maximum matching of any graph. With D, A and C as in
// matching_games/gallai_edmonds.hpp:
//   - an edge with an end in D is in some maximum matching, but in no one that misses this end;
//   - an edge with an end in A, and none in D, is in no maximum matching;
//   - every maximum matching contains a perfect matching of C. An edge v - w inside C is in some of
//     these if C without v and w has one, too: if w is what a search from the mate of v in C
//     without v reaches on paths of even length. It is in every one if w is the only such neighbor
//     of v.
//
// Example: in a triangle with an edge 2 - 3 at a corner, 2 - 3 and the opposite edge 0 - 1 are in
// every maximum matching and the others in none; in the triangle alone all are in some.
//
// L. Lovasz, M. D. Plummer, "Matching Theory", 1986.
class EdgeClasses {
 public:
  // `mate` and what is thrown are those of gallai_edmonds().
  //
  // O(n + m alpha(m, n)) time if C is bipartite, by the blocks of BipartiteEdgeClasses. If not, one
  // search for each vertex of C: O(c m alpha(m, n)), where c is their number and only the edges
  // inside C count in m. Memory: 12 ints per vertex, and one for each entry of the lists in C.
  template <class Given>
  EdgeClasses(const Given& given, const std::vector<int>& mate) {
    using Graph = internal::GraphOf<Given>;
    const Graph& graph = given;
    classes_ = matching_games::gallai_edmonds(graph, mate);
    InducedSubgraph<Graph> c(graph);
    std::vector<int> mate_in_c(mate);
    for (int v = 0; v < graph.size(); ++v) {
      if (classes_[v] == GallaiEdmonds::C) continue;
      c.erase(v);
      mate_in_c[v] = -1;
    }
    const TwoColoring coloring = matching_games::two_coloring(c);
    if (coloring.bipartite) {
      in_c_ = BipartiteEdgeClasses(c, mate_in_c, [&coloring](int v) { return coloring.side[v]; });
    } else {
      search(c, mate_in_c);
    }
  }

  // The class of the edge between the neighbors v and w; parallel edges have one, and a loop is in
  // no matching. Two other vertices of the graph have no class, and the answer means nothing.
  // O(1), or O(log n) where C is not bipartite.
  EdgeClass operator()(int v, int w) const {
    const GallaiEdmonds a = classes_[v], b = classes_[w];
    if (v == w || a == GallaiEdmonds::absent || b == GallaiEdmonds::absent) return EdgeClass::none;
    if (a == GallaiEdmonds::D || b == GallaiEdmonds::D) return EdgeClass::some;
    if (a == GallaiEdmonds::A || b == GallaiEdmonds::A) return EdgeClass::none;
    if (first_.empty()) return in_c_(v, w);
    const int* const begin = partners_.data() + first_[v];
    const int* const end = partners_.data() + first_[v + 1];
    if (!std::binary_search(begin, end, w)) return EdgeClass::none;
    return end - begin == 1 ? EdgeClass::every : EdgeClass::some;
  }

 private:
  // `mate` is a perfect matching of c, and again at the end.
  template <class Graph>
  void search(const Graph& c, std::vector<int>& mate) {
    internal::AlternatingForest<Graph> forest(c, mate);
    for (int v = 0; v < c.size(); ++v) {
      first_.push_back(partners_.size());
      if (!c.contains(v)) continue;
      const int w = mate[v];
      mate[v] = mate[w] = -1;
      forest.clear();
      forest.exclude(v);
      forest.plant(w);
      forest.grow();
      mate[v] = w;
      mate[w] = v;
      auto&& ns = c.neighbors(v);
      for (int i = 0; i < static_cast<int>(ns.size()); ++i) {
        if (forest.is_outer(ns[i])) partners_.push_back(ns[i]);
      }
      const auto begin = partners_.begin() + static_cast<std::ptrdiff_t>(first_[v]);
      std::sort(begin, partners_.end());
      partners_.erase(std::unique(begin, partners_.end()), partners_.end());
    }
    first_.push_back(partners_.size());
  }

  std::vector<GallaiEdmonds> classes_;
  BipartiteEdgeClasses in_c_;  // where C is bipartite; if not:
  // the neighbors that v has in perfect matchings of C, in ascending order, are
  // partners_[first_[v]] up to partners_[first_[v + 1]].
  std::vector<std::size_t> first_;
  std::vector<int> partners_;
};

}  // namespace matching_games

#endif  // MATCHING_GAMES_EDGE_CLASSES_HPP
