// SPDX-License-Identifier: CC0-1.0
//
// Checks a matching of maximum weight and its proof: check_weighted_matching(n, edges, result),
// check_weighted_matching(l, r, edges, result),
// check_weighted_matching_of_size(l, r, edges, result, size).
//
// Checked: refuses forged results (matching_games/bipartite_weighted,
// matching_games/weighted_matching, matching_games/weights_by_size).
#ifndef MATCHING_GAMES_CHECK_WEIGHTED_MATCHING_HPP
#define MATCHING_GAMES_CHECK_WEIGHTED_MATCHING_HPP

#include <algorithm>
#include <cstddef>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "matching_games/internal/edges.hpp"
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
  bool is_zero() const { return high == 0 && low == 0; }

 private:
  void add_wide(long long more_high, unsigned long long more_low) {
    low += more_low;
    high += more_high + (low < more_low ? 1 : 0);
  }
};

// Stores the odd sets as a forest, divided into paths from a set to the largest set in it. A walk
// from a set to the root changes the path at most log2(n) times, because the size doubles. A set
// comes after its parent, so of two sets on a path, the first one contains the other.
struct OddSetForest {
  const WeightedMatching& matching;
  std::vector<int> size, head, largest;
  std::vector<ExactSum> sum;  // of the duals of the set and the sets around it

  explicit OddSetForest(const WeightedMatching& result)
      : matching(result),
        size(result.sets.size(), 0),
        head(size),
        largest(size.size(), -1),
        sum(size.size()) {}

  // Returns the first flaw of the sets, or an empty string.
  std::string read() {
    const std::vector<OddSet>& sets = matching.sets;
    const int count = static_cast<int>(sets.size());
    for (std::size_t v = 0; v < matching.set_of.size(); ++v) {
      const int s = matching.set_of[v];
      if (s < -1 || s >= count) {
        return text("vertex ", v, " is in the set ", s, ", which does not exist");
      }
      if (s != -1) ++size[s];
    }
    for (int s = 0; s < count; ++s) {
      const int p = sets[s].parent;
      if (p < -1 || p >= s)
        return text("set ", s, " is in the set ", p, ", which is not before it");
    }
    for (int s = count; s-- > 0;) {
      const int p = sets[s].parent;
      if (sets[s].dual < 0 || size[s] < 3 || size[s] % 2 == 0) {
        return text("set ", s, " has ", size[s], " vertices and the dual ", sets[s].dual);
      }
      if (p == -1) continue;
      size[p] += size[s];
      if (largest[p] == -1 || size[s] > size[largest[p]]) largest[p] = s;
    }
    for (int s = 0; s < count; ++s) {
      const int p = sets[s].parent;
      head[s] = p != -1 && largest[p] == s ? head[p] : s;
      if (p != -1) sum[s] = sum[p];
      sum[s].add(sets[s].dual);
    }
    return "";
  }

  // Returns the head of the path of a set, or -1 for the set -1, which contains all vertices.
  int head_of(int s) const { return s == -1 ? -1 : head[s]; }

  // Returns the smallest set that contains both ends of the edge.
  int around(const WeightedEdge& edge) const {
    int s = matching.set_of[edge.v], t = matching.set_of[edge.w];
    while (head_of(s) != head_of(t)) {
      int& inner = head_of(s) > head_of(t) ? s : t;
      inner = matching.sets[head[inner]].parent;
    }
    return std::min(s, t);
  }

  // Returns by how much the duals exceed the doubled weight of the edge, if `set` is around it.
  ExactSum slack(const WeightedEdge& edge, int set) const {
    ExactSum result;
    if (set != -1) result = sum[set];
    result.add(matching.dual[edge.v]);
    result.add(matching.dual[edge.w]);
    result.add(edge.weight, -2);
    result.add(matching.added, -2);
    return result;
  }
};

