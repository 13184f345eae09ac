// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_BLOSSOM_FOREST_HPP
#define MATCHING_GAMES_INTERNAL_BLOSSOM_FOREST_HPP

#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

namespace matching_games {
namespace internal {

// Grows a forest of alternating trees from exposed roots. Blossoms are shrunk as they are found. An
// outer vertex has an alternating path of even length to its root; an inner vertex has only
// alternating paths of odd length. An augmenting path is found when an outer vertex has an edge to
// an outer vertex of another tree, or to an exposed vertex that is in no tree. The matching is then
// augmented, and the trees at both ends of the path are dissolved. The vertices of the dissolved
// trees are grafted, that is, added to neighboring trees, so the remaining trees never have to be
// grown again. When no tree can grow and every exposed vertex is a root, the matching is maximum.
//
// The forest keeps references to `graph` and `mate`. `mate` must be a matching of the graph. From
// plant() to the last call of grow(), augment() or expose() before clear(), only these functions
// may change the mates of vertices in trees. The forest needs 8 to 14 ints per vertex. clear()
// takes O(1) time. Let x be the number of times that augment() matches a vertex v, and y the number
// of times that the tree of v is dissolved. Then the neighbor list of v is scanned at most 1 + x +
// 2 y times between two calls of clear().
//
// If a vertex becomes outer in a blossom, the forest stores only the edge that closed the blossom.
// rematch() finds the alternating path of the vertex from these edges, as Gabow does.
//
// J. Edmonds, "Paths, trees, and flowers", 1965. H. N. Gabow, "An efficient implementation of
// Edmonds' algorithm for maximum matching on graphs", 1976. Grafting: A. Azad, A. Buluc, A. Pothen,
// "Computing maximum cardinality matchings in parallel on bipartite graphs via tree-grafting",
// 2017.
template <class Graph>
class BlossomForest {
 public:
  BlossomForest(const Graph& graph, std::vector<int>& mate)
      : graph_(graph), mate_(mate), node_(mate.size()) {}

  // Forgets all trees.
  void clear() {
    epoch_ += 3;
    queue_.clear();
    head_ = 0;
    dissolved_.clear();
  }

  // Forgets all trees. Unlike clear(), also works after `graph` and `mate` were assigned values of
  // another size.
  void restart() {
    clear();
    node_.assign(mate_.size(), Node());
  }

  // Starts a tree at the exposed vertex `root`, which is in no tree yet.
  void plant(int root) {
    add_outer(root, root);
    node_[root].parent = 0;
    node_[root].next = -1;
  }

  // Starts a new tree at each exposed vertex v >= first, unless v is already in a tree or exclude()
  // keeps v out of all trees. Stops after `count` new trees. Returns the vertex at which the next
  // call has to continue, or the size of the graph if no vertices remain.
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

  // Keeps v out of all trees until clear() is called. The search treats v like an inner vertex, so
  // no tree grows into v.
  void exclude(int v) {
    node_[v].label = epoch_ + 2;
    node_[v].root = -1;
  }

