// SPDX-License-Identifier: CC0-1.0
//
// A graph without some of its vertices: InducedSubgraph.
#ifndef MATCHING_GAMES_INDUCED_SUBGRAPH_HPP
#define MATCHING_GAMES_INDUCED_SUBGRAPH_HPP

#include <cstddef>
#include <utility>
#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/graph_of.hpp"

namespace matching_games {

// Represents a graph from which vertices can be erased, and inserted again. Keeps the address of
// the whole graph, which must live as long as this object and not change. Copies a vector of lists.
template <class Graph>
class InducedSubgraph {
 public:
  // Erases the vertices in `absent`. Throws std::invalid_argument if a vertex is named twice or the
  // graph does not contain it.
  explicit InducedSubgraph(internal::KeptGraph<Graph> graph,
                           const std::vector<int>& absent = std::vector<int>())
      : graph_(std::move(graph)), present_(static_cast<std::size_t>(graph_.size())) {
    for (int v = 0; v < size(); ++v) present_[v] = graph_.contains(v);
    for (const int v : absent) {
      if (v < 0 || v >= size() || !contains(v)) {
        internal::reject("InducedSubgraph", "the absent vertex ", v,
                         " is named twice or not in the graph");
      }
      erase(v);
    }
  }

  int size() const { return graph_.size(); }
  bool contains(int v) const { return present_[v] != 0; }
  auto neighbors(int v) const
      -> decltype(std::declval<const internal::KeptGraph<Graph>&>().neighbors(v)) {
    return graph_.neighbors(v);
  }

  // Returns whether v is an erased vertex of the whole graph. Accepts every int.
  bool is_out(int v) const { return v >= 0 && v < size() && !contains(v) && graph_.contains(v); }

  // Inserts or erases v, which must be a vertex of the whole graph; this is not checked.
  void insert(int v) { present_[v] = 1; }
  void erase(int v) { present_[v] = 0; }

 private:
  internal::KeptGraph<Graph> graph_;
  std::vector<char> present_;
};

}  // namespace matching_games

#endif  // MATCHING_GAMES_INDUCED_SUBGRAPH_HPP
