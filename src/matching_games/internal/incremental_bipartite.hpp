// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_INCREMENTAL_BIPARTITE_HPP
#define MATCHING_GAMES_INTERNAL_INCREMENTAL_BIPARTITE_HPP

#include <cstddef>
#include <queue>
#include <utility>
#include <vector>

#include "matching_games/graph.hpp"

namespace matching_games {
namespace internal {

// Keeps a matching maximum while vertices are inserted one by one into a bipartite graph.
// bipartite_winning_moves_along() uses this class. With DynamicMatching it would take 1.2 times as
// long in a maze of 10^6 cells, and 29 times as long on a full board of 400 x 400 cells.
//
// The class keeps alternating trees whose roots are the exposed vertices. Two facts make this
// simpler than DynamicMatching: a bipartite graph has no blossoms, and a matched vertex stays
// matched. A tree is therefore valid exactly as long as its root is exposed, and dissolving it
// costs nothing: as soon as the root is matched, the vertices of the tree count as free.
//
// The matching grows at once if some neighbor of the inserted vertex v is outer in a tree.
// Otherwise v becomes the root of a new tree. This tree and the old trees with roots on the other
// side grow in turn, until they meet and the matching grows, or until one of the two can grow no
// further. The new tree need not enter an old tree with its root on the side of v: an augmenting
// path from there would have existed before v was inserted.
//
// A tree scans each outer vertex once. So a vertex of a dissolved tree can have outer neighbors
// that will not be scanned again. An inner vertex is contested if it may be next to a scanned
// vertex of another tree. When a tree is dissolved, its contested vertices are queued, and so is
// the inserted vertex if it had more than one outer neighbor. Later, a queued vertex is offered to
// the other trees: it joins one that has scanned a neighbor of it.
template <class Graph, class Side>
class IncrementalBipartite {
 public:
  // `mate` must be a maximum matching of `graph`. In one turn, the old trees process `steps`
  // entries of their queue; with 256 instead of 64, a search takes 6 % longer. The new tree
  // processes only a quarter of that, because the next call of insert() often dissolves it again.
  IncrementalBipartite(const Graph& graph, Side side, std::vector<int> mate, int steps = 64)
      : graph_(graph),
        side_(side),
        mate_(std::move(mate)),
        node_(mate_.size()),
        queue_{Queue(mate_.size()), Queue(mate_.size())},
        tree_(mate_.size()),
        steps_(steps) {
    for (int v = 0; v < graph.size(); ++v) {
      node_[v] = Node{v, kNone, kNone};
      if (mate_[v] != -1 || !graph.contains(v)) continue;
      node_[v] = Node{v, kOuter, kNone};
      queue_[is_right(v)].add(v);
    }
  }

  // Inserts the vertex v, which must be absent from the graph and not inserted yet. Returns the
  // mate of v if the matching grew, and -1 otherwise. Takes O(n + m) time.
  int insert(int v) {
    const bool right = is_right(v);
    Queue &own = queue_[right], &others = queue_[!right];
    // An exposed neighbor is best, because its tree, which is dissolved, is probably small.
    int outer = -1, count = 0;
    for (const int w : graph_.neighbors(v)) {
      if (node_[w].parent > kOuter || !is_taken(w)) continue;
      ++count;
      if (outer == -1 || mate_[w] == -1) outer = w;
    }
    node_[v] = Node{v, kOuter, kNone};
    if (outer != -1) {
      augment(v, outer);
      if (count > 1) others.add(v);
      return mate_[v];
    }
    while (!tree_.empty()) tree_.take();
    tree_.add(v);
    for (bool new_one = false; !others.empty() && !tree_.empty(); new_one = !new_one) {
      if (new_one ? grow(tree_, right, 1 + steps_ / 4) : grow(others, !right, steps_)) {
        return mate_[v];
      }
    }
    while (!tree_.empty()) own.add(tree_.take());
    return -1;
  }

 private:
  enum { kNone = -1, kOuter = -2, kScanned = -3, kUncontested = -2 };

