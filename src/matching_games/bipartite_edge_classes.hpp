// SPDX-License-Identifier: CC0-1.0
//
// Which edges of a bipartite graph are in no, in some, in every maximum matching:
// BipartiteEdgeClasses(graph, mate).
#ifndef MATCHING_GAMES_BIPARTITE_EDGE_CLASSES_HPP
#define MATCHING_GAMES_BIPARTITE_EDGE_CLASSES_HPP

#include <cstddef>
#include <vector>

#include "matching_games/dulmage_mendelsohn.hpp"

namespace matching_games {

// What maximum matchings do with an edge: it is in none of them, in some but not in every one, or
// in every one.
enum class EdgeClass : char { none, some, every };

// The class of every edge, from any maximum matching of a bipartite graph: an edge is in some
// maximum matching if its ends are in one block of dulmage_mendelsohn(), and in every one if they
// are all of a square block.
//
// Example: on the path 0 - 1 - 2 - 3, 0 - 1 and 2 - 3 are in every maximum matching and 1 - 2 is in
// none; on the path 0 - 1 - 2 both edges are in some.
class BipartiteEdgeClasses {
 public:
  // Of a graph without vertices.
  BipartiteEdgeClasses() {}

  // `side`, time and what is thrown are those of dulmage_mendelsohn().
  template <class Graph, class Side>
  BipartiteEdgeClasses(const Graph& graph, const std::vector<int>& mate, Side side)
      : BipartiteEdgeClasses(matching_games::dulmage_mendelsohn(graph, mate, side)) {}

  // The same, and finds the sides itself.
  template <class Graph>
  BipartiteEdgeClasses(const Graph& graph, const std::vector<int>& mate)
      : BipartiteEdgeClasses(matching_games::dulmage_mendelsohn(graph, mate)) {}

  // The class of the edge between the neighbors v and w; parallel edges have one, and a loop is in
  // no matching. Two other vertices of the graph have no class, and the answer means nothing. O(1).
  EdgeClass operator()(int v, int w) const {
    if (v == w || block_[v] != block_[w] || block_[v] == -1) return EdgeClass::none;
    return is_pair_[block_[v]] ? EdgeClass::every : EdgeClass::some;
  }

 private:
  explicit BipartiteEdgeClasses(const DulmageMendelsohn& parts)
      : block_(parts.block), is_pair_(static_cast<std::size_t>(parts.blocks)) {
    std::vector<int> size(is_pair_.size(), 0);
    for (const int b : block_) {
      if (b != -1) ++size[b];
    }
    for (int b = 0; b < parts.blocks; ++b) is_pair_[b] = parts.is_square(b) && size[b] == 2;
  }

  std::vector<int> block_;     // of every vertex, -1 for an absent one
  std::vector<char> is_pair_;  // of every block: whether it is square and has one pair
};

}  // namespace matching_games

#endif  // MATCHING_GAMES_BIPARTITE_EDGE_CLASSES_HPP
