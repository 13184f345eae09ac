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
#include "matching_games/internal/match_rows.hpp"

namespace matching_games {
namespace internal {

// Does the work of bipartite_matching() for one graph. The search has three stages.
//
// 1. The Karp-Sipser algorithm computes a greedy matching, first along rows if the caller asks for
// that. From then on, all vertices outside the core are treated as absent. The active vertices are
// the exposed vertices of the side that has fewer of them.
//
// 2. A breadth-first search starts from each active vertex in turn, as long as these searches are
// cheap. They are fast because small trees stay in the cache.
//
// 3. A push-relabel algorithm works in rounds. A round first labels the vertices with their
// distance to the nearest exposed vertex of the other side, plus an offset that falls from round to
// round. Active vertices without a path to an exposed vertex are given up for good. Each remaining
// active vertex pushes: it takes its neighbor with the lowest label away from the neighbor's mate.
// The mate becomes active instead, and the neighbor's label rises to the second lowest label plus
// 2. A vertex none of whose neighbors has a label waits for the next round. K. Kaya, J. Langguth,
// F. Manne, B. Ucar, "Push-relabel-based maximum cardinality bipartite matching algorithms", 2013.
//
// Guarantee: stage 2 and each round of stage 3 take O(E). A round is weak if it settles at most one
// active vertex in 64. There are O(log V) rounds that are not weak. After 32 weak rounds,
// augmentation along shortest paths takes over, which needs at most 2 sqrt(V) phases of O(E):
// J. E. Hopcroft, R. M. Karp, "An n^(5/2) algorithm for maximum matchings in bipartite graphs",
// 1973.
template <class Graph>
class BipartiteMatcher {
 public:
  // `start` must have called remove_leaves() but not match_core(). The result is in start.mate().
  // `rows` says whether the greedy matching begins with match_rows(). Every edge of the core must
  // join the two sides. `most_labels` is the number of available labels. A round uses graph.size()
  // labels. When too few labels are left, all labels are reset.
  template <class Side>
  BipartiteMatcher(const Graph& graph, KarpSipser<Graph>& start, Side side, bool rows = true,
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
      if (start.contains(v)) {
        entries_ += static_cast<long long>(graph.neighbors(v).size());
      } else {
        label_[v] = -1;
      }
    }
    if (rows) internal::match_rows(start);
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

  // Makes the matching maximum.
  //
  // `patience` limits the breadth-first searches that begin run(). Together, they scan at most
  // (patience + 1/128) * entries_ entries of neighbor lists. With a patience of 1 instead of 3,
  // boards take 14 % longer.
  //
  // A round of the push-relabel algorithm that follows is weak if it settles at most one active
  // vertex in 64. After `weak_rounds` weak rounds, augmentation along shortest paths takes over.
  // This limit matters only in the worst case: the values 8 and 128 gave the same time.
  //
  // With patience == 0 and weak_rounds == 0, run() augments only along shortest augmenting paths.
  void run(int patience = 3, int weak_rounds = 32) {
    if (patience > 0) search(patience);
    while (!active_.empty()) {
      const std::size_t before = active_.size();
      const long long scans = relabel();
      if (weak_rounds == 0) {
        augment();
        continue;
      }
      push(scans / 2);  // a budget of an eighth or twice as much is 3 to 5 % slower
      if (before - active_.size() <= before / 64) --weak_rounds;  // the round was weak
    }
  }

 private:
  void match(int v, int w) {
    mate_[v] = w;
    mate_[w] = v;
  }

  // Stage 2. Searches for an augmenting path from one active vertex after the other. If a tree has
  // no augmenting path, its vertices stay marked, so that no later search enters this tree. Stops
  // when the searches have scanned more than their share.
  void search(int patience) {
    long long scans = 0;
    const long long total = static_cast<long long>(active_.size());
    std::size_t done = 0;
    for (; done < active_.size(); ++done) {
      // A tree of 2^18 scans fits the cache. With a limit of 2^14, boards scan up to 23 % more
      // entries; with a limit of 2^22, they scan as many.
      const long long in_cache = 1 << 18;
      // Stage 2 ends when the number of scans exceeds `limit`, which grows by `share` per search.
      // Without `head_start`, a first tree that needs more than `share` scans would end stage 2.
      // With entries_ / 32 or entries_ / 512, the number of scans on eight families of graphs
      // changes by less than 1 %.
      const long long head_start = entries_ / 128;
      const long long share = std::min(patience * entries_ / total, in_cache);
      const long long limit = head_start + share * static_cast<long long>(done + 1);
      if (!search_from(active_[done], limit, scans)) break;
    }
    active_.erase(active_.begin(), active_.begin() + static_cast<std::ptrdiff_t>(done));
  }

