// SPDX-License-Identifier: CC0-1.0
//
// TJOI 2014, matching (Luogu P3967).
//
// Writes the greatest sum of n entries of a matrix in different rows and columns, and the entries
// that are in every set of n entries with this sum: the row and the column of each.

#include <cstddef>
#include <vector>

#include "judge/run.hpp"
#include "judge/weighted_text.hpp"
#include "matching_games/bipartite_weighted_edge_classes.hpp"
#include "matching_games/bipartite_weighted_matching.hpp"

void solve(judge::Reader& in, judge::Writer& out) {
  using matching_games::Among;
  const int n = in.integer("the number of rows", 0);
  const std::vector<std::vector<int>> rows = judge::read_matrix(in, n);
  std::vector<matching_games::WeightedEdge> edges;
  for (int v = 0; v < n; ++v) {
    for (int w = 0; w < n; ++w) edges.push_back({v, w, rows[v][w]});
  }
  const matching_games::WeightedMatching best =
      matching_games::maximum_weight_matching(n, n, edges, Among::perfect);
  const matching_games::WeightedEdgeClasses classes =
      matching_games::weighted_edge_classes(n, n, edges, best, Among::perfect);
  out << best.weight << '\n';
  for (std::size_t i = 0; i < edges.size(); ++i) {
    if (classes.edge[i] != matching_games::EdgeClass::every) continue;
    out << edges[i].v + 1 << ' ' << edges[i].w + 1 << '\n';
  }
}

int main() { return judge::run(solve); }
