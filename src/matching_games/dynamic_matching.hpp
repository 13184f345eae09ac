// SPDX-License-Identifier: CC0-1.0
//
// DynamicMatching keeps a matching maximum while vertices and edges are inserted and erased.
//
// Checked: against the definitions on all graphs with up to 6 vertices (exhaustive/graphs), by
// certificates after 60,000 random changes (matching_games/dynamic_matching).
#ifndef MATCHING_GAMES_DYNAMIC_MATCHING_HPP
#define MATCHING_GAMES_DYNAMIC_MATCHING_HPP

#include <utility>
#include <vector>

#include "matching_games/bipartite.hpp"
#include "matching_games/general.hpp"
#include "matching_games/graph.hpp"
#include "matching_games/internal/blossom_forest.hpp"
#include "matching_games/internal/induced_subgraph.hpp"

namespace matching_games {

// Keeps a matching maximum while vertices of a graph are erased and inserted again. The object owns
// a copy of a DynamicGraph (matching_games/dynamic_graph.hpp), whose edges may come and go as well.
//
// The object keeps an alternating forest: alternating trees whose roots are the exposed vertices. A
// vertex of a tree is outer if an alternating path of even length leads to it from the root.
// Inserting a vertex makes the matching grow if and only if the vertex has an outer neighbor. An
// augmentation dissolves only the trees at the two ends of its path. The trees grow only if a call
// needs this to find its answer.
//
// insert(), erase(), insert_edge(), erase_edge() and missed() (whether a vertex is in the
// Gallai-Edmonds class D) take O(m log n) time at worst. Sparse random graphs come near this bound:
// erase(v), missed(v + 1) and insert(v) for each of 8,000 vertices with 16,000 edges take 3 s, and
// 4 times as long with twice as many. The object needs 9 to 15 ints per vertex. While a constructor
// computes a maximum matching, the constructor also needs the memory of general_matching(). Copying
// takes O(n) time, and the copy works on the same graph. A DynamicGraph is copied as well, in
// O(n + m) time. A copy has to grow its trees again. Limits: any graph.
template <class Graph = std::vector<std::vector<int>>>
class DynamicMatching {
 public:
  // Starts with all vertices of the graph except the vertices in `absent`. Takes as much time as
  // general_matching(). With `side`, or if the graph has the member side(), the constructor takes
  // as much time as bipartite_matching(), which is faster, and throws the same exceptions. Also
  // throws std::invalid_argument if `absent` names a vertex twice or a vertex that the graph does
  // not contain.
  template <class... Side>
  explicit DynamicMatching(internal::Kept<Graph> graph,
                           const std::vector<int>& absent = std::vector<int>(), const Side&... side)
      : graph_(std::move(graph), absent),
        mate_(maximum_matching(graph_, 0, side...)),
        forest_(graph_, mate_) {
    forest_.plant_from(0, graph_.size());
  }

  DynamicMatching(const DynamicMatching& other)
      : graph_(other.graph_), mate_(other.mate_), forest_(graph_, mate_) {
    forest_.plant_from(0, graph_.size());
  }
  DynamicMatching& operator=(const DynamicMatching& other) {
    graph_ = other.graph_;
    mate_ = other.mate_;
    forest_.clear();
    forest_.restart();
    forest_.plant_from(0, graph_.size());
    return *this;
  }

  // Returns the subgraph of the vertices that are not erased.
  const internal::InducedSubgraph<Graph>& graph() const { return graph_; }

  // Returns a maximum matching of graph(). If the player to move loses from a vertex, the mates
  // after its erasure are a whole strategy of the other player: reply to a move to v with mate[v].
  const std::vector<int>& mate() const { return mate_; }

  // Returns whether graph() contains v and v is in the Gallai-Edmonds class D of graph(), so that
  // the player to move loses from v. Grows the alternating trees of the exposed vertices, and keeps
  // the trees for later calls, so two threads must not call this function at the same time. Throws
  // std::invalid_argument if v is outside [0, n).
  bool missed(int v) const {
    internal::require_vertex("DynamicMatching::missed", v, graph_.size());
    if (forest_.grow()) internal::throw_not_symmetric();
    return forest_.is_outer(v);
  }

  // Inserts v, a vertex that was erased or that the constructor left out. Throws
  // std::invalid_argument for any other v. Returns whether the matching grew. The matching grew if
  // and only if every maximum matching covers v after the insertion.
  bool insert(int v) {
    if (!graph_.is_out(v)) {
      internal::reject("DynamicMatching::insert", "expected an absent vertex of the graph, found ",
                       v);
    }
    graph_.insert(v);
    return match(v);
  }

