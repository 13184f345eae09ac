// SPDX-License-Identifier: CC0-1.0
//
// DynamicGraph is a graph whose edges come and go.
//
// Checked: by certificates after 60,000 random changes (matching_games/dynamic_matching).
#ifndef MATCHING_GAMES_DYNAMIC_GRAPH_HPP
#define MATCHING_GAMES_DYNAMIC_GRAPH_HPP

#include <algorithm>
#include <utility>
#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/edges.hpp"

namespace matching_games {

// Stores a graph to which edges can be added, and from which they can be removed. Parallel edges
// and loops are allowed. To keep a matching maximum meanwhile, give the graph to a DynamicMatching
// and insert and erase the edges there:
//
//   #include "matching_games/dynamic_graph.hpp"
//   #include "matching_games/dynamic_matching.hpp"
//   matching_games::DynamicMatching<matching_games::DynamicGraph> matching{
//       matching_games::DynamicGraph(3)};
//   const bool has_grown = matching.insert_edge(0, 2);
class DynamicGraph {
 public:
  // Constructs the graph with n vertices and the given edges. Throws std::invalid_argument if n is
  // negative or an end of an edge is outside [0, n). Takes O(n + m) time. Limits: any graph.
  template <class Edge = std::pair<int, int>>
  explicit DynamicGraph(int n, const std::vector<Edge>& edges = {}) {
    if (n < 0) internal::reject("DynamicGraph", "expected n >= 0, found ", n);
    lists_.resize(n);
    internal::require_edges("DynamicGraph", edges, n, n);
    for (const Edge& edge : edges) {
      const std::pair<int, int> ends = internal::ends_of(edge);
      insert_edge(ends.first, ends.second);
    }
  }

  // Adds an edge between v and w, beside those that join them already. Throws std::invalid_argument
  // if v or w is outside [0, n).
  void insert_edge(int v, int w) {
    internal::require_vertex("DynamicGraph::insert_edge", v, size());
    internal::require_vertex("DynamicGraph::insert_edge", w, size());
    lists_[v].push_back(w);
    lists_[w].push_back(v);
  }

  // Removes one edge between v and w. Throws std::invalid_argument if there is none. Takes time in
  // proportion to the numbers of neighbors of v and w.
  void erase_edge(int v, int w) {
    if (!has_edge(v, w)) {
      internal::reject("DynamicGraph::erase_edge", "there is no edge ", v, " - ", w);
    }
    remove_entry(v, w);
    remove_entry(w, v);
  }

  // Returns whether an edge joins v and w, which may be any ints.
  bool has_edge(int v, int w) const {
    if (!internal::is_below(v, size())) return false;
    return std::find(lists_[v].begin(), lists_[v].end(), w) != lists_[v].end();
  }

  int size() const { return static_cast<int>(lists_.size()); }
  bool contains(int) const { return true; }
  const std::vector<int>& neighbors(int v) const { return lists_[v]; }

 private:
  void remove_entry(int v, int w) {
    *std::find(lists_[v].begin(), lists_[v].end(), w) = lists_[v].back();
    lists_[v].pop_back();
  }

  std::vector<std::vector<int>> lists_;
};

}  // namespace matching_games

#endif  // MATCHING_GAMES_DYNAMIC_GRAPH_HPP
