// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_GROWING_MATCHING_HPP
#define MATCHING_GAMES_INTERNAL_GROWING_MATCHING_HPP

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "matching_games/graph.hpp"

namespace matching_games {
namespace internal {

// The search behind mover_wins_along(graph, path, side): a maximum matching of a bipartite graph
// while vertices come and none leaves.
//
// As in DynamicMatching, a vertex that comes makes the matching grow if it is next to an outer
// vertex of the alternating trees of all exposed vertices; if not, a tree is planted there. But
// here are no blossoms, and no vertex is exposed again. So a tree lives as long as its root is
// exposed: dissolving it takes no time, its vertices are free because their root is matched.
//
// Other trees may reach what a dissolved tree leaves. Only two kinds of vertices can be next to one
// that such a tree has scanned: the new vertex, if it had another outer neighbor, and contested
// ones, which were scanned from another tree, too. They are queued and offered to the trees.
//
// The trees grow no more than an answer needs: the new tree on the one hand, and on the other those
// whose roots lie on the other side. There is an augmenting path as soon as they meet, and none as
// soon as one of them is complete. The new tree need not pass other trees of its side: from there,
// too, a path would be augmenting, and there was none before.
template <class Graph, class Side>
class GrowingMatching {
 public:
  // `graph` has the vertices that are there at first, `mate` is a maximum matching of it. The new
  // tree, which mostly lives no longer than until the next vertex comes, grows by about a quarter
  // of the steps that the others have.
  GrowingMatching(const Graph& graph, Side side, std::vector<int> mate, int steps = 64)
      : graph_(graph),
        side_(side),
        steps_(steps),
        mate_(std::move(mate)),
        node_(mate_.size()),
        queue_{Queue(mate_.size()), Queue(mate_.size())},
        tree_(mate_.size()) {
    for (int v = 0; v < graph.size(); ++v) {
      node_[v] = Node{v, kNone, kNone};
      if (mate_[v] != -1 || !graph.contains(v)) continue;
      node_[v] = Node{v, kOuter, kNone};
      queue_[is_right(v)].push(v);
    }
  }

  // The absent vertex v comes. Returns whether the matching grew. O(n + m) amortized, one search.
  bool insert(int v) {
    const bool right = is_right(v);
    Queue &own = queue_[right], &others = queue_[!right];
    // An outer neighbor whose tree may be small: if possible a root, and one not scanned yet.
    int outer = -1, highest = 0, count = 0;
    auto&& ns = graph_.neighbors(v);
    for (int i = 0; i < static_cast<int>(ns.size()); ++i) {
      const int w = ns[i];
      if (node_[w].parent > kOuter || !is_taken(w)) continue;
      ++count;
      const int rank = mate_[w] != -1 ? 1 : node_[w].parent == kScanned ? 2 : 3;
      if (rank > highest) outer = w;
      highest = std::max(highest, rank);
    }
    node_[v] = Node{v, kOuter, kNone};
    if (outer != -1) {
      others.drop_last(outer);
      augment(v, outer);
      if (count > 1) others.push(v);
      return true;
    }
    while (!tree_.empty()) tree_.pop();
    tree_.push(v);
    for (bool new_one = false; !others.empty() && !tree_.empty(); new_one = !new_one) {
      if (new_one ? grow(tree_, right, 1 + steps_ / 4) : grow(others, !right, steps_)) return true;
    }
    while (!tree_.empty()) own.push(tree_.pop());
    return false;
  }

 private:
  enum { kNone = -1, kOuter = -2, kScanned = -3, kUncontested = -2 };

  struct Node {
    int root;    // of its tree; itself if it was in none
    int parent;  // of an inner vertex: the outer one that reached it; or kOuter, kScanned, kNone
    int next;    // of a root and of contested vertices: the next contested one of the tree, or
                 // kNone; kUncontested for the others of a tree
  };

  // First in, first out; a vertex that waits already is not put in once more.
  class Queue {
   public:
    explicit Queue(std::size_t vertices) : waits_(vertices, 0) {}
    bool empty() const { return head_ == entries_.size(); }
    void push(int v) {
      if (waits_[v]) return;
      waits_[v] = 1;
      if (empty()) {
        entries_.clear();
        head_ = 0;
      } else if (entries_.size() == entries_.capacity() && 2 * head_ > entries_.size()) {
        entries_.erase(entries_.begin(), entries_.begin() + static_cast<std::ptrdiff_t>(head_));
        head_ = 0;
      }
      entries_.push_back(v);
    }
    int pop() {
      waits_[entries_[head_]] = 0;
      return entries_[head_++];
    }
    void drop_last(int v) {
      if (empty() || entries_.back() != v) return;
      entries_.pop_back();
      waits_[v] = 0;
    }

