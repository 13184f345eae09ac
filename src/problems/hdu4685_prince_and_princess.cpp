// SPDX-License-Identifier: CC0-1.0
//
// HDU 4685, Prince and Princess.
//
// Each prince can marry some of the princesses, those in his list, and as many pairs as possible
// marry. For each prince the princesses that he marries in some such wedding: his edges in some
// maximum matching. A princess who is repeated in a list counts once.

#include <cstddef>
#include <limits>
#include <vector>

#include "judge/choices.hpp"
#include "judge/number_queue.hpp"
#include "judge/reader.hpp"
#include "judge/run.hpp"
#include "judge/writer.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/bipartite_edge_classes.hpp"

namespace {

void solve(judge::Reader& in, judge::Writer& out) {
  // Of each case the number of princes, and of each prince that of his princesses and the steps
  // from one to the next: a quarter of the text, which would be 24 of the judge's 32 MB.
  judge::NumberQueue answers;
  const int cases = in.integer("the number of cases", 0);
  for (int x = 1; x <= cases; ++x) {
    const int n = in.integer("the number of princes", 0);
    const int m = in.integer("the number of princesses", 0, std::numeric_limits<int>::max() - n);
    const judge::Choices loves =
        judge::read_choices(in, n, m, "the number of princesses in a list", "a princess");
    const matching_games::BipartiteEdgeClasses classes(
        loves, matching_games::bipartite_matching(loves, loves.side()), loves.side());
    answers.push(n);
    for (int prince = 0; prince < n; ++prince) {
      const std::vector<int> brides = loves.mates(classes, prince);
      answers.push(static_cast<int>(brides.size()));
      for (std::size_t i = 0; i < brides.size(); ++i) {
        answers.push(brides[i] - (i == 0 ? 0 : brides[i - 1]));
      }
    }
  }

  in.expect_end();
  out.commit();
  for (int x = 1; x <= cases; ++x) {
    out << "Case #" << x << ":\n";
    for (int princes = answers.pop(); princes > 0; --princes) {
      int count = answers.pop(), bride = 0;
      out << count;
      for (; count > 0; --count) out << ' ' << (bride += answers.pop());
      out << '\n';
    }
  }
}

}  // namespace

int main() { return judge::run(solve); }
