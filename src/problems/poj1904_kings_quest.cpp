// SPDX-License-Identifier: CC0-1.0
//
// POJ 1904, King's Quest.
//
// n sons and n girls; each son likes some of the girls, and all can marry at once: the last line
// tells how. For each son the girls that he can marry so that all others still can: his edges in
// some perfect matching. A girl who is repeated in a list counts once.

#include <algorithm>
#include <cstddef>
#include <limits>
#include <string>
#include <vector>

#include "judge/choices.hpp"
#include "judge/reader.hpp"
#include "judge/run.hpp"
#include "judge/writer.hpp"
#include "matching/bipartite_edge_classes.hpp"

namespace {

// The girl of each son, who must like her, and each girl once.
std::vector<int> read_wedding(judge::Reader& in, const judge::Choices& likes) {
  const int n = likes.left;
  std::vector<int> mate(2 * static_cast<std::size_t>(n), -1);
  for (int son = 0; son < n; ++son) {
    const int number = in.integer("a girl", 1, n), girl = n + number - 1;
    const std::vector<int>& liked = likes.neighbors(son);
    if (std::find(liked.begin(), liked.end(), girl) == liked.end()) {
      in.fail("a girl whom son " + std::to_string(son + 1) + " likes",
              "'" + std::to_string(number) + "'");
    }
    if (mate[girl] != -1) {
      in.fail("another girl for each son",
              "'" + std::to_string(number) + "' for son " + std::to_string(mate[girl] + 1) +
                  " and son " + std::to_string(son + 1));
    }
    mate[son] = girl;
    mate[girl] = son;
  }
  return mate;
}

void solve(judge::Reader& in, judge::Writer& out) {
  const int n = in.integer("the number of sons", 0, std::numeric_limits<int>::max() / 2);
  const judge::Choices likes =
      judge::read_choices(in, n, n, "the number of girls in a list", "a girl");
  const std::vector<int> mate = read_wedding(in, likes);
  in.expect_end();

  const matching::BipartiteEdgeClasses classes(likes, mate, likes.side());
  out.commit();
  for (int son = 0; son < n; ++son) {
    const std::vector<int> girls = likes.mates(classes, son);
    out << static_cast<int>(girls.size());
    for (const int girl : girls) out << ' ' << girl;
    out << '\n';
  }
}

}  // namespace

int main() { return judge::run(solve); }
