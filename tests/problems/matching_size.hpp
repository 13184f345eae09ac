// SPDX-License-Identifier: CC0-1.0
//
// The size of a maximum matching in two ways that know nothing of augmenting paths.
#ifndef PROBLEMS_MATCHING_SIZE_HPP
#define PROBLEMS_MATCHING_SIZE_HPP

#include <cstdint>
#include <utility>
#include <vector>

#include "instances/random.hpp"

namespace matching_size {

using Edges = std::vector<std::pair<int, int>>;

// Takes or leaves each edge.
inline int by_choice(const Edges& edges, std::size_t next = 0, unsigned covered = 0) {
  for (; next < edges.size(); ++next) {
    const unsigned ends = 1u << edges[next].first | 1u << edges[next].second;
    if (edges[next].first == edges[next].second || (covered & ends) != 0) continue;
    const int taken = 1 + by_choice(edges, next + 1, covered | ends);
    const int left = by_choice(edges, next + 1, covered);
    return taken > left ? taken : left;
  }
  return 0;
}

// Half the rank of the Tutte matrix with random numbers modulo a prime in place of its variables:
// never too large, and too small with a probability of n / 2^31. O(n^3).
//
// L. Lovasz, "On determinants, matchings, and random algorithms", 1979.
inline int by_rank(int n, const Edges& edges) {
  const std::uint64_t prime = 2147483647;
  static instances::Random random(1979);
  std::vector<std::vector<std::uint64_t>> matrix(n, std::vector<std::uint64_t>(n, 0));
  for (const auto& [v, w] : edges) {
    if (v == w || matrix[v][w] != 0) continue;
    matrix[v][w] = 1 + random.next() % (prime - 1);
    matrix[w][v] = prime - matrix[v][w];
  }
  int rank = 0;
  for (int column = 0; column < n; ++column) {
    int pivot = rank;
    while (pivot < n && matrix[pivot][column] == 0) ++pivot;
    if (pivot == n) continue;
    matrix[rank].swap(matrix[pivot]);
    std::uint64_t inverse = 1, power = matrix[rank][column];
    for (std::uint64_t e = prime - 2; e > 0; e /= 2, power = power * power % prime) {
      if (e % 2 == 1) inverse = inverse * power % prime;
    }
    for (int row = rank + 1; row < n; ++row) {
      const std::uint64_t factor = matrix[row][column] * inverse % prime;
      if (factor == 0) continue;
      for (int c = column; c < n; ++c) {
        matrix[row][c] = (matrix[row][c] + (prime - factor) * matrix[rank][c]) % prime;
      }
    }
    ++rank;
  }
  return rank / 2;
}

// Whether a maximum matching is as large without the vertex v: then, and only then, some maximum
// matching misses v.
inline bool some_maximum_misses(int v, int n, const Edges& edges, int maximum) {
  Edges rest;
  for (const auto& edge : edges) {
    if (edge.first != v && edge.second != v) rest.push_back(edge);
  }
  return by_rank(n, rest) == maximum;
}

}  // namespace matching_size

#endif  // PROBLEMS_MATCHING_SIZE_HPP
