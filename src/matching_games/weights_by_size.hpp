// SPDX-License-Identifier: CC0-1.0
//
// maximum_weights_by_size(l, r, edges) computes for each k the maximum weight of a matching with k
// edges of a bipartite graph. maximum_weight_matching_of_size(l, r, edges, k) computes such a
// matching.
//
// Checked: against all matchings of small graphs (matching_games/weights_by_size).
#ifndef MATCHING_GAMES_WEIGHTS_BY_SIZE_HPP
#define MATCHING_GAMES_WEIGHTS_BY_SIZE_HPP

#include <algorithm>
#include <cstddef>
#include <limits>
#include <queue>
#include <utility>
#include <vector>

#include "matching_games/internal/weighted_lists.hpp"
#include "matching_games/weights.hpp"

namespace matching_games {

namespace internal {

// Grows a matching edge by edge. With k edges, it is heaviest among the matchings with k edges.
//
// Each vertex has a dual variable. Those of the ends of an edge add up to at least its weight, and
// to exactly its weight for an edge of the matching. All exposed left vertices have the smallest
// dual of the left side, and exposed right vertices have 0, the smallest one of the right side.
//
// Alternating trees grow from all exposed left vertices at once. While time passes, the duals of
// left vertices in trees fall and those of right vertices in trees rise at unit speed. The numbers
// that are stored do not change: dual + time on the left, dual - time on the right. When a tree
// reaches an exposed right vertex, the weight grows by the dual of its root, and only this tree is
// dissolved.
//
// Takes O(k m log n) time for k edges: between two of them, a vertex joins at most one tree, and
// the offer of a right vertex is renewed at most twice.
class GrowingMatching {
 public:
  // The edges are a result of joined_edges(). Throws std::invalid_argument, with the name of the
  // caller, for weights beyond the limits.
  GrowingMatching(const char* caller, int l, int r, const std::vector<WeightedEdge>& edges)
      : left_(l),
        added_(number_to_add(caller, Among::maximum, l + r, std::min(l, r), edges)),
        lists_(l + r, edges, added_) {
    for (const WeightedArc& arc : lists_.arcs) top_ = std::max(top_, arc.weight);
    for (int v = 0; v < l; ++v) vertex_.push_back(Vertex{top_, -1, v, -1});
    // One more right vertex has no edges, so that there is always a first offer.
    const std::size_t rights = static_cast<std::size_t>(r) + 1;
    vertex_.resize(l + rights, Vertex{0, -1, -1, -1});
    offer_.assign(vertex_.size(), Offer{kNever, 0, -1});
    order_.assign(vertex_.size(), 0);
    first_.resize(2 * rights);
    for (std::size_t i = first_.size(); i-- > 1;) {
      first_[i] = i < rights ? first_[2 * i] : static_cast<int>(l + i - rights);
    }
    for (int w = l; w < l + r; ++w) renew_offer(w);
  }

  // Adds an edge. Returns false if the matching is maximum.
  bool grow() {
    for (;;) {
      const bool is_later = offer_[first_[1]].when > time_;
      const bool is_tight = is_later && !tight_.empty();
      if (is_later && !is_tight) {
        for (const int w : waiting_) {
          if (vertex_[w].root == -1) renew_offer(w);
        }
        waiting_.clear();
        if (offer_[first_[1]].when == kNever) return false;
      }
      const int w = is_tight ? tight_.front().first : first_[1];
      const Offer offer = is_tight ? tight_.front().second : offer_[w];
      if (is_tight) tight_.pop();
      if (vertex_[w].root != -1) continue;
      const Vertex& v = vertex_[offer.from];
      if (v.root == -1 || v.dual != offer.dual) {  // the tree was dissolved after the offer
        if (!is_tight) renew_offer(w);
        continue;
      }
      time_ = offer.when;
      set_offer(w, Offer{kNever, 0, offer.from});
      if (vertex_[w].mate != -1) {
        join(w, v.root);
        continue;
      }
      weight += top_ - time_ - added_;
      augment(w, v.root);
      return true;
    }
  }

  // Writes the mates, the weight and the proof.
  void finish(WeightedMatching& result) const {
    const long long shift = time_ - top_;
    result.weight = weight;
    result.added = added_ + shift;
    for (int v = 0; v < lists_.size(); ++v) {
      const bool in_tree = vertex_[v].root != -1;
      const long long change = v < left_ ? (in_tree ? -top_ : shift) : (in_tree ? time_ : 0);
      result.mate.push_back(vertex_[v].mate);
      result.dual.push_back(2 * (vertex_[v].dual + change));
    }
    result.set_of.assign(lists_.size(), -1);
  }

  long long weight = 0;

 private:
  struct Vertex {
    long long dual;
    int mate;
    int root;  // of its tree, or -1
    int next;  // the next right vertex of the tree; the list starts at the root
  };
  // The right vertex will be reached from the left vertex `from`, which has the stored `dual`.
  struct Offer {
    long long when, dual;
    int from;
  };
  static constexpr long long kNever = std::numeric_limits<long long>::max();

  // Finds the tree that reaches the right vertex w first.
  void renew_offer(int w) {
    Offer best{kNever, 0, -1};
    for (const WeightedArc& arc : lists_.of(w)) {
      const Vertex& v = vertex_[arc.end];
      const long long when = v.dual + vertex_[w].dual - arc.weight;
      if (v.root != -1 && when < best.when) best = Offer{when, v.dual, arc.end};
    }
    set_offer(w, best);
  }