  // Erases the vertex v. Returns whether the matching shrank. The matching shrank if and only if
  // every maximum matching covered v. If so, the former mate of v is now exposed. Throws
  // std::invalid_argument if graph() does not contain v.
  bool erase(int v) {
    if (v < 0 || v >= graph_.size() || !graph_.contains(v)) {
      internal::reject("DynamicMatching::erase", "expected a present vertex, found ", v);
    }
    if (forest_.is_outer(v)) {
      forest_.rematch(v, -1);
      forest_.dissolve(node(v).root);
      graph_.erase(v);
      return false;
    }
    const int w = mate_[v], root = node(v).root;
    if (forest_.is_labelled(v)) {
      forest_.dissolve(root);
      forest_.plant(root);
    }
    graph_.erase(v);
    mate_[v] = mate_[w] = -1;
    return !match(w);
  }

  // Adds an edge to a DynamicGraph. Returns whether the matching grew. If v or w is erased, the
  // edge has no effect until both are inserted. Throws std::invalid_argument if v or w is outside
  // [0, n).
  bool insert_edge(int v, int w) {
    internal::require_vertex("DynamicMatching::insert_edge", v, graph_.size());
    internal::require_vertex("DynamicMatching::insert_edge", w, graph_.size());
    if (v == w || !graph_.contains(v) || !graph_.contains(w)) {
      graph_.insert_edge(v, w);
      return false;
    }
    const int exposed = mate_[v] == -1 ? v : mate_[w] == -1 ? w : -1;
    if (exposed != -1) {
      erase(exposed);
      graph_.insert_edge(v, w);
      return insert(exposed);
    }
    graph_.insert_edge(v, w);
    // The trees stay valid.
    for (const int end : {v, w}) forest_.scan_again(end);
    return forest_.grow();
  }

  // Removes an edge from a DynamicGraph. Returns whether the matching shrank. Throws
  // std::invalid_argument if no edge joins v and w.
  bool erase_edge(int v, int w) {
    if (!graph_.has_edge(v, w)) {
      internal::reject("DynamicMatching::erase_edge", "there is no edge ", v, " - ", w);
    }
    if (mate_[v] != w) {
      if (may_use(v, w) || may_use(w, v)) {
        const int root = node(v).root;  // its tree grows again without the edge
        forest_.dissolve(root);
        forest_.plant(root);
      }
      graph_.erase_edge(v, w);
      return false;
    }
    const bool shrank = erase(w);
    graph_.erase_edge(v, w);
    return !insert(w) && shrank;
  }

 private:
  const internal::BlossomTrees::Node& node(int v) const { return forest_.node[v]; }

  // Returns true if a tree reached w by an edge from v, or if such an edge can be in a blossom.
  bool may_use(int v, int w) const {
    if (!forest_.is_outer(v) || !forest_.is_labelled(w)) return false;
    return node(v).root == node(w).root && (forest_.is_outer(w) || node(w).parent == v);
  }

  template <class Induced>
  static auto maximum_matching(const Induced& graph, int)
      -> decltype(graph.side(0), std::vector<int>()) {
    return matching_games::bipartite_matching(graph);
  }
  template <class Induced>
  static std::vector<int> maximum_matching(const Induced& graph, long) {
    return matching_games::general_matching(graph);
  }
  template <class Induced, class Side>
  static std::vector<int> maximum_matching(const Induced& graph, int, const Side& side) {
    return matching_games::bipartite_matching(graph, side);
  }

  // If an augmenting path starts at the exposed vertex v, augments and returns true. Otherwise
  // makes v the root of a new alternating tree and returns false. Before the call, v must be in no
  // tree. If several trees contain outer neighbors of v (neighbors to which an alternating path of
  // even length leads from the root), the path leads through the smallest of these trees, because
  // augmenting dissolves that tree.
  bool match(int v) {
    int outer = -1;
    for (const int w : graph_.neighbors(v)) {
      if (!forest_.is_outer(w)) continue;
      if (outer == -1 || forest_.pairs(w) < forest_.pairs(outer)) outer = w;
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

  internal::InducedSubgraph<Graph> graph_;
  std::vector<int> mate_;
  // Every exposed vertex is the root of an alternating tree in forest_. The forest is `mutable`
  // because missed() grows the trees, which changes no answer.
  mutable internal::BlossomForest<internal::ViewOf<internal::InducedSubgraph<Graph>>> forest_;
};

#ifdef __cpp_deduction_guides
template <class Graph, class... Rest>
DynamicMatching(const Graph&, const Rest&...) -> DynamicMatching<Graph>;
#endif

}  // namespace matching_games

#endif  // MATCHING_GAMES_DYNAMIC_MATCHING_HPP
