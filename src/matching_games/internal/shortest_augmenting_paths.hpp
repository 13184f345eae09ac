// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_SHORTEST_AUGMENTING_PATHS_HPP
#define MATCHING_GAMES_INTERNAL_SHORTEST_AUGMENTING_PATHS_HPP

#include <algorithm>
#include <cstddef>
#include <functional>
#include <limits>
#include <utility>
#include <vector>

#include "matching_games/internal/search_in_rounds.hpp"
#include "matching_games/internal/weighted_lists.hpp"

namespace matching_games {
namespace internal {

// Searches for matchings of maximum weight in bipartite graphs. Each vertex has a dual variable
// >= 0. Those of the ends of an arc add up to at least its weight, and if the ends are matched to
// each other, to exactly its weight. The matching is heaviest if the duals of exposed vertices are
// 0. After a search from an exposed vertex that does not give up, this vertex is matched or has the
// dual 0. Exposed vertices of the other side have kept their duals.
//
// In relaxed searches, the duals of the ends of an arc outside the matching may add up to one less.
// Each arc that comes into the matching then costs 1. So a search finds an end before it has scanned
// all of the many vertices that would be at the same distance.
//
// A search takes O(m log n) time, and resets only what it has touched. In a dense graph, it takes
// O(n^2) time for n vertices, without a heap.
//
// J. Edmonds, R. M. Karp, "Theoretical improvements in algorithmic efficiency for network flow
// problems", 1972.
class ShortestAugmentingPaths {
 public:
  // The numbers that a search needs together are stored together.
  struct Vertex {
    long long dual;
    int mate;  // or -1; in a double cover, the mate's number on the other side
    int before;
    long long distance;
  };
  typedef std::vector<Vertex> Vertices;

  // The scans for each arc before the race, without and with sides, and in each attempt to win it.
  enum { kAlone = 56, kAloneWithSides = 40, kAttempt = 13 };

  // Keeps the addresses. The first `left` vertices are the left side. In a double cover, there are
  // twice as many vertices as lists: both sides have the same lists, in which the vertices of the
  // other side have the numbers of these lists.
  ShortestAugmentingPaths(const WeightedLists& lists, int left, Vertices& vertices,
                          bool is_relaxed = false)
      : lists_(lists),
        vertices_(vertices),
        left_(left),
        is_dense_(lists.is_dense()),
        missing_(is_relaxed) {
    for (Vertex& v : vertices) v.distance = kFar;
  }

  // Makes the matching heaviest. No rule tells which searches are the shortest ones: after `most`
  // scans for each arc, there is one race with other(). If the vertices that it returns are not
  // empty, they take the place of these vertices.
  //
  // In dense graphs, each root first has a search that gives up as soon as the distance is above 0:
  // so the duals of both sides become smaller together, which weights like products need. Later,
  // one side follows the other, which weights like sums need.
  //
  // In other graphs, large duals fall first, unless many are equal. If the weights are sums of
  // values of the vertices, a search that fails then leaves nothing in its tree for roots with
  // smaller duals. In a double cover, both sides then fall together, also in later searches if the
  // first ones were long.
  template <class Other>
  void run(long long most, Other other) {
    const long long arcs = lists_.arcs.size();
    Vertices rival;
    bool is_over = false, stops = false;  // whether the race is over, and was lost
    std::vector<int> roots = exposed();
    const auto dual = [this](int v) { return vertices_[v].dual; };
    std::vector<int> sorted = roots;
    std::stable_sort(sorted.begin(), sorted.end(),
                     [&dual](int v, int w) { return dual(v) < dual(w); });
    std::size_t changes = 0;
    for (std::size_t k = 1; k < sorted.size(); ++k)
      changes += dual(sorted[k - 1]) < dual(sorted[k]);
    if (is_dense_) {
      for (const int root : sorted) search(root, 0);
    } else if (changes > sorted.size() / 2) {
      roots.assign(sorted.rbegin(), sorted.rend());
      waits_ = !is_cover() && arcs >= 16LL * lists_.size();
    }
    search_in_rounds(
        roots, kFirstScans, !is_dense_ && is_cover() ? arcs : kFar,
        [&](int root, long long allowed) -> long long {
          if (scans_ > most * arcs && !is_over) {
            is_over = true;
            rival = other();
            stops = !rival.empty();
          }
          return stops ? 0 : search(root, allowed);
        },
        dual);
    if (stops) vertices_.swap(rival);
  }

  // Makes the matching heaviest, by searches in the order of the roots. After `limit` scans, it
  // stops and returns false.
  bool run_plain(long long limit) {
    search_in_rounds(
        exposed(), kFirstScans, kFar,
        [&](int root, long long allowed) -> long long {
          return scans_ > limit ? 0 : search(root, allowed);
        },
        [](int) { return 0; });
    return scans_ <= limit;
  }

 private:
  typedef std::pair<long long, int> Entry;  // a distance and a vertex
  static constexpr long long kFar = std::numeric_limits<long long>::max();