  // Augments along a shortest path from `root` if there is one. Returns false if the limit stopped
  // the search before that was known. While a vertex of the passive side is in a tree, its label is
  // ~parent. The next round that reaches the vertex overwrites this label.
  bool search_from(int root, long long limit, long long& scans) {
    queue_.assign(1, root);
    for (std::size_t head = 0; head < queue_.size(); ++head) {
      const int v = queue_[head];
      auto&& ns = graph_.neighbors(v);
      const int degree = static_cast<int>(ns.size());
      scans += degree;
      if (scans > limit) return false;
      for (int i = 0; i < degree; ++i) {
        const int w = ns[i];
        if (label_[w] < 0 || w == v) continue;
        label_[w] = ~v;
        if (mate_[w] == -1) {
          augment_tree(w);
          return true;
        }
        queue_.push_back(mate_[w]);
      }
    }
    return true;
  }

  // Augments along the tree path that ends at w, and dissolves the tree.
  void augment_tree(int w) {
    while (w != -1) {
      const int v = ~label_[w], next = mate_[v];
      match(v, w);
      w = next;
    }
    for (const int v : queue_) label_[mate_[v]] = most_labels_;
  }

  // Makes every earlier label count as unreached, because the labels of the new round are below all
  // earlier labels.
  void lower_labels() {
    const int range = graph_.size();
    if (lowest_ < range) {
      for (int& label : label_) label = label < 0 ? label : most_labels_;
      lowest_ = most_labels_;
    }
    unreached_ = lowest_;
    lowest_ -= range;
  }

  // Computes exact labels by a breadth-first search from the exposed vertices of the passive side,
  // and gives up the active vertices that the search does not reach. The search stops when all
  // active vertices are reached, so vertices that are farther away count as unreached. Returns the
  // number of edge scans.
  //
  // The inner loop has no branch on whether a neighbor is new, because the processor could not
  // predict it. The loop always writes the neighbor to the end of the next level, and lengthens the
  // level only if the neighbor is new.
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

  // Lets the active vertices push in turn until none is left or `budget` edges have been scanned.
  // Also stops when an eighth of the budget has been spent since the number of active vertices last
  // fell, because new labels then help more than pushes. With budget / 2 or budget / 32, the number
  // of scans on eight families of graphs is the same.
  void push(long long budget) {
    const long long most_idle = budget / 8;
    long long last = budget;
    while (!active_.empty() && budget > 0 && last - budget <= most_idle) {
      // A longer turn makes better use of the cache. In a shorter turn, fewer labels are out of
      // date. With turns of 256 or 65536 scans, the total number of scans on eight families of
      // graphs changes by 6 % at most.
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

  // Matches the active vertex v to its neighbor with the lowest label. Returns the former mate of
  // that neighbor, which becomes active instead of v, or -1 if there is none. If no neighbor has a
  // label, v waits for the next round.
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

  // Augments along a maximal set of disjoint shortest paths. The labels must be those of relabel(),
  // because the search follows only edges along which the label falls by 1.
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
  std::vector<int> label_;             // negative: absent, or in a tree without augmenting path
  std::vector<int> active_, passive_;  // passive: exposed on the other side when the round began
  std::vector<int> queue_;             // the queue of search_from()
  std::vector<int> waiting_;           // active vertices that wait for the next round
  long long entries_ = 0;              // the number of entries in the neighbor lists of the core
  // The passive vertices of a round have the label lowest_. A label of unreached_ or more means
  // that no path is known: the label is from an earlier round, has risen that far, or was set by
  // augment().
  int most_labels_, lowest_, unreached_ = 0;
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_BIPARTITE_MATCHER_HPP
