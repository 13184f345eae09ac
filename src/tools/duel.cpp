// SPDX-License-Identifier: CC0-1.0
//
// duel PROBLEM [OPTION]... -- COMMAND [ARGUMENT]...
//
// Searches for an input on which a program and our solver print different answers, and makes that
// input small. kUsage below describes the options.
#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <sstream>
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
#include "tools/duel/terminal.hpp"
#include "tools/duel/why.hpp"
#include "tools/files.hpp"
#include "tools/options.hpp"

namespace {

namespace fs = std::filesystem;
using duel::Clock;
using duel::Failure;
using duel::Flaw;
using duel::Progress;
using duel::Referee;
using duel::Verdict;
using instances::Format;

constexpr char kUsage[] =
    "usage: duel PROBLEM [OPTION]... -- COMMAND [ARGUMENT]...\n"
    "Runs COMMAND and our solver on the samples of the problem, on each FILE, and on generated\n"
    "inputs until their answers differ. Prints and saves the smallest such input found.\n"
    "  --samples-only     run only the samples, and report each one that fails\n"
    "  --no-samples       skip the samples\n"
    "  --input FILE...    run these inputs after the samples; none of them may have an error\n"
    "  --against COMMAND  compare with this shell command instead of our solver\n"
    "  --limit SECONDS    time limit of the program for each input (default: 2)\n"
    "  --memory MB        memory limit of the program (default: 1024)\n"
    "  --time SECONDS     time to search for a difference, and again to make its input small\n"
    "                     (default: 60)\n"
    "  --jobs N           number of concurrent runs (default: the number of processors)\n"
    "  --seed N           choose the generated inputs; the same seed repeats a run (default: 1)\n"
    "Exit status: 0 no difference, 1 a difference, 2 wrong usage or another error, 130 stopped by\n"
    "Ctrl-C before a difference was found.\n";

// Each seed of a duel uses 10^7 seeds of inputs, and 10^7 times this maximum fits into 64 bits.
constexpr std::uint64_t kMaxSeed = 1000000000000;

struct Options {
  std::string problem, against;
  std::vector<std::string> command, inputs;
  bool samples_only = false, no_samples = false;
  double limit = 2, time = 60;
  int memory = 1024, jobs = 0;
  std::uint64_t seed = 1;
};

Options options_of(tools::Arguments& arguments) {
  Options options;
  bool is_against = false;
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
      is_against = true;
    } else if (word == "--input") {
      options.inputs.push_back(arguments.value(word));
      while (arguments.has_value()) options.inputs.push_back(arguments.next());
    } else if (word == "--limit") {
      options.limit = arguments.number(word, 0.001, 1e6);
    } else if (word == "--memory") {
      options.memory = arguments.integer(word, 1, 1000000);
    } else if (word == "--time") {
      options.time = arguments.number(word, 0, 1e9);
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
  if (options.samples_only && (options.no_samples || is_against || !options.inputs.empty())) {
    throw tools::UsageError("--samples-only does not go with --no-samples, --against or --input");
  }
  if (is_against && options.against.empty()) {
    throw tools::UsageError("--against expects a shell command, found an empty one");
  }
  return options;
}

// ---- Files

// Saves the input and the answer as NAME.in and NAME.out, where neither file exists yet. Returns
// NAME.
std::string save(const std::string& problem, const std::string& input, const std::string& answer) {
  std::string name;
  for (int i = 1; name.empty() || fs::exists(name + ".in") || fs::exists(name + ".out"); ++i) {
    name = problem + "-fail-" + std::to_string(i);
  }
  tools::write_file(name + ".in", input);
  tools::write_file(name + ".out", answer);
  return name;
}

fs::path path_of_this_program() {
#ifdef __APPLE__
  char path[4096];
  std::uint32_t size = sizeof path;
  if (_NSGetExecutablePath(path, &size) != 0)
    throw std::runtime_error("the path of this program is longer than 4096 bytes");
  return fs::canonical(path);
#else
  return fs::canonical("/proc/self/exe");
#endif
}

struct Places {
  fs::path solvers, samples;
};

// Returns the folders of the installation if this program is installed, else those of the build.
Places places() {
  const fs::path bin = path_of_this_program().parent_path(), prefix = bin.parent_path();
  const fs::path installed = prefix / "share" / "matching_games" / "samples";
  if (fs::exists(installed)) return {prefix / "libexec" / "matching_games", installed};
  return {bin, fs::path(MATCHING_GAMES_SRC).parent_path() / "samples"};
}

// Returns a shell command that runs the tool `explain` from the working directory. Returns "" if
// `explain` is not in the folder of this program.
std::string explain_command() {
  const fs::path program = path_of_this_program();
  std::string name = program.filename().string();
  const std::size_t at = name.rfind("duel");
  if (at == std::string::npos) return "";
  const fs::path explain = program.parent_path() / name.replace(at, 4, "explain");
  if (!fs::exists(explain)) return "";
  const std::string near = fs::proximate(explain).string();
  const std::string command = near.compare(0, 2, "..") == 0 ? explain.string() : near;
  return command.find(' ') == std::string::npos ? command : '"' + command + '"';
}

// ---- Reports

const char* name_of(Flaw flaw) {
  switch (flaw) {
    case Flaw::none:
      return "right";
    case Flaw::wrong_answer:
      return "wrong answer";
    case Flaw::crash:
      return "crash";
    case Flaw::time:
      return "time limit exceeded";
    case Flaw::memory:
      return "memory limit exceeded";
    case Flaw::output:
      return "output limit exceeded";
    case Flaw::stopped:
      return "stopped";
  }
  return "";
}

// Returns a verdict as text, such as "wrong answer: line 1: expected 'WIN', found 'LOSE'".
std::string text_of(const Verdict& verdict) {
  return std::string(verdict.of_other ? "the other program: " : "") + name_of(verdict.flaw) + ": " +
         duel::visible(verdict.what);
}

std::string seconds(double value) {
  std::ostringstream text;
  text.precision(1);
  text << std::fixed << value << " s";
  return text.str();
}

std::string counted(std::uint64_t count, const std::string& what) {
  return std::to_string(count) + ' ' + what + (count == 1 ? "" : "s");
}

// Prints and saves a failure. `origin` says where its input is from, and `size` how large it is.
void report(const Options& options, const Failure& failure, const std::string& origin,
            const std::string& size, bool every_time, bool is_known) {
  const Verdict& verdict = failure.verdict;
  std::cout << options.problem << ": " << text_of(verdict) << '\n' << origin << '\n';
  if (!every_time) std::cout << "The program does not fail every time on this input.\n";
  std::vector<duel::Section> printed;
  if (!verdict.of_other) printed.push_back({"Your program prints", verdict.theirs});
  if (verdict.of_other || (!options.against.empty() && verdict.flaw == Flaw::wrong_answer)) {
    printed.push_back({"The other program prints", verdict.other});
  }
  printed.push_back({"Right answer", verdict.ours});
  const std::string title = "Input" + (size.empty() ? "" : " (" + size + ")");
  std::cout << '\n'
            << duel::side_by_side({{title, failure.input}}, 40) << duel::side_by_side(printed);
  if (!verdict.errors.empty()) {
    std::cout << duel::side_by_side({{"End of the standard error", verdict.errors}});
  }
  if (is_known && verdict.flaw == Flaw::wrong_answer) {
    const std::string& wrong = verdict.of_other ? verdict.other : verdict.theirs;
    const std::string why =
        duel::why(instances::problem(options.problem), failure.input, verdict.ours, wrong);
    if (!why.empty()) std::cout << duel::side_by_side({{"Why", why}});
  }
  const std::string name = save(options.problem, failure.input, verdict.ours);
  std::cout << "Saved: " << name << ".in, " << name << ".out" << std::endl;
  const std::string explain = is_known ? explain_command() : "";
  if (explain.empty()) return;
  std::cout << "See it: " << explain << ' ' << options.problem << ' ' << name << ".in -o " << name
            << ".html" << std::endl;
}

// ---- The duel

class Duel {
 public:
  explicit Duel(const Options& options)
      : options_(options),
        places_(places()),
        jobs_(options.jobs > 0
                  ? options.jobs
                  : std::max(1, static_cast<int>(std::thread::hardware_concurrency()))),
        watch_([this] {
          if (progress_.stop.exchange(true)) std::_Exit(130);  // the second Ctrl-C does not wait
          processes_.stop_all();
        }) {
    const fs::path solver = places_.solvers / options.problem;
    if (!fs::exists(solver)) {
      throw std::runtime_error("there is no solver " + options.problem + " in " +
                               places_.solvers.string());
    }
    for (const instances::Problem& problem : instances::problems()) {
      if (problem.name == options.problem) format_ = problem.format.get();
    }
    std::vector<std::string> other;
    if (!options.against.empty()) other = {"/bin/sh", "-c", options.against};
    const duel::Limits limits = {options.limit, static_cast<std::size_t>(options.memory) << 20,
                                 std::size_t{32} << 20};
    referee_ = std::make_unique<Referee>(options.problem, options.command,
                                         std::vector<std::string>{solver.string()}, other, limits,
                                         processes_);
  }

