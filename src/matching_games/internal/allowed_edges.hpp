// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_ALLOWED_EDGES_HPP
#define MATCHING_GAMES_INTERNAL_ALLOWED_EDGES_HPP

#include <cstddef>
#include <utility>
#include <vector>

#include "matching_games/csr_graph.hpp"
#include "matching_games/internal/blossom_trees.hpp"
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
// differs from the old one.
//
// If a tree cannot grow and does not touch the other tree, its inner vertices, v and w are a
// barrier, and no perfect matching contains an edge between two of them. If it touches the other
// tree, that is no proof. Then the edge is tried again after v has got other mates. Only if this is
// in vain, the other tree grows to its end as well, and no perfect matching contains an edge from
// an inner vertex to a vertex that is not outer.
//
// Takes O(n + m) time for bipartite graphs. Otherwise an edge causes O(1) searches of O(m log n)
// time each, so the bound is O(m^2 log n). In most graphs nearly all searches end near v and w, or
// decide many edges. In triangulated strips and random cubic graphs, the time grows as m^2.
class AllowedEdges {
 public:
  // For i < twins, either both or none of the edges i and i + twins are in perfect matchings.
  AllowedEdges(const std::vector<std::pair<int, int>>& edges, const std::vector<int>& mate,
               std::size_t twins = 0)
      : is_possible_(edges.size(), 0), mate_(mate), lists_(mate.size()) {
    std::vector<int> part;
    const int n = static_cast<int>(mate.size());
    internal::strong_components(
        CsrGraph(n, edges), [](int) { return true; }, [&mate](int w) { return mate[w]; }, part);
    for (std::size_t i = 0; i < edges.size(); ++i) {
      const int v = edges[i].first, w = edges[i].second;
      if (v == w || part[v] != part[mate[w]]) continue;
      const bool is_bipartite = part[v] != part[w];
      is_possible_[i] = is_bipartite || mate[v] == w;
      if (is_bipartite) continue;
      const std::size_t number = i >= twins && i < 2 * twins ? i - twins : i;
      lists_[v].push_back(Entry{w, number});
      lists_[w].push_back(Entry{v, number});
    }
    is_decided_ = is_possible_;
    matched_ = mate_;
    BlossomTrees trees(mate_);
    for (int v = 0; v < n; ++v) decide_all(trees, v, false);
    for (int v = 0; v < n; ++v) {
      for (std::size_t k = 0; k < lists_[v].size() && k < kMostMates && has_open(v); ++k) {
        const Entry entry = lists_[v][k];
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

  static constexpr std::size_t kMostMates = 8;  // with which a vertex tries its open edges again

  bool has_open(int v) const {
    for (const Entry& entry : lists_[v]) {
      if (!is_decided_[entry.edge]) return true;
    }
    return false;
  }

  void decide_all(BlossomTrees& trees, int v, bool is_last) {
    for (std::size_t k = 0; k < lists_[v].size(); ++k) {
      const Entry entry = lists_[v][k];
      if (!is_decided_[entry.edge]) decide(trees, v, entry.end, is_last);
    }
  }

  // Decides the edge vw, unless the trees touch each other and this is not the last attempt.
  void decide(BlossomTrees& trees, int v, int w, bool is_last) {
    const int roots[] = {mate_[v], mate_[w]};
    std::vector<int>& queue = trees.queue;  // of the tree that grows
    std::vector<int> other;
    std::size_t head[] = {0, 0};
    long long scans[] = {0, 0};
    trees.clear();
    for (const int x : {v, w}) trees.exclude(x);
    for (const int x : {v, w, roots[0], roots[1]}) mate_[x] = -1;
    trees.plant(roots[1]);
    other.swap(queue);
    trees.plant(roots[0]);
    int s = 0;  // the tree that grows
    bool is_found = false, touches = false;
    while (head[s] < queue.size() && !is_found) {
      const int x = queue[head[s]++];
      scans[s] += static_cast<long long>(lists_[x].size());
      for (std::size_t k = 0; k < lists_[x].size() && !is_found; ++k) {
        const Entry entry = lists_[x][k];
        const int y = entry.end;
        if (is_decided_[entry.edge] && !is_possible_[entry.edge]) {
          lists_[x][k--] = lists_[x].back();
          lists_[x].pop_back();
        } else if (!trees.is_labelled(y)) {
          trees.add_pair(y, x);
        } else if (!trees.is_outer(y)) {
          touches = touches || trees.node[y].root == roots[1 - s];
        } else if (trees.node[y].root != roots[s]) {
          trees.rematch(x, y);
          trees.rematch(y, x);
          is_found = true;
        } else if (trees.find_base(x) != trees.find_base(y)) {
          trees.shrink(x, y);
        }
      }
      const bool swaps = head[s] == queue.size() ? touches && is_last : scans[s] > scans[1 - s];
      if (swaps && head[1 - s] < other.size()) {
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
    if (touches && !is_last) return;
    std::vector<int> barrier{v, w};
    for (int t = 0; t < 2; ++t) {
      if (t != s && !touches) continue;
      for (int x = trees.node[roots[t]].next; x != -1; x = trees.node[x].next) {
        if (trees.is_inner(x)) barrier.push_back(x);
      }
    }
    for (const int x : barrier) {
      for (const Entry& entry : lists_[x]) {
        const int y = entry.end;
        const bool is_outside = !trees.is_outer(y);
        const bool is_in_barrier = trees.is_inner(y) && trees.node[y].root != roots[1 - s];
        if (touches ? is_outside : is_in_barrier) is_decided_[entry.edge] = 1;
      }
    }
  }

  // Decides the edges of the cycle of old and new mates through v, and keeps the new mates.
  void accept_cycle(int v) {
    int x = v;
    do {
      const int y = mate_[x], next = matched_[y];
      for (const Entry& entry : lists_[x]) {
        if (entry.end == y) is_decided_[entry.edge] = is_possible_[entry.edge] = 1;
      }
      matched_[x] = y;
      matched_[y] = x;
      x = next;
    } while (x != v);
  }

  std::vector<char> is_possible_, is_decided_;
  std::vector<int> mate_, matched_;  // during a search, matched_ is the matching before it
  std::vector<std::vector<Entry>> lists_;
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_ALLOWED_EDGES_HPP
