// SPDX-License-Identifier: CC0-1.0
//
// A matching that stays maximum while vertices come and go: DynamicMatching.
#ifndef MATCHING_GAMES_DYNAMIC_HPP
#define MATCHING_GAMES_DYNAMIC_HPP

#include <utility>
#include <vector>

#include "matching_games/bipartite.hpp"
#include "matching_games/general.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/induced_subgraph.hpp"
#include "matching_games/internal/alternating_forest.hpp"
#include "matching_games/internal/require_matching.hpp"

namespace matching_games {

// A maximum matching of a graph whose vertices come and go. The graph names all vertices that may
// ever be there. Its address is kept; it must live as long and not change. A vector of lists is
// copied.
//
// A vertex that comes makes the matching grow if it is next to an outer vertex of the alternating
// trees of all exposed vertices. The trees stay from call to call: an augmentation dissolves one of
// them, and they grow on only when their outer vertices so far do not settle an answer. Along a
// path, from its last vertex back, the vertex that comes after an exposed one is matched to it at
// once.
//
// insert(), erase() and misses() take O(m alpha(m, n)) time at worst. Memory: 9 to 15 ints per
// vertex, and that of general_matching() at the start. A copy takes O(n) time, works on the same
// graph and grows its trees anew.
template <class Graph = std::vector<std::vector<int>>>
class DynamicMatching {
 public:
  // All of the graph's vertices but those listed in `absent` are there at first. The time of
  // general_matching(). Throws std::invalid_argument if `absent` names a vertex twice or one that
  // the graph does not contain.
  explicit DynamicMatching(internal::KeptGraph<Graph> graph,
                           const std::vector<int>& absent = std::vector<int>())
      : graph_(std::move(graph), absent),
        mate_(matching_games::general_matching(graph_)),
        forest_(graph_, mate_) {
    forest_.plant_all();
  }

  // Takes a bipartite graph with known sides, in the time of bipartite_matching(), which also
  // describes `side` and what is thrown.
  template <class Side>
  DynamicMatching(internal::KeptGraph<Graph> graph, const std::vector<int>& absent, Side side)
      : graph_(std::move(graph), absent),
        mate_(matching_games::bipartite_matching(graph_, side)),
        forest_(graph_, mate_) {
    forest_.plant_all();
  }

  // Takes any matching of the vertices that are there, and makes it maximum: O(m alpha(m, n)) time,
  // and once more at worst for each pair that it lacks. Throws std::invalid_argument if `mate` is
  // no such matching; that mates are neighbors is not checked.
  DynamicMatching(internal::KeptGraph<Graph> graph, const std::vector<int>& absent,
                  std::vector<int> mate)
      : graph_(std::move(graph), absent), mate_(std::move(mate)), forest_(graph_, mate_) {
    internal::require_matching("DynamicMatching", graph_, mate_);
    forest_.plant_all();
    while (forest_.grow()) {
    }
  }

  DynamicMatching(const DynamicMatching& other)
      : graph_(other.graph_), mate_(other.mate_), forest_(graph_, mate_) {
    forest_.plant_all();
  }
  DynamicMatching& operator=(const DynamicMatching& other) {
    graph_ = other.graph_;
    mate_ = other.mate_;
    forest_.restart();
    forest_.plant_all();
    return *this;
  }

  // The graph of the vertices that are there.
  const InducedSubgraph<Graph>& graph() const { return graph_; }

  // A maximum matching of them.
  const std::vector<int>& mate() const { return mate_; }

  // Whether some maximum matching misses v; false if v is absent. Grows the trees as far as they
  // can, and keeps them for the next call, so that two threads must not call it at once. Throws
  // std::invalid_argument if v is outside [0, n).
  bool misses(int v) const {
    if (v < 0 || v >= graph_.size()) {
      internal::reject("DynamicMatching::misses", v, " is no vertex");
    }
    if (forest_.grow()) internal::throw_not_symmetric();
    return forest_.is_outer(v);
  }

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
  // Each exposed vertex is a root. That the trees grow changes no answer.
  mutable internal::AlternatingForest<InducedSubgraph<Graph>> forest_;
};

}  // namespace matching_games

#endif  // MATCHING_GAMES_DYNAMIC_HPP
