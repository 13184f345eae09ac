// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_KARP_SIPSER_HPP
#define MATCHING_KARP_SIPSER_HPP

#include <cstddef>
#include <utility>
#include <vector>

namespace matching {

// A matching that is nearly maximum on sparse graphs: a vertex with one free neighbor left is
// paired at once, else any vertex with the free neighbor that has fewest left. It is maximal where
// v lists w as often as w lists v. O(n + m) time.
//
// R. M. Karp, M. Sipser, "Maximum matchings in sparse random graphs", 1981.
template <class Graph>
class KarpSipser {
 public:
  // `check(v, w)` is called once for each entry w in the list of v, both there and different.
  template <class Check>
  KarpSipser(const Graph& graph, Check check)
      : graph_(graph),
        mate_(static_cast<std::size_t>(graph.size()), -1),
        free_(static_cast<std::size_t>(graph.size()), 0) {
    for (int v = 0; v < graph.size(); ++v) {
      if (!graph.contains(v)) continue;
      int count = 0;
      auto&& ns = graph.neighbors(v);
      for (int i = 0; i < static_cast<int>(ns.size()); ++i) {
        if (ns[i] == v || !graph.contains(ns[i])) continue;
        check(v, ns[i]);
        ++count;
      }
      free_[v] = static_cast<unsigned char>(count < kMany ? count : kMany);
    }
  }

  // The mates.
  std::vector<int> run() {
    for (const bool only_ones : {true, false}) {
      for (int v = 0; v < graph_.size(); ++v) {
        if (!only_ones || free_[v] == 1) ones_.push_back(v);
        while (!ones_.empty()) {
          const int u = ones_.back();
          ones_.pop_back();
          pair_up(u);
        }
      }
    }
    return std::move(mate_);
  }

 private:
  enum { kMany = 255 };

  void pair_up(int v) {
    if (free_[v] == 0) return;
    int choice = v, fewest = kMany + 1;
    auto&& ns = graph_.neighbors(v);
    for (int i = 0; i < static_cast<int>(ns.size()); ++i) {
      const int w = ns[i], count = free_[w];
      if (count == 0 || count >= fewest || w == v) continue;
      choice = w;
      fewest = count;
    }
    if (choice == v) return;
    mate_[v] = choice;
    mate_[choice] = v;
    free_[v] = free_[choice] = 0;
    leave(v);
    leave(choice);
  }

  // v is free no more; tells the neighbors.
  void leave(int v) {
    auto&& ns = graph_.neighbors(v);
    for (int i = 0; i < static_cast<int>(ns.size()); ++i) {
      unsigned char& count = free_[ns[i]];
      if (count == 0 || count == kMany) continue;
      if (--count == 1) ones_.push_back(ns[i]);
    }
  }

  const Graph& graph_;
  std::vector<int> mate_;
  // For a free vertex, the number of its free neighbors, where kMany stands for kMany and more and
  // stays; 0 for the others. A byte each, for the cache.
  std::vector<unsigned char> free_;
  std::vector<int> ones_;  // had one free neighbor when they were put here
};

}  // namespace matching

#endif  // MATCHING_KARP_SIPSER_HPP
