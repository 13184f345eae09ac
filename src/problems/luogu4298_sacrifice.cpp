// SPDX-License-Identifier: CC0-1.0
//
// sacrifice
// CTSC 2008, Luogu P4298, BZOJ 1143
// https://www.luogu.com.cn/problem/P4298
// Time: O(V^2.5 + E V)
//
// Writes the size of a largest antichain of an acyclic directed graph, one such antichain, and the
// vertices that are in some largest antichain.

#include <utility>
#include <vector>

#include "io/read_arcs.hpp"
#include "io/run.hpp"
#include "matching_games/path_cover.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int n = in.integer("the number of vertices", 0);
  const std::vector<std::pair<int, int>> arcs = io::read_arcs(in, n);
  const std::vector<int> antichain = matching_games::maximum_antichain(n, arcs);
  std::vector<bool> is_chosen(n);
  for (const int v : antichain) is_chosen[v] = true;
  out << static_cast<int>(antichain.size()) << '\n';
  for (const std::vector<bool>& line :
       {is_chosen, matching_games::in_some_maximum_antichain(n, arcs)}) {
    for (const bool is_in : line) out << (is_in ? '1' : '0');
    out << '\n';
  }
}

int main() { return io::run(solve); }
