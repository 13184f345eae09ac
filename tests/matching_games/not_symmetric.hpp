// SPDX-License-Identifier: CC0-1.0
//
// Makes graphs whose neighbor lists are not symmetric, and checks what holds even for such graphs.
#ifndef NOT_SYMMETRIC_HPP
#define NOT_SYMMETRIC_HPP

#include <vector>

#include "families.hpp"
#include "instances/random.hpp"
#include "matching_games/error_of.hpp"

struct Lists {
  std::vector<std::vector<int>> of;
  int size() const { return static_cast<int>(of.size()); }
  bool contains(int) const { return true; }
  const std::vector<int>& neighbors(int v) const { return of[v]; }
};

// Returns a graph with n vertices. The neighbor list of each vertex has random entries, fewer than
// two on average. Such lists are hardly ever symmetric: often w is in the list of v, but v is not
// in the list of w.
inline Lists random_lists(int n, instances::Random& random) {
  Lists result{std::vector<std::vector<int>>(n)};
  for (const auto& [v, w] : families::random_pairs(n, n, random.below(2 * n), random)) {
    result.of[v].push_back(w);
  }
  return result;
}

// Returns whether the matched pairs are disjoint. The vertices of a pair need not be neighbors.
inline bool are_pairs(const std::vector<int>& mate) {
  const int n = static_cast<int>(mate.size());
  for (int v = 0; v < n; ++v) {
    const int w = mate[v];
    if (w != -1 && (w < 0 || w >= n || w == v || mate[w] != v)) return false;
  }
  return true;
}

// Returns whether the function throws std::invalid_argument.
template <class Function>
bool rejects(Function function) {
  return !error_of(function).empty();
}

#endif  // NOT_SYMMETRIC_HPP
