// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_BIPARTITE_MATCHER_HPP
#define MATCHING_GAMES_INTERNAL_BIPARTITE_MATCHER_HPP

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "matching_games/internal/karp_sipser.hpp"
#include "matching_games/internal/side_of.hpp"

namespace matching_games {
namespace internal {

// Makes the matching of a Karp-Sipser start maximum in a bipartite graph. The search ignores all
// vertices outside the core. Of the two sides, the one with fewer exposed vertices in the core is
// the active side.
//
// A push-relabel algorithm works in rounds. The targets of a round are the exposed vertices of the
// other side. First, relabel() labels each vertex with the length of the shortest alternating path
// from this vertex to a target, and gives up the exposed vertices of the active side that have no
// such path. The remaining ones are active. Then push() matches an active vertex v to its neighbor
// w with the lowest label. If w had a mate, this mate becomes active instead of v. The label of w
// rises to the second lowest label among the neighbors of v, plus 2. If no neighbor of v has a
// label, v waits for the next round.
//
// Each round takes O(E) time. After 64 rounds, augmentation along shortest paths replaces the
// pushes, which takes O(E sqrt(V)) time in all. No family of graphs in src/instances needs more
// than 16 rounds.
//
// K. Kaya, J. Langguth, F. Manne, B. Ucar, "Push-relabel-based maximum cardinality bipartite
// matching algorithms", 2013. J. E. Hopcroft, R. M. Karp, "An n^(5/2) algorithm for maximum
// matchings in bipartite graphs", 1973.
template <class Graph>
class BipartiteMatcher {
 public:
  // The caller must not have called start.match_core(). Every edge of the core must join the two
  // sides. After run(), start.mate() is a maximum matching.
  template <class Side>
  BipartiteMatcher(const Graph& graph, KarpSipser<Graph>& start, Side& side)
      : graph_(graph), mate_(start.mate()), label_(mate_.size(), kUnreached) {
    for (int v = 0; v < graph.size(); ++v) {
      if (!start.in_core(v)) label_[v] = -1;
    }
    start.match_core();
    bool two_sides = true;
    for (int v = 0; v < graph.size(); ++v) {
      if (mate_[v] != -1) {
        two_sides &= static_cast<bool>(side(v)) != static_cast<bool>(side(mate_[v]));
      } else if (label_[v] >= 0) {
        (side(v) ? targets_ : active_).push_back(v);
      }
    }
    if (!two_sides) throw_not_symmetric();
    if (active_.size() >= targets_.size()) active_.swap(targets_);
  }

  void run(int rounds = 64) {
    for (; !active_.empty(); --rounds) {
      const long long scans = relabel();
      if (rounds > 0) {
        push(scans / 2);  // with scans / 8 or scans * 2, the solvers take up to 5 % longer
      } else {
        augment();
      }
    }
  }

 private:
  // Labels are distances or a little larger than kUnreached, the label of a vertex without a path
  // to a target. The label -1 keeps the search away from vertices outside the core.
  enum { kUnreached = std::numeric_limits<int>::max() - 2 };

  void match(int v, int w) {
    mate_[v] = w;
    mate_[w] = v;
  }

