// SPDX-License-Identifier: CC0-1.0
//
// A matching that stays maximum while vertices come and go: DynamicMatching.
#ifndef MATCHING_GAMES_DYNAMIC_HPP
#define MATCHING_GAMES_DYNAMIC_HPP

#include <string>
#include <utility>
#include <vector>

#include "matching_games/general.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/induced_subgraph.hpp"
#include "matching_games/internal/alternating_forest.hpp"
#include "matching_games/internal/require_matching.hpp"

namespace matching_games {

// A maximum matching of a graph whose vertices come and go. The graph is kept by reference and
// names all vertices that may ever be there.
//
// A vertex that comes makes the matching grow if it is next to an outer vertex of the alternating
// trees of all exposed vertices. The trees stay from call to call: an augmentation dissolves one of
// them, and they grow on only when their outer vertices so far do not settle an answer. Along a
// path, from its last vertex back, the vertex that comes after an exposed one is matched to it at
// once.
//
// insert() and erase() take O(m alpha(m, n)) time at worst. Memory: 9 to 15 ints per vertex, and
// that of general_matching() at the start.
template <class Graph>
class DynamicMatching {
 public:
  // All of the graph's vertices but those listed in `absent` are there at first. The time of
  // general_matching(). Throws std::invalid_argument if `absent` names a vertex twice or one that
  // the graph does not contain.
  explicit DynamicMatching(const Graph& graph, const std::vector<int>& absent = std::vector<int>())
      : graph_(graph, absent),
        mate_(matching_games::general_matching(graph_)),
        forest_(graph_, mate_) {
    forest_.plant_all();
  }

  // The same, from any matching of the vertices that are there, which is made maximum: with known
  // sides, that of bipartite_matching(graph, side) saves the time of general_matching().
  // O(m alpha(m, n)), and once more at worst for each pair that it lacks. Throws
  // std::invalid_argument, too, if `mate` is no such matching; that mates are neighbors is not
  // checked.
  DynamicMatching(const Graph& graph, const std::vector<int>& absent, std::vector<int> mate)
      : graph_(graph, absent), mate_(std::move(mate)), forest_(graph_, mate_) {
    internal::require_matching("DynamicMatching", graph_, mate_);
    forest_.plant_all();
    while (forest_.grow()) {
    }
  }

  DynamicMatching(const DynamicMatching&) = delete;
  DynamicMatching& operator=(const DynamicMatching&) = delete;

  // The graph of the vertices that are there.
  const InducedSubgraph<Graph>& graph() const { return graph_; }

  // A maximum matching of them.
  const std::vector<int>& mate() const { return mate_; }

  // Puts the absent vertex v in. Returns whether the matching grew: whether every maximum matching
  // covers v. Throws std::invalid_argument if v is there
  // already or is no vertex of the whole graph.
  bool insert(int v) {
    if (!graph_.is_out(v)) {
      internal::reject("DynamicMatching::insert", v, " is no absent vertex");
    }
    graph_.insert(v);
    return match(v);
  }

  // Takes the vertex v out. Returns whether the matching shrank: whether every maximum matching
  // covered v; the vertex that was matched to v is exposed then. Throws std::invalid_argument if v
  // is not there.
  bool erase(int v) {
    if (v < 0 || v >= graph_.size() || !graph_.contains(v)) {
      internal::reject("DynamicMatching::erase", v, " is no vertex that is there");
    }
    if (forest_.is_outer(v)) {
      forest_.expose(v);
      graph_.erase(v);
      return false;
    }
    const int w = mate_[v], root = forest_.root(v);
    if (root != -1) {
      forest_.dissolve(root);
      forest_.plant(root);
    }
    graph_.erase(v);
    mate_[v] = mate_[w] = -1;
    return !match(w);
  }

 private:
  // Augments if there is an augmenting path from the exposed vertex v, which is in no tree, and
  // plants v otherwise. Of the trees next to v the smallest is dissolved.
  bool match(int v) {
    auto&& neighbors = graph_.neighbors(v);
    int outer = -1;
    for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
      const int w = neighbors[i];
      if (!forest_.is_outer(w)) continue;
      if (outer == -1 || forest_.tree_size(w) < forest_.tree_size(outer)) outer = w;
    }
    if (outer != -1) {
      forest_.augment(outer, v);
      return true;
    }
    if (!forest_.grow()) {
      forest_.plant(v);
      return false;
    }
    if (mate_[v] == -1) internal::throw_not_symmetric();
    return true;
  }

  InducedSubgraph<Graph> graph_;
  std::vector<int> mate_;
  internal::AlternatingForest<InducedSubgraph<Graph>> forest_;  // each exposed vertex is a root
};

}  // namespace matching_games

#endif  // MATCHING_GAMES_DYNAMIC_HPP
