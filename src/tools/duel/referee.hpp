// SPDX-License-Identifier: CC0-1.0
//
// Runs the user's program on an input and compares the output with the output of our solver.
#ifndef TOOLS_DUEL_REFEREE_HPP
#define TOOLS_DUEL_REFEREE_HPP

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "instances/answers.hpp"
#include "tools/duel/process.hpp"

namespace duel {

// Stores what is wrong with the output of the user's program, or with the output of the program
// that the option --against names. The base class Run describes the run of the user's program, and
// the flaw that was found. If the program of --against crashes or exceeds a limit, Run describes
// the run of that program instead.
struct Verdict : Run {
  bool of_other = false;   // whether the program of --against has the flaw
  std::string ours = {};   // a right output; empty if the two programs agree
  std::string other = {};  // the output of the program of --against
};

class Referee {
 public:
  using Command = std::vector<std::string>;

  // Constructs a referee. `program` is the user's program, `solver` is our solver of the problem,
  // and `other` is the program of --against. If `other` is not empty, our solver runs only to find
  // out which of the two programs is wrong.
  Referee(std::string problem, Command program, Command solver, Command other, Limits limits)
      : problem_(std::move(problem)),
        program_(std::move(program)),
        solver_(std::move(solver)),
        other_(std::move(other)),
        limits_(limits) {}

  const Limits& limits() const { return limits_; }

  // Runs the user's program and a second program on the input, and compares their outputs. The
  // second program is the program of --against or, if there is none, our solver. The user's program
  // and the program of --against may take `seconds` each. Throws std::runtime_error if a program
  // cannot be started or our solver fails.
  Verdict judge(const std::string& input, double seconds) const {
    Verdict verdict{run_limited(program_, input, seconds)};
    if (!other_.empty() && verdict.flaw == Flaw::none) {
      Run other = run_limited(other_, input, seconds);
      verdict.other = other.output;
      verdict.of_other = other.flaw != Flaw::none;
      if (verdict.of_other) {
        static_cast<Run&>(verdict) = std::move(other);
      } else if (instances::matching_text(problem_) == nullptr &&
                 instances::difference(other.output, verdict.output).empty()) {
        return verdict;
      }
    }
    // The limit 0 lets our solver use any amount of memory.
    const Run ours = run(solver_, input, {std::max(60.0, seconds), 0, limits_.output_bytes});
    if (ours.flaw == Flaw::stopped) {
      verdict.flaw = Flaw::stopped;
    } else if (ours.flaw != Flaw::none) {
      throw std::runtime_error("our solver " + solver_[0] + " fails: " + ours.what + ' ' +
                               ours.errors);
    }
    verdict.ours = ours.output;
    compare(verdict, input, verdict.output);
    if (!other_.empty() && verdict.flaw == Flaw::none) {
      compare(verdict, input, verdict.other);
      verdict.of_other = verdict.flaw != Flaw::none;
    }
    return verdict;
  }

  // Runs the user's program on the input and compares the output with `answer`, a right output.
  Verdict judge_known(const std::string& input, const std::string& answer) const {
    Verdict verdict{run_limited(program_, input, limits_.seconds)};
    verdict.ours = answer;
    compare(verdict, input, verdict.output);
    return verdict;
  }

 private:
  Run run_limited(const Command& command, const std::string& input, double seconds) const {
    Limits limits = limits_;
    limits.seconds = seconds;
    const Run result = run(command, input, limits);
    if (result.errors.find("Sanitizer failed to allocate") == std::string::npos) return result;
    // The run failed because `command` uses AddressSanitizer, which reserves terabytes of address
    // space, and the memory limit counts them. So `command` runs again without this limit.
    limits.memory_bytes = 0;
    return run(command, input, limits);
  }

  // Compares an output with the right output `verdict.ours`. If the output is wrong, stores the
  // flaw wrong_answer in the verdict. Does nothing if the verdict already has a flaw.
  void compare(Verdict& verdict, const std::string& input, const std::string& output) const {
    if (verdict.flaw != Flaw::none) return;
    const std::string fault = instances::fault(problem_, input, verdict.ours, output);
    if (fault.empty()) return;
    verdict.flaw = Flaw::wrong_answer;
    verdict.what = "wrong answer: " + fault;
  }

  std::string problem_;
  Command program_, solver_, other_;
  Limits limits_;
};

}  // namespace duel

#endif  // TOOLS_DUEL_REFEREE_HPP
