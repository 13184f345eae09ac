// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_KARP_SIPSER_HPP
#define MATCHING_GAMES_INTERNAL_KARP_SIPSER_HPP

#include <algorithm>
#include <cstddef>
#include <vector>

#include "matching_games/internal/errors.hpp"

namespace matching_games {
namespace internal {

// Computes a greedy matching in two steps, each in O(n + m) time. On sparse graphs, the matching is
// nearly maximum. A present vertex is free as long as it is not matched.
//
// The first step, remove_leaves(), matches leaves, the free vertices with exactly one free
// neighbor, until there are none. The core consists of the free vertices that still have free
// neighbors, and of the free vertices that had 255 or more neighbors at the start, because these
// are not counted. The pairs of this step and a maximum matching of the core together are a maximum
// matching of the graph, so a search may restrict itself to the core.
//
// The second step, match_core(), visits the vertices of the core. It matches a free vertex to the
// free neighbor that has the fewest free neighbors itself, and then all vertices that have become
// leaves. The result is a maximal matching.
//
// R. M. Karp, M. Sipser, "Maximum matchings in sparse random graphs", 1981.
template <class Graph>
class KarpSipser {
 public:
  explicit KarpSipser(const Graph& graph)
      : graph_(graph), mate_(graph.size(), -1), free_(graph.size(), 0) {
    for (int v = 0; v < graph.size(); ++v) {
      free_[v] = static_cast<unsigned char>(kMany * static_cast<int>(graph.contains(v)));
    }
  }

  // Runs the first step, and calls `allowed(v, w)` for each present vertex v and each entry w of
  // its list. Returns false if allowed(v, w) is false for two different present vertices; the
  // object must then not be used any more. Throws std::invalid_argument if it notices that the
  // lists are not symmetric.
  template <class Allowed>
  bool remove_leaves(Allowed allowed) {
    bool all_allowed = true;
    const int n = graph_.size();
    for (int v = 0; v < n; ++v) {
      if (free_[v] == 0) continue;
      int count = 0, combined = -1;
      for (const int w : graph_.neighbors(v)) {
        // This loop has no branch, because the processor could not predict it. mate_ explains
        // what `combined` is.
        const int free = (w != v) & graph_.contains(w);
        all_allowed &= (free == 0) | allowed(v, w);
        combined ^= w & -free;
        count += free;
      }
      mate_[v] = combined;
      free_[v] = static_cast<unsigned char>(std::min<int>(count, kMany));
    }
    if (!all_allowed) return false;
    for (int v = 0; v < n; ++v) {
      if (free_[v] != 1) continue;
      leaves_.push_back(v);
      if (leaves_.size() == kBatch) pair_leaves();
    }
    pair_leaves();
    return true;
  }
  void remove_leaves() {
    remove_leaves([](int, int) { return true; });
  }

  // Returns whether v is in the core. Must not be called after match_core().
  bool in_core(int v) const { return free_[v] != 0; }

  // Runs the second step, which changes nothing outside the core.
  void match_core() {
    for (int v = 0; v < graph_.size(); ++v) {
      if (free_[v] == 0) continue;
      const int w = choice(v);
      if (w == v) {  // the neighbors of v were not counted, and none of them is free
        free_[v] = 0;
        mate_[v] = -1;
        continue;
      }
      free_[v] = free_[w] = 0;
      leave(v, w);
      leave(w, v);
      pair_leaves();
    }
  }

  // Before match_core() is called, the mate of v is valid only if in_core(v) is false.
  std::vector<int>& mate() { return mate_; }

 private:
  // kMany is the largest number of free neighbors that fits in one byte. kBatch leaves are matched
  // at a time, so that the processor waits for the memory of many of them at once.
  enum { kMany = 255, kBatch = 32 };

  // Returns the free neighbor to which match_core() matches v, or v if no neighbor is free.
  int choice(int v) const {
    int best = v, fewest = kMany + 1;
    for (const int w : graph_.neighbors(v)) {
      const int count = free_[w];
      if (count == 0 || count >= fewest || w == v) continue;
      best = w;
      fewest = count;
    }
    return best;
  }

  void pair_leaves() {
    for (std::size_t head = 0; head < leaves_.size(); ++head) {
      const int v = leaves_[head], w = ~mate_[v];  // w is the only free neighbor of v
      if (free_[v] == 0) continue;
      if (w < 0 || w >= graph_.size() || w == v || free_[w] == 0) throw_not_symmetric();
      free_[v] = free_[w] = 0;
      mate_[v] = w;
      leave(w, v);
    }
    leaves_.clear();
  }

  // Sets the mate of v, so that its neighbors have one free neighbor fewer.
  void leave(int v, int mate) {
    mate_[v] = mate;
    for (const int w : graph_.neighbors(v)) {
      if (free_[w] == 0 || free_[w] == kMany) continue;
      mate_[w] ^= v;
      if (--free_[w] == 1) leaves_.push_back(w);
      if (free_[w] == 0 && mate_[w] != -1) throw_not_symmetric();
    }
  }

  const Graph graph_;
  // While the free neighbors of a free vertex v are counted, mate_[v] is the exclusive or of -1 and
  // all these neighbors, so that the last one is known without a look at the list.
  std::vector<int> mate_;
  // free_[v] is 0 if v is absent or matched, kMany if the free neighbors of v are not counted, and
  // otherwise their number. One byte for each vertex fits in the cache longer than an int.
  std::vector<unsigned char> free_;
  std::vector<int> leaves_;  // vertices that were leaves when they were put here
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_KARP_SIPSER_HPP
