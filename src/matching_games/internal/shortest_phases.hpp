// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_SHORTEST_PHASES_HPP
#define MATCHING_GAMES_INTERNAL_SHORTEST_PHASES_HPP

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/blossom_trees.hpp"

namespace matching_games {
namespace internal {

// Makes a matching maximum in phases. Each phase augments along a maximal set of disjoint shortest
// augmenting paths. Afterwards every augmenting path is longer than before.
//
// A phase scans each neighbor list at most three times and takes O((n + m) log n) time for m edges.
// The factor log n comes from the search for the bases of blossoms, which uses path halving without
// ranks. In practice, this factor is hardly noticeable. There are at most sqrt(2 n) + 2 phases,
// because at most n / (2 k) augmenting paths are left when each has at least 2 k vertices.
//
// A phase has two parts. First, a search with the dual variables of weighted matching finds the
// blossoms and the length of the shortest augmenting paths. Then the blossoms are contracted, and a
// depth-first search in the graph of tight edges finds the disjoint paths.
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

  // Returns half the number of vertices on an augmenting path of the latest phase. All augmenting
  // paths of a phase have the same length.
  int length() const { return time_; }

 private:
  // An event is a step that search() makes when its counter time_ has a certain value. If w is -1,
  // the event scans v for neighbors that are in no tree. Otherwise the event shrinks the blossom
  // that the edge v-w closes, unless v and w are already in one blossom.
  struct Event {
    int v, w;
    std::size_t next;  // the next event of the same time, or kNoEvent
  };

  // Stores the state of a vertex during the depth-first search. The field `first` and the fields
  // after it describe a contracted blossom. They are valid only if the vertex is the base of the
  // blossom.
  struct Place {
    int dual, blossom, next;
    int first;      // the first vertex of the blossom; `next` links the others
    int number;     // kUnvisited, kInner, or n for the n-th blossom that became outer
    int from, to;   // the edge that reached this blossom when it became inner
    int bridge[2];  // the edge by which the inner blossom became outer, or -1
  };

  struct Frame {
    int v, i;
  };

  enum : std::size_t { kNoEvent = std::numeric_limits<std::size_t>::max() };
  static constexpr int kUnvisited = -1, kInner = 0;

  // Grows trees from all exposed vertices. The depth of an outer vertex is the number of matched
  // edges on a shortest alternating path of even length to its root. The search runs in steps, the
  // times t = 0, 1, 2, and so on. At time t, a vertex in no tree has the dual variable 1, and an
  // outer vertex of depth d has the dual variable 1 - (t - 2 d). The search follows an edge at the
  // time at which the edge becomes tight, that is, at which the dual variables of its ends add up
  // to 0. For an outer vertex of depth d and a vertex in no tree, this is time 2 d + 2. For two
  // outer vertices of depths d and e, this is time d + e + 1. The search stops at the time of the
  // first edge that joins two trees.
  void search() {
    trees_.clear();
    events_.clear();
    merges_.clear();
    kept_ = 0;
    bucket_.assign(static_cast<std::size_t>(size_) + 3, kNoEvent);
    limit_ = size_ + 1;
    for (int v = 0; v < size_; ++v) {
      if (mate_[v] != -1 || !graph_.contains(v)) continue;
      trees_.plant(v);
      depth_[v] = 0;
    }
    head_ = 0;
    for (time_ = 0; time_ < limit_; ++time_) {
      for (reach(); time_ < limit_ && bucket_[time_] != kNoEvent; reach()) {
        const Event event = events_[bucket_[time_]];
        bucket_[time_] = event.next;
        if (event.w == -1) {
          extend(event.v);
        } else if (trees_.find_base(event.v) != trees_.find_base(event.w)) {
          trees_.shrink(event.v, event.w);
        }
      }
      if (time_ == limit_) break;
      kept_ = merges_.size();
    }
  }

