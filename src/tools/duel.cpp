// SPDX-License-Identifier: CC0-1.0
//
// duel PROBLEM [OPTION]... -- COMMAND [ARGUMENT]...
// duel --like PROBLEM [OPTION]... -- COMMAND [ARGUMENT]...
// duel --generator COMMAND [OPTION]... -- COMMAND [ARGUMENT]...
//
// Searches for an input on which the output of the user's program is wrong, and makes that input
// small. texts::duel_usage describes the options. A duel is a loop over inputs. A Source makes
// them, and a Checker decides which outputs are right.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "instances/texts.hpp"
#include "io/reader.hpp"
#include "tools/duel/process.hpp"
#include "tools/duel/referee.hpp"
#include "tools/duel/report.hpp"
#include "tools/duel/search.hpp"
#include "tools/duel/source.hpp"
#include "tools/files.hpp"
#include "tools/options.hpp"
#include "tools/page_link.hpp"
#include "tools/wanted.hpp"

namespace duel {
namespace {

#include "source_folder.inc"  // the build makes this file, which defines kSourceFolder

namespace fs = std::filesystem;

// With the option --seed s, the tool duel generates the inputs from the seeds `10^7 * s`,
// `10^7 * s + 1`, and so on. If s is at most kMaxSeed, these seeds fit into 64 bits.
constexpr std::uint64_t kMaxSeed = 1000000000000;

struct Options {
  std::string program;  // the name by which the tool duel was called
  std::string problem, like, generator, against, checker, interactor;
  std::vector<std::string> command, inputs;
  tools::Wanted wanted;
  bool samples_only = false, no_samples = false;
  double limit = 2, time = 60;
  int memory = 1024, stack = 0, jobs = 1000;
  std::uint64_t seed = 1;

  // Returns whether the problem is one of ours, so that our solver knows the answers.
  bool is_ours() const { return !problem.empty(); }

