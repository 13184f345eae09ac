// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_BIPARTITE_MATCHER_HPP
#define MATCHING_GAMES_INTERNAL_BIPARTITE_MATCHER_HPP

#include <algorithm>
#include <cstddef>
#include <limits>
#include <stdexcept>
#include <utility>
#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/karp_sipser.hpp"

namespace matching_games {
namespace internal {

// Does the work of bipartite_matching() for one graph. The search has two stages.
//
// 1. The Karp-Sipser algorithm computes a greedy matching in two steps. The first step matches
// leaves, that is, vertices with only one unmatched neighbor, until no leaves are left. The core is
// the part of the graph that then remains. The second step matches vertices of the core.
// Afterwards, the search ignores all vertices outside the core, because the pairs of the first step
// and a maximum matching of the core together are a maximum matching. The active vertices are the
// exposed vertices of the core on the side that has fewer of these vertices.
//
// 2. A push-relabel algorithm works in rounds. The targets of a round are the exposed vertices of
// the core on the side without active vertices. A round first labels each vertex with the length of
// the shortest alternating path from this vertex to a target, plus an offset. The offset falls from
// round to round, so that old labels are larger than all new labels and need not be erased. Active
// vertices without such a path are given up for good. Each remaining active vertex v then pushes: v
// is matched to its neighbor w with the lowest label. If w had a mate, this mate becomes active
// instead of v. The label of w rises to the second lowest label among the neighbors of v, plus 2.
// If no neighbor of v has a label in this round, v waits for the next round.
//
// Guarantee: each round takes O(E) time. A round is weak if it lowers the number of active vertices
// by at most 1/64 of this number. There are O(log V) rounds that are not weak. After 32 weak
// rounds, augmentation along shortest paths takes over, which needs at most 2 sqrt(V) phases of
// O(E) time.
//
// K. Kaya, J. Langguth, F. Manne, B. Ucar, "Push-relabel-based maximum cardinality bipartite
// matching algorithms", 2013. J. E. Hopcroft, R. M. Karp, "An n^(5/2) algorithm for maximum
// matchings in bipartite graphs", 1973.
template <class Graph>
class BipartiteMatcher {
 public:
  // The caller must have called start.remove_leaves() but not start.match_core(). After run(),
  // start.mate() is a maximum matching. Every edge between two vertices that start.remove_leaves()
  // has left in the graph must join the two sides. `most_labels` is the number of labels that the
  // push-relabel rounds of run() can use. Each round uses graph.size() labels that no earlier round
  // has used. When too few labels are left, all labels are reset.
  template <class Side>
  BipartiteMatcher(const Graph& graph, KarpSipser<Graph>& start, Side side,
                   int most_labels = std::numeric_limits<int>::max() - 2)
      : graph_(graph),
        mate_(start.mate()),
        label_(mate_.size(), most_labels),
        most_labels_(most_labels),
        lowest_(most_labels) {
    if (graph.size() > most_labels) {
      throw std::length_error("matching_games::bipartite_matching: too many vertices");
    }
    for (int v = 0; v < graph.size(); ++v) {
      if (!start.contains(v)) label_[v] = -1;
    }
    start.match_core();
    bool two_sides = true;
    for (int v = 0; v < graph.size(); ++v) {
      if (mate_[v] != -1) {
        two_sides &= static_cast<bool>(side(v)) != static_cast<bool>(side(mate_[v]));
      } else if (label_[v] >= 0) {
        (side(v) ? passive_ : active_).push_back(v);
      }
    }
    if (!two_sides) throw_not_symmetric();
    if (active_.size() >= passive_.size()) active_.swap(passive_);
  }

  // Makes the matching maximum. After `weak_rounds` weak rounds, augmentation along shortest paths
  // takes over. `weak_rounds` matters only in the worst case: with 8 or 128 instead of 32, the mean
  // time of the solvers in src/problems changes by 5 % at most. With weak_rounds == 0, run()
  // augments only along shortest augmenting paths.
  void run(int weak_rounds = 32) {
    while (!active_.empty()) {
      const std::size_t before = active_.size();
      const long long scans = relabel();
      if (weak_rounds == 0) {
        augment();
        continue;
      }
      push(scans / 2);  // with scans / 8 or scans * 2, src/problems takes up to 5 % longer
      if (before - active_.size() <= before / 64) --weak_rounds;  // the round was weak
    }
  }

