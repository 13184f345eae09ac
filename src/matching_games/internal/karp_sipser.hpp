// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_KARP_SIPSER_HPP
#define MATCHING_GAMES_INTERNAL_KARP_SIPSER_HPP

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <utility>
#include <vector>

#include "matching_games/graph.hpp"
#include "matching_games/internal/look_ahead.hpp"

namespace matching_games {
namespace internal {

// A greedy matching in two steps of O(n + m) time each; on sparse graphs it is nearly maximum.
//
// The first removes leaves: as long as a free vertex has one free neighbor left, the two are
// paired. What still has free neighbors then is the core; a vertex that had 255 neighbors or more
// stays in it, too. A maximum matching of the core and those pairs together are one of the graph,
// so a search may keep to the core.
//
// The second pairs the vertices of the core, each with the free neighbor that has fewest left, and
// goes on with the leaves that this makes. Then the matching is maximal. The first step may be left
// out, which is better on dense graphs: the core is the whole graph then, and each vertex takes its
// first free neighbor.
//
// R. M. Karp, M. Sipser, "Maximum matchings in sparse random graphs", 1981.
template <class Graph>
class KarpSipser {
 public:
  explicit KarpSipser(const Graph& graph)
      : graph_(graph),
        mate_(static_cast<std::size_t>(graph.size()), -1),
        free_(static_cast<std::size_t>(graph.size()), 0) {
    for (int v = 0; v < graph.size(); ++v) {
      free_[v] = static_cast<unsigned char>(kMany * static_cast<int>(graph.contains(v)));
    }
  }

  // The first step. `allowed(v, w)` is asked once for each entry w in the list of v; returns false,
  // and the rest is of no use, if the answer is no and the two are there and different. Throws
  // std::invalid_argument if it notices that the lists are not symmetric.
  template <class Allowed>
  bool remove_leaves(Allowed allowed) {
    counts_ = true;
    bool all_allowed = true;
    const int n = graph_.size();
    for (int v = 0; v < n; ++v) {
      if (free_[v] == 0) continue;
      int count = 0, combined = -1;
      auto&& ns = graph_.neighbors(v);
      for (int i = 0; i < static_cast<int>(ns.size()); ++i) {
        const int w = ns[i];
        const int free = (w != v) & static_cast<bool>(graph_.contains(w));  // no branch: is random
        all_allowed &= (free == 0) | static_cast<bool>(allowed(v, w));
        combined ^= w & -free;
        count += free;
      }
      mate_[v] = combined;
      free_[v] = static_cast<unsigned char>(count < kMany ? count : kMany);
    }
    if (!all_allowed) return false;
    for (int v = next_leaf(0); v < n; v = next_leaf(v + 1)) {
      leaves_.push_back(v);
      if (leaves_.size() == kBatch) pair_leaves();
    }
    pair_leaves();
    return true;
  }
  void remove_leaves() {
    remove_leaves([](int, int) { return true; });
  }

  // Between the steps: the core, as a graph.
  int size() const { return graph_.size(); }
  bool contains(int v) const { return free_[v] != 0; }
  auto neighbors(int v) const -> decltype(std::declval<const Graph&>().neighbors(v)) {
    return graph_.neighbors(v);
  }

  // How many free neighbors v has left, 255 at most or if they do not count; 0 if v is not
  // free or not in the core.
  int free_neighbors(int v) const { return free_[v]; }

  // A part of the second step: pairs v and w, which are neighbors and in the core, then all leaves.
  void pair(int v, int w) {
    free_[v] = free_[w] = 0;
    leave(v, w);
    leave(w, v);
    pair_leaves();
  }

  // The second step. It changes nothing outside the core.
  void match_core() {
    for (int v = 0; v < graph_.size(); ++v) {
      if (free_[v] == 0) continue;
      const int w = choice(v);
      if (w == v) {  // had too many neighbors to count them, and has none now
        free_[v] = 0;
        mate_[v] = -1;
        continue;
      }
      pair(v, w);
    }
  }

  // The mates, before the second step only of the vertices outside the core.
  std::vector<int>& mate() { return mate_; }

 private:
  enum { kMany = 255, kBatch = 32 };

  // The free neighbor of v that has fewest left, or the first one where none counts; v if there is
  // none.
  int choice(int v) const {
    int best = v, fewest = kMany + 1;
    auto&& ns = graph_.neighbors(v);
    for (int i = 0; i < static_cast<int>(ns.size()); ++i) {
      const int w = ns[i], count = free_[w];
      if (count == 0 || count >= fewest || w == v) continue;
      if (!counts_) return w;
      best = w;
      fewest = count;
    }
    return best;
  }

  // The first leaf from v on; size() if there is none.
  int next_leaf(int v) const {
    const unsigned char* const begin = free_.data();
    const void* leaf = nullptr;
    if (v < size()) leaf = std::memchr(begin + v, 1, static_cast<std::size_t>(size() - v));
    if (leaf == nullptr) return size();
    return static_cast<int>(static_cast<const unsigned char*>(leaf) - begin);
  }

  // The free neighbor of a leaf that is still free; -1 if the lists are not symmetric.
  int last_neighbor(int leaf) const {
    const int w = ~mate_[leaf];
    return w < 0 || w >= graph_.size() || free_[w] == 0 ? -1 : w;
  }

  void pair_leaves() {
    for (std::size_t head = 0; head < leaves_.size();) {
      const std::size_t end = std::min<std::size_t>(leaves_.size(), head + kBatch);
      if (end - head > 1) {
        internal::look_ahead(
            graph_, head, end, [this](std::size_t k) { return last_neighbor(leaves_[k]); }, 2,
            [this](int w) { return mate_[w] ^ free_[w]; });
      }
      for (; head < end; ++head) {
        const int v = leaves_[head];
        if (free_[v] == 0) continue;
        const int w = last_neighbor(v);
        if (w == -1 || w == v) throw_not_symmetric();
        free_[v] = free_[w] = 0;
        mate_[v] = w;
        leave(w, v);
      }
    }
    leaves_.clear();
  }

  // v, which is free no more, gets its mate and tells its neighbors.
  void leave(int v, int mate) {
    mate_[v] = mate;
    if (!counts_) return;
    auto&& ns = graph_.neighbors(v);
    for (int i = 0; i < static_cast<int>(ns.size()); ++i) {
      const int w = ns[i];
      if (free_[w] == 0 || free_[w] == kMany) continue;
      mate_[w] ^= v;
      if (--free_[w] == 1) leaves_.push_back(w);
      if (free_[w] == 0 && mate_[w] != -1) throw_not_symmetric();
    }
  }

  const Graph& graph_;
  bool counts_ = false;
  // The mate; for a free vertex -1 and, if they count, all its free neighbors combined by exclusive
  // or, so that the last one can be told without a look at its list.
  std::vector<int> mate_;
  // For a free vertex, the number of its free neighbors, where kMany stands for kMany and more, or
  // for any, and stays; 0 for the others. A byte each, for the cache.
  std::vector<unsigned char> free_;
  std::vector<int> leaves_;  // had one free neighbor when they were put here
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_KARP_SIPSER_HPP