  std::vector<int> exposed() const {
    std::vector<int> result;
    for (std::size_t v = 0; v < vertices_.size(); ++v) {
      if (vertices_[v].mate == -1) result.push_back(static_cast<int>(v));
    }
    return result;
  }

  bool is_cover() const { return left_ == lists_.size(); }

  // If `root` is exposed, finds the lightest path from it to an exposed vertex of the other side,
  // `heads`, or to a vertex of its own side, `tails`, that may become exposed, because its dual
  // variable becomes 0. Changes the duals so that the path is tight, and augments. Returns 0.
  //
  // The search gives up when it has scanned more than `allowed` arcs; in a double cover, before the
  // next list would exceed `allowed`, and so before the long list of a hub. It then ends at a
  // distance that it has reached, as if there were a path of this weight, but does not augment, and
  // returns the number of scanned arcs. At the distance 0, the dual of the root would not become
  // smaller, and the search would have been in vain. So it gives up there only if large duals fall
  // first and, with sides, the lists are short: another root may be nearer to an end of the many
  // tight arcs. In a double cover, the search takes the heads at one distance in order. With sides,
  // both rules for covers were slower.
  long long search(int root, long long allowed) {
    const int shift = root < lists_.size() ? 0 : left_;  // of the right side of a double cover
    Vertex* const tails = vertices_.data() + shift;
    Vertex* const heads = vertices_.data() + (is_cover() ? left_ - shift : 0);
    root -= shift;
    if (tails[root].mate != -1 || tails[root].dual == 0) return 0;
    long long scans = lists_.of(root).size();
    bool gives_up = false;
    long long limit = tails[root].dual;
    int exposed = -1, last = root;  // the end of the path: a head, or a tail
    std::size_t next = 0;           // the heads at this distance are tight_[next], ...
    int v = root;
    for (long long distance = 0;;) {
      const long long start = distance + tails[v].dual;
      if (start < limit) {
        limit = start;
        last = v;
        exposed = -1;
      }
      const long long from = start + missing_;
      for (const WeightedArc& arc : lists_.of(v)) {
        Vertex& end = heads[arc.end];
        const long long there = from + end.dual - arc.weight;
        if (there >= limit || there >= end.distance) continue;
        if (end.distance == kFar) touched_.push_back(arc.end);
        end.distance = there;
        end.before = v;
        if (end.mate == -1) {
          limit = there;
          exposed = arc.end;
        } else if (there == distance) {
          tight_.push_back(arc.end);
        } else if (!is_dense_) {
          heap_.emplace_back(there, arc.end);
          std::push_heap(heap_.begin(), heap_.end(), std::greater<Entry>());
        }
      }
      if (is_dense_ && next == tight_.size()) {  // takes the place of the heap
        long long least = limit - 1;
        for (const int w : touched_) {
          const long long there = heads[w].distance;
          if (there <= distance || there > least) continue;
          if (there < least) tight_.resize(next);
          least = there;
          tight_.push_back(w);
        }
      }
      int w = -1;
      if (next < tight_.size()) {
        w = tight_[is_cover() ? next++ : tight_.size() - 1];
        if (!is_cover()) tight_.pop_back();
      }
      while (w == -1 && !heap_.empty() && heap_.front().first < limit) {
        if (heads[heap_.front().second].distance == heap_.front().first) w = heap_.front().second;
        std::pop_heap(heap_.begin(), heap_.end(), std::greater<Entry>());
        heap_.pop_back();
      }
      if (w == -1 || heads[w].distance >= limit) break;
      distance = heads[w].distance;
      v = heads[w].mate;
      const long long all = scans + lists_.of(v).size();
      gives_up = (is_cover() ? all : scans) > allowed && (distance > 0 || !waits_);
      if (gives_up) {
        limit = distance;
        exposed = -1;
        last = root;
        break;
      }
      scans = all;
    }
    heap_.clear();
    tight_.clear();

    tails[root].dual -= limit;
    for (const int w : touched_) {
      const long long change = limit - heads[w].distance;
      heads[w].distance = kFar;
      if (change <= 0) continue;
      heads[w].dual += change;
      tails[heads[w].mate].dual -= change;
    }
    touched_.clear();
    int w = exposed;
    if (exposed == -1 && last != root) {
      w = tails[last].mate;
      tails[last].mate = -1;
    }
    while (w != -1) {
      const int x = heads[w].before;
      heads[w].mate = x;
      tails[x].dual += missing_;
      std::swap(w, tails[x].mate);
    }
    scans_ += scans;
    return gives_up ? scans : 0;
  }

  const WeightedLists& lists_;
  Vertices& vertices_;
  int left_;
  bool is_dense_;
  bool waits_ = true;  // a search does not give up at the distance 0
  long long scans_ = 0;
  int missing_;  // the sum of the duals of the ends of an arc may be this much below its weight
  std::vector<int> touched_, tight_;
  std::vector<Entry> heap_;
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_SHORTEST_AUGMENTING_PATHS_HPP
