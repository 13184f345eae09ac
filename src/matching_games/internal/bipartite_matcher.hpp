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

// The search behind bipartite_matching, for one graph and one run.
//
// The start is Karp's and Sipser's, first along rows where the graph may have some, and the
// vertices outside their core count as absent. The active vertices are the exposed ones of the side
// that has fewer of them. Each of them searches on its own as long as that is cheap: then the trees
// are small and fit the cache.
//
// Then there are rounds. A round begins with labels: the distance to the next exposed vertex of the
// other side, plus a number that the round has, as far as there are active vertices; those without
// a path are given up for good. The rest push: an active vertex takes its neighbor of lowest label
// away from the neighbor's mate, which becomes active instead, and the label rises to the second
// lowest plus 2 (K. Kaya, J. Langguth, F. Manne and B. Ucar, "Push-relabel-based maximum
// cardinality bipartite matching algorithms", 2013). One whose neighbors have no label any more
// waits for the next round.
//
// Guarantee: the searches together, and each round, are O(E). A round is weak if it disposes of
// at most one active vertex in 64; the others are O(log V), and after 32 weak rounds the pushes
// hand over to shortest augmenting paths: at most 2 sqrt(V) phases of O(E) (J. E. Hopcroft and
// R. M. Karp, "An n^(5/2) algorithm for maximum matchings in bipartite graphs", 1973).
template <class Graph>
class BipartiteMatcher {
 public:
  // `start` is between its steps, and gets the mates; with `rows`, by way of match_rows(). Every
  // edge of the core joins the two sides. There are `most_labels` labels; a round uses up
  // graph.size() of them, and when too few are left, all begin anew.
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

  // The searches scan each entry about `patience` times on average at most. With no patience and no
  // weak rounds allowed, shortest augmenting paths do it all.
  void run(int patience = 3, int weak_rounds = 32) {
    if (patience > 0) search(patience);
    while (!active_.empty()) {
      const std::size_t before = active_.size();
      const long long scans = relabel();
      if (weak_rounds == 0) {
        augment();
        continue;
      }
      push(scans / 2);
      if (before - active_.size() <= before / 64) --weak_rounds;
    }
  }

 private:
  void match(int v, int w) {
    mate_[v] = w;
    mate_[w] = v;
  }

  // Augments from one active vertex after the other, each by a breadth-first search of its own; a
  // tree without a path stays as a wall for the others. Stops when they scan more than their share.
  void search(int patience) {
    long long scans = 0;
    const long long total = static_cast<long long>(active_.size());
    std::size_t done = 0;
    for (; done < active_.size(); ++done) {
      const long long in_cache = 1 << 18;           // about as much as a tree may scan there
      const long long head_start = entries_ / 128;  // the first tree may be no typical one
      const long long share = std::min(patience * entries_ / total, in_cache);
      const long long limit = head_start + share * static_cast<long long>(done + 1);
      if (!search_from(active_[done], limit, scans)) break;
    }
    active_.erase(active_.begin(), active_.begin() + static_cast<std::ptrdiff_t>(done));
  }

  // Returns false if it had to stop before it knew whether there is a path. In a tree, the label of
  // a vertex of the passive side is ~parent; a round that reaches it labels it anew.
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

  // Augments along the path of the tree that ends at w, and takes the tree down.
  void augment_tree(int w) {
    while (w != -1) {
      const int v = ~label_[w], next = mate_[v];
      match(v, w);
      w = next;
    }
    for (const int v : queue_) label_[mate_[v]] = most_labels_;
  }

  // Makes all labels that were given count as unreached, and room for lower ones.
  void lower_labels() {
    const int range = graph_.size();
    if (lowest_ < range) {
      for (int& label : label_) label = label < 0 ? label : most_labels_;
      lowest_ = most_labels_;
    }
    unreached_ = lowest_;
    lowest_ -= range;
  }

  // Exact labels, by a breadth-first search from the exposed vertices of the passive side, until
  // all active vertices are reached; gives up those that cannot be. Vertices that are farther away
  // than all active ones count as unreached. Returns the number of edge scans.
  //
  // Which neighbors are new is as good as random, so the inner loop has no branches: each neighbor
  // is labeled, with its old label if need be, and written behind the next level, which then ends
  // behind it only if it is new.
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
        if (v == -1) continue;  // the mate of an exposed vertex
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

  // Lets the active vertices push in turns until they are gone or `budget` edges were scanned.
  // Stops after a turn, too, if an eighth of the budget was in vain since there was one less.
  void push(long long budget) {
    const long long most_idle = budget / 8;
    long long last = budget;
    while (!active_.empty() && budget > 0 && last - budget <= most_idle) {
      const long long most = 4096;  // a turn is long for the cache, short for the others' labels
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

  // Matches the active v; returns the vertex that is active instead, -1 if there is none. If no
  // neighbor has a label, v waits.
  int push_from(int v, long long& budget) {
    auto&& ns = graph_.neighbors(v);
    const int degree = static_cast<int>(ns.size());
    int choice = -1, lowest = unreached_, second = unreached_;
    int i = 0;
    while (i < degree && second >= label_[v]) {  // else no label is lower
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

  // Augments along disjoint shortest paths, as many as fit. Needs exact labels.
  void augment() {
    std::sort(active_.begin(), active_.end(),
              [this](int v, int w) { return label_[v] < label_[w]; });
    std::vector<std::pair<int, int>> path;  // an active vertex or a mate, the position it is at
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
  std::vector<int>& mate_;             // of the start
  std::vector<int> label_;             // negative for absent vertices and walls
  std::vector<int> active_, passive_;  // passive: exposed on the other side when the round began
  std::vector<int> queue_;             // of a search
  std::vector<int> waiting_;           // active vertices, for the next round
  long long entries_ = 0;              // in the lists of the core
  // In a round the passive vertices are labeled lowest_. From unreached_ on, labels stand for no
  // path: those of the rounds before, those that rose so far, and the mark of augment().
  int most_labels_, lowest_, unreached_ = 0;
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_BIPARTITE_MATCHER_HPP
