// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_NETWORK_SIMPLEX_HPP
#define MATCHING_GAMES_INTERNAL_NETWORK_SIMPLEX_HPP

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "matching_games/weights.hpp"

namespace matching_games {
namespace internal {

// Finds a b-matching of maximum weight, which is a flow of maximum weight from the left vertices
// to the right ones. The room of each vertex, the part of its capacity that is not used, flows
// along one more arc of weight 0: from a left vertex to the root, or from the root to a right one.
// The root is one more vertex, after all others, and each other vertex has one such arc.
//
// The duals of the ends of each arc in the tree add up to its weight, and the dual of the root is
// 0. Each other arc has the flow 0 or as much as it can. If it has the flow 0 and weighs more than
// its ends, or is full and weighs less, a pivot changes the flow on the cycle that the arc closes
// with the tree, as far as this is possible. The arc enters the tree, and an arc of the cycle that
// is now empty or full leaves. At the start, the tree has the arcs of the root, and no capacity is
// used. Most pivots then move small subtrees.
//
// If a vertex has many children, most of them are leaves. So the lists of children leave out the
// left leaves, and a pivot does not visit them. The dual of a left vertex is computed from that of
// its parent when it is needed.
//
// If more than one arc could leave, the last one does, on the cycle from its vertex nearest to the
// root, in the direction of the change. So some flow can always be sent from each vertex to the
// root, and no tree occurs twice. Other choices often take more pivots.
//
// G. B. Dantzig, "Application of the simplex method to a transportation problem", 1951. W. H.
// Cunningham, "A network simplex method", 1976. Search in blocks: Z. Kiraly, P. Kovacs, "Efficient
// implementations of minimum-cost flow algorithms", 2012.
class NetworkSimplex {
 public:
  // The edges lead from vertices < l to others, in the order of the former. Edge i can be chosen
  // most[i] times.
  NetworkSimplex(int l, std::vector<WeightedEdge> edges, const std::vector<long long>& capacity,
                 std::vector<long long> most)
      : l_(l),
        root_(static_cast<int>(capacity.size())),
        arcs_(std::move(edges)),
        most_(std::move(most)),
        flow_(arcs_.size(), 0),
        state_(arcs_.size(), 1),
        dual_(capacity.size() + 1, 0),
        parent_(capacity.size() + 1, -1),
        child_(parent_),
        next_(parent_),
        before_(parent_),
        arc_(capacity.size() + 1, 0),
        weight_(dual_),
        seen_(capacity.size() + 1, 0) {
    for (int v = 0; v < root_; ++v) {
      arcs_.push_back(v < l ? WeightedEdge{v, root_, 0} : WeightedEdge{root_, v, 0});
      hang(v, root_, static_cast<unsigned>(arcs_.size() - 1));
      most_.push_back(std::numeric_limits<long long>::max());
      flow_.push_back(capacity[v]);
      state_.push_back(0);
    }
  }

  // Large gains come first: if many vertices hang at one, each small gain could move all of them.
  void run() {
    long long bound = 0;
    for (const WeightedEdge& arc : arcs_) bound = std::max(bound, arc.weight);
    while (bound > 0) {
      bound /= 16;
      take_gains_above(bound);
    }
  }

  // Both must be called after run().
  long long times(std::size_t i) const { return flow_[i]; }
  long long dual(int v) const { return v < l_ ? weight_[v] - dual_[parent_[v]] : dual_[v]; }

  long long pivots() const { return pivots_; }  // for tests

 private:
  // Looks for the best arc of a block of arcs, and in the next block if there is none. No block has
  // both edges and arcs of the root, so the left ends of its edges lie in one interval: their duals
  // are computed once for each block.
  void take_gains_above(long long bound) {
    const std::size_t count = arcs_.size(), edges = count - root_;
    std::size_t block = 16, next = 0;
    while (block * block < count) ++block;
    for (std::size_t seen = 0; seen < count;) {
      const std::size_t end = std::min(next < edges ? edges : count, next + block);
      for (int v = arcs_[next].v; v < l_ && v <= arcs_[end - 1].v; ++v) dual_[v] = dual(v);
      std::size_t best = count;
      long long best_gain = bound;
      for (std::size_t i = next; i < end; ++i) {
        const WeightedEdge& arc = arcs_[i];
        const long long gain = state_[i] * (arc.weight - dual_[arc.v] - dual_[arc.w]);
        if (gain <= best_gain) continue;
        best_gain = gain;
        best = i;
      }
      seen += end - next;
      next = end == count ? 0 : end;
      if (best == count) continue;
      pivot(static_cast<unsigned>(best));
      seen = 0;
    }
  }

