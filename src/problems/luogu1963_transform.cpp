// SPDX-License-Identifier: CC0-1.0
//
// transform
// NOI 2009, Luogu P1963, BZOJ 1562, COGS 409
// https://www.luogu.com.cn/problem/P1963
// Time: O(n^2)
//
// Writes the lexicographically smallest permutation that moves each number on a circle by a given
// distance. The edges of a bipartite graph join each place to the numbers at its distance. So the
// permutation is the smallest perfect matching.

#include <algorithm>
#include <vector>

#include "io/pairs_at_distances.hpp"
#include "io/read_numbers.hpp"
#include "io/run.hpp"
#include "matching_games/smallest_matching.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int n = in.integer("the number of distances", 0);
  const std::vector<int> distances = io::read_numbers(in, "a distance", n);
  const std::vector<int> mate = matching_games::smallest_matching(n, n, io::pairs_at(distances));
  if (std::count(mate.begin(), mate.end(), -1) > 0) {
    out << "No Answer\n";
    return;
  }
  for (int v = 0; v < n; ++v) out << (v == 0 ? "" : " ") << mate[v] - n;
  out << '\n';
}

int main() { return io::run(solve); }
