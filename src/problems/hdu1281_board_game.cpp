// SPDX-License-Identifier: CC0-1.0
//
// board game
// HDU 1281
// https://acm.hdu.edu.cn/showproblem.php?pid=1281
// Time: O(E sqrt V)
//
// Rooks may stand in some cells of a board. Writes how many rooks can stand there without attacking
// each other, and how many cells have a rook in every such largest placement. The rows and the
// columns are the vertices of a bipartite graph, and the cells are its edges: the placements are
// the maximum matchings, and the cells are the edges in every maximum matching. The boards end at
// the end of the input or at "0 0".

#include <vector>

#include "io/cases.hpp"
#include "io/read_bipartite.hpp"
#include "io/run.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/bipartite_edge_classes.hpp"

void solve(io::Reader& in, io::Writer& out) {
  for (int x = 1;; ++x) {
    const int n =
        io::next_case(in, io::End::end_of_input, "the number of rows", "the number of columns");
    if (n == 0) break;
    const int m = in.integer("the number of columns", 0);
    const matching_games::BipartiteGraph cells =
        io::read_bipartite_edges(in, {{"a row", 1, n}, {"a column", 1, m}});
    const std::vector<int> mate = matching_games::bipartite_matching(cells);
    const auto classes = matching_games::bipartite_edge_classes(cells, mate);
    int size = 0, important = 0;
    for (int row = 0; row < n; ++row) {
      if (mate[row] == -1) continue;
      ++size;
      important += classes(row, mate[row]) == matching_games::EdgeClass::every;
    }
    out << "Board " << x << " have " << important << " important blanks for " << size
        << " chessmen.\n";
  }
}

int main() { return io::run(solve); }
