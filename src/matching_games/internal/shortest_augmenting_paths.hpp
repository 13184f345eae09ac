// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_SHORTEST_AUGMENTING_PATHS_HPP
#define MATCHING_GAMES_INTERNAL_SHORTEST_AUGMENTING_PATHS_HPP

#include <algorithm>
#include <cstddef>
#include <functional>
#include <limits>
#include <queue>
#include <tuple>
#include <utility>
#include <vector>

#include "matching_games/internal/fill_lists.hpp"
#include "matching_games/weights.hpp"

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

  // Adds `raise` to the weights. Loops and edges that have no positive weight then do not count.
  WeightedLists(int n, const std::vector<WeightedEdge>& edges, long long raise) {
    fill_lists(
        first, arcs, n, edges.size(),
        [=, &edges](std::size_t i, int s) {
          const WeightedEdge& e = edges[i];
          return e.v == e.w || e.weight + raise <= 0 ? n : s == 0 ? e.v : e.w;
        },
        [=, &edges](std::size_t i, int s) {
          const WeightedEdge& e = edges[i];  // the weight of a loop may be too large for a sum
          return WeightedArc{s == 0 ? e.w : e.v, e.v == e.w ? 0 : e.weight + raise};
        });
  }

  int size() const { return static_cast<int>(first.size()) - 1; }

  // Returns the largest weight at each vertex, or 0 if it has no arcs.
  std::vector<long long> heaviest() const {
    std::vector<long long> result(size(), 0);
    for (int v = 0; v < size(); ++v) {
      for (std::size_t i = first[v]; i < first[v + 1]; ++i) {
        result[v] = std::max(result[v], arcs[i].weight);
      }
    }
    return result;
  }

  // Returns the edges whose ends have dual variables that add up to their weight, or to less: the
  // tight edges, and all edges if `doubled`, which has twice the duals, has only zeros.
  std::vector<std::pair<int, int>> tight(const std::vector<long long>& doubled) const {
    std::vector<std::pair<int, int>> result;
    for (int v = 0; v < size(); ++v) {
      for (std::size_t i = first[v]; i < first[v + 1]; ++i) {
        const int w = arcs[i].end;
        if (v < w && doubled[v] + doubled[w] <= 2 * arcs[i].weight) result.emplace_back(v, w);
      }
    }
    return result;
  }

  // Changes the first dual variables for a matching of maximum size. Each is half of the largest
  // weight at its vertex, so that the searches can begin at both sides, and most of them are short.
  // But the dual of a vertex that stays exposed must fall to 0, and with many such vertices, the
  // searches would be long. An even vertex is an end of an alternating path of even length from an
  // exposed vertex. The even vertices give half of the lightest weight to their neighbors, if these
  // are fewer by more than a 150th (a 100th without sides; a 60th if most arcs are lightest,
  // because too many would be tight at once). They give all, if these are less than half as many. A
  // vertex that is even and a neighbor gives nothing, and counts as a neighbor. `mate` is a maximum
  // matching, and `doubled` has twice the duals. The first `left` vertices are the left side of a
  // bipartite graph, whose sides share on their own; without sides, left = 0.
  void share(const std::vector<int>& mate, std::vector<long long>& doubled, int left) const {
    const long long all = std::numeric_limits<long long>::max();
    long long lightest = all;
    for (const WeightedArc& arc : arcs) lightest = std::min(lightest, arc.weight);
    std::size_t count = 0;  // of arcs with this weight
    for (const WeightedArc& arc : arcs) count += arc.weight == lightest;
    const int fraction = count > arcs.size() / 2 ? 60 : left > 0 ? 150 : 100;
    std::vector<char> is_next(size());
    for (int begin = 0, end = left; begin < size(); begin = end, end = size()) {
      std::vector<int> even, next;
      for (int v = begin; v < end; ++v) {
        if (mate[v] == -1 && first[v] < first[v + 1]) even.push_back(v);
      }
      for (std::size_t k = 0; k < even.size(); ++k) {
        for (std::size_t i = first[even[k]]; i < first[even[k] + 1]; ++i) {
          const int w = arcs[i].end;
          if (is_next[w]) continue;
          is_next[w] = 1;
          next.push_back(w);
          if (mate[w] != -1) even.push_back(mate[w]);
        }
      }
      std::size_t others = 0;
      for (const int v : even) others += !is_next[v];
      if (others <= next.size() + next.size() / fraction) continue;
      const long long part = others > 2 * next.size() ? all : lightest;
      for (const int v : even) doubled[v] -= is_next[v] ? 0 : std::min(part, doubled[v]);
      for (const int w : next) doubled[w] += std::min(part, doubled[w]);
    }
  }

  // Lowers the numbers in `doubled`, which are twice the dual variables of the vertices, for which
  // 0 <= dual, and weight <= the sum of the duals of the ends of each arc. In the first pass, each
  // vertex gives up half of what it has too much, in the second one all of it. Then many arcs are
  // tight at once, also if the weights are sums of values of the vertices. Does nothing if the
  // graph is nearly dense: where weights are products, the searches from the larger duals are
  // faster.
  void lower(std::vector<long long>& doubled) const {
    if (arcs.size() > 1ULL * size() * size() / 16) return;
    for (int pass = 1; pass >= 0; --pass) {
      for (int i = 0; i < size(); ++i) {
        const int v = pass == 1 ? i : size() - 1 - i;
        long long least = doubled[v];
        for (std::size_t k = first[v]; k < first[v + 1]; ++k) {
          least = std::min(least, doubled[v] + doubled[arcs[k].end] - 2 * arcs[k].weight);
        }
        doubled[v] -= least >> pass;
      }
    }
  }
};

