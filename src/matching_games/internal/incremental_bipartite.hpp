// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_INCREMENTAL_BIPARTITE_HPP
#define MATCHING_GAMES_INTERNAL_INCREMENTAL_BIPARTITE_HPP

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "matching_games/graph.hpp"

namespace matching_games {
namespace internal {

// Keeps a matching maximum while vertices are added one by one to a bipartite graph.
// mover_wins_along(graph, path, side) uses this class.
//
// The class keeps alternating trees whose roots are the exposed vertices. Two facts make this
// simpler than DynamicMatching: a bipartite graph has no blossoms, and a matched vertex stays
// matched. A tree is therefore valid exactly as long as its root is exposed, and dissolving a tree
// costs nothing: as soon as the root is matched, the vertices of the tree count as being in no
// tree.
//
// When a vertex v is inserted, the matching grows at once if some neighbor of v is outer in a tree.
// Otherwise v becomes the root of a new tree, and a search begins. The new tree and those old trees
// whose roots lie on the side opposite to v grow in turn. If the new tree meets one of these old
// trees, the matching grows. If the new tree or all these old trees can grow no further, the
// matching does not grow. The new tree need not enter an old tree whose root lies on the side of v:
// an augmenting path that continues from there would have existed before v was inserted.
//
// When a tree is dissolved, its vertices can join other trees. A tree grows by scanning each of its
// outer vertices once. So no scan finds a vertex of the dissolved tree if all outer neighbors of
// this vertex have already been scanned. An inner vertex is called contested if it may be next to a
// scanned vertex of another tree. When a tree is dissolved, its contested vertices are queued. The
// inserted vertex v is also queued if the matching grew and v had more than one outer neighbor,
// because v may be able to join the tree of another outer neighbor. Later, the queued vertices are
// offered to the other trees: an offered vertex joins a tree that has already scanned a neighbor of
// the vertex.
template <class Graph, class Side>
class IncrementalBipartite {
 public:
  // `mate` must be a maximum matching of `graph`, which does not contain the vertices to insert.
  //
  // A search for an augmenting path grows two groups of trees in turn: the new tree, whose root is
  // the inserted vertex, and the old trees, whose roots are the exposed vertices of the other side.
  // In one turn, the old trees process `steps` entries of their queue; with 256 instead of 64, a
  // search takes 6 % longer. In its turn, the new tree processes only about steps / 4 entries,
  // because the next call of insert() often dissolves this tree again.
  IncrementalBipartite(const Graph& graph, Side side, std::vector<int> mate, int steps = 64)
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

