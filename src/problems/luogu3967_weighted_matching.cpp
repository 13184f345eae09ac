// SPDX-License-Identifier: CC0-1.0
//
// matching
// TJOI 2014, Luogu P3967
// https://www.luogu.com.cn/problem/P3967
// Time: O(n^3)
//
// Writes the greatest sum of n entries of a matrix in different rows and columns, and the entries
// that are in every set of n entries with this sum: the row and the column of each.

#include <utility>
#include <vector>

#include "io/read_matrix.hpp"
#include "io/run.hpp"
#include "matching_games/assignment.hpp"
#include "matching_games/bipartite_edge_classes.hpp"
#include "matching_games/bipartite_graph.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int n = in.integer("the number of rows", 0);
  const std::vector<std::vector<int>> costs = io::negated(io::read_matrix(in, n));
  const matching_games::Assignment best = matching_games::assignment(costs);
  std::vector<int> mate = best.column;
  mate.resize(2 * n);
  for (int v = 0; v < n; ++v) mate[mate[v] += n] = v;
  // The best sets are the perfect matchings of the tight pairs.
  std::vector<std::pair<int, int>> tight;
  for (int v = 0; v < n; ++v) {
    for (int w = 0; w < n; ++w) {
      if (best.row_dual[v] + best.column_dual[w] == costs[v][w]) tight.emplace_back(v, w);
    }
  }
  const matching_games::EdgeClasses classes =
      matching_games::bipartite_edge_classes(matching_games::BipartiteGraph(n, n, tight), mate);
  out << -best.cost << '\n';
  for (const std::pair<int, int>& e : tight) {
    if (classes(e.first, n + e.second) != matching_games::EdgeClass::every) continue;
    out << e.first + 1 << ' ' << e.second + 1 << '\n';
  }
}

int main() { return io::run(solve); }
