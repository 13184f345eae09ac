// SPDX-License-Identifier: CC0-1.0
//
// Life of the Party
// ONTAK 2010, BZOJ 3546
// Time: O(E sqrt V)
//
// Writes the boys and then the girls whom every maximum matching covers. These are the vertices
// from which the player to move wins vertex geography.

#include <vector>

#include "io/read_bipartite.hpp"
#include "io/run.hpp"
#include "matching_games/bipartite_geography.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int boys = in.integer("the number of boys", 0);
  const int girls = in.integer("the number of girls", 0);
  const matching_games::BipartiteGraph party =
      io::read_bipartite_edges(in, {{"a boy", 1, boys}, {"a girl", 1, girls}});
  const std::vector<bool> loses = matching_games::bipartite_loses(party);
  for (int v = 0; v < party.size(); ++v) {
    if (!loses[v]) out << (v < boys ? v : v - boys) + 1 << '\n';
  }
}

int main() { return io::run(solve); }
