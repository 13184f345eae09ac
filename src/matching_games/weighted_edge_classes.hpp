// SPDX-License-Identifier: CC0-1.0
//
// This header computes which edges and vertices are in every, in some or in no matching of maximum
// weight: weighted_edge_classes(n, edges, result), weighted_edge_classes(l, r, edges, result).
//
// Checked: against all optimal matchings of small graphs (matching_games/weighted_edge_classes).
#ifndef MATCHING_GAMES_WEIGHTED_EDGE_CLASSES_HPP
#define MATCHING_GAMES_WEIGHTED_EDGE_CLASSES_HPP

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "matching_games/check_weighted_matching.hpp"
#include "matching_games/edge_classes_result.hpp"
#include "matching_games/internal/allowed_edges.hpp"
#include "matching_games/weights.hpp"

namespace matching_games {

// Says which edges and vertices the optimal matchings contain. These are the competing matchings of
// maximum weight, as sets of pairs of vertices. If no matching competes, no edge is in one, no
// vertex is covered, and `unique` is false.
struct WeightedEdgeClasses {
  std::vector<EdgeClass> edge;  // of each edge, in the order of the edges
  std::vector<bool> covered;    // whether every optimal matching covers v
  bool unique;                  // whether there is only one optimal matching
};

namespace internal {

// Decides which tight edges are in optimal matchings. A matching is optimal if and only if it
// consists of tight edges, covers the vertices whose dual is not 0 (for Among::perfect, all
// vertices), and contains (size - 1) / 2 edges inside each odd set.
//
// The nodes are the vertices 0 .. n - 1 and the sets n, n + 1, ... The children of a set are the
// largest sets inside it, and its vertices outside these sets. The set -1 contains all vertices.
// The graph of the children of a set, with the tight edges between different children, is a level.
// A set is factor-critical: whichever of its vertices is exposed inside it, tight edges can match
// the others, also inside each smaller set. So the levels are independent, except that an edge at
// a child needs a vertex of the child that it can expose.
class OptimumLevels {
 public:
  OptimumLevels(const std::vector<WeightedEdge>& edges, const WeightedMatching& result, Among among,
                WeightedEdgeClasses& classes)
      : n_(static_cast<int>(result.dual.size())),
        has_copies_(among != Among::perfect),
        edges_(edges),
        matching_(result),
        classes_(classes),
        set_around_(result.set_of),
        forest_(result) {
    forest_.read();
    for (const OddSet& set : result.sets) set_around_.push_back(set.parent);
    local_.assign(set_around_.size(), 0);
    is_open_.assign(set_around_.size(), 0);
  }

  void run() {
    const int sets = static_cast<int>(matching_.sets.size());
    std::vector<std::vector<int>> children(sets + 1);
    for (std::size_t x = 0; x < set_around_.size(); ++x) {
      children[set_around_[x] + 1].push_back(static_cast<int>(x));
    }
    std::vector<std::vector<Tight>> levels(sets + 1);
    for (std::size_t i = 0; i < edges_.size(); ++i) {
      const WeightedEdge& edge = edges_[i];
      const int set = forest_.around(edge);
      if (edge.v == edge.w || !forest_.slack(edge, set).is_zero()) continue;
      levels[set + 1].push_back(Tight{i, child_at(edge.v, set), child_at(edge.w, set)});
    }
    for (int v = 0; has_copies_ && v < n_; ++v) {
      if (matching_.dual[v] != 0) continue;
      levels[0].push_back(Tight{edges_.size() + v, child_at(v, -1), child_at(v, -1)});
    }
    for (int s = -1; s < sets; ++s) classify(s, levels[s + 1], children[s + 1]);
  }

 private:
  // A tight edge, and the children of the level at its ends. The number edges_.size() + v stands
  // for exposing the vertex v.
  struct Tight {
    std::size_t number;
    int at_v, at_w;
  };

  // Returns the child of a set that is or contains the vertex v.
  int child_at(int v, int set) const {
    int x = v, s = set_around_[v];
    while (forest_.head_of(s) != forest_.head_of(set)) {
      x = n_ + forest_.head[s];
      s = set_around_[x];
    }
    return s == set ? x : n_ + forest_.largest[set];
  }

  // Opens the nodes from the vertex v up to, but without, `end`: an optimal matching may join v to
  // a vertex outside them, or expose v. If one of them is open, all larger ones are.
  void open(int v, int end) {
    for (int x = v; x != end && !is_open_[x]; x = n_ + set_around_[x]) is_open_[x] = 1;
  }

