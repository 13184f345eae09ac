// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_ALLOWED_EDGES_HPP
#define MATCHING_GAMES_INTERNAL_ALLOWED_EDGES_HPP

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
    std::vector<std::size_t> first;
    fill_lists(
        first, entries_, n, edges.size(),
        [&](std::size_t i, int s) {
          const int v = end(i, s), w = end(i, 1 - s);
          return v != w && part[v] == part[w] && part[v] == part[mate[w]] ? v : n;
        },
        [&](std::size_t i, int s) {
          return Entry{end(i, 1 - s), i >= twins && i < 2 * twins ? i - twins : i};
        });
    for (int v = 0; v < n; ++v) {
      lists_.push_back(List{first[v], first[v + 1], first[v + 1], 0});
    }
    is_decided_ = is_possible_;
    matched_ = mate_;
    BlossomTrees trees(mate_);
    for (int v = 0; v < n; ++v) decide_all(trees, v, false);
    for (int v = 0; v < n; ++v) {
      const List& list = lists_[v];
      for (std::size_t k = list.first; k < list.end && k < list.first + kMostMates && has_open(v);
           ++k) {
        const Entry entry = entries_[k];
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
  // The entries first .. end - 1. From `open` on, their edges are in perfect matchings.
  struct List {
    std::size_t first, open, end;
    std::size_t next;  // which a search scans next
  };

  static constexpr std::size_t kMostMates = 8;  // entries of a list that are tried as other mates

  bool has_open(int v) const {
    for (std::size_t k = lists_[v].first; k < lists_[v].open; ++k) {
      if (!is_decided_[entries_[k].edge]) return true;
    }
    return false;
  }

  void decide_all(BlossomTrees& trees, int v, bool is_last) {
    for (std::size_t k = lists_[v].first; k < lists_[v].open; ++k) {
      if (!is_decided_[entries_[k].edge]) decide(trees, v, entries_[k].end, is_last);
    }
  }

  // Returns whether a search has another entry of the list to scan. The open ones come first.
  bool has_next(List& list) {
    while (list.next < list.open && is_decided_[entries_[list.next].edge]) {
      std::swap(entries_[list.next], entries_[--list.open]);
      if (!is_possible_[entries_[list.open].edge]) entries_[list.open] = entries_[--list.end];
    }
    return list.next < list.end;
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
      List& list = lists_[x];
      if (trees.is_unscanned(x)) {
        trees.mark_scanned(x);
        list.next = list.first;
      }
      const std::size_t size = queue.size();
      while (queue.size() == size && !is_found && has_next(list)) {
        ++scans[s];
        const int y = entries_[list.next++].end;
        if (!trees.is_labelled(y)) {
          trees.add_pair(y, x);
        } else if (!trees.is_outer(y)) {
          touches[s] = touches[s] || trees.node[y].root == roots[1 - s];
        } else if (trees.node[y].root != roots[s]) {
          trees.rematch(x, y);
          trees.rematch(y, x);
          is_found = true;
        } else if (trees.find_base(x) != trees.find_base(y)) {
          trees.shrink(x, y);
        }
      }
      if (queue.size() == size && !is_found) queue.pop_back();
      const bool swaps = queue.empty() ? touches[s] && is_last : scans[s] > scans[1 - s] + 16;
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
      for (std::size_t k = lists_[x].first; k < lists_[x].open; ++k) {
        const int y = entries_[k].end;
        const bool is_outside = !trees.is_outer(y);
        const bool is_in_barrier = trees.is_inner(y) && trees.node[y].root != roots[1 - s];
        if (touches[s] ? is_outside : is_in_barrier) is_decided_[entries_[k].edge] = 1;
      }
    }
  }

  // Decides the edges of the cycle of old and new mates through v, and keeps the new mates.
  void accept_cycle(int v) {
    int x = v;
    do {
      const int y = mate_[x], next = matched_[y];
      for (std::size_t k = lists_[x].first; k < lists_[x].open; ++k) {
        const std::size_t edge = entries_[k].edge;
        if (entries_[k].end == y) is_decided_[edge] = is_possible_[edge] = 1;
      }
      matched_[x] = y;
      matched_[y] = x;
      x = next;
    } while (x != v);
  }

  std::vector<char> is_possible_, is_decided_;
  std::vector<int> mate_, matched_;  // during a search, matched_ is the matching before it
  std::vector<List> lists_;
  std::vector<Entry> entries_;
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_ALLOWED_EDGES_HPP
