// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_INDUCED_SUBGRAPH_HPP
#define MATCHING_GAMES_INTERNAL_INDUCED_SUBGRAPH_HPP

#include <type_traits>
#include <utility>
#include <vector>

#include "matching_games/graph.hpp"

namespace matching_games {

class DynamicGraph;  // defined in matching_games/dynamic_graph.hpp

namespace internal {

// The type in which an object keeps a graph: a view of it, or a DynamicGraph itself, which then
// only this object can change.
template <class Graph>
using Kept = typename std::conditional<std::is_base_of<DynamicGraph, Graph>::value, Graph,
                                       ViewOf<Graph>>::type;

// Stores a graph from which vertices can be erased. Erased vertices can be inserted again.
template <class Graph>
class InducedSubgraph {
 public:
  // Erases the vertices in `absent`. Throws std::invalid_argument, with the name of the caller, if
  // `absent` names a vertex twice or a vertex that the graph does not contain.
  explicit InducedSubgraph(Kept<Graph> graph, const std::vector<int>& absent = std::vector<int>(),
                           const char* caller = "DynamicMatching")
      : graph_(std::move(graph)), present_(graph_.size()) {
    for (int v = 0; v < size(); ++v) present_[v] = graph_.contains(v);
    for (const int v : absent) {
      if (v < 0 || v >= size() || !contains(v)) {
        reject(caller, "vertex ", v, " is named twice or is not in the graph");
      }
      erase(v);
    }
  }

  int size() const { return graph_.size(); }
  bool contains(int v) const { return present_[v] != 0; }
  auto neighbors(int v) const -> decltype(std::declval<const Kept<Graph>&>().neighbors(v)) {
    return graph_.neighbors(v);
  }
  template <class View = Kept<Graph>>
  auto side(int v) const -> decltype(std::declval<const View&>().side(v)) {
    return graph_.side(v);
  }

  // Returns whether v is a vertex of the whole graph that is erased now. v may be any int.
  bool is_out(int v) const { return v >= 0 && v < size() && !contains(v) && graph_.contains(v); }

  // insert() inserts v, which must be a vertex of the whole graph. erase() erases v, which may be
  // any number in [0, size()). This is not checked.
  void insert(int v) { present_[v] = 1; }
  void erase(int v) { present_[v] = 0; }

  // For a DynamicGraph, whose members these are.
  void insert_edge(int v, int w) { graph_.insert_edge(v, w); }
  void erase_edge(int v, int w) { graph_.erase_edge(v, w); }
  bool has_edge(int v, int w) const { return graph_.has_edge(v, w); }

 private:
  Kept<Graph> graph_;
  std::vector<char> present_;
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_INDUCED_SUBGRAPH_HPP