  // Labels the vertices by a breadth-first search from the targets, which stops when it has reached
  // all active vertices. Gives up the active vertices that it does not reach. Returns the number of
  // entries of neighbor lists that it has scanned.
  long long relabel() {
    for (int& label : label_) label = label < 0 ? label : kUnreached;
    std::vector<int> level, next;
    for (const int v : targets_) {
      if (mate_[v] == -1) level.push_back(v);
    }
    targets_ = level;
    long long scans = 0;
    std::size_t left = active_.size();
    for (int label = 0; left > 0 && !level.empty(); label += 2) {
      std::size_t count = 0;
      for (const int v : level) {
        if (v == -1) continue;  // an active vertex has no mate
        label_[v] = label;
        const auto ns = graph_.neighbors(v);
        const int degree = ns.size();
        scans += degree;
        if (next.size() < count + degree) next.resize(2 * (count + degree));
        for (const int w : ns) {  // without a branch, which could not be predicted
          const int old = label_[w];
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
    std::size_t kept = 0;
    for (const int v : active_) {
      if (label_[v] < kUnreached) active_[kept++] = v;
    }
    active_.resize(kept);
    return scans;
  }

  // Lets the active vertices push in turn, until no vertex is active or `budget` entries of
  // neighbor lists have been scanned.
  //
  // A turn goes on from the vertex that pushes to the vertex that becomes active, and so on, for
  // `turn` entries. Long turns stay in one part of the graph, which uses the cache well. But pushes
  // also make the labels of other vertices too low, and short turns do so less. With 256 or
  // 65536 as the longest turn, the number of scans on eight families of graphs changes by 6 % at
  // most.
  void push(long long budget) {
    const long long longest = 4096;
    while (!active_.empty() && budget > 0) {
      const long long turn = std::min(longest, 1 + budget / static_cast<long long>(active_.size()));
      std::size_t kept = 0;
      for (int v : active_) {
        const long long stop = std::max(budget - turn, 0LL);
        while (v >= 0 && budget > stop) v = push_from(v, budget);
        if (v >= 0) active_[kept++] = v;
      }
      active_.resize(kept);
    }
    active_.insert(active_.end(), waiting_.begin(), waiting_.end());
    waiting_.clear();
  }

  // Returns the vertex that becomes active instead of v, or -1. Lowers `budget` by the number of
  // scanned entries.
  int push_from(int v, long long& budget) {
    int choice = -1, lowest = kUnreached, second = kUnreached;
    for (const int w : graph_.neighbors(v)) {
      if (second < label_[v]) break;  // no neighbor's label is below label_[v] - 1
      const int label = label_[w] < 0 || w == v ? static_cast<int>(kUnreached) : label_[w];
      second = std::min(second, std::max(lowest, label));
      choice = label < lowest ? w : choice;
      lowest = std::min(lowest, label);
      --budget;
    }
    if (choice < 0) {
      waiting_.push_back(v);
      return -1;
    }
    const int displaced = mate_[choice];
    match(v, choice);
    label_[v] = second + 1;
    label_[choice] = second + 2;
    if (displaced != -1) mate_[displaced] = -1;
    return displaced;
  }

  // Augments along a maximal set of disjoint shortest augmenting paths: just after relabel(), these
  // are the paths along which the label falls by 1.
  void augment() {
    std::sort(active_.begin(), active_.end(),
              [this](int v, int w) { return label_[v] < label_[w]; });
    std::vector<std::pair<int, int>> path;  // a vertex, and its position in its neighbor list
    std::size_t kept = 0;
    for (const int root : active_) {
      path.assign(1, std::make_pair(root, 0));
      while (!path.empty()) {
        const int v = path.back().first;
        const auto ns = graph_.neighbors(v);
        int i = path.back().second;
        while (i < ns.size() && label_[ns[i]] != label_[v] - 1) ++i;
        path.back().second = i;
        if (i == ns.size()) {
          path.pop_back();
          continue;
        }
        label_[ns[i]] = kUnreached;
        if (mate_[ns[i]] == -1) break;
        path.emplace_back(mate_[ns[i]], 0);
      }
      if (path.empty()) active_[kept++] = root;
      for (const std::pair<int, int>& step : path) {
        match(step.first, graph_.neighbors(step.first)[step.second]);
      }
    }
    if (kept == active_.size() && kept > 0) throw_not_symmetric();
    active_.resize(kept);
  }

  const Graph graph_;
  std::vector<int>& mate_;
  std::vector<int> label_;
  std::vector<int> active_, targets_;
  std::vector<int> waiting_;  // active vertices that wait for the next round
};

// Returns a maximum matching of a bipartite graph. Throws std::invalid_argument, with the name of
// the caller, if an edge joins two vertices of the same side.
template <class Graph, class Side>
std::vector<int> match_sides(const char* caller, const Graph& graph, Side& on_side_1) {
  KarpSipser<Graph> start(graph);
  if (!start.remove_leaves([&](int v, int w) { return !on_side_1(v) != !on_side_1(w); })) {
    internal::require_two_sides(caller, graph, on_side_1);
  }
  BipartiteMatcher<Graph>(graph, start, on_side_1).run();
  return std::move(start.mate());
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_BIPARTITE_MATCHER_HPP
