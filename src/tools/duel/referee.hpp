// SPDX-License-Identifier: CC0-1.0
//
// Runs the user's program on an input and judges its output.
#ifndef TOOLS_DUEL_REFEREE_HPP
#define TOOLS_DUEL_REFEREE_HPP

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <random>
#include <stdexcept>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "instances/outputs.hpp"
#include "instances/problems.hpp"
#include "instances/texts.hpp"
#include "tools/duel/dialogue.hpp"
#include "tools/duel/process.hpp"
#include "tools/files.hpp"

namespace duel {

using Command = std::vector<std::string>;

// Stores what is wrong with the output of the user's program, or with the output of the program
// that the option --against names. The base class Run describes the run of the user's program, and
// the flaw that was found. If the program of --against crashes or exceeds a limit, Run describes
// the run of that program instead.
struct Verdict : Run {
  bool of_other = false;                   // whether the program of --against has the flaw
  std::optional<std::string> answer = {};  // a right output, if it is known
  std::optional<std::string> other = {};   // the output of the program of --against, if it ran
};

// Judges the outputs in a verdict. If an output is wrong, stores the flaw in the verdict. If the
// verdict already has a flaw, the outputs are not judged, but a Checker may add the right answer.
using Checker =
    std::function<void(Verdict& verdict, const std::string& input, const RunLimits& limits)>;

// Runs the user's program: run(), or a dialogue with an interactor.
using Runner = std::function<Run(const Command&, const std::string& input, const RunLimits&)>;

// A program that is compiled with a sanitizer reserves terabytes of address space, which the memory
// limit counts. So such a program runs without this limit, from its first run on.
struct Program {
  const Command command = {};
  const Runner runner = run;
  mutable std::atomic<bool> has_sanitizer{false};
};

class Referee {
 public:
  // Constructs a referee of the user's program and of `other`, the program of --against, which may
  // be empty. The limits are those of each program.
  Referee(const Program& program, const Program& other, Checker checker, const RunLimits& limits)
      : program_(program), other_(other), checker_(std::move(checker)), limits_(limits) {}

  const RunLimits& limits() const { return limits_; }

  // Runs the user's program and then the program of --against on the input, within the given limits
  // each, and judges their outputs. Throws std::runtime_error if a program cannot be started or the
  // outputs cannot be judged.
  Verdict judge(const std::string& input, const RunLimits& limits) const {
    Verdict verdict{run_limited(program_, input, limits)};
    if (!other_.command.empty() && verdict.flaw != Flaw::stopped) {
      Run other = run_limited(other_, input, limits);
      if (other.status == 126 || other.status == 127) {  // the shell has found no program
        throw std::runtime_error(texts::cannot_run(other_.command.back(), other.errors));
      }
      if (other.flaw == Flaw::none) verdict.other = other.output;
      if (other.flaw == Flaw::stopped || (verdict.flaw == Flaw::none && other.flaw != Flaw::none)) {
        verdict.other = other.output;
        verdict.of_other = true;
        static_cast<Run&>(verdict) = std::move(other);
      }
    }
    if (verdict.flaw != Flaw::stopped) checker_(verdict, input, limits);
    return verdict;
  }

 private:
  static Run run_limited(const Program& program, const std::string& input, RunLimits limits) {
    if (!program.has_sanitizer) {
      const Run result = program.runner(program.command, input, limits);
      if (result.first_errors.find("Sanitizer failed to allocate") == std::string::npos)
        return result;
      if (!program.has_sanitizer.exchange(true)) {
        std::fputs(texts::has_sanitizer(program.command.back()).c_str(), stderr);
      }
    }
    limits.memory_bytes = 0;
    return program.runner(program.command, input, limits);
  }

