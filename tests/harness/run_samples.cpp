// SPDX-License-Identifier: CC0-1.0
//
// run_samples PROBLEM SAMPLES [[--limit SECONDS] --program COMMAND [ARGUMENT]...]
//
// Runs the solver of the full file on all samples in the folder SAMPLES, or on the one sample
// SAMPLES, a file CASE.in, and judges the outputs. With --program, runs COMMAND in place of the
// solver; each run may take SECONDS, by default SAMPLE_TIMEOUT. Prints the name of each sample
// before the run, because a crash or an endless loop of the solver ends this program as well.
#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <iostream>
#include <set>
#include <string>
#include <vector>

#include "full_files.hpp"
#include "instances/problems.hpp"
#include "tools/duel/process.hpp"
#include "tools/files.hpp"

namespace {

namespace fs = std::filesystem;

struct Options {
  std::string program, problem;  // `program` is the name of this program
  fs::path samples;
  const full_files::Solver* solver = nullptr;
  double seconds = SAMPLE_TIMEOUT;
  std::vector<std::string> command;
};

std::string quoted(const std::string& word) { return '"' + word + '"'; }

// Returns a text under its title, without its end if it is long.
std::string section(const std::string& title, const std::string& text) {
  constexpr std::size_t most = 2000;
  return title + ":\n" + text.substr(0, most) + (text.size() > most ? " ...\n" : "\n");
}

full_files::Output output_for(const Options& options, const std::string& input) {
  if (options.command.empty()) return options.solver->run(input);
  const duel::Run run =
      duel::run(options.command, input, {options.seconds, 0, std::size_t{1} << 30});
  return {run.output, run.flaw == duel::Flaw::none ? "" : run.what + '\n' + run.errors};
}

// Returns what is wrong with the output for a sample, or an empty text if it is right. `sample` is
// the path of the sample without ".in".
std::string failure_on(const Options& options, const std::string& sample) {
  for (const std::string& file : {sample + ".in", sample + ".out"}) {
    if (!fs::exists(tools::path_of(file))) {
      return file + " is missing: a sample is an .in and an .out\n";
    }
  }
  const std::string input = tools::read_file(sample + ".in"),
                    expected = tools::read_file(sample + ".out");
  const full_files::Output output = output_for(options, input);
  std::string failure;
  if (!output.error.empty()) {
    failure = output.error + '\n';
  } else {
    try {
      const std::string fault = instances::fault(options.problem, input, expected, output.text);
      if (fault.empty()) return "";
      failure = "wrong answer: " + fault + '\n';
    } catch (const std::exception& error) {
      failure = std::string("the output cannot be judged: ") + error.what() + '\n';
    }
  }
  std::string command;
  for (const std::string& word : options.command) command += quoted(word) + ' ';
  command += command.empty() ? quoted(options.program) + ' ' + options.problem + ' ' : "< ";
  return failure + section("expected", expected) + section("found", output.text) +
         "repeat it by hand:\n  " + command + quoted(sample + ".in") + '\n';
}

// Returns the paths of the samples, without ".in" or ".out".
std::set<std::string> samples_in(const fs::path& folder) {
  std::set<std::string> result;
  const auto add = [&result](fs::path path) {
    if (path.extension() != ".in" && path.extension() != ".out") return;
    result.insert(tools::name_of(path.replace_extension()));
  };
  if (fs::is_directory(folder)) {
    for (const auto& entry : fs::recursive_directory_iterator(folder)) add(entry.path());
  } else if (fs::exists(folder)) {
    add(folder);
  }
  return result;
}

// Returns the number of samples that fail. No sample at all counts as one.
int run_all(const Options& options) {
  const std::string folder = tools::name_of(options.samples);
  if (options.solver == nullptr) {
    std::cout << "no solver src/problems/" << options.problem << ".cpp for " << folder << '\n';
    return 1;
  }
  const std::set<std::string> samples = samples_in(options.samples);
  if (samples.empty()) {
    std::cout << "no sample for src/problems/" << options.problem
              << ".cpp: put <case>.in and <case>.out into " << folder << '\n';
    return 1;
  }
  int failed = 0;
  for (const std::string& sample : samples) {
    std::cout << sample << std::endl;
    const std::string failure = failure_on(options, sample);
    if (failure.empty()) continue;
    ++failed;
    std::cout << "FAILED " << sample << '\n' << failure << '\n';
  }
  std::cout << samples.size() - static_cast<std::size_t>(failed) << " of " << samples.size()
            << " samples right" << std::endl;
  return failed;
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> words = tools::arguments_of(argc, argv);
  Options options;
  if (words.size() > 5 && words[3] == "--limit") {
    options.seconds = std::atof(words[4].c_str());
    words.erase(words.begin() + 3, words.begin() + 5);
  }
  if (words.size() > 4 && words[3] == "--program") {
    options.command.assign(words.begin() + 4, words.end());
    words.resize(3);
  }
  if (words.size() != 3) {
    std::cerr << "expected PROBLEM SAMPLES [[--limit SECONDS] --program COMMAND [ARGUMENT]...]\n";
    return 2;
  }
  options.program = words[0];
  options.problem = words[1];
  options.samples = tools::path_of(words[2]);
  for (const full_files::Solver& solver : full_files::solvers()) {
    if (solver.problem == options.problem) options.solver = &solver;
  }
  try {
    return run_all(options) == 0 ? 0 : 1;
  } catch (const std::exception& error) {
    std::cout << error.what() << '\n';
    return 2;
  }
}
