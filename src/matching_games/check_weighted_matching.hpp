// SPDX-License-Identifier: CC0-1.0
//
// Checks a matching of maximum weight and its proof: check_weighted_matching(n, edges, result),
// check_weighted_matching(l, r, edges, result).
#ifndef MATCHING_GAMES_CHECK_WEIGHTED_MATCHING_HPP
#define MATCHING_GAMES_CHECK_WEIGHTED_MATCHING_HPP

#include <algorithm>
#include <cstddef>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "matching_games/internal/require_ends.hpp"
#include "matching_games/weights.hpp"

namespace matching_games {

namespace internal {

// A sum of 128 bits, which is high * 2^64 + low.
struct ExactSum {
  long long high;
  unsigned long long low;

  ExactSum() : high(0), low(0) {}

  // Adds value * times, where |times| < 2^31.
  void add(long long value, long long times = 1) {
    const long long radix = 1LL << 32, rest = value & (radix - 1);
    const long long upper = (value - rest) / radix * times, upper_rest = upper & (radix - 1);
    add_wide(rest * times < 0 ? -1 : 0, static_cast<unsigned long long>(rest * times));
    add_wide((upper - upper_rest) / radix, static_cast<unsigned long long>(upper_rest) << 32);
  }
  void add(const ExactSum& other) { add_wide(other.high, other.low); }
  bool is_zero() const { return high == 0 && low == 0; }

 private:
  void add_wide(long long more_high, unsigned long long more_low) {
    low += more_low;
    high += more_high + (low < more_low ? 1 : 0);
  }
};

// Stores the odd sets as a forest, divided into paths from a set to the largest set in it. A walk
// from a set to the root changes the path at most log2(n) times, because the size doubles.
class OddSets {
 public:
  // Returns the first flaw of the sets, or an empty string.
  std::string read(const std::vector<int>& set_of, const std::vector<OddSet>& sets) {
    const int count = static_cast<int>(sets.size());
    parent_.resize(sets.size());
    head_.resize(sets.size());
    depth_.assign(sets.size(), 0);
    sum_.resize(sets.size());
    size_.assign(sets.size(), 0);
    std::vector<int> inside(sets.size(), 0), largest(sets.size(), -1), order;
    for (std::size_t v = 0; v < set_of.size(); ++v) {
      if (set_of[v] < -1 || set_of[v] >= count) {
        return text("vertex ", v, " is in the set ", set_of[v], ", which does not exist");
      }
      if (set_of[v] != -1) ++size_[set_of[v]];
    }
    for (int s = 0; s < count; ++s) {
      parent_[s] = sets[s].parent;
      if (parent_[s] < -1 || parent_[s] >= count) {
        return text("set ", s, " is in the set ", parent_[s], ", which does not exist");
      }
      if (sets[s].dual < 0) return text("set ", s, " has the negative dual ", sets[s].dual);
      if (parent_[s] != -1) ++inside[parent_[s]];
    }
    for (int s = 0; s < count; ++s) {
      if (inside[s] == 0) order.push_back(s);
    }
    for (std::size_t i = 0; i < order.size(); ++i) {  // from the smallest sets to the largest
      const int s = order[i], p = parent_[s];
      if (size_[s] < 3 || size_[s] % 2 == 0) {
        return text("set ", s, " has ", size_[s], " vertices, not an odd number >= 3");
      }
      if (p == -1) continue;
      size_[p] += size_[s];
      if (largest[p] == -1 || size_[s] > size_[largest[p]]) largest[p] = s;
      if (--inside[p] == 0) order.push_back(p);
    }
    if (order.size() < sets.size()) return "the sets contain each other in a cycle";
    for (std::size_t i = order.size(); i-- > 0;) {
      const int s = order[i], p = parent_[s];
      head_[s] = p != -1 && largest[p] == s ? head_[p] : s;
      if (p != -1) depth_[s] = depth_[p] + 1;
      if (p != -1) sum_[s] = sum_[p];
      sum_[s].add(sets[s].dual);
    }
    return "";
  }

  int size(int s) const { return size_[s]; }

  // Returns the sum of the duals over the sets that contain both sets, one of which may be -1.
  ExactSum common(int s, int t) const {
    while (s != -1 && t != -1 && head_[s] != head_[t]) {
      if (depth_[head_[s]] < depth_[head_[t]]) std::swap(s, t);
      s = parent_[head_[s]];
    }
    return s == -1 || t == -1 ? ExactSum() : sum_[depth_[s] < depth_[t] ? s : t];
  }