// Calls search(root, most) for each root, in rounds. A call that has made more than `most` scans
// may give up and return the number of its scans, otherwise it returns 0. In the next round, its
// root may use four times as many. After the round in which such calls have made more than `enough`
// scans in all, the root with the largest key(root) comes next instead.
//
// Most exposed vertices find a mate nearby. If the first ones had to search to the end, they would
// cross those parts of the graph where the dual variables of the other ones are still too large.
// Each call of a root makes at least four times as many scans as the call before, except for the
// last one. So all of them together make at most 7/3 times as many as a search can make.
template <class Search, class Key>
void search_in_rounds(const std::vector<int>& roots, long long most, long long enough,
                      Search search, Key key) {
  std::vector<std::pair<int, long long>> left;
  for (const int root : roots) left.emplace_back(root, most);
  while (!left.empty() && enough >= 0) {
    std::size_t count = 0;
    for (const std::pair<int, long long>& root : left) {
      const long long scans = search(root.first, root.second);
      if (scans > 0) left[count++] = std::make_pair(root.first, 4 * scans);
      enough -= scans;
    }
    left.resize(count);
  }
  std::priority_queue<std::tuple<long long, int, long long>> queue;
  for (const auto& root : left) queue.emplace(key(root.first), root.first, root.second);
  while (!queue.empty()) {
    const int root = std::get<1>(queue.top());
    const long long allowed = std::get<2>(queue.top());
    queue.pop();
    const long long scans = search(root, allowed);
    if (scans > 0) queue.emplace(key(root), root, 4 * scans);
  }
}

