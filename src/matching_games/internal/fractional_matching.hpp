// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_FRACTIONAL_MATCHING_HPP
#define MATCHING_GAMES_INTERNAL_FRACTIONAL_MATCHING_HPP

#include <cstddef>
#include <vector>

#include "matching_games/internal/lightest_paths.hpp"

namespace matching_games {
namespace internal {

// Computes a heaviest matching of the double cover of a graph, which has a left and a right copy of
// each vertex, and for each edge vw the edges from left v to right w and from left w to right v.
// Half of it is a heaviest fractional matching of the graph. It becomes a matching of the graph
// except for one vertex of each odd cycle, and the sums of the dual variables of both copies are
// dual variables of the graph.
//
// Takes O(n m log n) time.
//
// U. Derigs, A. Metz, "On the use of optimal fractional matchings for solving the
// (integer) matching problem", 1986.
class FractionalMatching {
 public:
  // `heaviest` has the largest weight at each vertex, and `mate` is a matching by edges that are
  // heaviest at both ends.
  FractionalMatching(const WeightedLists& lists, const std::vector<long long>& heaviest,
                     const std::vector<int>& mate)
      : lists_(lists) {
    // Half of the weight for each copy, rounded in opposite directions: a sum that is rounded down
    // is one of two different numbers, and so not smaller than the smaller one.
    for (std::size_t v = 0; v < heaviest.size(); ++v) {
      const long long half = heaviest[v] / 2;
      sides_[0].emplace_back(heaviest[v] - half, mate[v]);
      sides_[1].emplace_back(half, mate[v]);
    }
  }

  // The first search of each root may use `most` scans.
  void run(long long most = 16) {
    std::vector<int> roots;  // v: the left copy of v; -v - 1: the right copy
    for (int s = 0; s < 2; ++s) {
      for (int v = 0; v < lists_.size(); ++v) {
        if (sides_[s][v].mate == -1) roots.push_back(s == 0 ? v : -v - 1);
      }
    }
    LightestPaths paths;
    search_in_rounds(roots, most, [&](int root, long long allowed) -> long long {
      const int s = root < 0, v = s == 0 ? root : -root - 1;
      if (sides_[s][v].mate != -1 || sides_[s][v].dual == 0) return 0;
      return paths.search(lists_, sides_[s], sides_[1 - s], v, allowed);
    });
  }

  // Returns the doubled dual variables of the graph.
  std::vector<long long> potential() const {
    std::vector<long long> result;
    for (int v = 0; v < lists_.size(); ++v) {
      result.push_back(sides_[0][v].dual + sides_[1][v].dual);
    }
    return result;
  }

  // Returns a matching by tight edges that misses only vertices with the potential 0, and one
  // vertex of each odd cycle.
  std::vector<int> mate() const {
    std::vector<int> result(sides_[0].size(), -1);
    std::vector<char> seen(sides_[0].size());
    for (int cyclic = 0; cyclic < 2; ++cyclic) {
      for (int start = 0; start < lists_.size(); ++start) {
        if (seen[start] || (cyclic == 0 && sides_[1][start].mate != -1)) continue;
        for (int v = start; v != -1 && !seen[v];) {
          const int w = sides_[0][v].mate;
          seen[v] = 1;
          if (w == -1 || seen[w]) break;
          seen[w] = 1;
          result[v] = w;
          result[w] = v;
          v = sides_[0][w].mate;
        }
      }
    }
    return result;
  }

 private:
  const WeightedLists& lists_;
  LightestPaths::Side sides_[2];
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_FRACTIONAL_MATCHING_HPP
