// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_ALLOWED_EDGES_HPP
#define MATCHING_GAMES_INTERNAL_ALLOWED_EDGES_HPP

#include <cstddef>
#include <utility>
#include <vector>

#include "matching_games/csr_graph.hpp"
#include "matching_games/internal/blossom_trees.hpp"
#include "matching_games/internal/edges.hpp"
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
// near path is found after few scans. Trees that do not meet soon grow from their newest vertices,
// and first along open edges: then the path is long. The new matching decides all edges of the
// cycle in which it differs from the old one.
//
// If a tree cannot grow, its inner vertices, v and w are a barrier, and no perfect matching
// contains an edge between two of them. But if an outer vertex of the tree is next to an inner
// vertex of the other tree, the tree touches the other one and could grow without it, so the edge
// stays open. It is tried again after v has got other mates.
//
// If this is in vain, or if the searches for the edges of v take long, one tree that grows to its
// end decides them all: an edge vw is in a perfect matching if and only if w becomes outer. No
// perfect matching contains an edge from an inner vertex to a vertex that is not outer.
//
// Takes O(n + m) time for bipartite graphs, and O(n m log n) time otherwise: the searches for the
// edges of a vertex make O(m) scans. In most graphs, nearly all of them end near the vertex, or
// decide many edges. In triangulated strips, the time grows as n m.
class AllowedEdges {
 public:
  // For i < twins, either both or none of the edges i and i + twins are in perfect matchings.
  AllowedEdges(const std::vector<std::pair<int, int>>& edges, const std::vector<int>& mate,
               std::size_t twins = 0)
      : is_possible_(edges.size(), 0), mate_(mate) {
    std::vector<int> part;
    const int n = static_cast<int>(mate.size());
    strong_components(
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
    for (int v = 0; v < n; ++v) lists_.push_back(List{first[v], first[v + 1], first[v + 1], 0});
    is_decided_ = is_possible_;
    matched_ = mate_;
    BlossomTrees trees(mate_);
    for (int v = 0; v < n; ++v) decide_all(trees, v);
    for (int v = 0; v < n; ++v) {
      const List& list = lists_[v];
      bool is_open = decide_all(trees, v);
      for (std::size_t k = list.first; is_open && k < list.end && k < list.first + kMostMates;
           ++k) {
        const Entry entry = entries_[k];
        if (!is_possible_[entry.edge] || mate_[v] == entry.end) continue;
        decide(trees, v, entry.end);  // makes the end the mate of v, or touches
        is_open = decide_all(trees, v);
      }
      if (is_open) decide_rest(trees, v);
    }
    for (std::size_t i = 0; i < twins; ++i) is_possible_[i + twins] = is_possible_[i];
  }

  // Returns whether the edge is in a perfect matching.
  bool operator[](std::size_t edge) const { return is_possible_[edge] != 0; }

 private:
  struct Entry {
    int end;
    std::size_t edge;
  };
  // The entries first .. end - 1. The edges of those from `open` on are in perfect matchings.
  struct List {
    std::size_t first, open, end;
    std::size_t next;  // which a search scans next
  };

  static constexpr std::size_t kMostMates = 8;  // entries of a list that are tried as other mates
  // After that many scans, a tree grows from its newest vertex. With fewer, it would miss near
  // paths.
  static constexpr std::size_t kNear = 256;

  // Tries to decide the open edges of v one by one, and decides the others at once if it takes
  // long. Returns whether an edge is still open.
  bool decide_all(BlossomTrees& trees, int v) {
    std::size_t scans = 0;
    bool is_open = false;
    for (std::size_t k = lists_[v].first; k < lists_[v].open; ++k) {
      if (is_decided_[entries_[k].edge]) continue;
      if (scans > entries_.size()) {
        decide_rest(trees, v);
        return false;
      }
      scans += decide(trees, v, entries_[k].end);
      is_open = is_open || !is_decided_[entries_[k].edge];
    }
    return is_open;
  }

  // Returns whether a search has another entry of the list to scan. The open ones come first.
  bool has_next(List& list) {
    while (list.next < list.open && is_decided_[entries_[list.next].edge]) {
      std::swap(entries_[list.next], entries_[--list.open]);
      if (!is_possible_[entries_[list.open].edge]) entries_[list.open] = entries_[--list.end];
    }
    return list.next < list.end;
  }

  // Adds the inner vertices of a tree to `result`.
  static std::vector<int> barrier(const BlossomTrees& trees, int root, std::vector<int> result) {
    for (int x = trees.node[root].next; x != -1; x = trees.node[x].next) {
      if (trees.is_inner(x)) result.push_back(x);
    }
    return result;
  }

  // Decides all open edges of v, by a tree from its mate.
  void decide_rest(BlossomTrees& trees, int v) {
    const int root = mate_[v];
    trees.clear();
    trees.exclude(v);
    mate_[root] = -1;
    trees.plant(root);
    for (std::size_t head = 0; head < trees.queue.size(); ++head) {
      const int x = trees.queue[head];
      List& list = lists_[x];
      for (list.next = list.first; has_next(list);) {
        const int y = entries_[list.next++].end;
        if (!trees.is_labelled(y)) {
          trees.add_pair(y, x);
        } else if (trees.is_outer(y) && trees.find_base(x) != trees.find_base(y)) {
          trees.shrink(x, y);
        }
      }
    }
    mate_[root] = v;
    for (const int x : barrier(trees, root, {v})) {
      for (std::size_t k = lists_[x].first; k < lists_[x].open; ++k) {
        const std::size_t edge = entries_[k].edge;
        const bool is_outer = trees.is_outer(entries_[k].end);
        if (x == v && is_outer && !is_decided_[edge]) is_possible_[edge] = 1;
        if (x == v || !is_outer) is_decided_[edge] = 1;
      }
    }
  }

  // Decides the edge vw, unless the tree that cannot grow touches an inner vertex of the other one.
  // Returns the number of scans.
  std::size_t decide(BlossomTrees& trees, int v, int w) {
    const int roots[] = {mate_[v], mate_[w]};
    std::vector<int>& queue = trees.queue;  // of the tree that grows
    std::vector<int> other;
    std::size_t head[] = {0, 0}, scans[] = {0, 0};
    trees.clear();
    for (const int x : {v, w}) trees.exclude(x);
    for (const int x : {v, w, roots[0], roots[1]}) mate_[x] = -1;
    trees.plant(roots[1]);
    other.swap(queue);
    trees.plant(roots[0]);
    int s = 0;  // the tree that grows
    bool is_found = false, touches[] = {false, false};
    while (head[s] < queue.size() && !is_found) {
      const bool is_newest = scans[s] > kNear;
      const int x = is_newest ? queue.back() : queue[head[s]];
      List& list = lists_[x];
      if (trees.is_unscanned(x)) {
        trees.mark_scanned(x);
        list.next = list.first;
      }
      const std::size_t size = queue.size();
      while (!is_found && queue.size() == size && has_next(list)) {
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
      if (queue.size() == size && is_newest) {
        queue.pop_back();
      } else if (queue.size() == size) {
        ++head[s];
      }
      if (head[s] < queue.size() && scans[s] > scans[1 - s] + 16) {
        other.swap(queue);
        s = 1 - s;
      }
    }
    if (is_found) {
      mate_[v] = w;
      mate_[w] = v;
      accept_cycle(v);
    } else {
      mate_[mate_[v] = roots[0]] = v;
      mate_[mate_[w] = roots[1]] = w;
      if (!touches[s]) {
        for (const int x : barrier(trees, roots[s], {v, w})) {
          for (std::size_t k = lists_[x].first; k < lists_[x].open; ++k) {
            const int y = entries_[k].end;
            if (trees.is_inner(y) && trees.node[y].root != roots[1 - s])
              is_decided_[entries_[k].edge] = 1;
          }
        }
      }
    }
    return scans[0] + scans[1];
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
