// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_ALLOWED_EDGES_HPP
#define MATCHING_GAMES_INTERNAL_ALLOWED_EDGES_HPP

#include <cstddef>
#include <utility>
#include <vector>

#include "matching_games/csr_graph.hpp"
#include "matching_games/internal/blossom_forest.hpp"
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
// In the other parts, a search from the mate of v in the graph without v finds the mates of v in
// perfect matchings. The search takes one of them, and the new matching decides all its edges, not
// only the edge at v. If the search ends without having found all neighbors of v, then v and the
// inner vertices are a barrier: no perfect matching contains an edge from one of them to another,
// or to a vertex outside the tree.
//
// Takes O(n + m) time for bipartite graphs, and at worst one search for each other vertex,
// O(n m log n) time in all.
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
    std::vector<std::pair<int, int>> rest;
    for (std::size_t i = 0; i < edges.size(); ++i) {
      const int v = edges[i].first, w = edges[i].second;
      if (v == w || part[v] != part[mate[w]]) continue;
      const bool is_bipartite = part[v] != part[w];
      is_possible_[i] = is_bipartite || mate[v] == w;
      if (is_bipartite) continue;
      rest.emplace_back(v, w);
      const std::size_t number = i >= twins && i < 2 * twins ? i - twins : i;
      lists_[v].push_back(Entry{w, number});
      lists_[w].push_back(Entry{v, number});
    }
    if (rest.empty()) return;
    is_decided_ = is_possible_;
    Forest forest(CsrGraph(n, rest), mate_);
    for (int v = 0; v < n; ++v) {
      forest.clear();
      if (has_open_edge(forest, v)) decide(forest, v);
    }
    for (std::size_t i = 0; i < twins; ++i) is_possible_[i + twins] = is_possible_[i];
  }

  // Returns whether the edge is in a perfect matching.
  bool operator[](std::size_t edge) const { return is_possible_[edge] != 0; }

 private:
  typedef BlossomForest<CsrGraph> Forest;
  struct Entry {
    int end;
    std::size_t edge;
  };

  // Returns whether an edge from v to a vertex that is not outer is not decided.
  bool has_open_edge(const Forest& forest, int v) const {
    for (const Entry& entry : lists_[v]) {
      if (!is_decided_[entry.edge] && !forest.is_outer(entry.end)) return true;
    }
    return false;
  }

  void decide(Forest& forest, int v) {
    const int root = mate_[v];
    mate_[v] = mate_[root] = -1;
    forest.exclude(v);
    forest.plant(root);
    long long limit = forest.scans();
    bool is_open = true;
    for (long long step = 64; is_open && forest.scans() >= limit; step *= 2) {
      limit = forest.scans() + step;
      forest.grow(limit);
      is_open = has_open_edge(forest, v);
    }
    const std::vector<BlossomTrees::Node>& node = forest.trees.node;
    int next = root;
    for (const Entry& entry : lists_[v]) {
      if (is_decided_[entry.edge]) continue;
      is_decided_[entry.edge] = 1;
      if (!forest.is_outer(entry.end)) continue;
      is_possible_[entry.edge] = 1;
      next = entry.end;
    }
    for (int x = node[root].next; is_open && x != -1; x = node[x].next) {
      if (!forest.is_inner(x)) continue;
      for (const Entry& entry : lists_[x]) {
        if (!forest.is_outer(entry.end)) is_decided_[entry.edge] = 1;
      }
    }
    forest.trees.rematch(next, v);
    mate_[v] = next;
    for (int x = root; next != root && x != -1; x = node[x].next) {
      for (const Entry& entry : lists_[x]) {
        if (entry.end == mate_[x]) is_decided_[entry.edge] = is_possible_[entry.edge] = 1;
      }
    }
  }

  std::vector<char> is_possible_, is_decided_;
  std::vector<int> mate_;
  std::vector<std::vector<Entry>> lists_;
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_ALLOWED_EDGES_HPP
