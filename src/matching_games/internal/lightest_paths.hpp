// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_LIGHTEST_PATHS_HPP
#define MATCHING_GAMES_INTERNAL_LIGHTEST_PATHS_HPP

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

// Calls search(root, most) for each root, in rounds. A call that has made more than `most` scans
// may give up and return the number of its scans, otherwise it returns 0. In the next round, its
// root may use four times as many.
//
// Most exposed vertices find a mate nearby. If the first ones had to search to the end, they would
// cross those parts of the graph where the dual variables of the other ones are still too large.
// Each call of a root makes at least four times as many scans as the call before, except for the
// last one. So all of them together make at most 7/3 times as many as a search can make.
template <class Search>
void search_in_rounds(const std::vector<int>& roots, long long most, Search search) {
  std::vector<std::pair<int, long long>> left;
  for (const int root : roots) left.emplace_back(root, most);
  while (!left.empty()) {
    std::size_t count = 0;
    for (const std::pair<int, long long>& root : left) {
      const long long scans = search(root.first, root.second);
      if (scans > 0) left[count++] = std::make_pair(root.first, 4 * scans);
    }
    left.resize(count);
  }
}

// Searches for matchings of maximum weight in bipartite graphs. Each vertex has a dual variable
// >= 0. Those of the ends of an arc add up to at least its weight, and if the ends are matched to
// each other, to exactly its weight. The matching is heaviest if the duals of exposed vertices are
// 0. After a search from an exposed vertex that does not give up, this vertex is matched or has the
// dual 0. Exposed vertices of the other side have kept their duals.
//
// A search takes O(m log n) time, and resets only what it has touched.
//
// J. Edmonds, R. M. Karp, "Theoretical improvements in algorithmic efficiency for network flow
// problems", 1972.
class LightestPaths {
 public:
  // A vertex of one side. The numbers that a search needs together are stored together.
  struct Vertex {
    long long dual;
    int mate;  // of the other side, or -1
    int before;
    long long distance;
    Vertex(long long given_dual, int given_mate)
        : dual(given_dual),
          mate(given_mate),
          before(-1),
          distance(std::numeric_limits<long long>::max()) {}
  };
  typedef std::vector<Vertex> Side;

  // Finds the lightest path from the exposed vertex `root` of the side `tails` to an exposed vertex
  // of the side `heads`, or to a vertex of `tails` that may become exposed, because its dual
  // variable becomes 0. Changes the duals so that the path is tight, and augments. The arcs in
  // `lists` lead from `tails` to `heads`. Returns 0.
  //
  // After more than `most` scanned arcs, the search gives up: it ends at a distance that it has
  // reached, as if there were a path of this weight, but does not augment. Returns the number of
  // scanned arcs then. As long as the distance is 0, the dual of the root would not become smaller,
  // and the search would have been in vain; so it does not give up.
  long long search(const WeightedLists& lists, Side& tails, Side& heads, int root, long long most) {
    long long scans = 0;
    bool gives_up = false;
    const long long never = std::numeric_limits<long long>::max();
    long long limit = tails[root].dual;
    int exposed = -1, last = root;  // the end of the path: a head, or a tail
    int v = root;
    for (long long distance = 0;;) {
      const long long start = distance + tails[v].dual;
      if (start < limit) {
        limit = start;
        last = v;
        exposed = -1;
      }
      const WeightedArc* const stop = lists.arcs.data() + lists.first[v + 1];
      scans += static_cast<long long>(lists.first[v + 1] - lists.first[v]);
      for (const WeightedArc* arc = lists.arcs.data() + lists.first[v]; arc != stop; ++arc) {
        Vertex& end = heads[arc->end];
        const long long there = start + end.dual - arc->weight;
        if (there >= limit || there >= end.distance) continue;
        if (end.distance == never) touched_.push_back(arc->end);
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
        if (heads[heap_.front().second].distance == heap_.front().first) w = heap_.front().second;
        std::pop_heap(heap_.begin(), heap_.end(), std::greater<Entry>());
        heap_.pop_back();
      }
      if (w == -1 || heads[w].distance >= limit) break;
      distance = heads[w].distance;
      gives_up = scans > most && distance > 0;
      if (gives_up) {
        limit = distance;
        exposed = -1;
        last = root;
        break;
      }
      v = heads[w].mate;
    }
    heap_.clear();
    tight_.clear();

    tails[root].dual -= limit;
    for (const int w : touched_) {
      const long long change = limit - heads[w].distance;
      heads[w].distance = never;
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
      std::swap(w, tails[x].mate);
    }
    return gives_up ? scans : 0;
  }

 private:
  typedef std::pair<long long, int> Entry;  // a distance and a vertex
  std::vector<int> touched_, tight_;
  std::vector<Entry> heap_;
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_LIGHTEST_PATHS_HPP
