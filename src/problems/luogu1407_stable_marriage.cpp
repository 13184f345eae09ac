// SPDX-License-Identifier: CC0-1.0
//
// stable marriage
// Luogu P1407, BZOJ 2140
// https://www.luogu.com.cn/problem/P1407
// Time: O(E log E)
//
// The input has n couples and pairs who were together before. A couple is unsafe if it could split
// up and all 2 n people could still be couples of people who are or were together. So a couple is
// safe if its edge is in every perfect matching of the graph of all these pairs.

#include <utility>
#include <vector>

#include "io/read_bipartite.hpp"
#include "io/read_couples.hpp"
#include "io/run.hpp"
#include "matching_games/bipartite_edge_classes.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int n = in.integer("the number of couples", 0);
  const io::Couples couples = io::read_couples(in, n);
  std::vector<std::pair<int, int>> pairs = couples.before;
  std::vector<int> mate(2 * couples.girls.size());
  for (int i = 0; i < n; ++i) {
    pairs.emplace_back(i, i);
    mate[i] = n + i;
    mate[n + i] = i;
  }
  const matching_games::BipartiteGraph graph(n, n, pairs);
  const auto classes = matching_games::bipartite_edge_classes(graph, mate);
  for (int i = 0; i < n; ++i) {
    out << (classes(i, n + i) == matching_games::EdgeClass::every ? "Safe\n" : "Unsafe\n");
  }
}

int main() { return io::run(solve); }