  int run() {
    const bool samples_are_right = options_.no_samples || run_samples();
    if (options_.samples_only) return samples_are_right ? 0 : 1;
    if (!samples_are_right) return finish(*failure_, failure_name_);
    for (const std::string& name : options_.inputs) {
      if (!run_input(name)) return finish(*failure_, failure_name_);
    }
    if (progress_.stop) return interrupted();
    if (format_ == nullptr) {
      throw std::runtime_error("cannot generate inputs for " + options_.problem +
                               ": expected an entry in src/instances/problems.hpp");
    }
    return run_generated();
  }

 private:
  // Judges the samples and stores the first failure in failure_. Returns whether there is none.
  bool run_samples() {
    std::vector<fs::path> inputs;
    if (fs::exists(places_.samples / options_.problem)) {
      for (const auto& entry :
           fs::recursive_directory_iterator(places_.samples / options_.problem)) {
        if (entry.path().extension() == ".in") inputs.push_back(entry.path());
      }
    }
    std::sort(inputs.begin(), inputs.end());
    std::size_t right = 0, judged = 0;
    for (fs::path& path : inputs) {
      if (progress_.stop) break;
      const std::string name = "sample " + path.stem().string(),
                        text = tools::read_file(path.string());
      const std::string answer = tools::read_file(path.replace_extension(".out").string());
      // The judge of the problem has only valid inputs, with single blanks and line feeds. So the
      // program must be right on the sample in that form. If the program fails only on the original
      // bytes of the sample, the duel prints a note.
      std::string promised = text;
      if (format_ != nullptr) promised = format_->is_promised(text) ? format_->canonical(text) : "";
      if (!promised.empty()) {
        ++judged;
        const Verdict verdict = referee_->judge_known(promised, answer);
        if (verdict.flaw == Flaw::stopped) break;
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
      const Verdict verdict = referee_->judge_known(text, answer);
      if (verdict.flaw == Flaw::none || verdict.flaw == Flaw::stopped) continue;
      std::cout << "note: " << name << ": " << text_of(verdict)
                << (promised.empty() ? " (the statement does not allow this input)"
                                     : " (only because of blanks or line ends)")
                << std::endl;
    }
    if (options_.samples_only) {
      std::cout << right << " of " << counted(judged, "sample") << " right" << std::endl;
    }
    return right == judged;
  }

  bool run_input(const std::string& name) {
    const std::string text = tools::read_file(name);
    if (format_ != nullptr) {
      try {
        format_->canonical(text);
      } catch (const judge::InputError& error) {
        throw std::runtime_error(name + ": " + error.what() +
                                 "; a duel needs inputs without errors");
      }
    }
    const Verdict verdict = referee_->judge(text, options_.limit);
    ++progress_.inputs;
    if (verdict.flaw == Flaw::none || verdict.flaw == Flaw::stopped) return true;
    failure_ = Failure{text, verdict}, failure_name_ = name;
    return false;
  }

  int run_generated() {
    const duel::Schedule schedule(*format_, options_.seed);
    progress_.end = after(start_, options_.time);
    for (std::uint64_t first = 0;;) {
      std::optional<Failure> failure;
      {
        const duel::StatusLine status([&] {
          const auto entry = schedule[progress_.number];
          return counted(progress_.inputs, "input") + ", " + name_of(entry.size) + " " +
                 entry.shape + ", " + elapsed();
        });
        failure = duel::search(*format_, schedule, *referee_, first, jobs_, progress_);
      }
      if (!failure) break;
      // A run that exceeded the time limit may have waited for the processor. So it is repeated
      // while nothing else runs.
      if (failure->verdict.flaw == Flaw::time && !progress_.stop &&
          referee_->judge(failure->input, options_.limit).flaw == Flaw::none) {
        first = failure->number + 1;
        continue;
      }
      const auto entry = schedule[failure->number];
      return finish(*failure, "generate " + options_.problem + " --shape " + entry.shape +
                                  " --size " + name_of(entry.size) + " --seed " +
                                  std::to_string(entry.seed));
    }
    if (progress_.stop) return interrupted();
    std::cout << "no difference in " << counted(progress_.inputs, "input") << ", " << elapsed()
              << std::endl;
    return 0;
  }

  // Makes the failing input small and reports the result. Returns the exit status.
  int finish(const Failure& failure, const std::string& origin) {
    const std::string found = counted(progress_.inputs, "input") + " and " + elapsed();
    Failure smallest = failure;
    bool every_time = true, in_time = true;
    std::string size;
    const std::uint64_t before = progress_.inputs;
    if (format_ != nullptr) {
      progress_.end = after(Clock::now(), options_.time);
      const duel::StatusLine status([&] {
        return "making it smaller: " + counted(progress_.inputs - before, "run") + ", " + elapsed();
      });
      const double few = std::clamp(5 * progress_.slowest_tiny, 0.1, options_.limit);
      smallest = duel::smallest(*format_, *referee_, failure, few, progress_);
      in_time = !progress_.is_over();
      if (!progress_.stop) {
        const Verdict again = referee_->judge(smallest.input, options_.limit);
        every_time = again.flaw == failure.verdict.flaw;
        if (every_time) smallest.verdict = again;
      }
      size = format_->measure(smallest.input);
    }
    std::string origin_text = "Found after " + found + ": " + origin;
    if (smallest.input != failure.input) {
      origin_text += "\nMade smaller in " + counted(progress_.inputs - before, "run") + " from " +
                     format_->measure(failure.input) +
                     (in_time ? "." : " until the time was over.");
    }
    report(options_, smallest, origin_text, size, every_time, format_ != nullptr);
    return 1;
  }

  int interrupted() const {
    std::cout << "interrupted: no difference in " << counted(progress_.inputs, "input") << ", "
              << elapsed() << std::endl;
    return 130;
  }

  static const char* name_of(instances::Size size) {
    const char* const names[] = {"tiny", "small", "judge", "huge"};
    return names[static_cast<int>(size)];
  }

  static Clock::time_point after(Clock::time_point start, double time) {
    return start + std::chrono::duration_cast<Clock::duration>(
                       std::chrono::duration<double>(std::min(time, 1e8)));
  }
  std::string elapsed() const {
    return seconds(std::chrono::duration<double>(Clock::now() - start_).count());
  }

  const Options& options_;
  const Clock::time_point start_ = Clock::now();
  const Places places_;
  const int jobs_;
  Progress progress_;
  duel::Processes processes_;
  duel::SignalWatch watch_;
  const Format* format_ = nullptr;  // null if the problem has no generator
  std::unique_ptr<Referee> referee_;
  std::optional<Failure> failure_;
  std::string failure_name_;
};

int run(tools::Arguments& arguments) {
  const Options options = options_of(arguments);
  return Duel(options).run();
}

}  // namespace

int main(int argc, char** argv) { return tools::run_tool("duel", kUsage, argc, argv, run); }