  // Grows the trees until an augmenting path is found, augments along that path and returns true.
  // Returns false if no tree can grow any more, or once scans() has reached `limit`.
  bool grow(long long limit = std::numeric_limits<long long>::max()) {
    if (head_ == queue_.size() || queue_.size() > 2 * mate_.size()) shorten_queue();
    graft();
    while (head_ < queue_.size() && scans_ < limit) {
      const int v = queue_[head_++];
      Node& node = node_[v];
      if (node.label != epoch_) continue;  // the tree of v was dissolved
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

  // Augments along the path that leads from the exposed vertex w, which is in no tree, to the outer
  // vertex v and on to the root of v. Dissolves the tree of v.
  void augment(int v, int w) {
    rematch(v, w);
    mate_[w] = v;
    dissolve(node_[v].root);
    dissolved_.push_back(w);
  }

  // Exposes the outer vertex v and matches its root instead. Dissolves the tree of v.
  void expose(int v) {
    rematch(v, -1);
    dissolve(node_[v].root);
  }

  // Removes the tree of `root` from the forest, so that the vertices of this tree are in no tree.
  // If another tree can reach such a vertex, later calls of grow() add the vertex to that tree.
  // Before the next call of grow(), the caller must match `root`, plant `root` again, or delete
  // `root` from the graph.
  void dissolve(int root) {
    for (int v = root; v != -1; v = node_[v].next) {
      // Puts v into dissolved_: the next call of grow() adds v to another tree if v has a neighbor
      // w that is a scanned outer vertex of that tree. If v was itself a scanned outer vertex
      // (label epoch_ + 1), there is no such w: of the scans of v and w, the later scan would have
      // found an augmenting path over the edge v-w.
      if (node_[v].label != epoch_ + 1) dissolved_.push_back(v);
      node_[v].label = 0;
    }
  }

  // Returns the root of the tree of v, or -1 if v is in no tree.
  int root(int v) const { return is_labelled(v) ? node_[v].root : -1; }

  // Returns the number of matched pairs in the tree of the outer vertex v. A root has no parent, so
  // its field `parent` stores this number.
  int tree_size(int v) const { return node_[node_[v].root].parent; }

  bool is_outer(int v) const { return is_labelled(v) && !is_inner(v); }
  bool is_inner(int v) const { return node_[v].label == epoch_ + 2; }

  // Returns the number of entries of neighbor lists that have been scanned since construction.
  long long scans() const { return scans_; }

 protected:
  struct Node {
    // The label is epoch_ for an outer vertex, epoch_ + 1 for an outer vertex that has been
    // scanned, and epoch_ + 2 for an inner vertex or a vertex that exclude() keeps out of all
    // trees. A smaller label means that the vertex is in no tree.
    int label = 0;
    int root;
    int parent;  // inner vertex: the outer vertex that reached it; root: the tree's number of pairs
    int bridge;  // -1, or: v became outer by the edge from `bridge` to the parent of v's mate
    int base;    // leads to the base of the blossom of v; a base leads to itself
    int next;    // the next vertex in the list of the tree, which starts at the root; or -1
    int mark = 0;
  };

  bool is_labelled(int v) const { return node_[v].label >= epoch_; }

  // Adds w and its mate to the tree of v: w becomes inner, and the mate of w becomes outer.
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

  // Matches the outer vertex v to w, and augments along the rest of the path from v to the root of
  // v.
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
  std::vector<int> queue_;  // outer vertices; entries before head_ have been scanned
  std::size_t head_ = 0;

 private:
  // Returns the first blossom base that lies on the tree path from v to the root and on the tree
  // path from w to the root. v and w must be in the same tree.
  int common_base(int v, int w) {
    const int stamp = new_stamp();
    for (int b = find_base(v), c = find_base(w);; std::swap(b, c)) {
      if (b == -1) continue;
      if (node_[b].mark == stamp) return b;
      node_[b].mark = stamp;
      b = mate_[b] == -1 ? -1 : find_base(node_[mate_[b]].parent);
    }
  }

  // Returns a mark that no vertex has.
  int new_stamp() {
    if (stamp_ == std::numeric_limits<int>::max()) {
      for (Node& node : node_) node.mark = 0;
      stamp_ = 0;
    }
    return ++stamp_;
  }

  // Makes every inner vertex on the tree path from v to `base` outer, because the edge v-w gives
  // each of these vertices an alternating path of even length to the root.
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

  // Adds vertices of dissolved trees to other trees. A vertex v joins a tree if v is a neighbor of
  // a scanned outer vertex of that tree. If v is a neighbor of an outer vertex that has not been
  // scanned yet, nothing needs to be done, because the scan will reach v.
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

  // Removes scanned vertices and duplicates from the queue.
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
  std::vector<int> dissolved_;  // vertices to be grafted by the next grow()
  std::vector<std::pair<int, int>> pending_;
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_BLOSSOM_FOREST_HPP