  // first_[i] is the right vertex with the first offer below entry i of a tree of minima, whose
  // root is entry 1. Of offers at the same time, the one that was made first counts, so that all
  // trees grow in turn. Otherwise the first tree could swallow the graph before the others grow.
  void set_offer(int w, const Offer& offer) {
    const bool stays_never = offer.when == kNever && offer_[w].when == kNever;
    offer_[w] = offer;
    if (stays_never) return;
    order_[w] = ++offers_;
    for (std::size_t i = (w - left_ + first_.size() / 2) / 2; i > 0; i /= 2) {
      const int a = first_[2 * i], b = first_[2 * i + 1];
      const bool is_first =
          std::make_pair(offer_[a].when, order_[a]) <= std::make_pair(offer_[b].when, order_[b]);
      const int better = is_first ? a : b;
      if (first_[i] == better && better != w) return;
      first_[i] = better;
    }
  }

  // Adds the right vertex w and its mate to a tree.
  void join(int w, int root) {
    const int at = vertex_[w].mate;
    Vertex& v = vertex_[at];
    vertex_[w].dual -= time_;
    vertex_[w].root = root;
    vertex_[w].next = vertex_[root].next;
    vertex_[root].next = w;
    v.dual += time_;
    v.root = root;
    for (const WeightedArc& arc : lists_.of(at)) {
      const Vertex& end = vertex_[arc.end];
      const long long when = v.dual + end.dual - arc.weight;
      if (end.root != -1 || when >= offer_[arc.end].when) continue;
      const Offer offer{when, v.dual, at};
      if (when > time_) {
        set_offer(arc.end, offer);
      } else {
        tight_.emplace(arc.end, offer);
      }
    }
  }

  // Augments along the path from the root to the exposed right vertex `end`, and dissolves the
  // tree. Its right vertices wait until nothing else happens at this time: until then, many of
  // their offers would be in vain.
  void augment(int end, int root) {
    waiting_.push_back(end);
    vertex_[root].dual -= time_;
    vertex_[root].root = -1;
    for (int w = vertex_[root].next; w != -1; w = vertex_[w].next) {
      Vertex& v = vertex_[vertex_[w].mate];
      vertex_[w].dual += time_;
      v.dual -= time_;
      vertex_[w].root = v.root = -1;
      waiting_.push_back(w);
    }
    while (end != -1) {
      const int v = offer_[end].from;
      vertex_[end].mate = v;
      std::swap(vertex_[v].mate, end);
    }
  }

  const int left_;
  const long long added_;
  const WeightedLists lists_;
  std::vector<Vertex> vertex_;
  std::vector<Offer> offer_;
  std::vector<long long> order_;  // the number of the offer
  long long offers_ = 0;
  std::vector<int> first_, waiting_;
  // The offers for the present time that join() made. Those in the tree of minima come first.
  std::queue<std::pair<int, Offer>> tight_;
  long long top_ = 0;  // the largest weight: the duals on the left begin with it
  long long time_ = 0;
};

}  // namespace internal

// Returns the maximum weights of matchings with 0, 1, 2, ... edges, up to the size of a maximum
// matching, of the bipartite graph with l vertices on the left, r vertices on the right, and the
// given edges. Their differences do not increase. Throws like
// bipartite_maximum_weight_matching(l, r, edges, Among::maximum). Takes O(k m log n) time for a
// maximum matching with k edges, n vertices and m edges. Random weights take far less, but sums of
// values of the ends do not: 5,000 + 5,000 vertices with 50,000 edges take 3 s. Limits: those of
// that call.
//
// Example: maximum_weights_by_size(2, 2, {{0, 0, 5}, {0, 1, 2}, {1, 0, 2}}) is {0, 5, 4}.
template <class Edge = WeightedEdge>
std::vector<long long> maximum_weights_by_size(int l, int r, const std::vector<Edge>& edges) {
  const char* const caller = "maximum_weights_by_size";
  const auto joined = internal::joined_edges(caller, edges, l, r);
  internal::GrowingMatching matching(caller, l, r, joined);
  std::vector<long long> result;
  do {
    result.push_back(matching.weight);
  } while (matching.grow());
  return result;
}

// Returns a matching of maximum weight among those with `size` edges. If there is none, as for a
// negative size, `exists` is false. The proof is that of Among::all for the weights that are raised
// by `added`, which may be negative: all matchings with `size` edges gain the same. Throws and
// takes time like maximum_weights_by_size(), with k = `size`. Limits: the same.
//
// Example: for the size 2 and the edges {{0, 0, 5}, {0, 1, 2}, {1, 0, 2}} of 2 + 2 vertices, the
// mates are {3, 2, 1, 0} and the weight is 4.
template <class Edge = WeightedEdge>
WeightedMatching maximum_weight_matching_of_size(int l, int r, const std::vector<Edge>& edges,
                                                 int size) {
  const char* const caller = "maximum_weight_matching_of_size";
  const auto joined = internal::joined_edges(caller, edges, l, r);
  internal::GrowingMatching matching(caller, l, r, joined);
  WeightedMatching result{size >= 0, {}, 0, 0, {}, {}, {}};
  for (int k = 0; k < size && result.exists; ++k) result.exists = matching.grow();
  if (result.exists) matching.finish(result);
  return result;
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_WEIGHTS_BY_SIZE_HPP
