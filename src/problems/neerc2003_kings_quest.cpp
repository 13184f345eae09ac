// SPDX-License-Identifier: CC0-1.0
//
// King's Quest
// NEERC 2003, UVALive 2966, POJ 1904
// http://poj.org/problem?id=1904
// Time: O(E log E)
//
// Each of n sons likes some of n girls. The last line of the input gives one way to marry all sons.
// Writes for each son the girls whom he can marry such that all other sons can marry as well. These
// are his edges that are in some perfect matching. A girl who is repeated in a list counts once.

#include <vector>

#include "io/read_lists.hpp"
#include "io/run.hpp"
#include "io/write_possible_mates.hpp"
#include "matching_games/bipartite_edge_classes.hpp"
#include "matching_games/bipartite_graph.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int n = in.integer("the number of sons", 0);
  const auto pairs = io::read_lists(in, n, "the number of girls in a list", {"a girl", 1, n});
  const std::vector<int> mate = io::read_perfect_matching(in, n, pairs, "son", "girl");

  const matching_games::BipartiteGraph likes(n, n, pairs);
  const auto classes = matching_games::bipartite_edge_classes(likes, mate);
  io::write_possible_mates(out, likes, classes);
}

int main() { return io::run(solve); }
