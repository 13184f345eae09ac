// SPDX-License-Identifier: CC0-1.0
//
// run_samples PROBLEM SAMPLES [PROGRAM]
//
// Runs PROGRAM, which is compiled from the short file, and the full solver, if the problem has one,
// on all samples in the folder SAMPLES. Without a PROGRAM, or if it is empty, runs only the full
// solver. Compares the outputs with those of the samples, token by token, or judges them if several
// are right. Prints the name of each sample before the runs, because a crash or an endless loop of
// the full solver ends this program as well.
#include <algorithm>
#include <cstddef>
#include <exception>
#include <filesystem>
#include <iostream>
#include <set>
#include <string>
#include <vector>

#include "instances/outputs.hpp"
#include "instances/problems.hpp"
#include "tools/duel/process.hpp"
#include "tools/files.hpp"
#include "tools/solvers.hpp"

namespace {

// Returns whether the problem has more than a short file: a full solver and a judge.
bool is_full(const std::string& problem) {
  const auto& all = instances::problems();
  return std::any_of(all.begin(), all.end(), [&](const auto& row) { return row.name == problem; });
}

// Prints what is wrong with the output for a sample. Returns whether it is right. `fault` says why
// there is no complete output, or is empty.
bool is_right(const std::string& problem, const std::string& what, const std::string& input,
              const std::string& expected, const std::string& output, std::string fault) {
  if (fault.empty())
    fault = is_full(problem) ? instances::fault(problem, input, expected, output)
                             : instances::difference(expected, output);
  if (fault.empty()) return true;
  constexpr std::size_t most = 2000;
  std::cout << "FAILED: " << what << ": " << fault << "\nexpected:\n"
            << expected.substr(0, most) << "\nfound:\n"
            << output.substr(0, most) << '\n';
  return false;
}

// Tests both solutions on the sample with this path, which has no ".in".
bool passes(const std::string& problem, const std::string& program, const std::string& sample) {
  std::cout << sample << std::endl;
  try {
    const std::string input = tools::read_file(sample + ".in"),
                      expected = tools::read_file(sample + ".out");
    bool right = true;
    if (!program.empty()) {  // CTest limits the time
      const duel::Run run = duel::run({program}, input, {1e9, 0, std::size_t{1} << 30});
      const std::string fault = run.what.empty() ? "" : run.what + '\n' + run.errors;
      right = is_right(problem, program, input, expected, run.output, fault);
    }
    if (!is_full(problem)) return right;
    const tools::Solved full = tools::solve(problem, input);
    return is_right(problem, "the full solver", input, expected, full.answer, full.error) && right;
  } catch (const std::exception& error) {  // a file is missing, or the output cannot be judged
    std::cout << "FAILED: " << error.what() << '\n';
    return false;
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
  const std::string program = words.size() > 3 ? words[3] : "";
  if (program.empty() && !is_full(words[1])) {
    std::cout << "SKIPPED: there is only a short file, which needs bits/stdc++.h\n";
    return 1;
  }
  std::size_t right = 0;
  for (const std::string& sample : samples) right += passes(words[1], program, sample);
  std::cout << right << " of " << samples.size() << " samples right" << std::endl;
  return right == samples.size() && !samples.empty() ? 0 : 1;
}