 private:
  void match(int v, int w) {
    mate_[v] = w;
    mate_[w] = v;
  }

  // Prepares a new round of relabel() and push(). The labels of the round are lowest_ to
  // unreached_ - 1, which are below all labels of earlier rounds. A vertex with a label of
  // unreached_ or more counts as not reached in this round, so the labels of earlier rounds need
  // not be erased. If there are too few lower labels for a round, the function first resets all
  // labels.
  void lower_labels() {
    const int range = graph_.size();
    if (lowest_ < range) {
      for (int& label : label_) label = label < 0 ? label : most_labels_;
      lowest_ = most_labels_;
    }
    unreached_ = lowest_;
    lowest_ -= range;
  }

  // Starts a round. The active vertices are the exposed vertices of one side that may still be
  // matched. A breadth-first search from the exposed vertices of the other side gives each vertex a
  // label: the length of the shortest alternating path from these exposed vertices to the vertex,
  // plus lowest_. With this offset, the new labels are lower than the labels of earlier rounds. The
  // search stops when it has reached all active vertices, so vertices that are farther away count
  // as unreached. Active vertices that the search does not reach are given up, because they have no
  // augmenting path. Returns the number of neighbor list entries that the search has scanned.
  //
  // The inner loop does not branch on whether a neighbor gets a new label, because the processor
  // could not predict this branch. The loop always writes the neighbor to the end of the next
  // level, and lengthens the level only if the neighbor gets a new label.
  long long relabel() {
    lower_labels();
    passive_.erase(
        std::remove_if(passive_.begin(), passive_.end(), [this](int v) { return mate_[v] != -1; }),
        passive_.end());
    std::vector<int> level(passive_), next;
    long long scans = 0;
    std::size_t left = active_.size();
    for (int label = lowest_; left > 0 && !level.empty(); label += 2) {
      std::size_t count = 0;
      for (const int v : level) {
        if (v == -1) continue;  // an active vertex has no mate
        label_[v] = label;
        auto&& ns = graph_.neighbors(v);
        const int degree = static_cast<int>(ns.size());
        scans += degree;
        if (next.size() < count + degree) next.resize(2 * (count + degree));
        for (int i = 0; i < degree; ++i) {
          const int w = ns[i], old = label_[w];
          const bool lower = label + 1 < old;
          label_[w] = lower ? label + 1 : old;
          next[count] = w;
          count += lower;
        }
      }
      next.resize(count);
      for (int& w : next) {
        w = mate_[w];
        left -= w == -1;
      }
      level.swap(next);
    }
    active_.erase(std::remove_if(active_.begin(), active_.end(),
                                 [this](int v) { return label_[v] >= unreached_; }),
                  active_.end());
    return scans;
  }

  // Lets the active vertices, that is, the exposed vertices that may still be matched, push in
  // turn: such a vertex is matched to a neighbor, and the former mate of the neighbor becomes
  // active instead. Stops when no active vertex is left or `budget` neighbor list entries have been
  // scanned. Also stops when an eighth of the budget has been spent since the number of active
  // vertices last fell, because a new call of relabel() then helps more than further pushes. With
  // budget / 2 or budget / 32 instead of budget / 8, the number of scans on eight families of
  // graphs is the same.
  void push(long long budget) {
    const long long most_idle = budget / 8;
    long long last = budget;
    while (!active_.empty() && budget > 0 && last - budget <= most_idle) {
      // In one turn, an active vertex v pushes, then the vertex that becomes active instead of v,
      // and so on until `turn` neighbor list entries have been scanned. In a long turn, the pushes
      // stay in one part of the graph, which uses the cache well. But pushes also make the
      // alternating paths of other vertices longer, so that the labels of these vertices, which
      // relabel() computed from the lengths of these paths, become too low. In a short turn, fewer
      // labels become too low. With a `most` of 256 or 65536 instead of 4096, the total number of
      // scans on eight families of graphs changes by 6 % at most.
      const long long most = 4096;
      const long long turn = std::min(most, 1 + budget / static_cast<long long>(active_.size()));
      std::size_t kept = 0;
      for (int v : active_) {
        const long long stop = std::max(budget - turn, 0LL);
        while (v >= 0 && budget > stop) v = push_from(v, budget);
        if (v >= 0) active_[kept++] = v;
      }
      if (kept < active_.size()) last = budget;
      active_.resize(kept);
    }
    active_.insert(active_.end(), waiting_.begin(), waiting_.end());
    waiting_.clear();
  }