  // Decides the edges of the level of a set.
  //
  // Inside a set, one child has no mate in the level. It is matched to an additional vertex, which
  // is joined to all children that may take its place: the open ones. Unless the matching must be
  // perfect, the top level stands in two copies, and each child that contains a vertex with the
  // dual 0 is joined to its copy, because it may be exposed.
  void classify(int set, const std::vector<Tight>& tight, const std::vector<int>& children) {
    const int size = static_cast<int>(children.size());
    for (int k = 0; k < size; ++k) local_[children[k]] = k;
    std::vector<std::pair<int, int>> pairs;
    std::vector<int> mate(size, -1);
    const auto is_matched = [&](std::size_t i) {
      if (i >= tight.size() || tight[i].number >= edges_.size()) {
        return mate[pairs[i].first] == pairs[i].second;
      }
      return matching_.mate[edges_[tight[i].number].v] == edges_[tight[i].number].w;
    };
    for (std::size_t i = 0; i < tight.size(); ++i) {
      const int a = local_[tight[i].at_v], b = local_[tight[i].at_w];
      pairs.emplace_back(a, a == b ? b + size : b);
      if (a == b || !is_matched(i)) continue;
      mate[a] = b;
      mate[b] = a;
    }
    std::size_t twins = 0;
    if (set != -1) {
      mate.push_back(-1);
      for (int k = 0; k < size; ++k) {
        if (mate[k] == -1) mate[mate[k] = size] = k;
        if (is_open_[children[k]] || mate[k] == size) pairs.emplace_back(k, size);
      }
    } else if (has_copies_) {
      twins = tight.size();
      for (std::size_t i = 0; i < twins; ++i) {
        const int a = pairs[i].first, b = pairs[i].second;
        pairs.emplace_back(b < size ? a + size : a, b < size ? b + size : b);
      }
      for (int k = 0; k < size; ++k) mate.push_back(mate[k] == -1 ? k : mate[k] + size);
      for (int k = 0; k < size; ++k) mate[k] = mate[k] == -1 ? k + size : mate[k];
    }
    const AllowedEdges is_possible(pairs, mate, twins);
    std::vector<char> is_loose(mate.size(), 0);  // whether a child can have another edge
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      if (is_possible[i] && !is_matched(i))
        is_loose[pairs[i].first] = is_loose[pairs[i].second] = 1;
    }
    for (std::size_t i = 0; i < tight.size(); ++i) {
      if (!is_possible[i]) continue;
      if (tight[i].number >= edges_.size()) {
        const int v = static_cast<int>(tight[i].number - edges_.size());
        classes_.covered[v] = false;
        open(v, tight[i].at_v);
        continue;
      }
      const bool is_fixed = !is_loose[pairs[i].first];
      classes_.edge[tight[i].number] = is_fixed ? EdgeClass::every : EdgeClass::some;
      classes_.unique = classes_.unique && is_fixed;
      open(edges_[tight[i].number].v, tight[i].at_v);
      open(edges_[tight[i].number].w, tight[i].at_w);
    }
  }

  int n_;
  bool has_copies_;
  const std::vector<WeightedEdge>& edges_;
  const WeightedMatching& matching_;
  WeightedEdgeClasses& classes_;
  std::vector<int> set_around_;  // of each node
  OddSetForest forest_;
  std::vector<int> local_;  // the position of each node among the children of its set
  std::vector<char> is_open_;
};

// Returns the classes of the n vertices and of the edges. No matching has more than `pairs` edges.
inline WeightedEdgeClasses classes_of(int n, int pairs, const std::vector<WeightedEdge>& edges,
                                      const WeightedMatching& result, Among among) {
  std::string flaw = check_proof("weighted_edge_classes", n, pairs, edges, result, among);
  for (const OddSet& set : result.sets) {
    if (set.dual == 0) flaw = "an odd set has the dual 0";
  }
  if (!flaw.empty()) {
    reject("weighted_edge_classes", "the result does not prove itself: ", flaw);
  }
  WeightedEdgeClasses classes{std::vector<EdgeClass>(edges.size(), EdgeClass::none),
                              std::vector<bool>(n, result.exists), result.exists};
  if (result.exists) OptimumLevels(edges, result, among, classes).run();
  return classes;
}

}  // namespace internal

// Computes which edges and vertices of any graph are in every, in some or in no optimal matching.
// Takes the arguments of maximum_weight_matching() and its result, whose odd sets have duals > 0
// and are factor-critical by tight edges. Parallel edges have classes of their own: a lighter one
// is in no optimal matching. Throws std::invalid_argument if an end is out of range, or if the dual
// variables do not prove that the result is optimal for `among`. That no perfect matching exists,
// and that the odd sets are factor-critical, is not checked. Limits: those of the call that
// returned the result.
//
// Of the tight edges, some may be in no optimal matching, also if all duals are 0, because an
// optimal matching contains (size - 1) / 2 edges inside each odd set.
//
// Takes O(n + m log n) time if there are no odd sets and the tight edges make a bipartite graph.
// Otherwise also runs searches, which take O(m log n) time for each vertex at worst, but end early
// in most graphs. If all weights are equal, edge_classes() is faster.
//
// Example: for the triangle {{0, 1, 2}, {1, 2, 2}, {0, 2, 2}} with the additional edge {2, 3, 1},
// the edges 0 - 1 and 2 - 3 are in every optimal matching, and the other two in none.
template <class Edge = WeightedEdge>
WeightedEdgeClasses weighted_edge_classes(int n, const std::vector<Edge>& given,
                                          const WeightedMatching& result,
                                          Among among = Among::all) {
  const std::vector<WeightedEdge> edges =
      internal::weighted_edges("weighted_edge_classes", given, n, n);
  return internal::classes_of(n, n / 2, edges, result, among);
}

// Does the same for a bipartite graph with l vertices on the left and r vertices on the right, in
// O(n + m log n) time for n = l + r. Limits: the same.
//
// Example: for the edges {{0, 0, 5}, {0, 1, 2}, {1, 0, 3}} of 2 + 2 vertices, the matchings {{0,
// 0}} and {{0, 1}, {1, 0}} are optimal. All edges are in some optimal matching, and every optimal
// matching covers the vertices 0 and 2, the first ones of both sides.
template <class Edge = WeightedEdge>
WeightedEdgeClasses weighted_edge_classes(int l, int r, const std::vector<Edge>& given,
                                          const WeightedMatching& result,
                                          Among among = Among::all) {
  const auto edges = internal::joined_edges("weighted_edge_classes", given, l, r);
  return internal::classes_of(l + r, std::min(l, r), edges, result, among);
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_WEIGHTED_EDGE_CLASSES_HPP
