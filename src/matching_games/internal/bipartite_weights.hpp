// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_BIPARTITE_WEIGHTS_HPP
#define MATCHING_GAMES_INTERNAL_BIPARTITE_WEIGHTS_HPP

#include <algorithm>
#include <cstddef>
#include <functional>
#include <limits>
#include <queue>
#include <utility>
#include <vector>

#include "matching_games/bipartite.hpp"
#include "matching_games/bipartite_graph.hpp"

namespace matching_games {
namespace internal {

// Computes a matching of maximum weight of a sparse bipartite graph, and potentials x of the left
// and y of the right vertices that prove it: x, y >= 0, and x + y >= weight for every edge, with
// equality in the matching; the potentials of exposed vertices are 0. An edge with x + y = weight
// is tight.
//
// The start takes as x the largest weight at a vertex and as y zero, and matches as many vertices
// as possible by tight edges. Then a search from each exposed left vertex, its root, finds the
// alternating path on which the weight falls least: to an exposed right vertex, or to a left vertex
// that becomes exposed instead of the root. The searches leave untouched vertices alone, and
// take O(m log n) time each.
//
// J. Munkres, "Algorithms for the assignment and transportation problems", 1957. J. Edmonds,
// R. M. Karp, "Theoretical improvements in algorithmic efficiency for network flow problems", 1972.
class BipartiteWeights {
 public:
  typedef long long Weight;
  struct Arc {
    int to;
    Weight weight;
  };
  struct Potentials {
    std::vector<Weight> x, y;
  };

  // Each arc leads from a left vertex to `to`, a right vertex; both are zero-based. Those of the
  // left vertex v are arcs[first[v]] .. arcs[first[v + 1] - 1]. Weights are > 0 and < 2^60.
  BipartiteWeights(int l, int r, std::vector<std::size_t> first, std::vector<Arc> arcs)
      : mate(l, -1),
        back(r, -1),
        x(l, 0),
        y(r, 0),
        first_(std::move(first)),
        arcs_(std::move(arcs)),
        distance_(r, kFar),
        parent_(r, -1) {}

  // Makes the matching and the potentials optimal. With `all_left`, returns false as soon as a left
  // vertex becomes exposed for good.
  bool run(bool all_left = false) {
    start();
    for (int v = 0; v < static_cast<int>(mate.size()); ++v) {
      if (mate[v] == -1 && !search(v) && all_left) return false;
    }
    return true;
  }

  std::vector<int> mate, back;  // the mates of the left and of the right vertices, or -1
  std::vector<Weight> x, y;

 private:
  typedef std::pair<Weight, int> Entry;
  static constexpr Weight kFar = std::numeric_limits<Weight>::max();

  void start() {
    std::vector<std::pair<int, int>> tight;
    const int l = static_cast<int>(mate.size()), r = static_cast<int>(back.size());
    for (int v = 0; v < l; ++v) {
      for (std::size_t i = first_[v]; i < first_[v + 1]; ++i)
        x[v] = std::max(x[v], arcs_[i].weight);
      for (std::size_t i = first_[v]; i < first_[v + 1]; ++i) {
        if (arcs_[i].weight == x[v]) tight.emplace_back(v, arcs_[i].to);
      }
    }
    const std::vector<int> all = matching_games::bipartite_matching(BipartiteGraph(l, r, tight));
    for (int v = 0; v < l; ++v) {
      if (all[v] != -1) back[mate[v] = all[v] - l] = v;
    }
  }

  // Offers the edges of the left vertex v, which has the given distance from the root.
  void scan(int v, Weight distance) {
    for (std::size_t i = first_[v]; i < first_[v + 1]; ++i) {
      const int w = arcs_[i].to;
      const Weight there = distance + (x[v] + y[w] - arcs_[i].weight);
      if (there >= std::min(limit_, distance_[w])) continue;
      if (distance_[w] == kFar) touched_.push_back(w);
      distance_[w] = there;
      parent_[w] = v;
      if (back[w] == -1) {
        limit_ = there;
        end_ = w;
      } else if (there == distance) {
        near_.push_back(w);
      } else {
        heap_.emplace(there, w);
      }
    }
  }

  // Returns whether the root, and each left vertex that was matched, has a mate now.
  bool search(int root) {
    limit_ = x[root];
    end_ = -1;
    int exposed = root;  // becomes exposed if end_ stays -1
    scan(root, 0);
    for (Weight distance = 0;;) {
      int w;
      if (!near_.empty()) {
        w = near_.back();
        near_.pop_back();
      } else if (!heap_.empty()) {
        w = heap_.top().second;
        const bool old = heap_.top().first > distance_[w];
        distance = heap_.top().first;
        if (distance >= limit_) break;
        heap_.pop();
        if (old) continue;
      } else {
        break;
      }
      if (distance >= limit_) break;
      const int v = back[w];
      tree_.push_back(w);
      if (distance + x[v] < limit_) {
        limit_ = distance + x[v];
        end_ = -1;
        exposed = v;
      }
      scan(v, distance);
    }
    for (const int w : tree_) {
      y[w] += limit_ - distance_[w];
      x[back[w]] -= limit_ - distance_[w];
    }
    x[root] -= limit_;
    const bool grows = end_ != -1;
    int w = end_;
    if (!grows) {
      w = mate[exposed];
      mate[exposed] = -1;
    }
    while (w != -1) {
      const int v = parent_[w], next = v == root ? -1 : mate[v];
      mate[v] = w;
      back[w] = v;
      w = next;
    }
    for (const int t : touched_) distance_[t] = kFar;
    touched_.clear();
    tree_.clear();
    near_.clear();
    heap_ = Heap();
    return grows;
  }

  typedef std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> Heap;

  std::vector<std::size_t> first_;
  std::vector<Arc> arcs_;
  // The state of a search: the distances of right vertices from the root, where the length of an
  // edge is x + y - weight; the vertex before each on its path; and the distance limit_ at which
  // the search ends, in end_ or in a left vertex.
  std::vector<Weight> distance_;
  std::vector<int> parent_;
  Weight limit_ = 0;
  int end_ = -1;
  std::vector<int> touched_, tree_, near_;
  Heap heap_;
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_BIPARTITE_WEIGHTS_HPP
