// SPDX-License-Identifier: CC0-1.0
//
// A graph made from a vector of edges: CsrGraph(n, edges).
#ifndef MATCHING_GAMES_CSR_GRAPH_HPP
#define MATCHING_GAMES_CSR_GRAPH_HPP

#include <algorithm>
#include <cstddef>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "matching_games/graph.hpp"

namespace matching_games {

// A graph made from a list of edges; all vertices are there. The neighbors of a vertex come in the
// order of the edges.
class CsrGraph {
 public:
  // n vertices and the edges between them, each end in [0, n). O(n + m) time; 4 bytes per vertex, 8
  // per edge, and for a while up to 12 more per edge. Throws std::invalid_argument if n < 0, an end
  // is no vertex, or there are 2^31 edges or more.
  CsrGraph(int n, const std::vector<std::pair<int, int>>& edges) {
    if (n < 0) internal::reject("CsrGraph", "n is " + std::to_string(n));
    if (edges.size() > std::numeric_limits<unsigned>::max() / 2) {
      internal::reject("CsrGraph", "too many edges");
    }
    const auto is_vertex = [n](int v) {
      return static_cast<unsigned>(v) < static_cast<unsigned>(n);
    };
    for (const std::pair<int, int>& edge : edges) {
      if (is_vertex(edge.first) && is_vertex(edge.second)) continue;
      const int end = is_vertex(edge.first) ? edge.second : edge.first;
      internal::reject("CsrGraph", "edge " + std::to_string(&edge - edges.data()) + " ends at " +
                                       std::to_string(end) + ", outside [0, " + std::to_string(n) +
                                       ")");
    }
    first_.assign(static_cast<std::size_t>(n) + 1, 0);
    ends_.resize(2 * edges.size());
    if (n >= kInCache && jump(edges)) {
      fill_by_blocks(edges);
    } else {
      fill(edges);
    }
  }

  int size() const { return static_cast<int>(first_.size()) - 1; }
  bool contains(int) const { return true; }
  internal::NeighborArray neighbors(int v) const {
    return internal::NeighborArray(ends_.data() + first_[v], ends_.data() + first_[v + 1]);
  }

 private:
  enum {
    kInCache = 1 << 19,  // with fewer vertices fill() hardly leaves the cache
    kBlock = 1 << 14     // vertices whose lists, if they are short, fit the cache together
  };

  // Whether more than one end of an edge, on average, is in another block than that of the edge
  // before.
  static bool jump(const std::vector<std::pair<int, int>>& edges) {
    std::size_t jumps = 0;
    for (std::size_t i = 1; i < edges.size(); ++i) {
      jumps += edges[i].first / kBlock != edges[i - 1].first / kBlock;
      jumps += edges[i].second / kBlock != edges[i - 1].second / kBlock;
    }
    return jumps > edges.size();
  }

  void fill(const std::vector<std::pair<int, int>>& edges) {
    for (const std::pair<int, int>& edge : edges) {
      ++first_[edge.first];
      ++first_[edge.second];
    }
    unsigned total = 0;
    for (unsigned& first : first_) first = total += first;
    for (std::size_t i = edges.size(); i-- > 0;) {
      ends_[--first_[edges[i].first]] = edges[i].second;
      ends_[--first_[edges[i].second]] = edges[i].first;
    }
  }

  // The same, where the edges jump: sorts the entries of the lists by block, and then within each.
  void fill_by_blocks(const std::vector<std::pair<int, int>>& edges) {
    std::vector<unsigned> blocks(size() / kBlock + 2, 0);  // where their entries begin
    for (const std::pair<int, int>& edge : edges) {
      ++blocks[edge.first / kBlock];
      ++blocks[edge.second / kBlock];
    }
    unsigned total = 0;
    for (unsigned& block : blocks) block = total += block;
    std::vector<unsigned short> owner(ends_.size());  // of each entry, counted within the block
    const auto put = [&](int v, int w) {
      const unsigned at = --blocks[v / kBlock];
      ends_[at] = w;
      owner[at] = static_cast<unsigned short>(v % kBlock);
    };
    for (std::size_t i = edges.size(); i-- > 0;) {
      put(edges[i].first, edges[i].second);
      put(edges[i].second, edges[i].first);
    }
    std::vector<int> entries;
    for (std::size_t b = 0; b + 1 < blocks.size(); ++b) {
      const unsigned begin = blocks[b], end = blocks[b + 1];
      unsigned* const first = first_.data() + b * kBlock;
      const std::size_t size = std::min<std::size_t>(kBlock, first_.size() - b * kBlock);
      for (unsigned i = begin; i < end; ++i) ++first[owner[i]];
      total = begin;
      for (std::size_t v = 0; v < size; ++v) first[v] = total += first[v];
      entries.assign(ends_.begin() + begin, ends_.begin() + end);
      for (unsigned i = end; i-- > begin;) ends_[--first[owner[i]]] = entries[i - begin];
    }
  }

  std::vector<unsigned> first_;  // neighbors of v: ends_[first_[v]] up to ends_[first_[v + 1]]
  std::vector<int> ends_;
};

}  // namespace matching_games

#endif  // MATCHING_GAMES_CSR_GRAPH_HPP
