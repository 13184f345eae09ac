// SPDX-License-Identifier: CC0-1.0
//
// run_samples PROBLEM SAMPLES
//
// Runs the full solver on all samples in the folder SAMPLES, or on the one sample SAMPLES, a file
// CASE.in, and judges the outputs. Prints the name of each sample before the run, because a crash
// or an endless loop of the solver ends this program as well.
#include <cstddef>
#include <exception>
#include <filesystem>
#include <iostream>
#include <set>
#include <string>
#include <vector>

#include "instances/problems.hpp"
#include "tools/files.hpp"
#include "tools/solvers.hpp"

namespace {

namespace fs = std::filesystem;

// Returns a text under its title, without its end if it is long.
std::string section(const std::string& title, const std::string& text) {
  constexpr std::size_t most = 2000;
  return title + ":\n" + text.substr(0, most) + (text.size() > most ? " ...\n" : "\n");
}

// Returns what is wrong with the output for a sample, or an empty text if it is right. `sample` is
// the path of the sample without ".in".
std::string failure_on(const std::string& problem, const std::string& sample) {
  for (const std::string& file : {sample + ".in", sample + ".out"}) {
    if (!fs::exists(tools::path_of(file))) {
      return file + " is missing: a sample is an .in and an .out\n";
    }
  }
  const std::string input = tools::read_file(sample + ".in"),
                    expected = tools::read_file(sample + ".out");
  const tools::Solved output = tools::solve(problem, input);
  std::string failure;
  if (!output.error.empty()) {
    failure = output.error + '\n';
  } else {
    try {
      const std::string fault = instances::fault(problem, input, expected, output.answer);
      if (fault.empty()) return "";
      failure = "wrong answer: " + fault + '\n';
    } catch (const std::exception& error) {
      failure = std::string("the output cannot be judged: ") + error.what() + '\n';
    }
  }
  return failure + section("expected", expected) + section("found", output.answer);
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
int run_all(const std::string& problem, const std::string& folder) {
  tools::solver(problem);  // throws if there is none
  const std::set<std::string> samples = samples_in(tools::path_of(folder));
  if (samples.empty()) {
    std::cout << "no sample for " << problem << ": put <case>.in and <case>.out into " << folder
              << '\n';
    return 1;
  }
  int failed = 0;
  for (const std::string& sample : samples) {
    std::cout << sample << std::endl;
    const std::string failure = failure_on(problem, sample);
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
  const std::vector<std::string> words = tools::arguments_of(argc, argv);
  try {
    return words.size() == 3 && run_all(words[1], words[2]) == 0 ? 0 : 1;
  } catch (const std::exception& error) {
    std::cout << error.what() << '\n';
    return 2;
  }
}