  RunLimits limits() const {
    const auto bytes = [](int megabytes) { return static_cast<std::uint64_t>(megabytes) << 20; };
    return {limit, bytes(memory), std::size_t{16} << 20, bytes(stack)};
  }
};

// Throws tools::UsageError if the user has named the wrong file: a source, or a program of PATH
// that has the name of a file in the working directory.
void check_program(const std::string& word) {
  const fs::path path = tools::path_of(word);
  for (const char* const source : {".c", ".cc", ".cpp", ".cxx"}) {
    if (path.extension() == source) throw tools::UsageError(texts::is_source(word));
  }
#ifndef _WIN32  // there, the working directory comes before PATH
  if (!path.has_parent_path() && fs::is_regular_file(path)) {
    throw tools::UsageError(texts::is_in_path(word));
  }
#endif
}

// Throws tools::UsageError if the options do not belong together.
void check(const Options& options) {
  const auto refuse = [](bool is_wrong, const texts::Text& message) {
    if (is_wrong) throw tools::UsageError(message());
  };
  const int sources = !options.problem.empty() + !options.like.empty() + !options.generator.empty();
  const bool is_judged = !options.checker.empty() || !options.interactor.empty();
  refuse(sources == 0, is_judged ? texts::checker_needs_source : texts::expected_problem);
  refuse(sources > 1, texts::several_sources);
  refuse(options.command.empty(), texts::no_command);
  refuse(!options.is_ours() && options.samples_only, texts::samples_need_problem);
  refuse(!options.is_ours() && options.against.empty() && !is_judged, texts::needs_judge);
  refuse(options.is_ours() && is_judged, texts::checker_needs_source);
  refuse(!options.interactor.empty() && !options.against.empty(), texts::interactor_excludes);
  refuse(!options.generator.empty() && !options.wanted.is_empty(), texts::generator_excludes);
  refuse(!can_have_stack(options.limits().stack_bytes) && options.stack > 0,
         texts::stack_is_bounded);
  refuse(options.samples_only &&
             (options.no_samples || !options.against.empty() || !options.inputs.empty()),
         texts::samples_only_excludes);
}

Options options_of(tools::Arguments& arguments) {
  Options options;
  options.program = arguments.program();
  const auto read_other = [&](const std::string& word) {
    if (word == "--") {
      while (!arguments.is_empty()) options.command.push_back(arguments.next());
    } else if (word == "--input") {
      options.inputs.push_back(arguments.value(word));
      while (arguments.has_value()) options.inputs.push_back(arguments.next());
    } else if (word == "--limit") {
      options.limit = arguments.number(word, 0.001, 1e6);
    } else if (word == "--memory") {
      options.memory = arguments.integer(word, 1, 1000000);
    } else if (word == "--stack") {
      options.stack = arguments.integer(word, 1, 1000000);
    } else if (word == "--time") {
      options.time = arguments.number(word, 0, 1e8);
    } else if (word == "--jobs") {
      options.jobs = arguments.integer(word, 1, 1000);
    } else if (word == "--seed") {
      options.seed = arguments.integer(word, std::uint64_t{0}, kMaxSeed);
    } else {
      options.wanted.read(word, arguments);
    }
  };
  const std::vector<std::string> words = arguments.read(
      {{"--like", &options.like},
       {"--generator", &options.generator},
       {"--checker", &options.checker},
       {"--interactor", &options.interactor},
       {"--against", &options.against}},
      {{"--samples-only", &options.samples_only}, {"--no-samples", &options.no_samples}},
      read_other);
  if (words.size() > 1) throw tools::UsageError(texts::program_after_dashes(words[0], words[1]));
  if (!words.empty()) options.problem = instances::find_problem(words[0]).name;
  if (!options.like.empty()) options.like = instances::find_problem(options.like).name;
  check(options);
  check_program(options.command[0]);
  return options;
}

// ---- Files

// Saves the files, whose names are NAME and their endings, such as ".in". Chooses a NAME for which
// none of them exists yet, and returns this NAME.
std::string save(const std::string& prefix, const std::map<std::string, std::string>& files) {
  std::string name;
  const auto exists = [&name](const auto& file) { return fs::exists(name + file.first); };
  for (int i = 1; name.empty() || std::any_of(files.begin(), files.end(), exists); ++i) {
    name = prefix + "-fail-" + std::to_string(i);
  }
  for (const auto& [ending, text] : files) tools::write_file(name + ending, text);
  return name;
}

// Returns the path of the tool solve, which lies beside this tool: as solve, or installed as
// matching_games-solve.
std::string path_of_solve(const std::string& name) {
  const fs::path own = tools::program_path(name);
  std::string file = tools::name_of(own.filename());
  file.replace(std::min(file.rfind("duel"), file.size()), 4, "solve");
  return tools::name_of(own.parent_path() / tools::path_of(file));
}

// Returns the folder with the samples of all problems: the one of the installation if this tool is
// installed, and the one of the source if not.
fs::path samples_folder(const std::string& name) {
  const fs::path prefix = tools::program_path(name).parent_path().parent_path();
  const fs::path installed = prefix / "share" / "matching_games" / "samples";
  return fs::exists(installed) ? installed : tools::path_of(kSourceFolder) / "samples";
}

// ---- Reports

void print(const std::string& text) { tools::write_file("", text); }

// Prints the last line of a duel without a failure.
void print_end(const std::string& line) { print(is_stopped ? texts::interrupted(line) : line); }

// Returns a verdict as text, such as "wrong answer: line 1: expected 'WIN', found 'LOSE'".
std::string text_of(const Verdict& verdict) {
  const std::string what = visible(verdict.what);
  return verdict.of_other ? texts::other_program(what) : what;
}

// Returns whether the text begins as what system("pause") prints on Windows, in English or in
// Chinese (GBK). A C library does not print its own buffer before it calls another program.
bool prints_pause(const std::string& text) {
  return text.rfind("Press any key", 0) == 0 ||
         text.rfind("\xC7\xEB\xB0\xB4\xC8\xCE\xD2\xE2\xBC\xFC", 0) == 0;
}

// Prints and saves a failure. `origin` says where the input of the failure is from. `problem` is
// null if the format of the input is unknown.
void report(const Options& options, const instances::Problem* problem, const Failure& failure,
            const std::string& title, const std::string& origin) {
  const Verdict& verdict = failure.verdict;
  const std::string name = options.is_ours() ? problem->name : "duel";
  std::string text = name + ": " + text_of(verdict) + '\n' + origin;
  std::vector<Section> printed;
  if (!options.interactor.empty())
    printed.push_back({texts::dialogue(), last_lines(verdict.dialogue, 19)});
  else if (!verdict.of_other)
    printed.push_back({texts::program_prints(), verdict.output});
  if (verdict.other &&
      (verdict.of_other || verdict.flaw == Flaw::wrong_answer || !verdict.answer)) {
    printed.push_back({texts::other_prints(), *verdict.other});
  }
  if (verdict.answer) printed.push_back({texts::right_answer(), *verdict.answer});
  const bool is_long = std::count(failure.input.text.begin(), failure.input.text.end(), '\n') > 40;
  text +=
      '\n' + side_by_side({{title, failure.input.text}}, is_long ? 5 : 40) + side_by_side(printed);
  if (prints_pause(verdict.output)) text += texts::pause_hint();
  if (!verdict.errors.empty()) text += side_by_side({{texts::standard_error(), verdict.errors}});
  if (verdict.answer) {
    std::string wrong = verdict.of_other ? *verdict.other : verdict.output;
    if (verdict.flaw != Flaw::wrong_answer) wrong += " -";  // a word that no answer has
    const std::string why = instances::why(*problem, failure.input.text, *verdict.answer, wrong);
    if (!why.empty()) text += side_by_side({{texts::why(), why}});
  }
  std::map<std::string, std::string> files = {{".in", failure.input.text}};
  if (verdict.answer || (verdict.other && !verdict.of_other))
    files[".out"] = verdict.answer ? *verdict.answer : *verdict.other;
  if (!options.interactor.empty()) files[".log"] = verdict.dialogue;
  try {  // first, because the standard output may be closed
    const std::string file = save(name, files);
    std::string names;
    for (const auto& [ending, saved] : files) names += (names.empty() ? "" : ", ") + file + ending;
    text += texts::saved(names);
    if (problem != nullptr) {
      text += tools::see_it(tools::program_path(options.program), problem->name, failure.input.text,
                            file + ".in");
    }
  } catch (const std::runtime_error& error) {
    text += texts::not_saved(error.what());
  }
  print(text);
}

// ---- The duel

class Duel {
 public:
  explicit Duel(const Options& options)
      : options_(options),
        problem_(options.generator.empty()
                     ? &instances::problem(options.is_ours() ? options.problem : options.like)
                     : nullptr),
        program_{options.command,
                 options.interactor.empty() ? duel::run : interactor_program(options.interactor)},
        other_{options.against.empty() ? Command() : shell_command(options.against)} {
    if (problem_ != nullptr) {
      source_ = std::make_unique<FormatSource>(*problem_, options.wanted, options.seed);
    } else {
      source_ = std::make_unique<GeneratorSource>(options.generator, options.seed,
                                                  assistant_limits(options.limits()));
    }
    stop_on_signals();
  }

