// SPDX-License-Identifier: CC0-1.0
//
// Strange game on a graph
// Codeforces gym 102407 E
// https://codeforces.com/gym/102407
// Time: O(E log V)
//
// The players take turns, Arthur first, and erase an edge that shares an end with the edge that was
// erased before. The first edge is any edge. The player who cannot erase an edge loses. This is
// vertex geography on the line graph, whose vertices are the edges of the graph. Arthur chooses the
// start, so he wins if a maximum matching of the line graph exposes an edge. Every connected line
// graph has a matching that exposes at most one vertex (M. Las Vergnas, "A note on matchings in
// graphs", 1975), so Arthur wins if some component has an odd number of edges.

#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

#include "io/read_pairs.hpp"
#include "io/run.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int n = in.integer("the number of vertices", 0);
  const int m = in.integer("the number of edges", 0);
  const auto edges = io::read_pairs(in, m, {"a vertex", 1, n}, {"a vertex", 1, n});
  std::vector<int> above(static_cast<std::size_t>(n));  // a forest with a tree for each component
  std::iota(above.begin(), above.end(), 0);
  const auto root = [&above](int v) {
    while (above[v] != v) v = above[v] = above[above[v]];
    return v;
  };
  for (const std::pair<int, int>& edge : edges) above[root(edge.first)] = root(edge.second);
  std::vector<char> is_odd(above.size(), 0);
  int odd = 0;
  for (const std::pair<int, int>& edge : edges) {
    char& parity = is_odd[root(edge.first)];
    parity = !parity;
    odd += parity ? 1 : -1;
  }
  out << (odd > 0 ? "YES\n" : "NO\n");
}

int main() { return io::run(solve); }