  // Matches the exposed vertex v to its neighbor with the lowest label. If this neighbor had a
  // mate, returns this former mate, which is now exposed; otherwise returns -1. If no neighbor of v
  // has a label below unreached_, v stays exposed: appends v to waiting_ and returns -1.
  int push_from(int v, long long& budget) {
    auto&& ns = graph_.neighbors(v);
    const int degree = static_cast<int>(ns.size());
    int choice = -1, lowest = unreached_, second = unreached_;
    int i = 0;
    while (i < degree && second >= label_[v]) {  // no neighbor's label is below label_[v] - 1
      // Handles up to four neighbors without a branch, because the processor could not predict it.
      for (const int end = std::min(i + 4, degree); i < end; ++i) {
        const int w = ns[i];
        const int label = label_[w] < 0 || w == v ? unreached_ : label_[w];
        second = std::min(second, std::max(lowest, label));
        choice = label < lowest ? w : choice;
        lowest = std::min(lowest, label);
      }
    }
    budget -= i;
    if (choice < 0) {
      waiting_.push_back(v);
      return -1;
    }
    const int displaced = mate_[choice];
    match(v, choice);
    label_[v] = second + 1;
    label_[choice] = second + 2;
    if (displaced == -1) return -1;
    mate_[displaced] = -1;
    return displaced;
  }

  // Augments along a maximal set of disjoint shortest augmenting paths. The labels must be those of
  // relabel(), because the search follows only edges along which the label falls by 1.
  void augment() {
    std::sort(active_.begin(), active_.end(),
              [this](int v, int w) { return label_[v] < label_[w]; });
    std::vector<std::pair<int, int>> path;  // a vertex, and its position in its neighbor list
    std::size_t kept = 0;
    for (const int root : active_) {
      path.assign(1, std::make_pair(root, 0));
      while (!path.empty()) {
        const int v = path.back().first;
        auto&& ns = graph_.neighbors(v);
        int i = path.back().second;
        while (i < static_cast<int>(ns.size()) && label_[ns[i]] != label_[v] - 1) ++i;
        path.back().second = i;
        if (i == static_cast<int>(ns.size())) {
          path.pop_back();
          continue;
        }
        label_[ns[i]] = unreached_;
        if (mate_[ns[i]] == -1) break;
        path.push_back(std::make_pair(mate_[ns[i]], 0));
      }
      if (path.empty()) active_[kept++] = root;
      for (const std::pair<int, int>& step : path) {
        match(step.first, graph_.neighbors(step.first)[step.second]);
      }
    }
    if (kept == active_.size() && kept > 0) throw_not_symmetric();
    active_.resize(kept);
  }

  const Graph& graph_;
  std::vector<int>& mate_;
  std::vector<int> label_;             // -1 if the vertex is outside the core
  std::vector<int> active_, passive_;  // passive_: exposed on the other side when the round began
  std::vector<int> waiting_;           // active vertices that wait for the next round
  // A round is a call of relabel(), followed by push() or augment(). The labels of a round are
  // lowest_ to unreached_ - 1. The first round uses the labels just below most_labels_, and each
  // later round uses the labels just below those of the round before. If too few labels are left
  // for a round, all labels are reset, and the round uses the labels just below most_labels_ again.
  int most_labels_, lowest_, unreached_ = 0;
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_BIPARTITE_MATCHER_HPP