  int run() {
    const int status = fight();
    if (unmeasured_runs > 0) {
      std::cerr << texts::unmeasured(options_.memory, texts::runs(unmeasured_runs));
    }
    return status;
  }

 private:
  int fight() {
    const bool samples_are_right = !options_.is_ours() || options_.no_samples || run_samples();
    if (options_.samples_only) return !samples_are_right ? 1 : is_stopped ? 130 : 0;
    // The answers of the samples are known, so the program of --against has no part in a failure.
    if (!samples_are_right)
      return finish(*failure_, Referee(program_, none_, our_answer(), options_.limits()));
    const Referee referee = make_referee();
    for (const std::string& name : options_.inputs) {
      if (!run_input(name, referee)) return finish(*failure_, referee);
    }
    return run_generated(referee);
  }

  Checker our_answer() const {
    return duel::our_answer(options_.problem, path_of_solve(options_.program));
  }

  Referee make_referee() const {
    return Referee(program_, other_,
                   options_.is_ours() ? our_answer()
                   : options_.checker.empty()
                       ? equal_tokens()
                       : checker_program(options_.checker, assistant_limits(options_.limits())),
                   options_.limits());
  }

  // Judges the user's program on a sample with a known answer.
  Verdict judge_known(const std::string& input, const std::string& answer) const {
    const Referee referee(program_, none_, known_answer(problem_->name, answer), options_.limits());
    return referee.judge(input, referee.limits());
  }

  // Judges the samples and stores the first failure in failure_. Returns whether all samples pass.
  bool run_samples() {
    std::vector<fs::path> inputs;
    const fs::path folder = samples_folder(options_.program) / problem_->name;
    if (fs::exists(folder)) {
      for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == ".in") inputs.push_back(entry.path());
      }
    }
    if (inputs.empty()) {
      throw std::runtime_error(texts::no_samples(tools::name_of(folder)));
    }
    std::sort(inputs.begin(), inputs.end());
    std::size_t right = 0, judged = 0;
    for (fs::path& path : inputs) {
      const std::string name = texts::sample(tools::name_of(path.stem())),
                        text = tools::read_file(tools::name_of(path));
      const std::string answer = tools::read_file(tools::name_of(path.replace_extension(".out")));
      // The judge of the problem has only valid inputs, with single blanks and line feeds. So the
      // user's program must be right on the sample in that form. If the statement does not allow
      // the sample, a failure is only a note.
      const instances::Format& format = *problem_->format;
      const bool is_promised = format.is_promised(text);
      const std::string input = is_promised ? format.canonical(text) : text;
      const Verdict verdict = judge_known(input, answer);
      if (verdict.flaw == Flaw::stopped) break;
      if (!is_promised) {
        if (verdict.flaw != Flaw::none) print(texts::not_allowed(name, text_of(verdict)));
        continue;
      }
      ++judged;
      ++progress_.inputs;
      if (verdict.flaw == Flaw::none) {
        ++right;
        continue;
      }
      if (options_.samples_only) print(name + ": " + text_of(verdict) + '\n');
      if (!failure_) failure_ = Failure{{input, name}, verdict};
      if (!options_.samples_only) return false;
    }
    if (options_.samples_only) {
      print_end(texts::samples_right(judged, right));
    }
    return right == judged;
  }

