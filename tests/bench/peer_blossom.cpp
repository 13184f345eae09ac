// SPDX-License-Identifier: CC0-1.0
//
// The benchmark compares the library with this program on general graphs. The program runs Edmonds'
// algorithm as contestants usually write it, in O(V^3) time. The program starts a breadth-first
// search at each exposed vertex, shrinks blossoms up to the lowest common ancestor in a
// disjoint-set forest, and clears all arrays before each search.
#include <algorithm>
#include <numeric>

#include "edge_list.hpp"

namespace {

class Blossom {
 public:
  Blossom(const bench::EdgeList& graph, const bench::Adjacency& adjacency)
      : n_(graph.size),
        adjacency_(adjacency),
        mate_(n_, -1),
        parent_(n_),
        base_(n_),
        state_(n_),
        seen_(n_, 0) {
    for (int v = 0; v < n_; ++v) {
      if (mate_[v] == -1) search(v);
    }
  }

  const std::vector<int>& mate() const { return mate_; }

 private:
  enum State { kNone, kOuter, kInner };

  int find(int v) {
    while (base_[v] != v) v = base_[v] = base_[base_[v]];
    return v;
  }

  int common_ancestor(int v, int w) {
    for (++time_;; std::swap(v, w)) {
      if (v == -1) continue;
      v = find(v);
      if (seen_[v] == time_) return v;
      seen_[v] = time_;
      v = mate_[v] == -1 ? -1 : parent_[mate_[v]];
    }
  }

  void shrink(int v, int w, int top) {
    while (find(v) != top) {
      parent_[v] = w;
      w = mate_[v];
      if (state_[w] == kInner) {
        state_[w] = kOuter;
        queue_.push_back(w);
      }
      if (base_[v] == v) base_[v] = top;
      if (base_[w] == w) base_[w] = top;
      v = parent_[w];
    }
  }

  void search(int root) {
    std::iota(base_.begin(), base_.end(), 0);
    std::fill(state_.begin(), state_.end(), kNone);
    std::fill(parent_.begin(), parent_.end(), -1);
    queue_.assign(1, root);
    state_[root] = kOuter;
    for (std::size_t head = 0; head < queue_.size(); ++head) {
      const int v = queue_[head];
      for (int i = adjacency_.first[v]; i < adjacency_.first[v + 1]; ++i) {
        const int w = adjacency_.target[i];
        if (state_[w] == kInner || find(v) == find(w)) continue;
        if (state_[w] == kOuter) {
          const int top = common_ancestor(v, w);
          shrink(v, w, top);
          shrink(w, v, top);
          continue;
        }
        state_[w] = kInner;
        parent_[w] = v;
        if (mate_[w] == -1) {
          for (int x = w; x != -1;) {
            const int up = parent_[x], next = mate_[up];
            mate_[x] = up;
            mate_[up] = x;
            x = next;
          }
          return;
        }
        state_[mate_[w]] = kOuter;
        queue_.push_back(mate_[w]);
      }
    }
  }

  int n_;
  const bench::Adjacency& adjacency_;
  std::vector<int> mate_, parent_, base_;
  std::vector<char> state_;
  std::vector<int> seen_, queue_;
  int time_ = 0;
};

}  // namespace

int main() {
  const auto graph = bench::read_edge_list();
  const bench::Adjacency adjacency(graph);
  const Blossom blossom(graph, adjacency);
  bench::write_matching(graph, [&](int v) { return blossom.mate()[v]; });
}
