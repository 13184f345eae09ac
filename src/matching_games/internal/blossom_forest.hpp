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
class BlossomForest : public BlossomTrees {
 public:
  BlossomForest(const Graph& graph, std::vector<int>& mate) : BlossomTrees(mate), graph_(graph) {}

  // Forgets all trees. Takes O(1) time, except once in 2^29 calls.
  void clear() {
    BlossomTrees::clear();
    head_ = 0;
    dissolved_.clear();
  }

  // Starts trees at the first `count` exposed vertices v >= first that are in no tree and not
  // excluded. Returns the vertex at which the next call has to continue, or the size of the graph.
  int plant_from(int first, int count) {
    int v = first;
    for (; v < graph_.size() && count > 0; ++v) {
      if (mate_[v] != -1 || !graph_.contains(v) || is_labelled(v)) continue;
      plant(v);
      --count;
    }
    return v;
  }

  // Grows the trees until an augmenting path is found, augments along that path and returns true.
  // Returns false if no tree can grow any more, or once scans() has reached `limit`.
  bool grow(long long limit = std::numeric_limits<long long>::max()) {
    if (head_ == queue.size() || queue.size() > 2 * mate_.size()) shorten_queue();
    graft();
    while (head_ < queue.size() && scans_ < limit) {
      const int v = queue[head_++];
      if (!is_unscanned(v)) continue;  // the tree of v was dissolved
      const Node& own = node[v];
      const auto neighbors = graph_.neighbors(v);
      scans_ += neighbors.size();
      for (const int w : neighbors) {
        if (!is_labelled(w)) {
          if (!graph_.contains(w)) continue;
          if (mate_[w] == -1) {
            augment(v, w);
            return true;
          }
          add_pair(w, v);
        } else if (is_outer(w)) {
          const Node& other = node[w];
          if (other.root != own.root) {
            rematch(v, w);
            rematch(w, v);
            dissolve(other.root);
            dissolve(own.root);
            return true;
          }
          if (other.base != own.base && find_base(v) != find_base(w)) {
            shrink(v, w);
          }
        }
      }
      mark_scanned(v);
    }
    return false;
  }

  // Augments along the path from the exposed vertex w, which is in no tree, to the outer vertex v
  // and on to its root. Dissolves the tree of v.
  void augment(int v, int w) {
    rematch(v, w);
    mate_[w] = v;
    dissolve(node[v].root);
    dissolved_.push_back(w);
  }

  // Removes the tree of `root` from the forest. Later calls of grow() add its vertices to other
  // trees. Before, the caller must match `root`, plant it again, or delete it from the graph.
  void dissolve(int root) {
    for (int v = root; v != -1; v = node[v].next) {
      // A vertex can join another tree without a new scan of that tree only if it has a scanned
      // outer neighbor there. A scanned outer vertex has none: the later of the two scans would
      // have found an augmenting path.
      if (!is_scanned(v)) dissolved_.push_back(v);
      node[v].label = 0;
    }
  }

  // Lets grow() scan the outer vertex v again, which has got a neighbor.
  void scan_again(int v) {
    if (!is_scanned(v)) return;
    mark_unscanned(v);
    queue.push_back(v);
  }

  // Returns the number of entries of neighbor lists that have been scanned since construction.
  long long scans() const { return scans_; }

 private:
  // Adds each vertex of a dissolved tree that has a scanned outer neighbor to the tree of that
  // neighbor. The scan of an unscanned one will reach the vertex anyway.
  void graft() {
    for (std::size_t k = 0; k < dissolved_.size(); ++k) {
      const int v = dissolved_[k];
      if (is_labelled(v) || !graph_.contains(v)) continue;
      const auto neighbors = graph_.neighbors(v);
      scans_ += neighbors.size();
      for (const int w : neighbors) {
        if (!is_scanned(w)) continue;
        add_pair(v, w);
        break;
      }
    }
    dissolved_.clear();
  }

  // Removes scanned vertices and duplicates from the queue.
  void shorten_queue() {
    const int mark = new_mark();
    std::size_t kept = 0;
    for (; head_ < queue.size(); ++head_) {
      const int v = queue[head_];
      if (!is_unscanned(v) || node[v].mark == mark) continue;
      node[v].mark = mark;
      queue[kept++] = v;
    }
    queue.resize(kept);
    head_ = 0;
  }

  const Graph graph_;
  std::size_t head_ = 0;  // the entries of `queue` before head_ have been scanned
  long long scans_ = 0;
  std::vector<int> dissolved_;  // vertices to be grafted by the next grow()
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_BLOSSOM_FOREST_HPP
