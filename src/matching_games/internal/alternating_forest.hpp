// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_ALTERNATING_FOREST_HPP
#define MATCHING_GAMES_INTERNAL_ALTERNATING_FOREST_HPP

#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

namespace matching_games {
namespace internal {

// Trees of alternating paths that grow from exposed roots, with blossoms shrunk as they are found.
// An outer vertex has an alternating path of even length to its root, an inner vertex only an odd
// one. An edge between outer vertices of two trees, or from an outer vertex to an exposed vertex
// that is no root, completes an augmenting path; the trees at its ends are dissolved, and their
// vertices go to the living trees next to them. What has grown is never thrown away: when no tree
// can grow any more and each exposed vertex is a root, the matching is maximum.
//
// `graph` and `mate` are kept by reference; `mate` must be a matching of the graph's vertices while
// there are trees, and is changed by grow(), augment() and expose() alone. Memory: 8 ints per
// vertex, and up to 6 more after many augmentations. clear() is O(1). Between two calls of clear()
// the edges at each vertex are scanned once, once more each time augment() matches it, and twice
// more each time its tree is dissolved.
//
// J. Edmonds, "Paths, trees, and flowers", 1965. The labels of vertices inside blossoms (an edge,
// not a path) and the rematching are those of H. N. Gabow, "An efficient implementation of Edmonds'
// algorithm for maximum matching on graphs", 1976. Living trees take over what dissolved trees
// leave as in A. Azad, A. Buluc, A. Pothen, "Computing maximum cardinality matchings in parallel on
// bipartite graphs via tree-grafting", 2017.
template <class Graph>
class AlternatingForest {
 public:
  AlternatingForest(const Graph& graph, std::vector<int>& mate)
      : graph_(graph), mate_(mate), node_(mate.size()) {}

  // Forgets all trees.
  void clear() {
    epoch_ += 3;
    queue_.clear();
    head_ = 0;
    dissolved_.clear();
  }

  // Starts a tree at the exposed vertex `root`, which is in no tree yet.
  void plant(int root) {
    add_outer(root, root);
    node_[root].parent = 0;
    node_[root].next = -1;
  }

  // Starts a tree at every exposed vertex that is in none and is not excluded, from the vertex
  // `first` on and at most `count` trees. Returns the vertex to go on with, or the graph's size.
  int plant_from(int first, int count) {
    int v = first;
    for (; v < graph_.size() && count > 0; ++v) {
      if (mate_[v] != -1 || !graph_.contains(v) || is_labelled(v)) continue;
      plant(v);
      --count;
    }
    return v;
  }
  void plant_all() { plant_from(0, graph_.size()); }

  // The vertex v stays out of all trees until they are forgotten: it is a wall, as the inner
  // vertices are.
  void exclude(int v) {
    node_[v].label = epoch_ + 2;
    node_[v].root = -1;
  }

  // Grows the trees until an augmenting path is found, augments along it and returns true; or
  // returns false when no tree can grow any more or there were `limit` scans so far.
  bool grow(long long limit = std::numeric_limits<long long>::max()) {
    if (head_ == queue_.size() || queue_.size() > 2 * mate_.size()) shorten_queue();
    graft();
    while (head_ < queue_.size() && scans_ < limit) {
      const int v = queue_[head_++];
      Node& node = node_[v];
      if (node.label != epoch_) continue;  // its tree was dissolved
      auto&& neighbors = graph_.neighbors(v);
      const int degree = static_cast<int>(neighbors.size());
      scans_ += degree;
      for (int i = 0; i < degree; ++i) {
        const int w = neighbors[i];
        if (!is_labelled(w)) {
          if (!graph_.contains(w)) continue;
          if (mate_[w] == -1) {
            augment(v, w);
            return true;
          }
          add_pair(w, v);
        } else if (is_outer(w)) {
          const Node& other = node_[w];
          if (other.root != node.root) {
            rematch(v, w);
            rematch(w, v);
            dissolve(other.root);
            dissolve(node.root);
            return true;
          }
          if (other.base != node.base && find_base(v) != find_base(w)) shrink(v, w);
        }
      }
      node.label = epoch_ + 1;
    }
    return false;
  }

  // Augments along the tree path from the outer vertex v to its root and by the edge to the exposed
  // vertex w, which is in no tree. Dissolves the tree.
  void augment(int v, int w) {
    rematch(v, w);
    mate_[w] = v;
    dissolve(node_[v].root);
    dissolved_.push_back(w);
  }

  // Matches the root of the tree of the outer vertex v in the place of v. Dissolves the tree.
  void expose(int v) {
    rematch(v, -1);
    dissolve(node_[v].root);
  }

  // The vertices of the tree with this root are in no tree any more; the next call of grow() gives
  // to other trees what they reach. Before it, `root` must be matched, planted again or gone.
  void dissolve(int root) {
    for (int v = root; v != -1; v = node_[v].next) {
      // Two outer vertices of different trees that were both scanned are no neighbors: the later
      // scan would have found an augmenting path.
      if (node_[v].label != epoch_ + 1) dissolved_.push_back(v);
      node_[v].label = 0;
    }
  }

  // The root of the tree of v; -1 if it is in no tree.
  int root(int v) const { return is_labelled(v) ? node_[v].root : -1; }

  // The number of matched pairs in the tree of the outer vertex v.
  int tree_size(int v) const { return node_[node_[v].root].parent; }

