// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_SHORTEST_PHASES_HPP
#define MATCHING_GAMES_INTERNAL_SHORTEST_PHASES_HPP

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "matching_games/internal/blossom_trees.hpp"
#include "matching_games/internal/errors.hpp"

namespace matching_games {
namespace internal {

// Makes a matching maximum in phases. Each phase augments along a maximal set of disjoint shortest
// augmenting paths. Afterwards every augmenting path is longer than before. So there are at most
// sqrt(2 n) + 2 phases, because at most n / (2 k) augmenting paths are left when each has at least
// 2 k vertices. A phase scans each neighbor list at most three times and takes O((n + m) log n)
// time for m edges; the factor log n is the bound for path halving without ranks.
//
// In a phase, a search with the dual variables of weighted matching first finds the blossoms and
// the length of the shortest augmenting paths. Then the blossoms are contracted, and a depth-first
// search in the graph of tight edges finds the paths.
//
// J. E. Hopcroft, R. M. Karp, "An n^(5/2) algorithm for maximum matchings in bipartite graphs",
// 1973. First part: H. N. Gabow, "The weighted matching approach to maximum cardinality matching",
// 2017. Second part: H. N. Gabow, R. E. Tarjan, "Faster scaling algorithms for general
// graph-matching problems", 1991.
template <class Graph>
class ShortestPhases {
 public:
  ShortestPhases(const Graph& graph, std::vector<int>& mate)
      : graph_(graph),
        mate_(mate),
        trees_(mate),
        size_(graph.size()),
        depth_(mate.size()),
        place_(mate.size()) {}

  // Runs one phase. Returns false, without a change, if the matching is already maximum.
  bool run() {
    search();
    if (time_ > size_) return false;
    contract();
    bool found = false;
    for (int v = 0; v < size_; ++v) {
      if (!graph_.contains(v) || mate_[v] != -1 || place_[v].number != kUnvisited) continue;
      if (find_path(v)) found = true;
    }
    if (!found) throw_not_symmetric();
    return true;
  }

  // Returns half the number of vertices on each augmenting path of the last phase.
  int length() const { return time_; }

 private:
  // The state of a vertex during the depth-first search. From `first` on, the fields describe a
  // contracted blossom, and are valid only for its base.
  struct Place {
    int dual, blossom, next;
    int first;      // the first vertex of the blossom; `next` links the others
    int number;     // kUnvisited, kInner, or n for the n-th blossom that became outer
    int from, to;   // the edge that reached this blossom when it became inner
    int bridge[2];  // the edge by which the inner blossom became outer, or -1
  };

  static constexpr int kUnvisited = -1, kInner = 0;

  // Grows trees from all exposed vertices at the times 0, 1, 2, ... until the first edge that joins
  // two trees is tight. The depth of an outer vertex is the number of matched edges on its shortest
  // alternating path of even length. At time t, a vertex in no tree has the dual variable 1, and an
  // outer vertex of depth d has 1 - (t - 2 d). An edge is tight when the dual variables of its ends
  // add up to 0: for an outer vertex of depth d and a vertex in no tree, this is time 2 d + 2, and
  // for two outer vertices of depths d and e, time d + e + 1.
  void search() {
    trees_.clear();
    events_.assign(1, std::vector<std::pair<int, int>>());
    merges_.clear();
    kept_ = 0;
    limit_ = size_ + 1;
    for (int v = 0; v < size_; ++v) {
      if (mate_[v] != -1 || !graph_.contains(v)) continue;
      trees_.plant(v);
      depth_[v] = 0;
    }
    head_ = 0;
    for (time_ = 0; time_ < limit_ && time_ < static_cast<int>(events_.size()); ++time_) {
      for (reach(); time_ < limit_ && !events_[time_].empty(); reach()) {
        const int v = events_[time_].back().first, w = events_[time_].back().second;
        events_[time_].pop_back();
        if (w == -1) {
          extend(v);
        } else if (trees_.find_base(v) != trees_.find_base(w)) {
          trees_.shrink(v, w);
        }
      }
      if (time_ < limit_) kept_ = merges_.size();
    }
    time_ = limit_;
  }

  // Schedules the events of the vertices that have become outer since the last call. An edge to
  // another tree completes an augmenting path when it becomes tight, so that it lowers limit_.
  void reach() {
    for (; head_ < trees_.queue.size(); ++head_) {
      const int v = trees_.queue[head_];
      if (trees_.node[v].bridge != -1) {
        depth_[v] = time_ - depth_[v];
        merges_.emplace_back(v, trees_.node[v].base);
      }
      schedule(2 * depth_[v] + 2, v, -1);  // at most n + 1: the path to v has 2 depth + 1 vertices
      for (const int w : graph_.neighbors(v)) {
        if (!graph_.contains(w) || !trees_.is_outer(w)) continue;
        const int moment = depth_[v] + depth_[w] + 1;
        if (trees_.node[v].root != trees_.node[w].root) {
          limit_ = std::min(limit_, moment);
        } else if (trees_.find_base(v) != trees_.find_base(w)) {
          schedule(moment, v, w);
        }
      }
    }
  }

  void schedule(int moment, int v, int w) {
    if (moment >= limit_) return;
    if (moment >= static_cast<int>(events_.size()))
      events_.resize(static_cast<std::size_t>(moment) + 1);
    events_[moment].emplace_back(v, w);
  }

