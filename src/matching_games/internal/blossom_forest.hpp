// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_BLOSSOM_FOREST_HPP
#define MATCHING_GAMES_INTERNAL_BLOSSOM_FOREST_HPP

#include <cstddef>
#include <limits>
#include <vector>

#include "matching_games/internal/blossom_trees.hpp"

namespace matching_games {
namespace internal {

// Grows a forest of alternating trees until an outer vertex has an edge to an outer vertex of
// another tree, or to an exposed vertex that is in no tree. Then it augments, and dissolves only
// the trees at both ends of the path. Their vertices are grafted onto neighboring trees, so that
// these never have to be grown again. When no tree can grow and every exposed vertex is a root, the
// matching is maximum.
//
// The forest keeps a copy of `graph`, which is a result of view_of(), and the address of `mate`,
// which must be a matching of the graph. Only the forest may change the mates of vertices in trees.
// Let x be the number of times that augment() matches a vertex v, and y the number of times that
// the tree of v is dissolved. Then the list of v is scanned at most 1 + x + 2 y times between two
// calls of clear(). The forest needs 8 to 14 ints per vertex.
//
// A. Azad, A. Buluc, A. Pothen, "Computing maximum cardinality matchings in parallel on bipartite
// graphs via tree-grafting", 2017.
template <class Graph>
class BlossomForest {
 public:
  BlossomForest(const Graph& graph, std::vector<int>& mate)
      : graph_(graph), mate_(mate), trees_(mate) {}

  // Forgets all trees. Takes O(1) time, except once in 2^29 calls.
  void clear() {
    trees_.clear();
    head_ = 0;
    dissolved_.clear();
  }

  // Forgets all trees. The graph and `mate` may have another size than before.
  void restart() {
    clear();
    trees_.restart();
  }

  // Starts a tree at the exposed vertex `root`, which is in no tree yet.
  void plant(int root) { trees_.plant(root); }

  // Starts trees at the first `count` exposed vertices v >= first that are in no tree and not
  // excluded. Returns the vertex at which the next call has to continue, or the size of the graph.
  int plant_from(int first, int count) {
    int v = first;
    for (; v < graph_.size() && count > 0; ++v) {
      if (mate_[v] != -1 || !graph_.contains(v) || trees_.is_labelled(v)) continue;
      plant(v);
      --count;
    }
    return v;
  }
  void plant_all() { plant_from(0, graph_.size()); }

  // Keeps v out of all trees until clear() is called. Then is_inner(v) is true.
  void exclude(int v) { trees_.exclude(v); }

  // Exposes v and its mate w, and grows only a tree from w, in the graph without v. Then
  // is_outer(x) is true for the vertices x to which alternating paths of even length lead from w.
  // If such a vertex is a neighbor of v, it can be the mate of v.
  void grow_without(int v) {
    const int w = mate_[v];
    mate_[v] = mate_[w] = -1;
    clear();
    exclude(v);
    plant(w);
    grow();
  }

  // Grows the trees until an augmenting path is found, augments along that path and returns true.
  // Returns false if no tree can grow any more, or once scans() has reached `limit`.
  bool grow(long long limit = std::numeric_limits<long long>::max()) {
    std::vector<int>& queue = trees_.queue;
    if (head_ == queue.size() || queue.size() > 2 * mate_.size()) shorten_queue();
    graft();
    while (head_ < queue.size() && scans_ < limit) {
      const int v = queue[head_++];
      if (!trees_.is_unscanned(v)) continue;  // the tree of v was dissolved
      const BlossomTrees::Node& node = trees_.node[v];
      const auto neighbors = graph_.neighbors(v);
      scans_ += neighbors.size();
      for (const int w : neighbors) {
        if (!trees_.is_labelled(w)) {
          if (!graph_.contains(w)) continue;
          if (mate_[w] == -1) {
            augment(v, w);
            return true;
          }
          trees_.add_pair(w, v);
        } else if (is_outer(w)) {
          const BlossomTrees::Node& other = trees_.node[w];
          if (other.root != node.root) {
            trees_.rematch(v, w);
            trees_.rematch(w, v);
            dissolve(other.root);
            dissolve(node.root);
            return true;
          }
          if (other.base != node.base && trees_.find_base(v) != trees_.find_base(w)) {
            trees_.shrink(v, w);
          }
        }
      }
      trees_.mark_scanned(v);
    }
    return false;
  }

  // Augments along the path from the exposed vertex w, which is in no tree, to the outer vertex v
  // and on to its root. Dissolves the tree of v.
  void augment(int v, int w) {
    trees_.rematch(v, w);
    mate_[w] = v;
    dissolve(trees_.node[v].root);
    dissolved_.push_back(w);
  }

  // Exposes the outer vertex v and matches its root instead. Dissolves the tree of v.
  void expose(int v) {
    trees_.rematch(v, -1);
    dissolve(trees_.node[v].root);
  }

  // Removes the tree of `root` from the forest. Later calls of grow() add its vertices to other
  // trees. Before, the caller must match `root`, plant it again, or delete it from the graph.
  void dissolve(int root) {
    for (int v = root; v != -1; v = trees_.node[v].next) {
      // A vertex can join another tree without a new scan of that tree only if it has a scanned
      // outer neighbor there. A scanned outer vertex has none: the later of the two scans would
      // have found an augmenting path.
      if (!trees_.is_scanned(v)) dissolved_.push_back(v);
      trees_.node[v].label = 0;
    }
  }

  // Returns the root of the tree of v, or -1 if v is in no tree.
  int root(int v) const { return trees_.is_labelled(v) ? trees_.node[v].root : -1; }

  // Returns the number of matched pairs in the tree of the outer vertex v.
  int tree_size(int v) const { return trees_.node[trees_.node[v].root].parent; }

  bool is_outer(int v) const { return trees_.is_outer(v); }
  bool is_inner(int v) const { return trees_.is_inner(v); }

  // Returns the number of entries of neighbor lists that have been scanned since construction.
  long long scans() const { return scans_; }

 private:
  // Adds each vertex of a dissolved tree that has a scanned outer neighbor to the tree of that
  // neighbor. The scan of an unscanned one will reach the vertex anyway.
  void graft() {
    for (std::size_t k = 0; k < dissolved_.size(); ++k) {
      const int v = dissolved_[k];
      if (trees_.is_labelled(v) || !graph_.contains(v)) continue;
      const auto neighbors = graph_.neighbors(v);
      scans_ += neighbors.size();
      for (const int w : neighbors) {
        if (!trees_.is_scanned(w)) continue;
        trees_.add_pair(v, w);
        break;
      }
    }
    dissolved_.clear();
  }

  // Removes scanned vertices and duplicates from the queue.
  void shorten_queue() {
    std::vector<int>& queue = trees_.queue;
    const int mark = trees_.new_mark();
    std::size_t kept = 0;
    for (; head_ < queue.size(); ++head_) {
      const int v = queue[head_];
      if (!trees_.is_unscanned(v) || trees_.node[v].mark == mark) continue;
      trees_.node[v].mark = mark;
      queue[kept++] = v;
    }
    queue.resize(kept);
    head_ = 0;
  }

  const Graph graph_;
  std::vector<int>& mate_;
  BlossomTrees trees_;
  std::size_t head_ = 0;  // the entries of trees_.queue before head_ have been scanned
  long long scans_ = 0;
  std::vector<int> dissolved_;  // vertices to be grafted by the next grow()
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_BLOSSOM_FOREST_HPP
