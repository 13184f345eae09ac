// SPDX-License-Identifier: CC0-1.0
//
// POJ 1904, King's Quest.
//
// n sons and n girls; each son likes some of the girls, and all can marry at once: the last line
// tells how. For each son the girls that he can marry so that all others still can: his edges in
// some perfect matching. A girl who is repeated in a list counts once.

#include <limits>
#include <vector>

#include "judge/choices.hpp"
#include "judge/reader.hpp"
#include "judge/run.hpp"
#include "judge/writer.hpp"
#include "matching_games/bipartite_edge_classes.hpp"

namespace {

void solve(judge::Reader& in, judge::Writer& out) {
  const int n = in.integer("the number of sons", 0, std::numeric_limits<int>::max() / 2);
  const judge::Choices likes =
      judge::read_choices(in, n, n, "the number of girls in a list", "a girl");
  const std::vector<int> mate = judge::read_perfect_matching(in, likes, "son", "girl");

  const matching_games::BipartiteEdgeClasses classes(likes, mate, likes.side());
  for (int son = 0; son < n; ++son) {
    judge::write_list(out, likes.mates(classes, son));
  }
}

}  // namespace

int main() { return judge::run(solve); }
