// SPDX-License-Identifier: CC0-1.0
//
// Each test in this folder solves a problem as published solutions usually do, and plants typical
// bugs in the solution. A call of bug() marks the place of such a bug. At most one bug is active at
// a time: the bug with the name `planted`. A solution in which no bug is active is correct.
#ifndef MUTANTS_HPP
#define MUTANTS_HPP

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "check.hpp"
#include "inputs.hpp"
#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "solvers.hpp"
#include "tools/duel/search.hpp"

namespace mutants {

// Implements a vector that throws if an index is out of range. Some planted bugs cause such an
// index.
template <class T>
struct Array : std::vector<T> {
  using std::vector<T>::vector;
  T& operator[](std::size_t i) { return this->at(i); }
  const T& operator[](std::size_t i) const { return this->at(i); }
};

using Solution = void (*)(std::istream&, std::ostream&);

inline std::string planted;
inline long long steps = 0;

inline bool bug(const char* name) { return planted == name; }

// Counts a step of the tested solution. Throws if there are too many steps, so that a planted bug
// cannot cause an endless loop or recursion.
inline void step() {
  if (--steps < 0) throw std::runtime_error("too many steps");
}

// ---- Boards whose cells are matched to neighbors by Kuhn's algorithm

inline int n, m, stamp;  // the numbers of rows and columns, and of the current search
inline int width;        // the columns that the solution looks at
inline Array<std::string> cell;
inline Array<Array<int>> near;
inline Array<int> mate, seen, deleted;

inline void read_board(std::istream& in) {
  in >> n >> m;
  cell.resize(n);
  for (std::string& row : cell) in >> row;
  near.assign(n * m, {});
  mate.assign(n * m, -1);
  seen.assign(n * m, 0);
  deleted.assign(n * m, 0);
  stamp = 1;
  width = bug("n_times_n") ? std::min(n, m) : m;
}

// Joins all cells v and w that share a side and for which are_joined(sign of v, sign of w) is true.
template <class AreJoined>
void join_cells(AreJoined are_joined) {
  const auto join = [&](int v, int w) {
    if (!are_joined(cell[v / m][v % m], cell[w / m][w % m])) return;
    near[v].push_back(w);
    near[w].push_back(v);
  };
  for (int v = 0; v < n * m; ++v) {
    if (v % m >= width) continue;
    if (v / m + 1 < n) join(v, v + m);
    if (v % m + 1 < width) join(v, v + 1);
  }
}

inline bool augment(int v) {
  for (const int w : near[v]) {
    step();
    if (seen[w] == stamp && !bug("visited_not_marked")) continue;
    if (deleted[w] && !bug("deleted_not_skipped")) continue;
    seen[w] = stamp;
    if (mate[w] == -1 || augment(mate[w])) {
      mate[v] = w;
      mate[w] = v;
      return true;
    }
  }
  return false;
}

// ---- Tests

// Judges the answers of a solution that may have a planted bug. The search of the tool duel
// (src/tools/duel) uses this class in place of duel::Referee.
struct Referee {
  const instances::Problem& problem;
  Solution solution;
  mutable int left = 0;  // after this number of inputs, judge() stops the search

  duel::RunLimits limits() const { return {0, 0, 0}; }

  // Runs the solution, which may have a planted bug, on the input. Returns what is wrong with the
  // output of the solution, or "" if nothing is wrong. `answer` is the right output.
  std::string fault(const std::string& input, const std::string& answer) const {
    std::istringstream in(input);
    std::ostringstream out;
    // This limit of the number of steps ends an endless loop, and ends endless recursion before the
    // stack is full. The limit is lower with sanitizers, because a call then takes more space on
    // the stack, and on Windows, where the stack is smaller. A correct solution needs far fewer
    // steps than either limit.
#if defined MATCHING_GAMES_SANITIZE || defined _WIN32
    steps = 100 * static_cast<long long>(input.size());
#else
    steps = 1000 * static_cast<long long>(input.size());
#endif
    try {
      solution(in, out);
    } catch (const std::exception& error) {
      return error.what();
    }
    return instances::fault(problem.name, input, answer, out.str());
  }

  duel::Verdict judge(const std::string& input, const duel::RunLimits&) const {
    duel::Verdict verdict;
    if (--left < 0) {
      verdict.flaw = duel::Flaw::stopped;
      return verdict;
    }
    verdict.answer = solvers::outcome(problem.name, input).answer;
    verdict.what = fault(input, *verdict.answer);
    if (!verdict.what.empty()) verdict.flaw = duel::Flaw::wrong_answer;
    return verdict;
  }
};

// Returns how many samples reveal the planted bug.
inline int failing_samples(const Referee& referee) {
  int count = 0;
  for (const inputs::Sample& sample : inputs::samples_of(referee.problem.name)) {
    count += !referee.fault(sample.input, sample.answer).empty();
  }
  return count;
}

// Runs the search of the tool duel on at most 100 generated inputs. Returns the failure that the
// search finds, or nothing if no input reveals the planted bug.
inline std::optional<duel::Failure> search(const Referee& referee, duel::Progress& progress) {
  referee.left = 100;
  return duel::search(duel::FormatSource(referee.problem, {}, 1), referee, 0, 1, progress);
}

// Solves the standard input with a planted bug, or prints the names of the bugs. small_inputs.mjs
// runs the tests in this way.
inline int run_as_program(Solution solution, const char* bugs, const std::string& wanted) {
  if (wanted == "names") {
    std::cout << bugs << '\n';
    return 0;
  }
  planted = wanted;
  steps = 100000;
  try {
    solution(std::cin, std::cout);
  } catch (const std::exception& error) {
    std::cout << error.what() << '\n';
  }
  return 0;
}

// Checks that no sample and none of 100 generated inputs fails if no bug is planted. Then checks
// for each bug that a sample reveals the bug, and that one of 100 generated inputs reveals the bug.
// Also checks that the tool duel shrinks this input to a board with at most 16 cells. `bugs` has
// the names of all bugs, with blanks between them. Returns the exit status of the test.
inline int test(const char* name, Solution solution, const char* bugs) {
  if (const char* const wanted = std::getenv("MUTANT")) {
    return run_as_program(solution, bugs, wanted);
  }
  const Referee referee{instances::problem(name), solution};
  const instances::Format& format = *referee.problem.format;
  duel::Progress progress;
  progress.end = duel::Clock::time_point::max();
  CHECK_EQ(failing_samples(referee), 0);
  CHECK(!search(referee, progress));
  std::istringstream names(bugs);
  while (names >> planted) {
    const auto expect = [](bool ok, const std::string& what) {
      check::report(ok, __FILE__, __LINE__, planted + ": " + what);
    };
    expect(failing_samples(referee) > 0, "no sample reveals this bug");
    const std::optional<duel::Failure> failure = search(referee, progress);
    expect(failure.has_value(), "no generated input reveals this bug");
    if (!failure) continue;
    referee.left = 1000000;
    const duel::FormatSource source(referee.problem, {}, 1);
    const std::string input = duel::smallest(source, referee, *failure, progress).input.text;
    const instances::Case board = format.cases(input)[0];
    expect(board.rows * board.columns <= 16, "the input is not small:\n" + input);
  }
  return check::result();
}

}  // namespace mutants

#endif  // MUTANTS_HPP