  struct Node {
    int root;    // the root of the vertex's last tree; the vertex itself if it was in none
    int parent;  // inner vertex: the outer vertex that reached it; otherwise kOuter, kScanned,
                 // kNone
    int next;    // the next contested vertex of the tree, or kNone; the list starts at the root;
                 // kUncontested for any other vertex of a tree
  };

  // A first-in, first-out queue that holds each vertex at most once.
  struct Queue : std::queue<int> {
    std::vector<char> waits;

    explicit Queue(std::size_t vertices) : waits(vertices, 0) {}
    void add(int v) {
      if (!waits[v]) push(v);
      waits[v] = 1;
    }
    int take() {
      const int v = front();
      pop();
      waits[v] = 0;
      return v;
    }
  };

  bool is_right(int v) const { return static_cast<bool>(side_(v)); }

  // Returns whether v is in a tree, or not inserted yet, so that no tree may grow into v.
  bool is_taken(int v) const { return mate_[node_[v].root] == -1; }

  void add_pair(int w, int v, Queue& queue) {
    const int root = node_[v].root, x = mate_[w];
    node_[w] = Node{root, v, kUncontested};
    node_[x] = Node{root, kOuter, kUncontested};
    queue.add(x);
  }

  void contest(int w) {
    Node &node = node_[w], &root = node_[node.root];
    if (node.next != kUncontested) return;
    node.next = root.next;
    root.next = w;
  }

  // Processes at most `steps` entries of the queue of the trees with roots on the side `right`. An
  // entry on this side is an outer vertex to scan; an entry on the other side is offered. Returns
  // true if the matching grew.
  bool grow(Queue& queue, bool right, int steps) {
    for (; steps > 0 && !queue.empty(); --steps) {
      const int v = queue.take();
      const bool to_scan = is_taken(v) && node_[v].parent == kOuter;
      if (is_right(v) != right ? offer(v, queue) : to_scan && scan(v, queue)) return true;
    }
    return false;
  }

  // Offers v to the trees, for which it needs a scanned outer neighbor in one of them. A free
  // vertex joins that tree. An outer vertex completes an augmenting path. An inner vertex stays
  // where it is and becomes contested, so that it is offered again when its tree is dissolved.
  bool offer(int v, Queue& queue) {
    const bool taken = is_taken(v), outer = node_[v].parent <= kOuter;
    if (taken && !outer) {
      contest(v);
      return false;
    }
    int parent = -1;
    for (const int w : graph_.neighbors(v)) {
      if (w != v && node_[w].parent == kScanned && is_taken(w)) parent = w;
    }
    if (parent == -1) return false;
    if (taken) {
      augment(v, parent);
      queue.add(v);
      return true;
    }
    add_pair(v, parent, queue);
    contest(v);
    return false;
  }

  bool scan(int v, Queue& queue) {
    node_[v].parent = kScanned;
    for (const int w : graph_.neighbors(v)) {
      if (!is_taken(w)) {
        add_pair(w, v, queue);
      } else if (node_[w].root == node_[v].root) {
        continue;
      } else if (node_[w].parent > kOuter) {
        contest(w);
      } else {
        augment(v, w);
        return true;
      }
    }
    return false;
  }

  // Augments along the path from the root of v over the edge v - w between two outer vertices to
  // the root of w. Dissolves both trees.
  void augment(int v, int w) {
    if (node_[v].root == node_[w].root) throw_not_symmetric();
    for (const int root : {node_[v].root, node_[w].root}) {
      Queue& queue = queue_[is_right(root)];
      for (int x = node_[root].next; x != kNone; x = node_[x].next) queue.add(x);
    }
    match_outer(v, w);
    match_outer(w, v);
  }

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
  std::vector<int> mate_;
  std::vector<Node> node_;
  // The queues of the old trees, by the side of their roots, and the queue of the new tree. An
  // entry is an outer vertex to scan or a vertex to offer.
  Queue queue_[2], tree_;
  int steps_;
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_INCREMENTAL_BIPARTITE_HPP
