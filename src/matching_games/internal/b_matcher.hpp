// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_B_MATCHER_HPP
#define MATCHING_GAMES_INTERNAL_B_MATCHER_HPP

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "matching_games/internal/edges.hpp"

namespace matching_games {
namespace internal {

// Finds a maximum b-matching, which is a maximum flow from the left to the right vertices. The
// edges are its arcs, and no source or sink is stored. The room of a vertex is the part of its
// capacity that is not used.
//
// After a greedy start, each phase has two halves. The first one is a breadth-first search from the
// left vertices with room. The second one searches back from each right vertex with room, the
// nearest first, along paths on which the distance falls by 1. Each vertex remembers which part of
// its list has led to nothing. So a phase augments along a maximal set of shortest paths, as those
// of E. A. Dinic and of J. E. Hopcroft and R. M. Karp do, and also along longer ones.
//
// E. A. Dinic, "Algorithm for solution of a problem of maximum flow in networks with power
// estimation", 1970. J. E. Hopcroft, R. M. Karp, "An n^(5/2) algorithm for maximum matchings in
// bipartite graphs", 1973.
class BMatcher {
 public:
  // The arguments must be valid. Edge i can be chosen most[i] times.
  template <class Edge>
  BMatcher(int l, int r, const std::vector<Edge>& edges, const std::vector<long long>& capacity,
           std::vector<long long> most)
      : l_(l),
        room_(capacity),
        rest_(std::move(most)),
        times_(edges.size(), 0),
        cursor_(l + r) {
    const auto end = [&edges, l](std::size_t i, int s) {
      const std::pair<int, int> ends = ends_of(edges[i]);
      return s == 0 ? ends.first : l + ends.second;
    };
    fill_lists(first_, entries_, l + r, edges.size(), end, [&end](std::size_t i, int s) {
      return Entry{end(i, 1 - s), static_cast<unsigned>(i)};
    });
  }

  void run() {
    for (int v = 0; v < l_; ++v) {
      for (unsigned i = first_[v]; i < first_[v + 1] && room_[v] > 0; ++i) {
        long long& room = room_[entries_[i].other];
        const long long amount = std::min(rest_[entries_[i].edge], std::min(room_[v], room));
        choose(entries_[i].edge, amount);
        room_[v] -= amount;
        room -= amount;
      }
    }
    while (search()) {
      for (const int w : targets_) augment(w);
    }
  }

  // Both must be called after run(). The cover is a minimum one.
  bool in_cover(int v) const { return (level_[v] < 0) == (v < l_); }
  std::vector<long long>& times() { return times_; }

 private:
  struct Entry {
    int other;
    unsigned edge;
  };

  // Returns how often the edge can be chosen on the way from x, which may be to give it up.
  long long rest(int x, unsigned edge) const {
    return x < l_ ? rest_[edge] : times_[edge];
  }
  void choose(unsigned edge, long long amount) {
    times_[edge] += amount;
    rest_[edge] -= amount;
  }

  // Sets the level of each vertex to its distance from the left vertices with room, or to -1.
  // Returns whether there is a path to a right vertex with room, a target.
  bool search() {
    targets_.clear();
    level_.assign(room_.size(), -1);
    queue_.clear();
    for (int v = 0; v < l_; ++v) {
      if (room_[v] == 0) continue;
      level_[v] = 0;
      queue_.push_back(v);
    }
    for (std::size_t k = 0; k < queue_.size(); ++k) {
      const int x = queue_[k];
      cursor_[x] = first_[x];
      if (x >= l_ && room_[x] > 0) targets_.push_back(x);
      for (unsigned i = first_[x]; i < first_[x + 1]; ++i) {
        const Entry entry = entries_[i];
        if (level_[entry.other] >= 0 || rest(x, entry.edge) == 0) continue;
        level_[entry.other] = level_[x] + 1;
        queue_.push_back(entry.other);
      }
    }
    return !targets_.empty();
  }

  // Augments along shortest paths to w, until w has no room or there is no such path. Walks each
  // path backward: path_[0] is w.
  void augment(int w) {
    path_.assign(1, w);
    while (room_[w] > 0 && !path_.empty()) {
      const int x = path_.back();
      if (level_[x] == 0 && room_[x] > 0) {
        long long amount = std::min(room_[w], room_[x]);
        for (std::size_t k = 1; k < path_.size(); ++k)
          amount = std::min(amount, rest(path_[k], edge(k)));
        room_[w] -= amount;
        room_[x] -= amount;
        for (std::size_t k = path_.size(); --k > 0;) {
          choose(edge(k), k % 2 == 1 ? amount : -amount);
        }
        path_.resize(1);
      } else if (level_[x] == 0 || cursor_[x] == first_[x + 1]) {
        level_[x] = -1;  // a dead end
        path_.pop_back();
      } else {
        const Entry entry = entries_[cursor_[x]];
        if (level_[entry.other] == level_[x] - 1 && rest(entry.other, entry.edge) > 0) {
          path_.push_back(entry.other);
        } else {
          ++cursor_[x];
        }
      }
    }
  }
  // The step k of the path leads from path_[k] to path_[k - 1].
  unsigned edge(std::size_t k) const { return entries_[cursor_[path_[k - 1]]].edge; }

  const int l_;
  std::vector<long long> room_;          // the part of each capacity that is not used
  std::vector<long long> rest_, times_;  // how often each edge can still be chosen, and is chosen
  // The entries of x are entries_[first_[x]] .. entries_[first_[x + 1] - 1]. In a phase, those
  // before cursor_[x] have led to nothing.
  std::vector<unsigned> first_, cursor_;
  std::vector<Entry> entries_;
  std::vector<int> level_, queue_, targets_, path_;
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_B_MATCHER_HPP
