// SPDX-License-Identifier: CC0-1.0
//
// Planinarenje
// COCI 2017/2018 #5, Luogu P4617
// https://www.luogu.com.cn/problem/P4617
// Time: O(E sqrt V)
//
// Slavko and Mirko start on a peak. They take turns, Slavko first, to choose a path from their
// place to a peak or valley that is still unvisited. The player who cannot choose a path loses.
// Writes the winner for each peak as the start. Mirko wins if some maximum matching exposes that
// peak.

#include <vector>

#include "io/read_bipartite.hpp"
#include "io/run.hpp"
#include "matching_games/bipartite_geography.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int n = in.integer("the number of peaks", 0);
  const matching_games::BipartiteGraph paths =
      io::read_bipartite_edges(in, {{"a peak", 1, n}, {"a valley", 1, n}});

  const std::vector<bool> loses = matching_games::bipartite_loses(paths);
  for (int peak = 0; peak < n; ++peak) {
    out << (loses[peak] ? "Mirko\n" : "Slavko\n");
  }
}

int main() { return io::run(solve); }
