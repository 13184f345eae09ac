// SPDX-License-Identifier: CC0-1.0
//
// duel PROBLEM [OPTION]... -- COMMAND [ARGUMENT]...
//
// Searches for an input on which the user's program and our solver of the problem print different
// answers, and makes that input small. kUsage below describes the options.
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "tools/duel/process.hpp"
#include "tools/duel/referee.hpp"
#include "tools/duel/report.hpp"
#include "tools/duel/search.hpp"
#include "tools/duel/why.hpp"
#include "tools/files.hpp"
#include "tools/options.hpp"
#include "tools/program_path.hpp"

namespace {

#include "source_folder.inc"  // the build makes this file, which defines kSourceFolder

namespace fs = std::filesystem;
using duel::Failure;
using duel::Flaw;
using duel::Progress;
using duel::Referee;
using duel::Verdict;
using instances::Format;

constexpr char kUsage[] =
    "usage: duel PROBLEM [OPTION]... -- COMMAND [ARGUMENT]...\n"
    "Runs COMMAND on the samples of the problem and compares its output with their answers. Then\n"
    "runs COMMAND and our solver on each FILE and on generated inputs, until their answers differ\n"
    "or the time is over. Prints and saves the smallest failing input found.\n"
    "  --samples-only     run only the samples, and report each one that fails\n"
    "  --no-samples       skip the samples\n"
    "  --input FILE...    run these inputs after the samples; none of them may have an error\n"
    "  --against COMMAND  compare with this shell command instead of our solver, but on samples\n"
    "                     with their answers\n"
    "  --limit SECONDS    time limit of each program for each input (default: 2)\n"
    "  --memory MB        memory limit of each program (default: 1024)\n"
    "  --time SECONDS     time limit of the search, and once more of making the input small\n"
    "                     (default: 60)\n"
    "  --jobs N           number of concurrent runs (default: the number of processors)\n"
    "  --seed N           choose the generated inputs; the same seed repeats a run (default: 1)\n"
    "Exit status: 0 no difference, 1 a difference, 2 wrong usage or another error, 130 stopped by\n"
    "Ctrl-C before a difference was found.\n";

// With the option --seed s, the tool duel generates the inputs from the seeds `10^7 * s`,
// `10^7 * s + 1`, and so on. If s is at most kMaxSeed, these seeds fit into 64 bits.
constexpr std::uint64_t kMaxSeed = 1000000000000;

struct Options {
  std::string program;  // the name by which the tool duel was called
  std::string problem, against;
  std::vector<std::string> command, inputs;
  bool samples_only = false, no_samples = false;
  double limit = 2, time = 60;
  int memory = 1024, jobs = 0;
  std::uint64_t seed = 1;
};

Options options_of(tools::Arguments& arguments) {
  Options options;
  options.program = arguments.program();
  while (!arguments.is_empty()) {
    const std::string word = arguments.next();
    if (word == "--") {
      while (!arguments.is_empty()) options.command.push_back(arguments.next());
    } else if (word.compare(0, 1, "-") != 0) {
      if (!options.problem.empty()) {
        throw tools::UsageError("expected one problem, found two: " + options.problem + " and " +
                                word + "; write the program after --");
      }
      options.problem = word;
    } else if (word == "--samples-only") {
      options.samples_only = true;
    } else if (word == "--no-samples") {
      options.no_samples = true;
    } else if (word == "--against") {
      options.against = arguments.value(word);
      if (options.against.empty())
        throw tools::UsageError("--against expects a shell command, found an empty one");
    } else if (word == "--input") {
      options.inputs.push_back(arguments.value(word));
      while (arguments.has_value()) options.inputs.push_back(arguments.next());
    } else if (word == "--limit") {
      options.limit = arguments.number(word, 0.001, 1e6);
    } else if (word == "--memory") {
      options.memory = arguments.integer(word, 1, 1000000);
    } else if (word == "--time") {
      options.time = arguments.number(word, 0, 1e8);
    } else if (word == "--jobs") {
      options.jobs = arguments.integer(word, 1, 1000);
    } else if (word == "--seed") {
      options.seed = arguments.integer(word, std::uint64_t{0}, kMaxSeed);
    } else {
      throw tools::UsageError("unknown option " + word);
    }
  }
  if (options.problem.empty())
    throw tools::UsageError("expected the name of a problem; generate --list prints all names");
  if (options.command.empty()) throw tools::UsageError("expected a command after --");
  if (options.samples_only &&
      (options.no_samples || !options.against.empty() || !options.inputs.empty())) {
    throw tools::UsageError(
        "--samples-only cannot be combined with --no-samples, --against or --input");
  }
  return options;
}

// ---- Files

// Saves the input and the answer as NAME.in and NAME.out. Chooses a NAME for which neither file
// exists yet, and returns this NAME.
std::string save(const std::string& problem, const std::string& input, const std::string& answer) {
  std::string name;
  for (int i = 1; name.empty() || fs::exists(name + ".in") || fs::exists(name + ".out"); ++i) {
    name = problem + "-fail-" + std::to_string(i);
  }
  tools::write_file(name + ".in", input);
  tools::write_file(name + ".out", answer);
  return name;
}

struct Places {
  fs::path solvers, samples;
};

// Returns the folders with the solvers and the samples: the folders of the installation if the tool
// duel is installed, and the folders of the build if not.
Places places(const std::string& name) {
  const fs::path bin = tools::program_path(name).parent_path(), prefix = bin.parent_path();
  const fs::path installed = prefix / "share" / "matching_games" / "samples";
  if (fs::exists(installed)) return {prefix / "libexec" / "matching_games", installed};
  return {bin, tools::path_of(kSourceFolder) / "samples"};
}

// Returns a command that the user can type in the working directory to run the tool `explain`.
// Returns "" if `explain` is not in the folder of the tool duel.
std::string explain_command(const std::string& duel) {
  const fs::path program = tools::program_path(duel);
  std::string name = tools::name_of(program.filename());
  const std::size_t at = name.rfind("duel");
  if (at == std::string::npos) return "";
  fs::path explain = program.parent_path() / name.replace(at, 4, "explain");
  if (!fs::exists(explain)) return "";
  const fs::path place = fs::proximate(explain);
  if (*place.begin() != "..") explain = place;
  if (!explain.has_parent_path()) explain = "." / explain;  // else the shell searches PATH
  std::string command = tools::name_of(explain);
#ifdef _WIN32
  std::replace(command.begin(), command.end(), '/', '\\');  // cmd takes '/' for an option
#endif
  return command.find(' ') == std::string::npos ? command : '"' + command + '"';
}

// ---- Reports

// Returns a verdict as text, such as "wrong answer: line 1: expected 'WIN', found 'LOSE'".
std::string text_of(const Verdict& verdict) {
  return (verdict.of_other ? "the other program: " : "") + duel::visible(verdict.what);
}

std::string counted(std::uint64_t count, const std::string& what) {
  return std::to_string(count) + ' ' + what + (count == 1 ? "" : "s");
}

// Prints and saves a failure. `origin` says where the input of the failure is from.
void report(const Options& options, const instances::Problem& problem, const Failure& failure,
            const std::string& origin, bool every_time) {
  const Verdict& verdict = failure.verdict;
  std::cout << problem.name << ": " << text_of(verdict) << '\n' << origin << '\n';
  if (!every_time) std::cout << "The program does not fail every time on this input.\n";
  std::vector<duel::Section> printed;
  if (!verdict.of_other) printed.push_back({"Your program prints", verdict.output});
  if (verdict.of_other || (!verdict.other.empty() && verdict.flaw == Flaw::wrong_answer)) {
    printed.push_back({"The other program prints", verdict.other});
  }
  printed.push_back({"Right answer", verdict.ours});
  const std::string title = "Input (" + problem.format->measure(failure.input) + ")";
  std::cout << '\n'
            << duel::side_by_side({{title, failure.input}}, 40) << duel::side_by_side(printed);
  if (!verdict.errors.empty()) {
    std::cout << duel::side_by_side({{"End of the standard error", verdict.errors}});
  }
  if (verdict.flaw == Flaw::wrong_answer) {
    const std::string& wrong = verdict.of_other ? verdict.other : verdict.output;
    const std::string why = duel::why(problem, failure.input, verdict.ours, wrong);
    if (!why.empty()) std::cout << duel::side_by_side({{"Why", why}});
  }
  const std::string name = save(problem.name, failure.input, verdict.ours);
  std::cout << "Saved: " << name << ".in, " << name << ".out" << std::endl;
  const std::string explain = explain_command(options.program);
  if (explain.empty()) return;
  std::cout << "See it: " << explain << ' ' << problem.name << ' ' << name << ".in -o " << name
            << ".html" << std::endl;
}

// ---- The duel

class Duel {
 public:
  explicit Duel(const Options& options)
      : options_(options),
        problem_(instances::problem(options.problem)),
        format_(*problem_.format),
        places_(places(options.program)),
        referee_(referee(options.against)) {
    duel::stop_on_signals();
  }