  bool run_input(const std::string& name, const Referee& referee) {
    const Input input{tools::read_file(name), name};
    try {
      static_cast<void>(source_->measure(input));
    } catch (const io::InputError& error) {
      throw std::runtime_error(texts::input_has_error(name, error.what()));
    }
    const Verdict verdict = referee.judge(input.text, referee.limits());
    if (verdict.flaw == Flaw::stopped) return true;
    ++progress_.inputs;
    if (verdict.flaw == Flaw::none) return true;
    failure_ = Failure{input, verdict};
    return false;
  }

  int run_generated(const Referee& referee) {
    progress_.end = after(options_.time);
    const int processors = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    const int jobs = std::min(options_.jobs, processors);
    for (std::uint64_t first = 0;;) {
      const std::optional<Failure> failure = search(*source_, referee, first, jobs, progress_);
      if (!failure) break;
      // A run that exceeded the time limit may have waited for the processor. So this run is
      // repeated while no other run is active.
      if (failure->verdict.flaw == Flaw::time &&
          referee.judge(failure->input.text, referee.limits()).flaw == Flaw::none) {
        first = failure->number + 1;
        continue;
      }
      return finish(*failure, referee);
    }
    if (source_->repeats_itself()) print(texts::same_inputs());
    print_end(texts::no_difference(texts::inputs(progress_.inputs), progress_.elapsed()));
    return is_stopped ? 130 : 0;
  }

  // Makes the failing input small and reports the result. Returns the exit status.
  int finish(const Failure& failure, const Referee& referee) {
    const std::uint64_t before = progress_.inputs;
    std::string origin =
        texts::found_after(texts::inputs(before), progress_.elapsed(), failure.input.origin);
    progress_.begin_to_shrink(options_.time);
    Failure smallest = duel::smallest(*source_, referee, failure, progress_);
    const std::string end = is_stopped            ? texts::until_stopped()
                            : progress_.is_over() ? texts::until_time()
                                                  : "";
    const Verdict again = referee.judge(smallest.input.text, referee.limits());
    if (again.flaw == failure.verdict.flaw) smallest.verdict = again;
    if (smallest.input.text != failure.input.text) {
      origin += texts::made_smaller(texts::runs(progress_.inputs - before),
                                    source_->measure(failure.input), end);
      if (!smallest.input.origin.empty()) origin += texts::smaller_input(smallest.input.origin);
    }
    if (again.flaw == Flaw::none) origin += texts::not_every_time();
    // Too much time or memory may be that of many cases.
    if (end.empty() && problem_ != nullptr &&
        (again.flaw == Flaw::wrong_answer || again.flaw == Flaw::crash)) {
      const std::vector<std::string> cases = problem_->format->split(smallest.input.text);
      const auto is_right = [&](const std::string& text) {
        return referee.judge(text, referee.limits()).flaw == Flaw::none;
      };
      if (cases.size() > 1 && std::all_of(cases.begin(), cases.end(), is_right))
        origin += texts::left_over();
    }
    report(options_, problem_, smallest, texts::input_title(source_->measure(smallest.input)),
           origin);
    return 1;
  }

  const Options& options_;
  const instances::Problem* const problem_;  // the problem whose format the inputs have, or null
  const Program program_, other_, none_;     // none_ has no command
  std::unique_ptr<Source> source_;
  Progress progress_;
  std::optional<Failure> failure_;
};

int run_duel(tools::Arguments& arguments) {
  const Options options = options_of(arguments);
  return Duel(options).run();
}

}  // namespace
}  // namespace duel

int main(int argc, char** argv) {
  return tools::run_tool("duel", texts::duel_usage, argc, argv, duel::run_duel);
}