  void extend(int v) {
    for (const int w : graph_.neighbors(v)) {
      if (!graph_.contains(w) || trees_.is_labelled(w)) continue;
      trees_.add_pair(w, v);
      depth_[w] = depth_[mate_[w]] = depth_[v] + 1;
    }
  }

  // Prepares the depth-first search. Contracts the blossoms that search() found before time_, and
  // lists their vertices. Blossoms of just this time stay as they are, because a shortest path may
  // enter and leave them along unmatched edges.
  void contract() {
    count_ = kInner;
    for (int v = 0; v < size_; ++v) {
      Place& place = place_[v];
      place.number = kUnvisited;
      place.first = place.bridge[0] = -1;
      trees_.node[v].base = v;
      const int age = trees_.is_labelled(v) ? time_ - 2 * depth_[v] : 0;
      place.dual = trees_.is_inner(v) ? 1 + age : 1 - age;
    }
    for (std::size_t k = 0; k < kept_; ++k) {
      const int v = merges_[k].first;
      trees_.node[v].base = trees_.node[mate_[v]].base = merges_[k].second;
    }
    for (int v = 0; v < size_; ++v) {
      Place& base = place_[place_[v].blossom = trees_.find_base(v)];
      place_[v].next = base.first;
      base.first = v;
    }
  }

  // Searches for an augmenting path from the exposed vertex `root` that uses only tight edges and
  // visits only contracted blossoms and single vertices that are unvisited. Augments along it.
  bool find_path(int root) {
    frames_.clear();
    for (open(root); !frames_.empty();) {
      const int v = frames_.back().first;
      int& i = frames_.back().second;
      if (v == -1) {
        frames_.pop_back();
        continue;
      }
      const auto neighbors = graph_.neighbors(v);
      if (i == neighbors.size()) {
        frames_.back().first = place_[v].next;
        i = 0;
        continue;
      }
      const int w = neighbors[i++];
      if (!graph_.contains(w) || place_[v].dual + place_[w].dual != 0) continue;
      const int b = place_[w].blossom;
      Place& blossom = place_[b];
      if (blossom.number == kUnvisited) {
        blossom.number = kInner;
        if (mate_[b] == -1) {
          trees_.rematch(w, v);
          rematch_blossoms(v, w);
          return true;
        }
        blossom.from = v;
        blossom.to = w;
        open(mate_[b]);
      } else if (place_[trees_.find_base(w)].number > place_[trees_.find_base(v)].number) {
        close(w, v);
      }
    }
    return false;
  }

  // Makes the blossom with the base `base` outer, and starts to scan it.
  void open(int base) {
    place_[base].number = ++count_;
    frames_.emplace_back(place_[base].first, 0);
  }

  // Handles an edge from an outer vertex v to an outer ancestor w: every inner blossom on the tree
  // path from v to w becomes outer and is scanned.
  void close(int v, int w) {
    const int top = trees_.find_base(w);
    for (int b = trees_.find_base(v); b != top;) {
      const int inner = mate_[b];
      const int above = trees_.find_base(place_[inner].from);
      place_[inner].bridge[0] = v;
      place_[inner].bridge[1] = w;
      trees_.node[b].base = trees_.node[inner].base = top;
      frames_.emplace_back(place_[inner].first, 0);
      b = above;
    }
  }

  // Matches v to w and augments along the path from v to its root, which may lead through
  // contracted blossoms. The path leaves a blossom by the matched edge at its base. This edge is
  // removed first, so that rematch() stops at the base.
  void rematch_blossoms(int v, int w) {
    pending_.emplace_back(v, w);
    while (!pending_.empty()) {
      v = pending_.back().first;
      w = pending_.back().second;
      pending_.pop_back();
      const int b = place_[v].blossom, t = mate_[b];
      if (t != -1) mate_[b] = mate_[t] = -1;
      trees_.rematch(v, w);
      if (t == -1) continue;
      const int p = place_[b].bridge[0], q = place_[b].bridge[1];
      if (p == -1) {
        trees_.rematch(place_[t].to, place_[t].from);
        pending_.emplace_back(place_[t].from, place_[t].to);
      } else {
        pending_.emplace_back(q, p);
        pending_.emplace_back(p, q);
      }
    }
  }

  const Graph graph_;
  std::vector<int>& mate_;
  BlossomTrees trees_;
  std::size_t head_ = 0;  // reach() has handled the entries of trees_.queue before head_
  int size_, time_ = 0, limit_ = 0, count_ = 0;
  std::vector<int> depth_;  // an inner vertex has the depth of its mate
  // events_[t] lists what search() does at time t. If w is -1, an event (v, w) adds the neighbors
  // of v to its tree. Otherwise it shrinks the blossom that the edge v - w closes.
  std::vector<std::vector<std::pair<int, int>>> events_;
  std::vector<std::pair<int, int>> merges_;  // inner vertices that became outer, with their base
  std::size_t kept_ = 0;                     // the number of merges at times before time_
  std::vector<Place> place_;
  std::vector<std::pair<int, int>> frames_;  // a vertex to scan or -1, and its next neighbor
  std::vector<std::pair<int, int>> pending_;
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_SHORTEST_PHASES_HPP
