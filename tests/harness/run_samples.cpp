// SPDX-License-Identifier: CC0-1.0
//
// run_samples PROBLEM SAMPLES
//
// Runs the full solver on all samples in the folder SAMPLES, and judges the outputs. Prints the
// name of each sample before the run, because a crash or an endless loop of the solver ends this
// program as well.
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

// Returns what is wrong with the output for a sample, or an empty text if it is right. `sample` is
// the path of the sample without ".in".
std::string failure_on(const std::string& problem, const std::string& sample) {
  try {
    const std::string input = tools::read_file(sample + ".in"),
                      expected = tools::read_file(sample + ".out");
    const tools::Solved output = tools::solve(problem, input);
    const std::string fault = !output.error.empty()
                                  ? output.error
                                  : instances::fault(problem, input, expected, output.answer);
    constexpr std::size_t most = 2000;
    if (fault.empty()) return "";
    return fault + "\nexpected:\n" + expected.substr(0, most) + "\nfound:\n" +
           output.answer.substr(0, most);
  } catch (const std::exception& error) {  // a file is missing, or the output cannot be judged
    return error.what();
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words = tools::arguments_of(argc, argv);
  std::set<std::string> samples;
  const std::filesystem::path folder = tools::path_of(words.at(2));
  if (std::filesystem::exists(folder)) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
      std::filesystem::path path = entry.path();
      const bool is_sample = path.extension() == ".in" || path.extension() == ".out";
      if (is_sample) samples.insert(tools::name_of(path.replace_extension()));
    }
  }
  std::size_t failed = 0;
  for (const std::string& sample : samples) {
    std::cout << sample << std::endl;
    const std::string failure = failure_on(words[1], sample);
    if (failure.empty()) continue;
    ++failed;
    std::cout << "FAILED " << sample << '\n' << failure << '\n';
  }
  std::cout << samples.size() - failed << " of " << samples.size() << " samples right" << std::endl;
  return failed == 0 && !samples.empty() ? 0 : 1;
}