 private:
  std::vector<int> parent_, head_, depth_, size_;
  std::vector<ExactSum> sum_;  // of the duals of the set and the sets around it
};

// Checks the result for a graph with n vertices, in which an edge joins edge.v and edge.w + shift.
// `mate` has the mates of all vertices.
inline std::string check_proof(int n, int shift, const std::vector<WeightedEdge>& edges,
                               const WeightedMatching& result, Among among,
                               const std::vector<int>& mate) {
  int matched = 0;
  for (int v = 0; v < n; ++v) {
    const int w = mate[v];
    if (w != -1 && (!is_below(w, n) || w == v || mate[w] != v)) {
      return text("vertex ", v, " has the mate ", w, ", whose mate it is not");
    }
    matched += w != -1;
  }
  if (among == Among::perfect && matched < n) return text(n - matched, " vertices have no mate");
  if (result.potential.size() != static_cast<std::size_t>(n)) {
    return text("there are ", result.potential.size(), " potentials for ", n, " vertices");
  }
  if (among != Among::maximum && result.added != 0) return text(result.added, " is added, not 0");
  OddSets sets;
  std::string flaw = sets.read(result.set_of, result.sets);
  if (!flaw.empty()) return flaw;

  // A larger matching would contain one with one edge more, whose weight is at least
  // (size + 1) * lightest. If the proof holds, this is not more than the weight - added.
  const long long none = std::numeric_limits<long long>::min();
  long long lightest = std::numeric_limits<long long>::max();
  std::vector<long long> heaviest(n, none);  // of the edges between v < mate[v]
  const auto set_of = [&result](int v) { return result.set_of.empty() ? -1 : result.set_of[v]; };
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const int v = edges[i].v, w = edges[i].w + shift;
    if (v == w) continue;
    lightest = std::min(lightest, edges[i].weight);
    if (mate[v] == w) {
      long long& weight = heaviest[std::min(v, w)];
      weight = std::max(weight, edges[i].weight);
    }
    ExactSum slack = sets.common(set_of(v), set_of(w));
    slack.add(result.potential[v]);
    slack.add(result.potential[w]);
    slack.add(edges[i].weight, -2);
    slack.add(result.added, -2);
    if (slack.high < 0) return text("the dual variables are too small for edge ", i);
  }
  ExactSum difference, total;
  difference.add(result.weight);
  total.add(result.weight, -2);
  total.add(result.added, -matched);
  for (int v = 0; v < n; ++v) {
    if (result.potential[v] < 0 && among != Among::perfect) {
      return text("vertex ", v, " has the negative potential ", result.potential[v]);
    }
    total.add(result.potential[v]);
    if (mate[v] < v) continue;
    if (heaviest[v] == none) return text("no edge joins vertex ", v, " to its mate ", mate[v]);
    difference.add(heaviest[v], -1);
  }
  if (!difference.is_zero()) return text("the weight is not ", result.weight);
  for (std::size_t s = 0; s < result.sets.size(); ++s) {
    total.add(result.sets[s].dual, sets.size(static_cast<int>(s)) / 2);
  }
  if (!total.is_zero()) return "the sum of the dual variables is not that of the weights";
  if (among == Among::maximum && matched + 1 < n && !edges.empty()) {
    ExactSum gain;
    gain.add(result.added);
    gain.add(lightest, matched / 2 + 1);
    gain.add(result.weight, -1);
    if (gain.high < 0 || gain.is_zero()) {
      return text(result.added, " is added, which is too little to prove the maximum size");
    }
  }
  return "";
}

// Returns whether the result says that there is no perfect matching, and sets `flaw`.
inline bool is_absent(const WeightedMatching& result, Among among, std::string& flaw) {
  if (result.exists) return false;
  if (among != Among::perfect) flaw = "a matching exists";
  if (result.weight != 0 || result.added != 0 || !result.mate.empty() ||
      !result.potential.empty() || !result.set_of.empty() || !result.sets.empty()) {
    flaw = "the result is not empty, although no matching exists";
  }
  return true;
}

}  // namespace internal

// Checks that `result` is a matching of maximum weight of the graph with n vertices and the given
// edges, and that its dual variables prove this. Returns an empty string, or a sentence about the
// first flaw. Takes O(n + m log n) time.
//
// Every competing matching weighs at most half of the sum of the dual variables: the potentials of
// the ends of its edges are all different, and at most (size - 1) / 2 of its edges are inside an
// odd set. For Among::perfect, each potential counts exactly once, so it may be negative. For
// Among::maximum, this bound holds for the weights plus `added`. It also shows that no matching is
// larger, if a larger one would gain more from `added` than it could lose otherwise.
//
// If the result says that there is no perfect matching, this is not proved, but the result must be
// empty. check_tutte_berge() proves it.
//
// J. Edmonds, "Maximum matching and a polyhedron with 0,1-vertices", 1965.
inline std::string check_weighted_matching(int n, const std::vector<WeightedEdge>& edges,
                                           const WeightedMatching& result,
                                           Among among = Among::all) {
  for (const WeightedEdge& edge : edges) {
    internal::require_ends("check_weighted_matching", &edge - edges.data(),
                           std::make_pair(edge.v, edge.w), n, n);
  }
  std::string flaw;
  if (internal::is_absent(result, among, flaw)) return flaw;
  for (const std::size_t size : {result.mate.size(), result.set_of.size()}) {
    if (size != static_cast<std::size_t>(n)) {
      return internal::text("there are ", size, " mates or set numbers for ", n, " vertices");
    }
  }
  return internal::check_proof(n, 0, edges, result, among, result.mate);
}

// Checks that `result` is a matching of maximum weight of the bipartite graph with l vertices on
// the left, r vertices on the right, and the given edges, as above.
inline std::string check_weighted_matching(int l, int r, const std::vector<WeightedEdge>& edges,
                                           const WeightedMatching& result,
                                           Among among = Among::all) {
  for (const WeightedEdge& edge : edges) {
    internal::require_ends("check_weighted_matching", &edge - edges.data(),
                           std::make_pair(edge.v, edge.w), l, r);
  }
  std::string flaw;
  if (internal::is_absent(result, among, flaw)) return flaw;
  if (result.mate.size() != static_cast<std::size_t>(l)) {
    return internal::text("there are ", result.mate.size(), " mates for ", l, " left vertices");
  }
  if (!result.set_of.empty() || !result.sets.empty()) return "a bipartite graph needs no odd sets";
  std::vector<int> mate(static_cast<std::size_t>(l) + r, -1);
  for (int v = 0; v < l; ++v) {
    const int w = result.mate[v];
    if (w == -1) continue;
    if (!internal::is_below(w, r) || mate[l + w] != -1) {
      return internal::text("vertex ", v, " has the mate ", w,
                            ", which does not exist or is taken");
    }
    mate[v] = l + w;
    mate[l + w] = v;
  }
  return internal::check_proof(l + r, l, edges, result, among, mate);
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_CHECK_WEIGHTED_MATCHING_HPP
