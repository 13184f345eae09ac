// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_FRACTIONAL_MATCHING_HPP
#define MATCHING_GAMES_INTERNAL_FRACTIONAL_MATCHING_HPP

#include <algorithm>
#include <cstddef>
#include <functional>
#include <limits>
#include <utility>
#include <vector>

namespace matching_games {
namespace internal {

struct WeightedArc {
  int end;
  long long weight;
};

// Stores for each vertex the arcs to its neighbors, in one array.
struct WeightedLists {
  std::vector<std::size_t> first;  // the arcs of v are arcs[first[v]] .. arcs[first[v + 1] - 1]
  std::vector<WeightedArc> arcs;

  int size() const { return static_cast<int>(first.size()) - 1; }
};

// Computes a heaviest matching of the double cover of a graph, which has a left and a right copy of
// each vertex, and for each edge vw the edges from left v to right w and from left w to right v.
// Half of it is a heaviest fractional matching of the graph. It becomes a matching of the graph
// except for one vertex of each odd cycle, and the sums of the dual variables of both copies are
// dual variables of the graph.
//
// A search finds the lightest augmenting path from one exposed vertex, as Dijkstra does with the
// reduced costs. It only resets what it has touched. Takes O(n m log n) time.
//
// J. Edmonds, R. M. Karp, "Theoretical improvements in algorithmic efficiency for network flow
// problems", 1972. U. Derigs, A. Metz, "On the use of optimal fractional matchings for solving the
// (integer) matching problem", 1986.
class FractionalMatching {
 public:
  // `heaviest` has the largest weight at each vertex, and `mate` is a matching by edges that are
  // heaviest at both ends.
  FractionalMatching(const WeightedLists& lists, const std::vector<long long>& heaviest,
                     const std::vector<int>& mate)
      : lists_(lists) {
    // Half of the weight for each copy, rounded in opposite directions: a sum that is rounded down
    // is one of two different numbers, and so not smaller than the smaller one.
    for (std::size_t v = 0; v < heaviest.size(); ++v) {
      const long long half = heaviest[v] / 2;
      sides_[0].push_back(Copy{heaviest[v] - half, kFar, mate[v], -1});
      sides_[1].push_back(Copy{half, kFar, mate[v], -1});
    }
  }

  void run() {
    for (int s = 0; s < 2; ++s) {
      for (int v = 0; v < lists_.size(); ++v) {
        if (sides_[s][v].mate == -1 && sides_[s][v].dual > 0) search(sides_[s], sides_[1 - s], v);
      }
    }
  }

  // Returns the doubled dual variables of the graph.
  std::vector<long long> potential() const {
    std::vector<long long> result;
    for (int v = 0; v < lists_.size(); ++v) {
      result.push_back(sides_[0][v].dual + sides_[1][v].dual);
    }
    return result;
  }

  // Returns a matching by tight edges that misses only vertices with the potential 0, and one
  // vertex of each odd cycle.
  std::vector<int> mate() const {
    std::vector<int> result(sides_[0].size(), -1);
    std::vector<char> seen(sides_[0].size());
    for (int cyclic = 0; cyclic < 2; ++cyclic) {
      for (int start = 0; start < lists_.size(); ++start) {
        if (seen[start] || (cyclic == 0 && sides_[1][start].mate != -1)) continue;
        for (int v = start; v != -1 && !seen[v];) {
          const int w = sides_[0][v].mate;
          seen[v] = 1;
          if (w == -1 || seen[w]) break;
          seen[w] = 1;
          result[v] = w;
          result[w] = v;
          v = sides_[0][w].mate;
        }
      }
    }
    return result;
  }

 private:
  // A copy of a vertex. A search stores `distance` and `before` for vertices of the far side.
  struct Copy {
    long long dual, distance;
    int mate, before;
  };
  using Side = std::vector<Copy>;
  using Entry = std::pair<long long, int>;  // a distance and a vertex
  static constexpr long long kFar = std::numeric_limits<long long>::max();

  // Finds the lightest path from the exposed vertex `root` of the side `near` to an exposed vertex
  // of the side `far`, or to a vertex of `near` that may become exposed, because its dual variable
  // becomes 0. Changes the duals so that the path is tight, and augments.
  void search(Side& near, Side& far, int root) {
    long long limit = near[root].dual;
    int exposed = -1, last = root;  // the end of the path: on the far side, or on the near side
    int v = root;
    for (long long distance = 0;;) {
      const long long start = distance + near[v].dual;
      if (start < limit) {
        limit = start;
        last = v;
        exposed = -1;
      }
      const WeightedArc* const stop = lists_.arcs.data() + lists_.first[v + 1];
      for (const WeightedArc* arc = lists_.arcs.data() + lists_.first[v]; arc != stop; ++arc) {
        Copy& end = far[arc->end];
        const long long there = start + end.dual - arc->weight;
        if (there >= limit || there >= end.distance) continue;
        if (end.distance == kFar) touched_.push_back(arc->end);
        end.distance = there;
        end.before = v;
        if (end.mate == -1) {
          limit = there;
          exposed = arc->end;
        } else if (there == distance) {
          tight_.push_back(arc->end);
        } else {
          heap_.emplace_back(there, arc->end);
          std::push_heap(heap_.begin(), heap_.end(), std::greater<Entry>());
        }
      }
      int w = -1;
      if (!tight_.empty()) {
        w = tight_.back();
        tight_.pop_back();
      }
      while (w == -1 && !heap_.empty() && heap_.front().first < limit) {
        if (far[heap_.front().second].distance == heap_.front().first) w = heap_.front().second;
        std::pop_heap(heap_.begin(), heap_.end(), std::greater<Entry>());
        heap_.pop_back();
      }
      if (w == -1 || far[w].distance >= limit) break;
      distance = far[w].distance;
      v = far[w].mate;
    }
    heap_.clear();
    tight_.clear();

    near[root].dual -= limit;
    for (const int w : touched_) {
      const long long change = limit - far[w].distance;
      if (change > 0) {
        far[w].dual += change;
        near[far[w].mate].dual -= change;
      }
    }
    int w = exposed;
    if (exposed == -1 && last != root) {
      w = near[last].mate;
      near[last].mate = -1;
    }
    while (w != -1) {
      const int x = far[w].before;
      far[w].mate = x;
      std::swap(w, near[x].mate);
    }
    for (const int x : touched_) far[x].distance = kFar;
    touched_.clear();
  }

  const WeightedLists& lists_;
  Side sides_[2];
  std::vector<int> touched_, tight_;
  std::vector<Entry> heap_;
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_FRACTIONAL_MATCHING_HPP
