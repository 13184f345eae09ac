// SPDX-License-Identifier: CC0-1.0
//
// game
// Codeforces gym 100337 A
// https://codeforces.com/gym/100337
// Time: O(E sqrt V)
//
// Two players take turns and move a token along an edge to an unvisited vertex. The player who
// cannot move loses. Writes for each vertex of both sides whether the player to move wins from
// there (N) or loses (P): P if some maximum matching exposes the vertex. The original problem reads
// game.in and writes game.out; this solver reads and writes the standard streams.

#include <vector>

#include "io/read_bipartite.hpp"
#include "io/run.hpp"
#include "matching_games/bipartite_geography.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const matching_games::BipartiteGraph graph = io::read_bipartite_graph(in, 1);
  const std::vector<bool> loses = matching_games::bipartite_loses(graph);
  int v = 0;
  for (const int end : {graph.left(), graph.size()}) {
    for (; v < end; ++v) out << (loses[v] ? 'P' : 'N');
    out << '\n';
  }
}

int main() { return io::run(solve); }
