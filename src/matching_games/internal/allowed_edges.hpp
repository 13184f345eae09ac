// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_ALLOWED_EDGES_HPP
#define MATCHING_GAMES_INTERNAL_ALLOWED_EDGES_HPP

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "matching_games/csr_graph.hpp"
#include "matching_games/internal/blossom_trees.hpp"
#include "matching_games/internal/fill_lists.hpp"
#include "matching_games/internal/strong_components.hpp"

namespace matching_games {
namespace internal {

// Decides which edges of a graph are in perfect matchings, from one perfect matching. Vertices
// without an edge do not count.
//
// The vertices form a directed graph with an arc from v to the mate of w for each edge vw. An edge
// of a perfect matching lies on an alternating closed walk, so v and the mate of w are in the same
// strong component. If v and its mate are in different components, these components are the sides
// of a bipartite part of the graph, and the condition is sufficient.
//
// An edge vw of the other parts is in a perfect matching if the graph without v and w has an
// augmenting path between the mates of v and w. Two trees grow from these mates, in turn, so that a
// near path is found after few scans. The new matching decides all edges of the cycle in which it
// differs from the old one. A tree grows from its newest outer vertex, and there first along the
// open edges, so that the cycle is long and has many of them.
//
// If a tree cannot grow and does not touch an inner vertex of the other tree, its inner vertices, v
// and w are a barrier, and no perfect matching contains an edge between two of them. If it does,
// that is no proof. Then the edge is tried again after v has got other mates. Only if this is in
// vain, the other tree grows to its end as well, and no perfect matching contains an edge from an
// inner vertex to a vertex that is not outer.
//
// Takes O(n + m) time for bipartite graphs. Otherwise an edge causes O(1) searches of O(m log n)
// time each, so the bound is O(m^2 log n). In most graphs nearly all searches end near v and w, or
// decide many edges. In triangulated strips, the time grows as m^2.
class AllowedEdges {
 public:
  // For i < twins, either both or none of the edges i and i + twins are in perfect matchings.
  AllowedEdges(const std::vector<std::pair<int, int>>& edges, const std::vector<int>& mate,
               std::size_t twins = 0)
      : is_possible_(edges.size(), 0), mate_(mate) {
    std::vector<int> part;
    const int n = static_cast<int>(mate.size());
    internal::strong_components(
        CsrGraph(n, edges), [](int) { return true; }, [&mate](int w) { return mate[w]; }, part);
    for (std::size_t i = 0; i < edges.size(); ++i) {
      const int v = edges[i].first, w = edges[i].second;
      is_possible_[i] = mate[v] == w || (v != w && part[v] == part[mate[w]] && part[v] != part[w]);
    }
    const auto end = [&edges](std::size_t i, int s) {
      return s == 0 ? edges[i].first : edges[i].second;
    };
    fill_lists(
        first_, entries_, n, edges.size(),
        [&](std::size_t i, int s) {
          const int v = end(i, s), w = end(i, 1 - s);
          return v != w && part[v] == part[w] && part[v] == part[mate[w]] ? v : n;
        },
        [&](std::size_t i, int s) {
          return Entry{end(i, 1 - s), i >= twins && i < 2 * twins ? i - twins : i};
        });
    end_.assign(first_.begin() + 1, first_.end());
    is_decided_ = is_possible_;
    matched_ = mate_;
    BlossomTrees trees(mate_);
    for (int v = 0; v < n; ++v) decide_all(trees, v, false);
    for (int v = 0; v < n; ++v) {
      int tried = 0;
      for (const Entry& entry : list(v)) {
        if (++tried > kMostMates || !has_open(v)) break;
        if (!is_possible_[entry.edge] || mate_[v] == entry.end) continue;
        decide(trees, v, entry.end, true);  // makes the end the mate of v
        decide_all(trees, v, false);
      }
    }
    for (int v = 0; v < n; ++v) decide_all(trees, v, true);
    for (std::size_t i = 0; i < twins; ++i) is_possible_[i + twins] = is_possible_[i];
  }

  // Returns whether the edge is in a perfect matching.
  bool operator[](std::size_t edge) const { return is_possible_[edge] != 0; }

 private:
  struct Entry {
    int end;
    std::size_t edge;
  };
  struct List {
    Entry *first, *stop;
    Entry* begin() const { return first; }
    Entry* end() const { return stop; }
  };

  static constexpr int kMostMates = 8;  // with which a vertex tries its open edges again

