// SPDX-License-Identifier: CC0-1.0
//
// Each test in this folder solves a problem as published solutions usually do, and plants typical
// bugs in its solution. A call of bug() marks the place of such a bug. A solution in which no bug
// is active is right.
#ifndef MUTANTS_HPP
#define MUTANTS_HPP

#include <cstddef>
#include <exception>
#include <filesystem>
#include <iostream>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "check.hpp"
#include "instances/answers.hpp"
#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "tools/duel/search.hpp"
#include "tools/explain/solvers.hpp"
#include "tools/files.hpp"

namespace mutants {

// A vector that throws if an index is out of range. Some planted bugs cause such an index.
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

// Counts a step of the solution. Ends a solution that a bug sends into an endless loop or
// recursion.
inline void step() {
  if (--steps < 0) throw std::runtime_error("too many steps");
}

// Judges a solution with the planted bug, in place of duel::Referee. Stops the duel after `left`
// inputs.
struct Referee {
  const instances::Problem& problem;
  Solution solution;
  mutable int left = 0;

  duel::Limits limits() const { return {0, 0, 0}; }

  // Returns what is wrong with the answer of the solution, or "" if it is right.
  std::string fault(const std::string& input, const std::string& answer) const {
    std::istringstream in(input);
    std::ostringstream out;
    // A right solution needs far fewer steps. The stack has space for this number of recursive
    // calls, which take more space with sanitizers.
#ifdef _GLIBCXX_DEBUG
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

  duel::Verdict judge(const std::string& input, double) const {
    duel::Verdict verdict;
    if (--left < 0) {
      verdict.flaw = duel::Flaw::stopped;
      return verdict;
    }
    for (const explain::Solver& solver : explain::solvers()) {
      if (problem.name != solver.name) continue;
      judge::Reader in(input);
      judge::Writer out;
      solver.solve(in, out);
      verdict.ours = out.text();
    }
    verdict.what = fault(input, verdict.ours);
    if (!verdict.what.empty()) verdict.flaw = duel::Flaw::wrong_answer;
    return verdict;
  }
};

// Returns how many samples reveal the planted bug.
inline int failing_samples(const Referee& referee) {
  int count = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(SAMPLES_DIR "/" + referee.problem.name)) {
    std::filesystem::path path = entry.path();
    if (path.extension() != ".in") continue;
    const std::string input = tools::read_file(path.string());
    const std::string answer = tools::read_file(path.replace_extension(".out").string());
    count += !referee.fault(input, answer).empty();
  }
  return count;
}

// Returns the failure that a duel finds in at most 100 generated inputs.
inline std::optional<duel::Failure> search(const Referee& referee, duel::Progress& progress) {
  const instances::Format& format = *referee.problem.format;
  referee.left = 100;
  return duel::search(format, duel::Schedule(format, 1), referee, 0, 1, progress);
}

// Checks for each bug that a sample reveals the bug, that a duel finds the bug, and that the duel
// makes the board small. `bugs` has the names of all bugs, with blanks between them. Returns the
// exit status of the test.
inline int test(const char* name, Solution solution, const char* bugs) {
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
    const std::string input = duel::smallest(format, referee, *failure, 0, progress).input;
    const instances::Position board = format.positions(input)[0];
    expect(board.rows * board.columns <= 16, "the input is not small:\n" + input);
  }
  return check::result();
}

}  // namespace mutants

#endif  // MUTANTS_HPP
