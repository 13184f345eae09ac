// SPDX-License-Identifier: CC0-1.0
//
// Asteroids
// USACO November 2005, Luogu P7368, BZOJ 1693, POJ 3041
// https://www.luogu.com.cn/problem/P7368
// Time: O(E sqrt V)
//
// Computes how few rows and columns of an n x n grid contain all asteroids. The asteroids are the
// edges of a bipartite graph of rows and columns, so the answer is the size of a minimum vertex
// cover. By Koenig's theorem, this is the size of a maximum matching.

#include "io/read_bipartite.hpp"
#include "io/run.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/matching_size.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int n = in.integer("the number of rows", 0);
  const matching_games::BipartiteGraph graph =
      io::read_bipartite_edges(in, {{"a row", 1, n}, {"a column", 1, n}});
  out << matching_games::matching_size(matching_games::bipartite_matching(graph)) << '\n';
}

int main() { return io::run(solve); }
