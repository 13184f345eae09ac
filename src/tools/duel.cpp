// SPDX-License-Identifier: CC0-1.0
//
// duel PROBLEM [OPTION]... -- COMMAND [ARGUMENT]...
//
// Looks for an input on which a program and our solver differ, and makes it small. kUsage below
// tells the options.
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
    "Runs COMMAND and our solver on the samples of the problem, on FILEs, and on generated inputs\n"
    "until they differ; prints and saves the smallest input found on which they do.\n"
    "  --samples-only     the samples and no more; tells of each that goes wrong\n"
    "  --no-samples       without the samples\n"
    "  --input FILE...    these inputs, too, after the samples\n"
    "  --against COMMAND  this program (a line for the shell) in the place of our solver\n"
    "  --limit SECONDS    that the program may take for an input (2)\n"
    "  --memory MB        that it may use (1024)\n"
    "  --time SECONDS     to search for a difference, and then to make its input small (60)\n"
    "  --jobs N           inputs at once (the number of processors)\n"
    "  --seed N           other inputs; the same seed repeats a run (1)\n"
    "Exit status: 0 no difference, 1 a difference, 2 wrong usage or no way to go on, 130 stopped\n"
    "by Ctrl-C before a difference was found.\n";

constexpr std::uint64_t kMostSeed = 1000000000000;  // each seed is a run of 10^7 inputs

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
  while (!arguments.is_empty()) {
    const std::string word = arguments.next();
    if (word == "--") {
      while (!arguments.is_empty()) options.command.push_back(arguments.next());
    } else if (word.compare(0, 1, "-") != 0) {
      if (!options.problem.empty()) {
        throw tools::UsageError("two problems, " + options.problem + " and " + word +
                                "; the program stands behind --");
      }
      options.problem = word;
    } else if (word == "--samples-only") {
      options.samples_only = true;
    } else if (word == "--no-samples") {
      options.no_samples = true;
    } else if (word == "--against") {
      options.against = arguments.value(word);
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
      options.seed = arguments.integer(word, std::uint64_t{0}, kMostSeed);
    } else {
      throw tools::UsageError("unknown option " + word);
    }
  }
  if (options.problem.empty()) throw tools::UsageError("no problem is named");
  if (options.command.empty()) throw tools::UsageError("no command behind --");
  return options;
}

// ---- Files

// Saves both under the first name that is free, and returns it.
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
  if (_NSGetExecutablePath(path, &size) != 0) throw std::runtime_error("a path is too long");
  return fs::canonical(path);
#else
  return fs::canonical("/proc/self/exe");
#endif
}

struct Places {
  fs::path solvers, samples;
};

// As this program was installed, or beside it as it was built.
Places places() {
  const fs::path bin = path_of_this_program().parent_path(), prefix = bin.parent_path();
  const fs::path installed = prefix / "share" / "matching_games" / "samples";
  if (fs::exists(installed)) return {prefix / "libexec" / "matching_games", installed};
  return {bin, fs::path(MATCHING_GAMES_SRC).parent_path() / "samples"};
}

// The tool `explain`, which stands beside this one, as a command from here; "" if it is not there.
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

// ---- Telling

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

// "wrong answer: line 1: expected 'WIN', found 'LOSE'"
std::string told(const Verdict& verdict) {
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

void tell(const Options& options, const Failure& failure, const std::string& origin,
          const std::string& size, bool every_time, bool is_known) {
  const Verdict& verdict = failure.verdict;
  std::cout << options.problem << ": " << told(verdict) << '\n' << origin << '\n';
  if (!every_time) std::cout << "It does not fail every time on this input.\n";
  std::vector<duel::Section> printed;
  if (!verdict.of_other) printed.push_back({"Your program prints", verdict.theirs});
  if (verdict.of_other || (!options.against.empty() && verdict.flaw == Flaw::wrong_answer)) {
    printed.push_back({"The other program prints", verdict.other});
  }
  printed.push_back({"Right is", verdict.ours});
  const std::string title = "Input" + (size.empty() ? "" : " (" + size + ")");
  std::cout << '\n'
            << duel::side_by_side({{title, failure.input}}, 40) << duel::side_by_side(printed);
  if (!verdict.errors.empty()) {
    std::cout << duel::side_by_side({{"Its standard error ends in", verdict.errors}});
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
          if (progress_.stop.exchange(true)) std::_Exit(130);  // again: whatever it is busy with
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
      throw std::runtime_error("no inputs can be made for " + options_.problem +
                               ": it has no line in src/instances/problems.hpp");
    }
    return run_generated();
  }

 private:
  // Judges the samples; the first that fails is kept.
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
      // Only what the statement promises counts, as a judge would write it.
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
          if (options_.samples_only) std::cout << name << ": " << told(verdict) << std::endl;
          if (!failure_) failure_ = Failure{promised, verdict}, failure_name_ = name;
          if (!options_.samples_only) return false;
          continue;
        }
      }
      if (promised == text) continue;
      const Verdict verdict = referee_->judge_known(text, answer);
      if (verdict.flaw == Flaw::none || verdict.flaw == Flaw::stopped) continue;
      std::cout << "note: " << name << ": " << told(verdict)
                << (promised.empty() ? " (the statement does not promise such an input)"
                                     : " (only because of its blanks or line ends)")
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
        throw std::runtime_error(name + ": " + error.what());
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
      // What took too long may have waited for the processor.
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

  // Makes the failing input small and tells of it.
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
    std::string story = "Found after " + found + ": " + origin;
    if (smallest.input != failure.input) {
      story += "\nMade smaller in " + counted(progress_.inputs - before, "run") + " from " +
               format_->measure(failure.input) + (in_time ? "." : ", as far as time went.");
    }
    tell(options_, smallest, story, size, every_time, format_ != nullptr);
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
  const Format* format_ = nullptr;  // null: the inputs of the problem are not known
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
