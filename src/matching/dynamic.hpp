// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_DYNAMIC_HPP
#define MATCHING_DYNAMIC_HPP

#include <stdexcept>
#include <utility>
#include <vector>

#include "matching/alternating_forest.hpp"
#include "matching/general.hpp"
#include "matching/graph.hpp"

namespace matching {

// The components of a graph to which edges are added, and how many exposed vertices each has: by
// color while the component is bipartite. Every call takes alpha(n) time, amortized.
//
// R. E. Tarjan, J. van Leeuwen, "Worst-case analysis of set union algorithms", 1984.
class ExposedCounts {
 public:
  explicit ExposedCounts(int n) : link_(n), components_(n) {
    for (int v = 0; v < n; ++v) link_[v] = 2 * static_cast<unsigned>(v);
  }

  void add_edge(int v, int w) {
    Place a = find(v), b = find(w);
    const unsigned same_color = a.color == b.color;
    if (a.root == b.root) {
      if (same_color && v != w) components_[a.root].odd = true;
      return;
    }
    if (components_[a.root].size < components_[b.root].size) std::swap(a, b);
    Component& into = components_[a.root];
    const Component& from = components_[b.root];
    link_[b.root] = 2 * static_cast<unsigned>(a.root) + same_color;
    into.size += from.size;
    into.odd = into.odd || from.odd;
    into.exposed[0] += from.exposed[same_color];
    into.exposed[1] += from.exposed[1 - same_color];
  }

  // The vertex v became exposed (change = 1), or is exposed no longer (-1).
  void add_exposed(int v, int change) {
    const Place at = find(v);
    components_[at.root].exposed[at.color] += change;
  }

  // An augmenting path from v to some other exposed vertex covered both its ends.
  void cover_pair(int v) {
    Component& component = components_[find(v).root];
    --component.exposed[0];
    --component.exposed[1];
  }

  // Whether no augmenting path can start at the exposed vertex v.
  bool is_alone(int v) {
    const Place at = find(v);
    const Component& component = components_[at.root];
    if (component.odd) return component.exposed[0] + component.exposed[1] == 1;
    return component.exposed[1 - at.color] == 0;
  }

 private:
  struct Place {
    int root;
    unsigned color;  // unlike the root's: 1
  };

  struct Component {
    int size = 1;
    int exposed[2] = {0, 0};  // by color; when odd, only their sum is meant
    bool odd = false;         // has an odd cycle
  };

  Place find(int v) {
    Place at = {v, 0};
    for (;;) {
      const unsigned link = link_[at.root];
      const int parent = static_cast<int>(link / 2);
      if (parent == at.root) return at;
      const unsigned shortcut = link_[parent] ^ (link & 1);
      link_[at.root] = shortcut;
      at.color ^= shortcut & 1;
      at.root = static_cast<int>(shortcut / 2);
    }
  }

  std::vector<unsigned> link_;  // 2 * parent, + 1 if colored unlike the parent
  std::vector<Component> components_;
};

// A maximum matching of a graph whose vertices come and go. The graph is kept by reference and names
// all vertices that may ever be there.
//
// insert() and erase() take O(m alpha(m, n)) time at worst, for one search from one vertex, and no
// search where no exposed vertex is left to be found. Memory: 13 ints per vertex.
template <class Graph>
class DynamicMatching {
 public:
  // All of the graph's vertices but those listed in `absent` are there at first. The time of
  // general_matching(). Throws std::invalid_argument if `absent` names a vertex twice or one that the
  // graph does not contain.
  explicit DynamicMatching(const Graph& graph, const std::vector<int>& absent = std::vector<int>())
      : graph_(graph),
        mate_(graph.size(), -1),
        counts_(graph.size()),
        forest_(graph_, mate_) {
    for (const int v : absent) {
      if (v < 0 || v >= graph_.size() || !graph_.contains(v)) {
        throw std::invalid_argument("matching::DynamicMatching: an absent vertex is not in the graph");
      }
      graph_.erase(v);
    }
    mate_ = general_matching(graph_);
    for (int v = 0; v < graph_.size(); ++v) {
      if (!graph_.contains(v)) continue;
      add_edges(v);
      if (mate_[v] == -1) counts_.add_exposed(v, 1);
    }
  }

  DynamicMatching(const DynamicMatching&) = delete;
  DynamicMatching& operator=(const DynamicMatching&) = delete;

  // The graph of the vertices that are there.
  const InducedSubgraph<Graph>& graph() const { return graph_; }

  // A maximum matching of them.
  const std::vector<int>& mate() const { return mate_; }

  // Puts the absent vertex v in. Returns whether the matching grew: whether every maximum matching
  // covers v. Throws std::invalid_argument if v is no vertex or is there already.
  bool insert(int v) {
    if (v < 0 || v >= graph_.size() || graph_.contains(v)) {
      throw std::invalid_argument("matching::DynamicMatching::insert: v is not absent");
    }
    graph_.insert(v);
    add_edges(v);
    counts_.add_exposed(v, 1);
    return augment(v);
  }

  // Takes the vertex v out. Returns whether the matching shrank: whether every maximum matching
  // covered v; the vertex that was matched to v is exposed then. Throws std::invalid_argument if v
  // is not there.
  bool erase(int v) {
    if (v < 0 || v >= graph_.size() || !graph_.contains(v)) {
      throw std::invalid_argument("matching::DynamicMatching::erase: v is not there");
    }
    graph_.erase(v);
    const int w = mate_[v];
    if (w == -1) {
      counts_.add_exposed(v, -1);
      return false;
    }
    mate_[v] = mate_[w] = -1;
    counts_.add_exposed(w, 1);
    return !augment(w);
  }

 private:
  void add_edges(int v) {
    auto&& neighbors = graph_.neighbors(v);
    for (int i = 0; i < static_cast<int>(neighbors.size()); ++i) {
      if (graph_.contains(neighbors[i])) counts_.add_edge(v, neighbors[i]);
    }
  }

  // Searches an augmenting path from the exposed vertex v.
  bool augment(int v) {
    if (counts_.is_alone(v)) return false;
    forest_.clear();
    forest_.plant(v);
    if (!forest_.grow()) return false;
    counts_.cover_pair(v);
    return true;
  }

  InducedSubgraph<Graph> graph_;
  std::vector<int> mate_;
  ExposedCounts counts_;  // of all vertices that ever were there: edges never leave it
  AlternatingForest<InducedSubgraph<Graph>> forest_;
};

}  // namespace matching

#endif  // MATCHING_DYNAMIC_HPP
