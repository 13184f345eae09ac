// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_BIPARTITE_TRANSCRIPT_HPP
#define MATCHING_BIPARTITE_TRANSCRIPT_HPP

#include <cstddef>
#include <stdexcept>
#include <utility>
#include <vector>

#include "matching/bipartite.hpp"
#include "matching/graph.hpp"

namespace matching {

// The search behind mover_wins_along(graph, path, side): a maximum matching of a bipartite graph
// while vertices come and none leaves.
//
// As in DynamicMatching, a vertex that comes makes the matching grow if it is next to an outer
// vertex of the alternating trees of all exposed vertices; if not, a tree is planted there. But
// here are no blossoms, and no vertex is exposed again. So a tree lives as long as its root is
// exposed: dissolving it takes no time, the labels of its vertices just count no more.
//
// Other trees may reach what a dissolved tree leaves. Not many vertices can be next to one that
// they have scanned: the new vertex, and contested ones, which were scanned from another tree, too.
// These are queued and offered to the trees when they grow.
template <class Graph>
class GrowingMatching {
 public:
  // `graph` has the vertices that are there at first, `mate` is a maximum matching of it.
  GrowingMatching(const Graph& graph, std::vector<int> mate)
      : graph_(graph), mate_(std::move(mate)), node_(mate_.size()) {
    for (int v = 0; v < graph.size(); ++v) {
      node_[v] = Node{v, kNone, kNone};
      if (mate_[v] == -1 && graph.contains(v)) plant(v);
    }
  }

  // The absent vertex v comes. Returns whether the matching grew. O(n + m), one search at worst.
  bool insert(int v) {
    int outer = outer_neighbor(v);
    if (outer == -1) {
      grow();
      outer = outer_neighbor(v);
    }
    if (outer == -1) {
      plant(v);
      return false;
    }
    augment(outer, v);
    queue_.push_back(v);
    return true;
  }

 private:
  enum { kNone = -1, kOuter = -2, kScanned = -3, kUncontested = -4 };

  struct Node {
    int root;    // of its tree; itself if it was in none
    int parent;  // of an inner vertex: the outer one that reached it; or kOuter, kScanned, kNone
    int next;    // in the tree's list of contested vertices, which begins with the root; or kNone,
                 // kUncontested for another inner vertex
  };

  // Whether no tree may take v: it is in a tree, or absent.
  bool is_taken(int v) const { return mate_[node_[v].root] == -1; }

  // An outer neighbor of v, or -1. An exposed one if there is one: its tree is mostly small.
  int outer_neighbor(int v) const {
    auto&& ns = graph_.neighbors(v);
    int outer = -1;
    for (int i = 0; i < static_cast<int>(ns.size()); ++i) {
      const int w = ns[i];
      if (node_[w].parent > kOuter || !is_taken(w)) continue;
      if (mate_[w] == -1) return w;
      outer = w;
    }
    return outer;
  }

  void plant(int v) {
    node_[v] = Node{v, kOuter, kNone};
    queue_.push_back(v);
  }

  // w becomes inner, by the edge from the outer vertex v, and its mate outer.
  void add_pair(int w, int v) {
    const int root = node_[v].root, x = mate_[w];
    node_[w] = Node{root, v, kUncontested};
    node_[x] = Node{root, kOuter, kNone};
    queue_.push_back(x);
  }

  // The vertex w of a tree may be next to scanned vertices of others. Does nothing if w is outer.
  void contest(int w) {
    Node& node = node_[w];
    if (node.next != kUncontested) return;
    node.next = node_[node.root].next;
    node_[node.root].next = w;
  }

  // Lets the trees grow as far as they can.
  void grow() {
    for (std::size_t head = 0; head < queue_.size(); ++head) {
      const int v = queue_[head];
      if (!is_taken(v)) {
        if (node_[v].parent != kOuter) offer(v);  // else it was a root and not scanned
      } else if (node_[v].parent == kOuter) {
        scan(v);
      } else {
        contest(v);
      }
    }
    queue_.clear();
  }

  // Gives v to a tree that has scanned it, if there is one. No branches in the loop, and in that of
  // scan(), see BipartiteMatcher::relabel().
  void offer(int v) {
    auto&& ns = graph_.neighbors(v);
    int parent = -1;
    for (int i = 0; i < static_cast<int>(ns.size()); ++i) {
      const int w = ns[i];
      const bool here = is_taken(w);
      const int takes = here & (node_[w].parent == kScanned);
      parent ^= (parent ^ w) & -takes;
    }
    if (parent == -1) return;
    add_pair(v, parent);
    contest(v);
  }

  void scan(int v) {
    auto&& ns = graph_.neighbors(v);
    const int degree = static_cast<int>(ns.size()), root = node_[v].root;
    if (static_cast<int>(found_.size()) < degree) found_.resize(degree);
    node_[v].parent = kScanned;
    int count = 0;
    for (int i = 0; i < degree; ++i) {
      const int w = ns[i];
      const Node& node = node_[w];
      found_[count] = w;
      const bool contested = (node.next == kUncontested) & (node.root != root);
      count += contested | !is_taken(w);
    }
    for (int i = 0; i < count; ++i) {
      const int w = found_[i];
      if (is_taken(w)) {
        contest(w);
      } else {
        add_pair(w, v);
      }
    }
  }

  // Augments along the tree path from the outer vertex v to its root and by the edge to the exposed
  // vertex w, which is in no tree. Dissolves the tree.
  void augment(int v, int w) {
    const int root = node_[v].root;
    while (w != -1) {
      const int t = mate_[v];
      mate_[v] = w;
      mate_[w] = v;
      w = t;
      if (t != -1) v = node_[t].parent;
    }
    for (int x = node_[root].next; x != kNone; x = node_[x].next) queue_.push_back(x);
  }

  const Graph& graph_;
  std::vector<int> mate_;
  std::vector<Node> node_;
  std::vector<int> queue_;
  std::vector<int> found_;  // by a scan
};

// The same as in matching/transcript.hpp, mostly faster, for a bipartite graph. `side` is as in
// bipartite_matching(): throws std::invalid_argument, too, if an edge joins two vertices of the
// same side. O(n + m) per vertex of the path at worst; 4 ints and a byte per vertex, the queues,
// and what bipartite_matching() needs at the start.
template <class Graph, class Side>
std::vector<bool> mover_wins_along(const Graph& graph, const std::vector<int>& path, Side side) {
  const InducedSubgraph<Graph> rest(graph, path);
  bool same_side = false;
  for (const int v : path) {
    const bool here = static_cast<bool>(side(v));
    auto&& ns = graph.neighbors(v);
    for (int i = 0; i < static_cast<int>(ns.size()); ++i) {
      const int w = ns[i];
      const bool there = graph.contains(w), same = static_cast<bool>(side(w)) == here;
      same_side |= there & same & (w != v);
    }
  }
  if (same_side) {
    throw std::invalid_argument(
        "matching::mover_wins_along: an edge joins two vertices of the same side");
  }
  GrowingMatching<InducedSubgraph<Graph>> growing(rest, matching::bipartite_matching(rest, side));
  std::vector<bool> wins(path.size());
  for (std::size_t i = path.size(); i-- > 0;) wins[i] = growing.insert(path[i]);
  return wins;
}

}  // namespace matching

#endif  // MATCHING_BIPARTITE_TRANSCRIPT_HPP
