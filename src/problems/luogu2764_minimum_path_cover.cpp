// SPDX-License-Identifier: CC0-1.0
//
// minimum path cover
// Luogu P2764, LOJ 6002
// https://www.luogu.com.cn/problem/P2764
// Time: O(E sqrt V)
//
// Writes as few paths as possible such that each vertex of an acyclic directed graph is on exactly
// one path, and then their number.

#include <cstddef>
#include <vector>

#include "io/read_arcs.hpp"
#include "io/run.hpp"
#include "matching_games/path_cover.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int n = in.integer("the number of vertices", 0);
  const std::vector<std::vector<int>> paths =
      matching_games::minimum_path_cover(n, io::read_arcs(in, n));
  for (const std::vector<int>& path : paths) {
    for (std::size_t i = 0; i < path.size(); ++i) out << (i == 0 ? "" : " ") << path[i] + 1;
    out << '\n';
  }
  out << static_cast<int>(paths.size()) << '\n';
}

int main() { return io::run(solve); }
