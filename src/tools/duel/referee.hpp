// SPDX-License-Identifier: CC0-1.0
//
// Runs a program on an input and compares its output with that of our solver.
#ifndef TOOLS_DUEL_REFEREE_HPP
#define TOOLS_DUEL_REFEREE_HPP

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "instances/answers.hpp"
#include "tools/duel/process.hpp"

namespace duel {

// The kinds of failures of a program.
enum class Flaw { none, wrong_answer, crash, time, memory, output, stopped };

struct Verdict {
  Flaw flaw = Flaw::none;
  bool of_other = false;    // whether the program of --against has the flaw
  std::string what = {};    // the description of the flaw
  std::string theirs = {};  // the output of the user's program
  std::string errors = {};  // the end of its standard error
  std::string ours = {};    // a right output; empty if both programs agree
  std::string other = {};   // the output of the program of --against
  double seconds = 0;       // the running time of the user's program
};

class Referee {
 public:
  using Command = std::vector<std::string>;

  // `program` is the user's program, `solver` is our solver of the problem, and `other` is the
  // program of --against. If `other` is not empty, our solver runs only to find out which of the
  // two programs is wrong.
  Referee(std::string problem, Command program, Command solver, Command other, Limits limits,
          Processes& processes)
      : problem_(std::move(problem)),
        program_(std::move(program)),
        solver_(std::move(solver)),
        other_(std::move(other)),
        limits_(limits),
        processes_(processes) {}

  const Limits& limits() const { return limits_; }

  // Runs the program, and the program of --against or our solver, on the input, and compares their
  // outputs. The user's program and that of --against may take `seconds` each. Throws
  // std::runtime_error if a program cannot be started or our solver fails.
  Verdict judge(const std::string& input, double seconds) const {
    Verdict verdict = run(program_, input, seconds);
    if (!other_.empty() && verdict.flaw == Flaw::none) {
      Verdict of_other = run(other_, input, seconds);
      if (of_other.flaw != Flaw::none) {
        verdict = of_other;
        verdict.of_other = true;
      } else if (instances::matching_text(problem_) == nullptr &&
                 instances::difference(of_other.theirs, verdict.theirs).empty()) {
        return verdict;
      }
      verdict.other = of_other.theirs;
    }
    if (verdict.flaw != Flaw::stopped) answer(input, verdict);
    return verdict.flaw == Flaw::none ? compare(verdict, input) : verdict;
  }

  // Runs the program on the input and compares its output with a right answer.
  Verdict judge_known(const std::string& input, const std::string& answer) const {
    Verdict verdict = run(program_, input, limits_.seconds);
    verdict.ours = answer;
    return verdict.flaw == Flaw::none ? compare(verdict, input) : verdict;
  }

 private:
  // Stores the output of our solver in the verdict. Our solver may use any amount of memory.
  void answer(const std::string& input, Verdict& verdict) const {
    const Limits limits = {std::max(60.0, limits_.seconds), 0, limits_.output_bytes};
    const Run run = processes_.run(solver_, input, limits);
    if (run.end == End::stopped) {
      verdict.flaw = Flaw::stopped;
    } else if (run.end == End::not_started) {
      throw std::runtime_error(run.errors);
    } else if (run.end != End::exited || run.status != 0) {
      throw std::runtime_error("our solver " + solver_[0] + " fails: " + run.errors);
    }
    verdict.ours = run.output;
  }

  Verdict run(const Command& command, const std::string& input, double seconds) const {
    Limits limits = limits_;
    limits.seconds = seconds;
    Run run = processes_.run(command, input, limits);
    if (run.errors.find("Sanitizer failed to allocate") != std::string::npos) {
      // AddressSanitizer reserves terabytes of address space, which the memory limit counts. So the
      // program runs again without that limit.
      limits.memory_bytes = 0;
      run = processes_.run(command, input, limits);
    }
    Verdict verdict;
    verdict.theirs = std::move(run.output);
    verdict.errors = std::move(run.errors);
    verdict.seconds = run.seconds;
    const auto found = [&](Flaw flaw, const std::string& what) {
      verdict.flaw = flaw;
      verdict.what = what;
    };
    const auto megabytes = [](std::size_t bytes) { return std::to_string(bytes >> 20) + " MB"; };
    char limit[32];
    std::snprintf(limit, sizeof limit, "%g s", seconds);
    switch (run.end) {
      case End::exited:
        if (run.status != 0) found(Flaw::crash, "exit status " + std::to_string(run.status));
        break;
      case End::crashed:
        found(Flaw::crash, "killed by signal " + std::to_string(run.status));
        break;
      case End::timed_out:
        found(Flaw::time, std::string("not done after ") + limit);
        break;
      case End::out_of_memory:
        found(Flaw::memory, "more than " + megabytes(limits.memory_bytes) + " of memory");
        break;
      case End::output_too_long:
        found(Flaw::output, "more than " + megabytes(limits.output_bytes) + " of output");
        break;
      case End::stopped:
        found(Flaw::stopped, "stopped");
        break;
      case End::not_started:
        throw std::runtime_error(verdict.errors);
    }
    return verdict;
  }

  Verdict compare(Verdict verdict, const std::string& input) const {
    verdict.what = instances::fault(problem_, input, verdict.ours, verdict.theirs);
    if (verdict.what.empty() && !verdict.other.empty()) {
      verdict.what = instances::fault(problem_, input, verdict.ours, verdict.other);
      verdict.of_other = !verdict.what.empty();
    }
    if (!verdict.what.empty()) verdict.flaw = Flaw::wrong_answer;
    return verdict;
  }

  std::string problem_;
  Command program_, solver_, other_;
  Limits limits_;
  Processes& processes_;
};

}  // namespace duel

#endif  // TOOLS_DUEL_REFEREE_HPP