// Searches for matchings of maximum weight in bipartite graphs. Each vertex has a dual variable
// >= 0. Those of the ends of an arc add up to at least its weight, and if the ends are matched to
// each other, to exactly its weight. The matching is heaviest if the duals of exposed vertices are
// 0. After a search from an exposed vertex that does not give up, this vertex is matched or has the
// dual 0. Exposed vertices of the other side have kept their duals.
//
// A search takes O(m log n) time, and resets only what it has touched. A graph is dense if it has
// more than a quarter as many arcs as pairs of a left and a right vertex; an edge of a double cover
// is one arc, any other edge is two. Its searches take O(n^2) time for n vertices, without a heap.
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

  // Keeps the addresses. The first `left` vertices are the left side. In a double cover, there are
  // twice as many vertices as lists: both sides have the same lists, in which the vertices of the
  // other side have the numbers of these lists.
  ShortestAugmentingPaths(const WeightedLists& lists, int left, Vertices& vertices)
      : lists_(lists), vertices_(vertices), left_(left) {
    for (Vertex& v : vertices) v.distance = kFar;
    is_dense_ = lists.arcs.size() > 1ULL * left * (vertices.size() - left) / 4;
  }

  // Makes the matching heaviest. The first search of each root may use 16 scans; in dense graphs,
  // one that gives up as soon as the distance is above 0 comes before.
  //
  // In dense graphs, the duals of both sides first become smaller together, which weights like
  // products need. Later, one side follows the other, which weights like sums need.
  //
  // In other graphs, large duals fall first, unless many are equal. If the weights are sums of
  // values of the vertices, a search that fails then leaves nothing in its tree for roots with
  // smaller duals. In a double cover, both sides then fall together, also in later searches if the
  // first ones were long.
  void run() {
    std::vector<int> roots;
    for (std::size_t v = 0; v < vertices_.size(); ++v) {
      if (vertices_[v].mate == -1) roots.push_back(static_cast<int>(v));
    }
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
    }
    search_in_rounds(
        roots, 16, !is_dense_ && is_cover() ? 2 * static_cast<long long>(lists_.arcs.size()) : kFar,
        [this](int root, long long allowed) { return search(root, allowed); }, dual);
  }

 private:
  typedef std::pair<long long, int> Entry;  // a distance and a vertex
  static constexpr long long kFar = std::numeric_limits<long long>::max();

  bool is_cover() const { return static_cast<std::size_t>(lists_.size()) < vertices_.size(); }

  // If `root` is exposed, finds the lightest path from it to an exposed vertex of the other side,
  // `heads`, or to a vertex of its own side, `tails`, that may become exposed, because its dual
  // variable becomes 0. Changes the duals so that the path is tight, and augments. Returns 0.
  //
  // After more than `most` scanned arcs, the search gives up: it ends at a distance that it has
  // reached, as if there were a path of this weight, but does not augment. Returns the number of
  // scanned arcs then. As long as the distance is 0, the dual of the root would not become smaller,
  // and the search would have been in vain; so it does not give up.
  long long search(int root, long long most) {
    const int shift = root < lists_.size() ? 0 : left_;  // of the right side of a double cover
    Vertex* const tails = vertices_.data() + shift;
    Vertex* const heads = vertices_.data() + (is_cover() ? left_ - shift : 0);
    const auto first = lists_.first.data();
    root -= shift;
    if (tails[root].mate != -1 || tails[root].dual == 0) return 0;
    long long scans = 0;
    bool gives_up = false;
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
      const WeightedArc* const stop = lists_.arcs.data() + first[v + 1];
      scans += static_cast<long long>(first[v + 1] - first[v]);
      for (const WeightedArc* arc = lists_.arcs.data() + first[v]; arc != stop; ++arc) {
        Vertex& end = heads[arc->end];
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
        } else if (!is_dense_) {
          heap_.emplace_back(there, arc->end);
          std::push_heap(heap_.begin(), heap_.end(), std::greater<Entry>());
        }
      }
      if (is_dense_ && tight_.empty()) {  // takes the place of the heap
        long long least = limit - 1;
        for (const int w : touched_) {
          const long long there = heads[w].distance;
          if (there <= distance || there > least) continue;
          if (there < least) tight_.clear();
          least = there;
          tight_.push_back(w);
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
      std::swap(w, tails[x].mate);
    }
    return gives_up ? scans : 0;
  }

  const WeightedLists& lists_;
  Vertices& vertices_;
  int left_;
  bool is_dense_;
  std::vector<int> touched_, tight_;
  std::vector<Entry> heap_;
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_SHORTEST_AUGMENTING_PATHS_HPP
