// SPDX-License-Identifier: CC0-1.0
#ifndef IO_PAIRS_AT_DISTANCES_HPP
#define IO_PAIRS_AT_DISTANCES_HPP

#include <utility>
#include <vector>

namespace io {

// Returns the pairs (v, w) for which the numbers v and w have the distance distances[v] on the
// circle of the numbers 0 .. n - 1, where n is the number of distances.
inline std::vector<std::pair<int, int>> pairs_at(const std::vector<int>& distances) {
  const int n = static_cast<int>(distances.size());
  std::vector<std::pair<int, int>> pairs;
  for (int v = 0; v < n; ++v) {
    const int distance = distances[v];
    if (distance > n / 2) continue;
    const int low = v < distance ? v - distance + n : v - distance;
    const int high = v < n - distance ? v + distance : v + distance - n;
    pairs.emplace_back(v, low);
    if (high != low) pairs.emplace_back(v, high);
  }
  return pairs;
}

}  // namespace io

#endif  // IO_PAIRS_AT_DISTANCES_HPP