  int run() {
    const bool samples_are_right = options_.no_samples || run_samples();
    if (options_.samples_only) return !samples_are_right ? 1 : duel::is_stopped ? 130 : 0;
    // The answers of the samples are known, so the program of --against has no part in a failure.
    if (!samples_are_right) return finish(*failure_, failure_name_, referee(""));
    for (const std::string& name : options_.inputs) {
      if (!run_input(name)) return finish(*failure_, failure_name_, referee_);
    }
    return run_generated();
  }

 private:
  // Returns the referee of a duel against the shell command `against`, or against our solver if the
  // command is empty.
  Referee referee(const std::string& against) const {
    std::vector<std::string> other;
    if (!against.empty()) other = duel::shell_command(against);
    return Referee(
        options_.problem, options_.command, {tools::name_of(places_.solvers / options_.problem)},
        other,
        {options_.limit, static_cast<std::size_t>(options_.memory) << 20, std::size_t{16} << 20});
  }

  // Judges the samples and stores the first failure in failure_. Returns whether all samples pass.
  bool run_samples() {
    std::vector<fs::path> inputs;
    const fs::path folder = places_.samples / problem_.name;
    if (fs::exists(folder)) {
      for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == ".in") inputs.push_back(entry.path());
      }
    }
    std::sort(inputs.begin(), inputs.end());
    std::size_t right = 0, judged = 0;
    for (fs::path& path : inputs) {
      const std::string name = "sample " + tools::name_of(path.stem()),
                        text = tools::read_file(tools::name_of(path));
      const std::string answer = tools::read_file(tools::name_of(path.replace_extension(".out")));
      // The judge of the problem has only valid inputs, with single blanks and line feeds. So the
      // user's program must be right on the sample in that form. If the program fails only on the
      // original bytes of the sample, the tool prints a note.
      const std::string promised = format_.is_promised(text) ? format_.canonical(text) : "";
      if (!promised.empty()) {
        const Verdict verdict = referee_.judge_known(promised, answer);
        if (verdict.flaw == Flaw::stopped) break;
        ++judged;
        ++progress_.inputs;
        if (verdict.flaw == Flaw::none) {
          ++right;
        } else {
          if (options_.samples_only) std::cout << name << ": " << text_of(verdict) << std::endl;
          if (!failure_) failure_ = Failure{promised, verdict}, failure_name_ = name;
          if (!options_.samples_only) return false;
          continue;
        }
      }
      if (promised == text) continue;
      const Verdict verdict = referee_.judge_known(text, answer);
      if (verdict.flaw == Flaw::none || verdict.flaw == Flaw::stopped) continue;
      std::cout << "note: " << name << ": " << text_of(verdict)
                << (promised.empty() ? " (the statement does not allow this input)"
                                     : " (only because of blanks or line ends)")
                << std::endl;
    }
    if (options_.samples_only) {
      if (judged == 0 && !duel::is_stopped) {
        throw std::runtime_error("found no sample in " + tools::name_of(folder));
      }
      std::cout << (duel::is_stopped ? "interrupted: " : "") << right << " of "
                << counted(judged, "sample") << " right" << std::endl;
    }
    return right == judged;
  }

  bool run_input(const std::string& name) {
    const std::string text = tools::read_file(name);
    try {
      format_.canonical(text);
    } catch (const judge::InputError& error) {
      throw std::runtime_error(name + ": " + error.what() + "; a duel needs inputs without errors");
    }
    const Verdict verdict = referee_.judge(text, options_.limit);
    if (verdict.flaw == Flaw::stopped) return true;
    ++progress_.inputs;
    if (verdict.flaw == Flaw::none) return true;
    failure_ = Failure{text, verdict}, failure_name_ = name;
    return false;
  }

  int run_generated() {
    const duel::Schedule schedule(format_, options_.seed);
    set_end();
    for (std::uint64_t first = 0;;) {
      const std::optional<Failure> failure =
          duel::search(format_, schedule, referee_, first, jobs(), progress_);
      if (!failure) break;
      // A run that exceeded the time limit may have waited for the processor. So this run is
      // repeated while no other run is active.
      if (failure->verdict.flaw == Flaw::time &&
          referee_.judge(failure->input, options_.limit).flaw == Flaw::none) {
        first = failure->number + 1;
        continue;
      }
      const auto entry = schedule[failure->number];
      return finish(*failure,
                    "generate " + problem_.name + " --shape " + entry.shape + " --size " +
                        instances::kSizeNames[static_cast<int>(entry.size)] + " --seed " +
                        std::to_string(entry.seed),
                    referee_);
    }
    if (progress_.inputs == 0 && !duel::is_stopped) {
      throw std::runtime_error("the time was over before the first input");
    }
    std::cout << (duel::is_stopped ? "interrupted: " : "") << "no difference in "
              << counted(progress_.inputs, "input") << ", " << progress_.elapsed() << std::endl;
    return duel::is_stopped ? 130 : 0;
  }

  // Makes the failing input small and reports the result. Returns the exit status.
  int finish(const Failure& failure, const std::string& name, const Referee& referee) {
    const std::uint64_t before = progress_.inputs;
    std::string origin =
        "Found after " + counted(before, "input") + " and " + progress_.elapsed() + ": " + name;
    set_end();
    const double few = std::min(options_.limit, std::max(0.1, 5 * progress_.slowest_tiny));
    Failure smallest = duel::smallest(format_, referee, failure, few, progress_);
    const std::string end = duel::is_stopped      ? " until you stopped the duel."
                            : progress_.is_over() ? " until the time was over."
                                                  : ".";
    const Verdict again = referee.judge(smallest.input, options_.limit);
    const bool every_time = again.flaw == failure.verdict.flaw;
    if (every_time) smallest.verdict = again;
    if (smallest.input != failure.input) {
      origin += "\nMade smaller in " + counted(progress_.inputs - before, "run") + " from " +
                format_.measure(failure.input) + end;
    }
    report(options_, problem_, smallest, origin, every_time || duel::is_stopped);
    return 1;
  }

  int jobs() const {
    return options_.jobs > 0 ? options_.jobs
                             : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  }

  // Starts the time that the option --time allows: stores when this time ends.
  void set_end() {
    progress_.end = duel::Clock::now() + std::chrono::duration_cast<duel::Clock::duration>(
                                             std::chrono::duration<double>(options_.time));
  }

  const Options& options_;
  const instances::Problem& problem_;
  const Format& format_;
  const Places places_;
  const Referee referee_;
  Progress progress_;
  std::optional<Failure> failure_;
  std::string failure_name_;
};

int run(tools::Arguments& arguments) {
  const Options options = options_of(arguments);
  return Duel(options).run();
}

}  // namespace

int main(int argc, char** argv) { return tools::run_tool("duel", kUsage, argc, argv, run); }