  List list(int v) { return List{entries_.data() + first_[v], entries_.data() + end_[v]}; }

  bool has_open(int v) {
    for (const Entry& entry : list(v)) {
      if (!is_decided_[entry.edge]) return true;
    }
    return false;
  }

  void decide_all(BlossomTrees& trees, int v, bool is_last) {
    for (const Entry& entry : list(v)) {
      if (!is_decided_[entry.edge]) decide(trees, v, entry.end, is_last);
    }
  }

  // Removes the edges that are in no perfect matching from the list of v, and lists the open ones
  // last.
  void sort(int v) {
    const List all = list(v);
    Entry* const stop = std::partition(all.first, all.stop, [this](const Entry& entry) {
      return is_possible_[entry.edge] || !is_decided_[entry.edge];
    });
    end_[v] = static_cast<std::size_t>(stop - entries_.data());
    std::partition(all.first, stop,
                   [this](const Entry& entry) { return is_decided_[entry.edge] != 0; });
  }

  // Decides the edge vw, unless the trees touch each other and this is not the last attempt.
  void decide(BlossomTrees& trees, int v, int w, bool is_last) {
    const int roots[] = {mate_[v], mate_[w]};
    std::vector<int>& queue = trees.queue;  // of the tree that grows
    std::vector<int> other;
    long long scans[] = {0, 0};
    trees.clear();
    for (const int x : {v, w}) trees.exclude(x);
    for (const int x : {v, w, roots[0], roots[1]}) mate_[x] = -1;
    trees.plant(roots[1]);
    other.swap(queue);
    trees.plant(roots[0]);
    int s = 0;  // the tree that grows
    bool is_found = false, touches[] = {false, false};
    while (!queue.empty() && !is_found) {
      const int x = queue.back();
      queue.pop_back();
      sort(x);
      scans[s] += static_cast<long long>(end_[x] - first_[x]);
      for (const Entry& entry : list(x)) {
        const int y = entry.end;
        if (!trees.is_labelled(y)) {
          trees.add_pair(y, x);
        } else if (!trees.is_outer(y)) {
          touches[s] = touches[s] || trees.node[y].root == roots[1 - s];
        } else if (trees.node[y].root != roots[s]) {
          trees.rematch(x, y);
          trees.rematch(y, x);
          is_found = true;
          break;
        } else if (trees.find_base(x) != trees.find_base(y)) {
          trees.shrink(x, y);
        }
      }
      const bool swaps = queue.empty() ? touches[s] && is_last : scans[s] > scans[1 - s];
      if (swaps && !other.empty()) {
        other.swap(queue);
        s = 1 - s;
      }
    }
    if (is_found) {
      mate_[v] = w;
      mate_[w] = v;
      accept_cycle(v);
      return;
    }
    for (int t = 0; t < 2; ++t) {
      const int end = t == 0 ? v : w;
      mate_[end] = roots[t];
      mate_[roots[t]] = end;
    }
    if (touches[s] && !is_last) return;
    std::vector<int> barrier{v, w};
    for (int t = 0; t < 2; ++t) {
      if (t != s && !touches[s]) continue;
      for (int x = trees.node[roots[t]].next; x != -1; x = trees.node[x].next) {
        if (trees.is_inner(x)) barrier.push_back(x);
      }
    }
    for (const int x : barrier) {
      for (const Entry& entry : list(x)) {
        const int y = entry.end;
        const bool is_outside = !trees.is_outer(y);
        const bool is_in_barrier = trees.is_inner(y) && trees.node[y].root != roots[1 - s];
        if (touches[s] ? is_outside : is_in_barrier) is_decided_[entry.edge] = 1;
      }
    }
  }

  // Decides the edges of the cycle of old and new mates through v, and keeps the new mates.
  void accept_cycle(int v) {
    int x = v;
    do {
      const int y = mate_[x], next = matched_[y];
      for (const Entry& entry : list(x)) {
        if (entry.end == y) is_decided_[entry.edge] = is_possible_[entry.edge] = 1;
      }
      matched_[x] = y;
      matched_[y] = x;
      x = next;
    } while (x != v);
  }

  std::vector<char> is_possible_, is_decided_;
  std::vector<int> mate_, matched_;       // during a search, matched_ is the matching before it
  std::vector<std::size_t> first_, end_;  // of the list of each vertex in entries_
  std::vector<Entry> entries_;
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_ALLOWED_EDGES_HPP
