// SPDX-License-Identifier: CC0-1.0
//
// A graph without some of its vertices: InducedSubgraph.
#ifndef MATCHING_GAMES_INDUCED_SUBGRAPH_HPP
#define MATCHING_GAMES_INDUCED_SUBGRAPH_HPP

#include <utility>
#include <vector>

#include "matching_games/graph.hpp"

namespace matching_games {

// The subgraph of `graph` that is left when vertices are taken away, one at a time or back again.
// The graph is kept by reference.
template <class Graph>
class InducedSubgraph {
 public:
  // At first, all vertices are there but those in `absent`. Throws std::invalid_argument if it
  // names a vertex twice or one that the graph does not contain.
  explicit InducedSubgraph(const Graph& graph, const std::vector<int>& absent = std::vector<int>())
      : graph_(graph), state_(graph.size()) {
    for (int v = 0; v < graph.size(); ++v) state_[v] = graph.contains(v) ? kPresent : kNever;
    for (const int v : absent) {
      if (v < 0 || v >= size() || !contains(v)) {
        internal::reject("InducedSubgraph", "the absent vertex ", v,
                         " is named twice or not in the graph");
      }
      erase(v);
    }
  }

  int size() const { return graph_.size(); }
  bool contains(int v) const { return state_[v] == kPresent; }
  auto neighbors(int v) const -> decltype(std::declval<const Graph&>().neighbors(v)) {
    return graph_.neighbors(v);
  }

  // Whether v is a vertex that was taken out. Accepts every int.
  bool is_out(int v) const { return v >= 0 && v < size() && state_[v] == kOut; }

  // Puts in or takes out a vertex of the whole graph.
  void insert(int v) { state_[v] = kPresent; }
  void erase(int v) { state_[v] = kOut; }

 private:
  enum State : char { kNever, kPresent, kOut };

  const Graph& graph_;
  std::vector<State> state_;
};

}  // namespace matching_games

#endif  // MATCHING_GAMES_INDUCED_SUBGRAPH_HPP