  // Handles each vertex v that has become outer since the last call. If v was an inner vertex
  // before, sets depth_[v] to the depth of v as an outer vertex: the number of matched edges on the
  // alternating path of even length from the root to v. Schedules the scan of v for neighbors that
  // are in no tree. For each edge from v to another outer vertex, computes the time (a value of
  // time_) at which the edge becomes tight. If both ends are in the same tree, schedules an event
  // for that time, which shrinks the blossom. If the ends are in different trees, the edge
  // completes an augmenting path at that time, where the search must stop, so the function lowers
  // limit_ to that time unless limit_ is already lower.
  void reach() {
    for (; head_ < trees_.queue.size(); ++head_) {
      const int v = trees_.queue[head_];
      if (trees_.node[v].bridge != -1) {
        depth_[v] = time_ - depth_[v];
        merges_.push_back(std::make_pair(v, trees_.node[v].base));
      }
      schedule(2 * depth_[v] + 2, v, -1);
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
    const Event event = {v, w, bucket_[moment]};
    bucket_[moment] = events_.size();
    events_.push_back(event);
  }

  void extend(int v) {
    for (const int w : graph_.neighbors(v)) {
      if (!graph_.contains(w) || trees_.is_labelled(w)) continue;
      trees_.add_pair(w, v);
      depth_[w] = depth_[mate_[w]] = depth_[v] + 1;
    }
  }

  // Prepares the depth-first search for disjoint augmenting paths, which follows search(). Sets the
  // dual variable of each vertex to its value at time_, the time at which search() stopped.
  // Contracts each blossom that search() found before time_: the depth-first search treats the
  // blossom as one vertex. Also lists the vertices of each blossom. A blossom that search() found
  // exactly at time_ is not contracted, because a shortest path may enter and leave such a blossom
  // along unmatched edges.
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

  // Searches for an augmenting path that starts at the exposed vertex `root`, uses only tight edges
  // (the dual variables of the two ends add up to 0), and visits only contracted blossoms and
  // single vertices that are still unvisited. If the search finds a path, it augments along the
  // path and returns true.
  bool find_path(int root) {
    frames_.clear();
    for (open(root); !frames_.empty();) {
      Frame& frame = frames_.back();
      const int v = frame.v;
      if (v == -1) {
        frames_.pop_back();
        continue;
      }
      const auto neighbors = graph_.neighbors(v);
      if (frame.i == neighbors.size()) {
        frame.v = place_[v].next;
        frame.i = 0;
        continue;
      }
      const int w = neighbors[frame.i++];
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
    push(base);
  }

  void push(int base) {
    const Frame frame = {place_[base].first, 0};
    frames_.push_back(frame);
  }

  // find_path() calls this function when it finds an edge from an outer vertex v to w, an outer
  // ancestor of v. With this edge, each contracted blossom or single vertex that is inner and lies
  // on the tree path from v to w gets an alternating path of even length from the root. Makes all
  // of these outer, and starts to scan them.
  void close(int v, int w) {
    const int top = trees_.find_base(w);
    for (int b = trees_.find_base(v); b != top;) {
      const int inner = mate_[b];
      const int above = trees_.find_base(place_[inner].from);
      place_[inner].bridge[0] = v;
      place_[inner].bridge[1] = w;
      trees_.node[b].base = trees_.node[inner].base = top;
      push(inner);
      b = above;
    }
  }

  // An augmenting path leads from w to v and on to the root of v. Matches v to w, and augments
  // along the path from v to the root, as rematch() does, but this path may lead through contracted
  // blossoms. The path leaves a blossom by the matched edge at the base of the blossom. This
  // function removes that edge from the matching before it calls rematch() for the path inside the
  // blossom. The base is then exposed, and rematch() stops at an exposed vertex.
  void rematch_blossoms(int v, int w) {
    pending_.push_back(std::make_pair(v, w));
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
        pending_.push_back(std::make_pair(place_[t].from, place_[t].to));
      } else {
        pending_.push_back(std::make_pair(q, p));
        pending_.push_back(std::make_pair(p, q));
      }
    }
  }

  const Graph graph_;
  std::vector<int>& mate_;
  BlossomTrees trees_;
  std::size_t head_ = 0;  // reach() has handled the entries of trees_.queue before head_
  int size_, time_ = 0, limit_ = 0, count_ = 0;
  std::vector<int> depth_;           // an inner vertex has the depth of its mate
  std::vector<std::size_t> bucket_;  // the first event of each time, or kNoEvent
  std::vector<Event> events_;
  std::vector<std::pair<int, int>> merges_;  // inner vertices that became outer, with their base
  std::size_t kept_ = 0;                     // the number of merges at times before time_
  std::vector<Place> place_;
  std::vector<Frame> frames_;
  std::vector<std::pair<int, int>> pending_;
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_SHORTEST_PHASES_HPP
