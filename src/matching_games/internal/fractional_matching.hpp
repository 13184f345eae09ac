// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_FRACTIONAL_MATCHING_HPP
#define MATCHING_GAMES_INTERNAL_FRACTIONAL_MATCHING_HPP

#include <vector>

#include "matching_games/internal/shortest_augmenting_paths.hpp"
#include "matching_games/internal/weighted_lists.hpp"

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
  // `doubled` has the doubled dual variables for the start, and `mate` is a matching by tight
  // edges.
  FractionalMatching(const WeightedLists& lists, const std::vector<long long>& doubled,
                     const std::vector<int>& mate)
      : lists_(lists) {
    // Half of the weight for each copy, rounded in opposite directions: a sum that is rounded down
    // is one of two different numbers, and so not smaller than the smaller one.
    for (int s = 1; s >= 0; --s) {
      for (int v = 0; v < lists_.size(); ++v) {
        copies_.push_back({(doubled[v] + s) / 2, mate[v], -1, 0});
      }
    }
    ShortestAugmentingPaths(lists_, lists_.size(), copies_).run();
  }

  // Returns the doubled dual variables of the graph.
  std::vector<long long> doubled() const {
    std::vector<long long> result;
    for (int v = 0; v < lists_.size(); ++v) {
      result.push_back(copies_[v].dual + copies_[lists_.size() + v].dual);
    }
    return result;
  }

  // Returns a matching by tight edges that exposes only vertices with the dual 0, and one
  // vertex of each odd cycle.
  std::vector<int> mate() const {
    std::vector<int> result(lists_.size(), -1);
    std::vector<char> seen(lists_.size());
    for (int cyclic = 0; cyclic < 2; ++cyclic) {
      for (int start = 0; start < lists_.size(); ++start) {
        if (seen[start] || (cyclic == 0 && copies_[lists_.size() + start].mate != -1)) continue;
        for (int v = start; v != -1 && !seen[v];) {
          const int w = copies_[v].mate;
          seen[v] = 1;
          if (w == -1 || seen[w]) break;
          seen[w] = 1;
          result[v] = w;
          result[w] = v;
          v = copies_[w].mate;
        }
      }
    }
    return result;
  }

 private:
  const WeightedLists& lists_;
  ShortestAugmentingPaths::Vertices copies_;  // the left ones, and then the right ones
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_FRACTIONAL_MATCHING_HPP