  bool is_outer(int v) const { return is_labelled(v) && !is_inner(v); }
  bool is_inner(int v) const { return node_[v].label == epoch_ + 2; }

  // The number of entries of neighbor lists that were scanned so far.
  long long scans() const { return scans_; }

 protected:
  struct Node {
    int label = 0;  // epoch_: outer, epoch_ + 1: outer and scanned, epoch_ + 2: inner, less: none
    int root;
    int parent;  // of an inner vertex: the outer vertex that reached it; of a root: see tree_size()
    int bridge;  // v became outer by the edge bridge - parent of v's mate; or -1
    int base;    // towards the base of the blossom, which is its own base
    int next;    // in the tree's list of vertices, which begins with the root; or -1
    int mark = 0;
  };

  bool is_labelled(int v) const { return node_[v].label >= epoch_; }

  // w becomes inner, by the edge from the outer vertex v, and its mate outer.
  void add_pair(int w, int v) {
    const int root = node_[v].root, x = mate_[w];
    Node& inner = node_[w];
    inner.label = epoch_ + 2;
    inner.root = root;
    inner.bridge = -1;
    inner.parent = v;
    inner.base = w;
    inner.next = x;
    add_outer(x, root);
    node_[x].next = node_[root].next;
    node_[root].next = w;
    ++node_[root].parent;
  }

  void add_outer(int v, int root) {
    Node& outer = node_[v];
    outer.label = epoch_;
    outer.root = root;
    outer.bridge = outer.parent = -1;
    outer.base = v;
    queue_.push_back(v);
  }

  int find_base(int v) {
    while (node_[v].base != v) v = node_[v].base = node_[node_[v].base].base;
    return v;
  }

  void shrink(int v, int w) {
    const int base = common_base(v, w);
    shrink_side(v, w, base);
    shrink_side(w, v, base);
  }

  // Matches the outer vertex v to w and the rest of v's path to its root anew.
  void rematch(int v, int w) {
    pending_.push_back(std::make_pair(v, w));
    while (!pending_.empty()) {
      v = pending_.back().first;
      w = pending_.back().second;
      pending_.pop_back();
      const int t = mate_[v];
      mate_[v] = w;
      if (t == -1 || mate_[t] != v) continue;
      const int parent = node_[t].parent, bridge = node_[v].bridge;
      if (bridge == -1) {
        mate_[t] = parent;
        pending_.push_back(std::make_pair(parent, t));
      } else {
        pending_.push_back(std::make_pair(parent, bridge));
        pending_.push_back(std::make_pair(bridge, parent));
      }
    }
  }

  const Graph& graph_;
  std::vector<int>& mate_;
  std::vector<Node> node_;
  std::vector<int> queue_;  // outer vertices; those before head_ are scanned
  std::size_t head_ = 0;

 private:
  // The base nearest to v and w that the paths of both to their root have in common.
  int common_base(int v, int w) {
    const int stamp = new_stamp();
    for (int b = find_base(v), c = find_base(w);; std::swap(b, c)) {
      if (b == -1) continue;
      if (node_[b].mark == stamp) return b;
      node_[b].mark = stamp;
      b = mate_[b] == -1 ? -1 : find_base(node_[mate_[b]].parent);
    }
  }

  // A mark that no vertex has.
  int new_stamp() {
    if (stamp_ == std::numeric_limits<int>::max()) {
      for (Node& node : node_) node.mark = 0;
      stamp_ = 0;
    }
    return ++stamp_;
  }

  // Every inner vertex between v and the base becomes outer, by way of the edge v-w.
  void shrink_side(int v, int w, int base) {
    for (int b = find_base(v); b != base;) {
      const int inner = mate_[b];
      const int above = find_base(node_[inner].parent);
      node_[inner].bridge = v;
      node_[b].parent = w;
      node_[inner].label = epoch_;
      node_[b].base = node_[inner].base = base;
      queue_.push_back(inner);
      b = above;
    }
  }

  // Vertices of dissolved trees go to trees that have been scanned; the other trees will find them.
  void graft() {
    for (std::size_t k = 0; k < dissolved_.size(); ++k) {
      const int v = dissolved_[k];
      if (is_labelled(v) || !graph_.contains(v)) continue;
      auto&& neighbors = graph_.neighbors(v);
      const int degree = static_cast<int>(neighbors.size());
      scans_ += degree;
      for (int i = 0; i < degree; ++i) {
        if (node_[neighbors[i]].label != epoch_ + 1) continue;
        add_pair(v, neighbors[i]);
        break;
      }
    }
    dissolved_.clear();
  }

  // Keeps each vertex that is still to be scanned once.
  void shorten_queue() {
    const int stamp = new_stamp();
    std::size_t kept = 0;
    for (; head_ < queue_.size(); ++head_) {
      const int v = queue_[head_];
      if (node_[v].label != epoch_ || node_[v].mark == stamp) continue;
      node_[v].mark = stamp;
      queue_[kept++] = v;
    }
    queue_.resize(kept);
    head_ = 0;
  }

  int epoch_ = 1, stamp_ = 0;
  long long scans_ = 0;
  std::vector<int> dissolved_;  // vertices that scanned trees may reach
  std::vector<std::pair<int, int>> pending_;
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_ALTERNATING_FOREST_HPP
