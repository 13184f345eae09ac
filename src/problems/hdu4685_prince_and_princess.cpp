// SPDX-License-Identifier: CC0-1.0
//
// Prince and Princess
// HDU 4685
// https://acm.hdu.edu.cn/showproblem.php?pid=4685
// Time: O(E sqrt V)
//
// Each prince may marry a princess from his list, and as many pairs as possible must marry. Writes
// for each prince the princesses whom he can then marry. These are his edges that are in some
// maximum matching. A princess who is repeated in a list counts once.

#include "io/cases.hpp"
#include "io/read_lists.hpp"
#include "io/run.hpp"
#include "io/write_possible_mates.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/bipartite_edge_classes.hpp"
#include "matching_games/bipartite_graph.hpp"

void solve(io::Reader& in, io::Writer& out) {
  const int cases = in.integer("the number of cases", 0);
  for (int x = 1; x <= cases && io::has_case(in); ++x) {
    const int n = in.integer("the number of princes", 0);
    const int m = in.integer("the number of princesses", 0);
    const matching_games::BipartiteGraph loves(
        n, m, io::read_lists(in, n, "the number of princesses in a list", {"a princess", 1, m}));
    const auto classes =
        matching_games::bipartite_edge_classes(loves, matching_games::bipartite_matching(loves));
    out << "Case #" << x << ":\n";
    io::write_possible_mates(out, loves, classes);
  }
}

int main() { return io::run(solve); }