   private:
    std::vector<int> entries_;
    std::size_t head_ = 0;
    std::vector<char> waits_;
  };

  bool is_right(int v) const { return static_cast<bool>(side_(v)); }

  // Whether v is in a tree. The answer is yes for an absent vertex, too, so none takes it.
  bool is_taken(int v) const { return mate_[node_[v].root] == -1; }

  // w becomes inner, by the edge from the outer vertex v, and its mate outer.
  void add_pair(int w, int v, Queue& queue) {
    const int root = node_[v].root, x = mate_[w];
    node_[w] = Node{root, v, kUncontested};
    node_[x] = Node{root, kOuter, kUncontested};
    queue.push(x);
  }

  // The inner vertex w may be next to scanned vertices of other trees.
  void contest(int w) {
    Node &node = node_[w], &root = node_[node.root];
    if (node.next != kUncontested) return;
    node.next = root.next;
    root.next = w;
  }

  // Lets the trees grow whose roots are on that side and whose queue it is, by so many entries of
  // it. Augments, and returns true, if they meet a tree of the other side.
  bool grow(Queue& queue, bool right, int steps) {
    for (; steps > 0 && !queue.empty(); --steps) {
      const int v = queue.pop();
      const bool to_scan = is_taken(v) && node_[v].parent == kOuter;
      if (is_right(v) != right ? offer(v, queue) : to_scan && scan(v, queue)) return true;
    }
    return false;
  }

  // Joins v to a tree of the other side that has scanned it, if there is one. No branches in the
  // loop, and in that of scan(), see BipartiteMatcher::relabel().
  bool offer(int v, Queue& queue) {
    const bool taken = is_taken(v), outer = node_[v].parent <= kOuter;
    if (taken && !outer) {
      contest(v);
      return false;
    }
    auto&& ns = graph_.neighbors(v);
    int parent = -1;
    for (int i = 0; i < static_cast<int>(ns.size()); ++i) {
      const int w = ns[i];
      const bool in_tree = is_taken(w);
      const int takes = in_tree & (node_[w].parent == kScanned) & (w != v);
      parent ^= (parent ^ w) & -takes;
    }
    if (parent == -1) return false;
    if (taken) {
      augment(v, parent);
      queue.push(v);
      return true;
    }
    add_pair(v, parent, queue);
    contest(v);
    return false;
  }

  bool scan(int v, Queue& queue) {
    auto&& ns = graph_.neighbors(v);
    const int degree = static_cast<int>(ns.size()), root = node_[v].root;
    if (static_cast<int>(found_.size()) < degree) found_.resize(degree);
    node_[v].parent = kScanned;
    int count = 0;
    for (int i = 0; i < degree; ++i) {
      const int w = ns[i];
      const Node& node = node_[w];
      found_[count] = w;
      const bool known =
          (node.root == root) | ((node.next != kUncontested) & (node.parent > kOuter));
      count += !known | !is_taken(w);
    }
    for (int i = 0; i < count; ++i) {
      const int w = found_[i];
      if (!is_taken(w)) {
        add_pair(w, v, queue);
      } else if (node_[w].parent > kOuter) {
        contest(w);
      } else {
        augment(v, w);
        return true;
      }
    }
    return false;
  }

  // Augments along the edge between two outer vertices and the tree paths from there to the roots.
  // Dissolves the trees.
  void augment(int v, int w) {
    if (node_[v].root == node_[w].root) throw_not_symmetric();
    for (const int root : {node_[v].root, node_[w].root}) {
      Queue& queue = queue_[is_right(root)];
      for (int x = node_[root].next; x != kNone; x = node_[x].next) queue.push(x);
    }
    match_outer(v, w);
    match_outer(w, v);
  }

  // The outer vertex v gets a new mate, its old one the parent, and so on up to the root.
  void match_outer(int v, int mate) {
    while (mate_[v] != -1) {
      const int inner = mate_[v], parent = node_[inner].parent;
      mate_[v] = mate;
      mate_[inner] = parent;
      mate = inner;
      v = parent;
    }
    mate_[v] = mate;
  }

  const Graph& graph_;
  Side side_;
  int steps_;
  std::vector<int> mate_;
  std::vector<Node> node_;
  // What the trees may grow by: outer vertices to scan, and vertices of the other side on offer.
  // Each queue is for the trees whose roots are on one side, or for the new tree.
  Queue queue_[2], tree_;
  std::vector<int> found_;  // by a scan
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_GROWING_MATCHING_HPP