  long long excess(const WeightedEdge& arc) const { return arc.weight - dual(arc.v) - dual(arc.w); }
  bool is_left_leaf(int v) const { return v < l_ && child_[v] == -1; }
  void hang(int v, int parent, unsigned arc) {
    parent_[v] = parent;
    arc_[v] = arc;
    weight_[v] = arcs_[arc].weight;
    if (!is_left_leaf(v)) enlist(v);
  }
  void cut(int v) {
    if (!is_left_leaf(v)) delist(v);
  }
  // These change the lists of at most two vertices, because the parent of a left one is not left.
  void enlist(int v) {
    const int parent = parent_[v];
    if (is_left_leaf(parent)) enlist(parent);
    before_[v] = -1;
    next_[v] = child_[parent];
    if (next_[v] != -1) before_[next_[v]] = v;
    child_[parent] = v;
  }
  void delist(int v) {
    const int parent = parent_[v];
    if (next_[v] != -1) before_[next_[v]] = before_[v];
    (before_[v] == -1 ? child_[parent] : next_[before_[v]]) = next_[v];
    if (is_left_leaf(parent)) delist(parent);
  }

  // Returns how much more can flow from v to its parent, or from the parent to v.
  long long rest(int v, bool is_up) const {
    const unsigned i = arc_[v];
    return (arcs_[i].v == v) == is_up ? most_[i] - flow_[i] : flow_[i];
  }
  void send(int v, long long up) {
    const unsigned i = arc_[v];
    flow_[i] += arcs_[i].v == v ? up : -up;
  }

  // Walks up from both vertices in turn.
  int common_ancestor(int v, int w) {
    ++pivots_;
    for (;; std::swap(v, w)) {
      if (v == -1) continue;
      if (seen_[v] == pivots_) return v;
      seen_[v] = pivots_;
      v = parent_[v];
    }
  }

  // Changes the flow on the arc as far as the cycle allows. It flows from a to b, and through the
  // tree from b to a.
  void pivot(unsigned arc) {
    const bool is_full = state_[arc] < 0;
    int a = arcs_[arc].v, b = arcs_[arc].w;
    if (is_full) std::swap(a, b);
    const int top = common_ancestor(a, b);
    long long amount = most_[arc];
    int last = -1, low = -1, high = -1;  // the arc from `last` to its parent leaves the tree
    for (int v = a; v != top; v = parent_[v]) {
      if (rest(v, false) >= amount) continue;
      amount = rest(v, false);
      last = v;
      low = a;
      high = b;
    }
    for (int v = b; v != top; v = parent_[v]) {
      if (rest(v, true) > amount) continue;
      amount = rest(v, true);
      last = v;
      low = b;
      high = a;
    }
    if (amount > 0) {
      flow_[arc] += is_full ? -amount : amount;
      for (int v = a; v != top; v = parent_[v]) send(v, -amount);
      for (int v = b; v != top; v = parent_[v]) send(v, amount);
    }
    if (last == -1) {
      state_[arc] = is_full ? 1 : -1;
      return;
    }
    const long long change = low < l_ ? -excess(arcs_[arc]) : excess(arcs_[arc]);
    const unsigned gone = arc_[last];
    state_[gone] = flow_[gone] == 0 ? 1 : -1;
    state_[arc] = 0;
    // Turns the path from `low` to `last`, and hangs it at `high`.
    unsigned next_arc = arc;
    for (int v = low, above = high; above != last;) {
      const int next = parent_[v];
      const unsigned next_next = arc_[v];
      cut(v);
      hang(v, above, next_arc);
      next_arc = next_next;
      above = v;
      v = next;
    }
    for (int v = low;;) {  // the subtree
      if (v >= l_) dual_[v] += change;
      if (child_[v] != -1) {
        v = child_[v];
        continue;
      }
      while (v != low && next_[v] == -1) v = parent_[v];
      if (v == low) break;
      v = next_[v];
    }
  }

  const int l_, root_;
  std::vector<WeightedEdge> arcs_;  // the edges, and those of the root
  std::vector<long long> most_, flow_;
  std::vector<signed char> state_;  // 1: flow 0, -1: full, 0: in the tree
  std::vector<long long> dual_;     // current only for right vertices and the root
  // The tree: the parent of each vertex, its first child that is no left leaf, a list of these
  // children of its parent, and the arc to or from its parent.
  std::vector<int> parent_, child_, next_, before_;
  std::vector<unsigned> arc_;
  std::vector<long long> weight_;  // of this arc, because a look at arcs_ takes longer
  std::vector<long long> seen_;    // the last pivot that has seen each vertex
  long long pivots_ = 0;
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_NETWORK_SIMPLEX_HPP