// Checks the result for n vertices. No matching has more than `pairs` edges. With Among::maximum
// and a size, the matchings with this number of edges compete.
inline std::string check_proof(const char* caller, int n, int pairs,
                               const std::vector<WeightedEdge>& edges,
                               const WeightedMatching& result, Among among,
                               const int* size = nullptr) {
  if (n < 0) reject(caller, "expected n >= 0, found ", n);
  const bool is_perfect = among == Among::perfect;
  if (!result.exists) {
    const bool is_empty = result.weight == 0 && result.added == 0 && result.mate.empty() &&
                          result.dual.empty() && result.set_of.empty() && result.sets.empty();
    if (!is_perfect) return "a matching always exists, except a perfect one";
    return is_empty ? "" : "the matching does not exist, but its result is not empty";
  }
  const std::size_t count = static_cast<std::size_t>(n);
  if (result.mate.size() != count || result.dual.size() != count || result.set_of.size() != count) {
    return text("there are ", result.mate.size(), " mates, ", result.dual.size(), " duals and ",
                result.set_of.size(), " numbers of sets");
  }
  const std::vector<int>& mate = result.mate;
  int matched = 0;
  for (int v = 0; v < n; ++v) {
    if (mate[v] == -1) continue;
    if (!is_below(mate[v], n) || mate[v] == v || mate[mate[v]] != v) {
      return text("vertex ", v, " has the mate ", mate[v], ", whose mate it is not");
    }
    ++matched;
  }
  if (is_perfect && matched < n) return "the matching is not perfect";
  if (size != nullptr && matched / 2 != *size) {
    return text("the matching has ", matched / 2, " edges, not ", *size);
  }
  if (among != Among::maximum && result.added != 0) return text(result.added, " is added, not 0");
  OddSetForest forest(result);
  const std::string flaw = forest.read();
  if (!flaw.empty()) return flaw;

  const long long none = std::numeric_limits<long long>::min();
  long long lightest = std::numeric_limits<long long>::max(), heaviest = none;
  std::vector<long long> chosen(n, none);  // the heaviest of the edges between v < mate[v]
  std::vector<char> found(n, 0);
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const int v = edges[i].v, w = edges[i].w;
    if (v == w) continue;
    lightest = std::min(lightest, edges[i].weight);
    heaviest = std::max(heaviest, edges[i].weight);
    if (mate[v] == w) {
      const int first = std::min(v, w);
      found[first] = 1;
      chosen[first] = std::max(chosen[first], edges[i].weight);
    }
    if (forest.slack(edges[i], forest.around(edges[i])).high < 0) {
      return text("the dual variables are too small for edge ", i);
    }
  }
  ExactSum difference, total;
  difference.add(result.weight);
  total.add(result.weight, -2);
  total.add(result.added, -matched);
  for (int v = 0; v < n; ++v) {
    if (result.dual[v] < 0 && !is_perfect) return text("the dual of ", v, " is negative");
    total.add(result.dual[v]);
    if (mate[v] < v) continue;
    if (!found[v]) return text("no edge joins vertex ", v, " to its mate");
    difference.add(chosen[v], -1);
  }
  if (!difference.is_zero()) return text("the weight of the matching is not ", result.weight);
  for (std::size_t s = 0; s < result.sets.size(); ++s) {
    total.add(result.sets[s].dual, forest.size[s] / 2);
  }
  if (!total.is_zero()) return "the sum of the dual variables is not that of the weights";
  // Each raised weight must be more than the difference of the weights of two matchings of the same
  // size, so that each matching with an edge more is heavier.
  if (among == Among::maximum && size == nullptr && lightest <= heaviest) {
    ExactSum gain;
    gain.add(result.added);
    gain.add(lightest);
    gain.add(lightest, pairs);
    gain.add(heaviest, -pairs);
    if (gain.high < 0 || gain.is_zero()) {
      return text(result.added, " is added, which is too little");
    }
  }
  return "";
}

}  // namespace internal

// Checks that `result` is a matching of maximum weight of the graph with n vertices and the given
// edges, and that its dual variables prove this. Returns an empty string, or a sentence about the
// first flaw. Throws std::invalid_argument if an end of an edge is out of range. Takes
// O(n + m log n) time. Limits: any graph, weights of 64 bits.
//
// Every competing matching weighs at most half of the sum of the dual variables: no two of its
// edges have a common end, so each dual counts at most once, and at most (size - 1) / 2 of its
// edges are inside an odd set. For Among::perfect, each dual counts exactly once, so it may be
// negative. For Among::maximum, this bound holds for the weights plus `added`, which must be so
// large that each matching with an edge more is heavier: at least as large as
// maximum_weight_matching() makes it.
//
// If the result says that there is no perfect matching, this is not proved, but the result must be
// empty. check_tutte_berge() can prove it.
//
// J. Edmonds, "Maximum matching and a polyhedron with 0,1-vertices", 1965.
template <class Edge = WeightedEdge>
std::string check_weighted_matching(int n, const std::vector<Edge>& edges,
                                    const WeightedMatching& result, Among among = Among::all) {
  const char* const caller = "check_weighted_matching";
  return internal::check_proof(caller, n, n / 2, internal::weighted_edges(caller, edges, n, n),
                               result, among);
}

// Checks that `result` is a matching of maximum weight of the bipartite graph with l vertices on
// the left, r vertices on the right, and the given edges, as above. Limits: the same.
template <class Edge = WeightedEdge>
std::string check_weighted_matching(int l, int r, const std::vector<Edge>& edges,
                                    const WeightedMatching& result, Among among = Among::all) {
  const char* const caller = "check_weighted_matching";
  const auto joined = internal::joined_edges(caller, edges, l, r);
  return internal::check_proof(caller, l + r, std::min(l, r), joined, result, among);
}

// Checks that `result` is a matching of maximum weight among those with `size` edges, as above:
// raising all weights by the same number changes nothing among these. If the result says that no
// matching has that many edges, this is not proved, but the result must be empty. Limits: the same.
template <class Edge = WeightedEdge>
std::string check_weighted_matching_of_size(int l, int r, const std::vector<Edge>& edges,
                                            const WeightedMatching& result, int size) {
  const char* const caller = "check_weighted_matching_of_size";
  const auto joined = internal::joined_edges(caller, edges, l, r);
  return internal::check_proof(caller, l + r, std::min(l, r), joined, result,
                               result.exists ? Among::maximum : Among::perfect,
                               result.exists ? &size : nullptr);
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_CHECK_WEIGHTED_MATCHING_HPP