  // Inserts the vertex v, which the graph given to the constructor must not contain. Each vertex
  // can be inserted only once. Returns whether the matching grew. Takes O(n + m) time at most.
  bool insert(int v) {
    const bool right = is_right(v);
    Queue &own = queue_[right], &others = queue_[!right];
    // Chooses an outer neighbor whose tree is probably small, because the tree will be dissolved:
    // an unscanned root is best, a scanned root is second best, any other vertex is last.
    int outer = -1, highest = 0, count = 0;
    for (const int w : graph_.neighbors(v)) {
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

  // Each tree has a list of contested vertices: the inner vertices that the search of another tree
  // has met, and perhaps further inner vertices. When the root of the tree is matched, the
  // contested vertices are offered to the other trees. The field `next` of the root is the first
  // vertex of the list.
  struct Node {
    int root;    // the root of the vertex's last tree; the vertex itself if it was in none
    int parent;  // inner vertex: the outer vertex that reached it; otherwise kOuter, kScanned,
                 // kNone
    int next;    // root or contested vertex: the next contested vertex of the tree, or kNone;
                 // any other vertex of a tree: kUncontested
  };

  // Implements a first-in, first-out queue that holds each vertex at most once.
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

  // Returns whether v is in a tree. Also returns true if v is not in the graph and has not been
  // inserted yet, so that no tree grows into v.
  bool is_taken(int v) const { return mate_[node_[v].root] == -1; }

  // Adds w and its mate to the tree of v: w becomes inner, and the mate of w becomes outer.
  void add_pair(int w, int v, Queue& queue) {
    const int root = node_[v].root, x = mate_[w];
    node_[w] = Node{root, v, kUncontested};
    node_[x] = Node{root, kOuter, kUncontested};
    queue.push(x);
  }

  // Marks the inner vertex w as contested: w may be next to a scanned vertex of another tree, and
  // can join that tree when the tree of w is dissolved.
  void contest(int w) {
    Node &node = node_[w], &root = node_[node.root];
    if (node.next != kUncontested) return;
    node.next = root.next;
    root.next = w;
  }

  // Processes at most `steps` entries of `queue`, the queue of the trees with roots on the side
  // `right`. An entry on this side is an outer vertex, which is scanned. An entry on the other side
  // is passed to offer(), which may add this vertex to one of the trees. If one of these trees
  // meets a tree with a root on the other side, augments the matching and returns true.
  bool grow(Queue& queue, bool right, int steps) {
    for (; steps > 0 && !queue.empty(); --steps) {
      const int v = queue.pop();
      const bool to_scan = is_taken(v) && node_[v].parent == kOuter;
      if (is_right(v) != right ? offer(v, queue) : to_scan && scan(v, queue)) return true;
    }
    return false;
  }

  // If v is an inner vertex of a tree, marks v as contested, so that v is offered again when this
  // tree is dissolved, and returns false. Otherwise looks for a neighbor w of v that is an outer
  // vertex of a tree and was already scanned. If there is no such w, changes nothing and returns
  // false. If v is in no tree, adds v and its mate to the tree of w, and returns false. If v is an
  // outer vertex, v and w are in different trees, because the outer vertices of one tree lie on one
  // side of the bipartite graph. The function then augments the matching along the path through v
  // and w, and returns true. The loop over the neighbors has no branches, because the processor
  // could not predict them.
  bool offer(int v, Queue& queue) {
    const bool taken = is_taken(v), outer = node_[v].parent <= kOuter;
    if (taken && !outer) {
      contest(v);
      return false;
    }
    int parent = -1;
    for (const int w : graph_.neighbors(v)) {
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
    const auto ns = graph_.neighbors(v);
    const int degree = ns.size(), root = node_[v].root;
    if (static_cast<int>(found_.size()) < degree) found_.resize(degree);
    node_[v].parent = kScanned;
    int count = 0;
    for (const int w : ns) {
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

  // Augments along the path that leads from the root of the outer vertex v over the edge v-w to the
  // root of the outer vertex w. This dissolves both trees. An inner vertex of these trees may be
  // next to an already scanned vertex of another tree. All inner vertices that were marked by
  // contest() for this reason are queued, so that they can join the other tree.
  void augment(int v, int w) {
    if (node_[v].root == node_[w].root) throw_not_symmetric();
    for (const int root : {node_[v].root, node_[w].root}) {
      Queue& queue = queue_[is_right(root)];
      for (int x = node_[root].next; x != kNone; x = node_[x].next) queue.push(x);
    }
    match_outer(v, w);
    match_outer(w, v);
  }

  // Matches the outer vertex v to `mate`, and augments along the rest of the path from v to the
  // root of v.
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

  const Graph graph_;
  Side side_;
  int steps_;
  std::vector<int> mate_;
  std::vector<Node> node_;
  // queue_[side] is the queue of the trees with roots on that side. tree_ is the queue of the new
  // tree, which insert() starts at the inserted vertex. An entry of a queue is an outer vertex that
  // has to be scanned, or a vertex for offer(), which may add the vertex to a tree that has already
  // scanned a neighbor of the vertex.
  Queue queue_[2], tree_;
  std::vector<int> found_;  // the neighbors that a scan has to look at again
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_INCREMENTAL_BIPARTITE_HPP
