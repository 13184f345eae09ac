// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_BLOSSOM_TREES_HPP
#define MATCHING_GAMES_INTERNAL_BLOSSOM_TREES_HPP

#include <limits>
#include <utility>
#include <vector>

namespace matching_games {
namespace internal {

// Stores alternating trees with exposed roots, and shrinks blossoms in them. An outer vertex has an
// alternating path of even length to its root; an inner vertex has only paths of odd length. A
// vertex that becomes outer in a blossom stores only the edge that closed the blossom. rematch()
// finds the path of the vertex from these edges, as Gabow does.
//
// J. Edmonds, "Paths, trees, and flowers", 1965. H. N. Gabow, "An efficient implementation of
// Edmonds' algorithm for maximum matching on graphs", 1976.
class BlossomTrees {
 public:
  struct Node {
    // The label is epoch for an outer vertex, epoch + 1 for an outer vertex that is marked as
    // scanned, and epoch + 2 for an inner or an excluded vertex. A vertex with a smaller label is
    // in no tree.
    int label;
    int root;
    int parent;  // inner vertex: the outer vertex that reached it; root: the tree's number of pairs
    int bridge;  // -1, or: v became outer by the edge from `bridge` to the parent of v's mate
    int base;    // leads to the base of the blossom of v; a base leads to itself
    int next;    // the next vertex in the list of the tree, which starts at the root; or -1
    int mark;
  };

  // Keeps the address of `mate`.
  explicit BlossomTrees(std::vector<int>& mate) : node(mate.size()), mate_(mate) {}

  // Forgets all trees, in O(1) time except once in 2^29 calls.
  void clear() {
    // The labels of the next trees are epoch_ + 3 to epoch_ + 5.
    if (epoch_ > std::numeric_limits<int>::max() - 6) return restart();
    epoch_ += 3;
    queue.clear();
  }

  // Forgets all trees. `mate` may have another size than before.
  void restart() {
    epoch_ = 1;
    node.assign(mate_.size(), Node());
    queue.clear();
  }

  void plant(int root) { add_outer(root, root, 0, -1); }

  // Keeps v out of all trees until clear() is called.
  void exclude(int v) {
    node[v].label = epoch_ + 2;
    node[v].root = -1;
  }

  bool is_labelled(int v) const { return node[v].label >= epoch_; }
  bool is_inner(int v) const { return node[v].label == epoch_ + 2; }
  bool is_outer(int v) const { return is_labelled(v) && !is_inner(v); }
  bool is_scanned(int v) const { return node[v].label == epoch_ + 1; }
  bool is_unscanned(int v) const { return node[v].label == epoch_; }
  void mark_scanned(int v) { node[v].label = epoch_ + 1; }
  void mark_unscanned(int v) { node[v].label = epoch_; }

  // Returns the number of pairs in the tree of v.
  int pairs(int v) const { return node[node[v].root].parent; }

  // Adds w and its mate to the tree of v: w becomes inner, and the mate of w becomes outer.
  void add_pair(int w, int v) {
    const int root = node[v].root, x = mate_[w];
    node[w] = Node{epoch_ + 2, root, v, -1, w, x, node[w].mark};
    add_outer(x, root, -1, node[root].next);
    node[root].next = w;
    ++node[root].parent;
  }

  int find_base(int v) {
    while (node[v].base != v) v = node[v].base = node[node[v].base].base;
    return v;
  }

  // Shrinks the blossom that the edge between the outer vertices v and w of a tree closes.
  void shrink(int v, int w) {
    const int base = common_base(v, w);
    shrink_side(v, w, base);
    shrink_side(w, v, base);
  }

  // Matches the outer vertex v to w, and augments along the rest of the path from v to its root.
  void rematch(int v, int w) {
    pending_.emplace_back(v, w);
    while (!pending_.empty()) {
      v = pending_.back().first;
      w = pending_.back().second;
      pending_.pop_back();
      const int t = mate_[v];
      mate_[v] = w;
      if (t == -1 || mate_[t] != v) continue;
      const int parent = node[t].parent, bridge = node[v].bridge;
      if (bridge == -1) {
        mate_[t] = parent;
        pending_.emplace_back(parent, t);
      } else {
        pending_.emplace_back(parent, bridge);
        pending_.emplace_back(bridge, parent);
      }
    }
  }

  // Returns a mark that no vertex has.
  int new_mark() {
    if (mark_ == std::numeric_limits<int>::max()) {
      for (Node& each : node) each.mark = 0;
      mark_ = 0;
    }
    return ++mark_;
  }

  std::vector<Node> node;
  std::vector<int> queue;  // the outer vertices, in the order in which they became outer

 protected:
  std::vector<int>& mate_;

 private:
  void add_outer(int v, int root, int parent, int next) {
    node[v] = Node{epoch_, root, parent, -1, v, next, node[v].mark};
    queue.push_back(v);
  }

  // Returns the first base on the tree path from v to the root that is also on the path from w.
  int common_base(int v, int w) {
    const int mark = new_mark();
    for (int b = find_base(v), c = find_base(w);; std::swap(b, c)) {
      if (b == -1) continue;
      if (node[b].mark == mark) return b;
      node[b].mark = mark;
      b = mate_[b] == -1 ? -1 : find_base(node[mate_[b]].parent);
    }
  }

  // Makes the inner vertices on the tree path from v to `base` outer: their paths of even length
  // lead over the edge v - w.
  void shrink_side(int v, int w, int base) {
    for (int b = find_base(v); b != base;) {
      const int inner = mate_[b];
      const int above = find_base(node[inner].parent);
      node[inner].bridge = v;
      node[b].parent = w;
      node[inner].label = epoch_;
      node[b].base = node[inner].base = base;
      queue.push_back(inner);
      b = above;
    }
  }

  int epoch_ = 1, mark_ = 0;
  std::vector<std::pair<int, int>> pending_;
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_BLOSSOM_TREES_HPP