  const Program &program_, &other_;
  Checker checker_;
  RunLimits limits_;
};

// ---- Checkers

// Judges an output of a problem of ours, for which verdict.answer is a right output.
inline void compare(Verdict& verdict, const std::string& problem, const std::string& input,
                    const std::string& output) {
  if (verdict.flaw != Flaw::none) return;
  const std::string fault = instances::fault(problem, input, *verdict.answer, output);
  if (!fault.empty()) verdict.found(Flaw::wrong_answer, texts::wrong_answer(fault));
}

// Returns a checker that knows a right output.
inline Checker known_answer(std::string problem, std::string answer) {
  return [problem, answer](Verdict& verdict, const std::string& input, const RunLimits&) {
    verdict.answer = answer;
    compare(verdict, problem, input, verdict.output);
  };
}

// Returns a checker that runs our solver. If there is a program of --against, the solver runs only
// to find out which of the two programs is wrong. The limits of the programs do not hold for it.
// `solve` is the path of the tool solve.
inline Checker our_answer(std::string problem, std::string solve) {
  return [problem, solve](Verdict& verdict, const std::string& input, const RunLimits& limits) {
    const bool agree = verdict.flaw == Flaw::none && verdict.other &&
                       instances::difference(*verdict.other, verdict.output).empty();
    if (agree && !instances::accepts_several(instances::problem(problem))) return;
    const Run ours =
        run({solve, problem}, input, {std::max(60.0, limits.seconds), 0, limits.output_bytes});
    if (ours.flaw == Flaw::stopped) {
      verdict.flaw = Flaw::stopped;
    } else if (ours.flaw != Flaw::none) {
      throw std::runtime_error(texts::solver_failed(problem, ours.what, ours.errors));
    }
    verdict.answer = ours.output;
    compare(verdict, problem, input, verdict.output);
    if (verdict.flaw == Flaw::none && verdict.other) {
      compare(verdict, problem, input, *verdict.other);
      verdict.of_other = verdict.flaw != Flaw::none;
    }
  };
}

// Returns a checker for which the tokens of the program of --against are the right ones. Without
// this program, an interactor has judged.
inline Checker equal_tokens() {
  return [](Verdict& verdict, const std::string&, const RunLimits&) {
    if (verdict.flaw != Flaw::none || !verdict.other) return;
    const std::string fault = instances::token_difference(*verdict.other, verdict.output);
    if (!fault.empty()) verdict.found(Flaw::wrong_answer, texts::wrong_answer(fault));
  };
}

// Makes a folder for temporary files. Returns a function that returns another name in this folder
// in each call. The folder is deleted with the last copy of the function.
inline std::function<std::string()> temporary_names() {
  namespace fs = std::filesystem;
  std::random_device random;
  fs::path path;
  do path = fs::temp_directory_path() / ("duel-" + std::to_string(random()));
  while (!fs::create_directory(path));
  const auto remove = [](const fs::path* folder) {
    std::error_code ignored;
    fs::remove_all(*folder, ignored);
    delete folder;
  };
  const std::shared_ptr<const fs::path> folder(new fs::path(path), remove);
  const auto count = std::make_shared<std::atomic<int>>(0);
  return [=] { return tools::name_of(*folder / std::to_string(++*count)); };
}

// Returns a runner that lets programs talk with an interactor as testlib does: `line` is a line for
// the shell, to which the names of two files are appended: the input, and the output that the
// interactor may write for a checker.
inline Runner interactor_program(const std::string& line) {
  return [line, next = temporary_names()](const Command& command, const std::string& input,
                                          const RunLimits& limits) {
    const std::string name = next(), in = name + ".in", out = name + ".out";
    tools::write_file(in, input);
    tools::write_file(out, "");
    const auto dialogue = tried([&] {
      return std::make_unique<Dialogue>(command, shell_command(line, {in, out}), limits);
    });
    Run result = dialogue->verdict(line);
    result.output = tools::read_file(out);
    for (const std::string& file : {in, out}) std::filesystem::remove(tools::path_of(file));
    return result;
  };
}

// Returns a checker that calls a program as testlib does: `line` is a line for the shell, to which
// the names of three files are appended: the input, the output of the user's program, and the
// output of the program of --against, which is empty if there is none. Judges the output of
// --against first: if the program rejects it, this is not the fault of the user's program.
inline Checker checker_program(std::string line, const RunLimits& limits) {
  const auto judge = [=, next = temporary_names()](Verdict& verdict, const std::string& input,
                                                   const std::string& output) {
    const std::string name = next();
    const std::vector<std::pair<std::string, std::string>> files = {
        {name + ".in", input},
        {name + ".out", output},
        {name + ".ans", verdict.other.value_or("")}};
    Command words;
    for (const auto& [file, text] : files) {
      tools::write_file(file, text);
      words.push_back(file);
    }
    const Run checked = run(shell_command(line, words), "", limits);
    for (const std::string& file : words) std::filesystem::remove(tools::path_of(file));
    const std::string& printed = checked.errors.empty() ? checked.output : checked.errors;
    const std::string line_1 = printed.substr(0, printed.find('\n'));
    apply(checked, line_1.empty() ? texts::says_nothing("checker") : texts::says("checker", line_1),
          "checker", line, verdict);
  };
  return [judge](Verdict& verdict, const std::string& input, const RunLimits&) {
    if (verdict.flaw != Flaw::none) return;
    if (verdict.other) judge(verdict, input, *verdict.other);
    if (verdict.flaw == Flaw::none) return judge(verdict, input, verdict.output);
    if (verdict.flaw == Flaw::stopped) return;
    verdict.of_other = true;
    verdict.what += texts::checker_or_other();
  };
}

}  // namespace duel

#endif  // TOOLS_DUEL_REFEREE_HPP
