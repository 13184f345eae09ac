// SPDX-License-Identifier: CC0-1.0
//
// Tests duel::smallest(), which makes an input smaller on which a program fails, here by hanging. A
// fake referee adds up the time that the runs of the program would take, so that the test is fast
// and does not depend on the machine.
#include <algorithm>
#include <string>

#include "check.hpp"
#include "instances/problems.hpp"
#include "tools/duel/search.hpp"

namespace {

// Stands in for duel::Referee, which runs a program and judges its output. This class runs no
// program but only imitates the run time of a program. The program takes `needed` seconds for an
// input with at most one game, and hangs on an input with two or more games. Each line of an input
// is a game, except the last line.
struct Referee {
  double needed;
  mutable double spent = 0;

  duel::Limits limits() const { return {2, 0, 0}; }

  duel::Verdict judge(const std::string& input, double seconds) const {
    const bool hangs = std::count(input.begin(), input.end(), '\n') > 2;
    duel::Verdict verdict;
    if (hangs || needed > seconds) verdict.flaw = duel::Flaw::time;
    spent += hangs ? seconds : std::min(needed, seconds);
    return verdict;
  }
};

std::string smallest(const Referee& referee) {
  duel::Progress progress;
  progress.end = duel::Clock::time_point::max();
  duel::Failure failure;
  failure.input = "5\n17\n23\n42\n1001\n4\n2\n0\n";
  failure.verdict.flaw = duel::Flaw::time;
  const instances::Format& format = *instances::problem("bzoj2463_who_wins").format;
  return duel::smallest(format, referee, failure, 0.1, progress).input;
}

}  // namespace

int main() {
  // The program that `quick` imitates needs 0.01 s for an input with at most one game, and hangs on
  // an input with two or more games. duel::smallest() must stop most of the hanging runs after
  // 0.1 s, and only a few at the time limit of 2 s. So all runs together must take less than 10 s.
  const Referee quick{0.01};
  CHECK_EQ(smallest(quick), "1\n1\n0\n");
  CHECK(quick.spent < 10);
  // The program that `slow` imitates needs 0.5 s for an input with at most one game, and hangs on
  // an input with two or more games. duel::smallest() stops the first runs after 0.1 s, so the
  // program seems to hang on one game as well. But duel::smallest() must return an input on which
  // the program really hangs: the smallest input with two games.
  const Referee slow{0.5};
  CHECK_EQ(smallest(slow), "1\n1\n0\n");
  return check::result();
}
