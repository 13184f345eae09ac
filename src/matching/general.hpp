// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GENERAL_HPP
#define MATCHING_GENERAL_HPP

#include <cstddef>
#include <utility>
#include <vector>

namespace matching {

// Trees of alternating paths that grow from exposed roots, with blossoms shrunk as they are found.
// An outer vertex has an alternating path of even length to its root, an inner vertex only an odd
// one. An edge between outer vertices of two trees, or from an outer vertex to an exposed vertex
// that is no root, completes an augmenting path; the trees at its ends are dead from then on.
//
// `graph` and `mate` are kept by reference; `mate` must be a matching of the graph's vertices and is
// changed by grow() alone. Memory: 7 ints per vertex. clear() is O(1), everything between two calls
// of clear() is O(m alpha(m, n)) for the m edges at the labelled vertices.
//
// J. Edmonds, "Paths, trees, and flowers", 1965. The labels of vertices inside blossoms (an edge, not
// a path) and the rematching are those of H. N. Gabow, "An efficient implementation of Edmonds'
// algorithm for maximum matching on graphs", 1976.
template <class Graph>
class AlternatingForest {
 public:
  AlternatingForest(const Graph& graph, std::vector<int>& mate)
      : graph_(graph),
        mate_(mate),
        label_(mate.size(), 0),
        root_(mate.size()),
        parent_(mate.size()),
        bridge_(mate.size()),
        base_(mate.size()),
        mark_(mate.size(), 0) {}

  // Forgets all trees.
  void clear() {
    epoch_ += 2;
    queue_.clear();
    head_ = 0;
  }

  // Starts a tree at the exposed vertex `root`, which is in no tree yet.
  void plant(int root) { add_outer(root, root); }

  // Grows the trees until an augmenting path is found, augments along it and returns true; or
  // returns false when no tree can grow any more.
  bool grow() {
    for (; head_ < queue_.size(); ++head_) {
      const int v = queue_[head_];
      if (is_dead(root_[v])) continue;
      auto&& neighbors = graph_.neighbors(v);
      const int degree = static_cast<int>(neighbors.size());
      for (int i = 0; i < degree; ++i) {
        const int w = neighbors[i];
        if (!graph_.contains(w)) continue;
        if (!is_labelled(w)) {
          if (mate_[w] == -1 && w != v) {
            rematch(v, w);
            mate_[w] = v;
            kill(root_[v]);
            return true;
          }
          add_inner(w, v);
          add_outer(mate_[w], root_[v]);
        } else if (is_outer(w) && !is_dead(root_[w])) {
          if (root_[w] != root_[v]) {
            rematch(v, w);
            rematch(w, v);
            kill(root_[v]);
            kill(root_[w]);
            return true;
          }
          if (find_base(v) != find_base(w)) shrink(v, w);
        }
      }
    }
    return false;
  }

  bool is_outer(int v) const { return label_[v] == epoch_; }
  bool is_inner(int v) const { return label_[v] == epoch_ + 1; }

 private:
  bool is_labelled(int v) const { return label_[v] >= epoch_; }
  bool is_dead(int root) const { return parent_[root] == root; }
  void kill(int root) { parent_[root] = root; }

  void add_outer(int v, int root) {
    label_[v] = epoch_;
    root_[v] = root;
    bridge_[v] = parent_[v] = -1;
    base_[v] = v;
    queue_.push_back(v);
  }

  void add_inner(int v, int parent) {
    label_[v] = epoch_ + 1;
    root_[v] = root_[parent];
    bridge_[v] = -1;
    parent_[v] = parent;
    base_[v] = v;
  }

  int find_base(int v) {
    while (base_[v] != v) v = base_[v] = base_[base_[v]];
    return v;
  }

  // The base one blossom nearer to the root; -1 at the root.
  int base_above(int base) { return mate_[base] == -1 ? -1 : find_base(parent_[mate_[base]]); }

  // The base nearest to v and w that the paths of both to their root have in common.
  int common_base(int v, int w) {
    ++stamp_;
    for (int b = find_base(v), c = find_base(w);; std::swap(b, c)) {
      if (b == -1) continue;
      if (mark_[b] == stamp_) return b;
      mark_[b] = stamp_;
      b = base_above(b);
    }
  }

  void shrink(int v, int w) {
    const int base = common_base(v, w);
    shrink_side(v, w, base);
    shrink_side(w, v, base);
  }

  // Every inner vertex between v and the base becomes outer, by way of the edge v-w.
  void shrink_side(int v, int w, int base) {
    for (int b = find_base(v); b != base;) {
      const int inner = mate_[b];
      bridge_[inner] = v;
      parent_[b] = w;
      label_[inner] = epoch_;
      queue_.push_back(inner);
      const int above = find_base(parent_[inner]);
      base_[b] = base_[inner] = base;
      b = above;
    }
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
      if (bridge_[v] == -1) {
        mate_[t] = parent_[t];
        pending_.push_back(std::make_pair(parent_[t], t));
      } else {
        pending_.push_back(std::make_pair(parent_[t], bridge_[v]));
        pending_.push_back(std::make_pair(bridge_[v], parent_[t]));
      }
    }
  }

  const Graph& graph_;
  std::vector<int>& mate_;
  int epoch_ = 1, stamp_ = 0;
  std::vector<int> label_;   // epoch_: outer, epoch_ + 1: inner, less: in no tree
  std::vector<int> root_;
  std::vector<int> parent_;  // of an inner vertex: the outer vertex that reached it
  std::vector<int> bridge_;  // v became outer by the edge bridge_[v] - parent_[mate_[v]]; or -1
  std::vector<int> base_;    // towards the base of the blossom, which is its own base
  std::vector<int> mark_;
  std::vector<int> queue_;   // outer vertices; those before head_ are scanned
  std::size_t head_ = 0;
  std::vector<std::pair<int, int>> pending_;
};

// A maximum cardinality matching of any graph: mate[v], -1 where v is exposed or absent.
template <class Graph>
std::vector<int> general_matching(const Graph& graph) {
  const int n = graph.size();
  std::vector<int> mate(n, -1);
  std::vector<int> exposed;
  for (int v = 0; v < n; ++v) {
    if (!graph.contains(v) || mate[v] != -1) continue;
    auto&& neighbors = graph.neighbors(v);
    for (int i = 0; i < static_cast<int>(neighbors.size()) && mate[v] == -1; ++i) {
      const int w = neighbors[i];
      if (w == v || !graph.contains(w) || mate[w] != -1) continue;
      mate[v] = w;
      mate[w] = v;
    }
    if (mate[v] == -1) exposed.push_back(v);
  }
  AlternatingForest<Graph> forest(graph, mate);
  for (bool augmented = true; augmented;) {
    augmented = false;
    forest.clear();
    std::size_t kept = 0;
    for (const int v : exposed) {
      if (mate[v] != -1) continue;
      exposed[kept++] = v;
      forest.plant(v);
    }
    exposed.resize(kept);
    while (forest.grow()) augmented = true;
  }
  return mate;
}

}  // namespace matching

#endif  // MATCHING_GENERAL_HPP
