// SPDX-License-Identifier: CC0-1.0
//
// TJOI 2014, matching (Luogu P3967).
//
// Writes the greatest sum of n entries of a matrix in different rows and columns, and the entries
// that are in every set of n entries with this sum: the row and the column of each.

#include <utility>
#include <vector>

#include "io/read_matrix.hpp"
#include "io/run.hpp"
#include "matching_games/bipartite_edge_classes.hpp"
#include "matching_games/bipartite_graph.hpp"
#include "matching_games/bipartite_weighted_matching.hpp"

void solve(io::Reader& in, io::Writer& out) {
  using matching_games::Among;
  const int n = in.integer("the number of rows", 0);
  const std::vector<std::vector<int>> rows = io::read_matrix(in, n);
  std::vector<matching_games::WeightedEdge> edges;
  for (int v = 0; v < n; ++v) {
    for (int w = 0; w < n; ++w) edges.push_back({v, w, rows[v][w]});
  }
  const matching_games::WeightedMatching best =
      matching_games::bipartite_maximum_weight_matching(n, n, edges, Among::perfect);
  // The best sets are the perfect matchings of the tight edges.
  std::vector<std::pair<int, int>> tight;
  for (const matching_games::WeightedEdge& e : edges) {
    if (best.dual[e.v] + best.dual[n + e.w] == 2 * e.weight) tight.emplace_back(e.v, e.w);
  }
  const matching_games::EdgeClasses classes = matching_games::bipartite_edge_classes(
      matching_games::BipartiteGraph(n, n, tight), best.mate);
  out << best.weight << '\n';
  for (const std::pair<int, int>& e : tight) {
    if (classes(e.first, n + e.second) != matching_games::EdgeClass::every) continue;
    out << e.first + 1 << ' ' << e.second + 1 << '\n';
  }
}

int main() { return io::run(solve); }
