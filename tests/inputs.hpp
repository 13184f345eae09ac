// SPDX-License-Identifier: CC0-1.0
//
// Reads the samples of a problem, makes random inputs of it, and checks the output of a solver for
// an input.
#ifndef INPUTS_HPP
#define INPUTS_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "check.hpp"
#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "instances/random.hpp"
#include "tools/files.hpp"

namespace inputs {

// A function of this type runs a solver on an input and returns the output.
using Solve = std::function<std::string(const std::string& input)>;

struct Sample {
  std::string name, input, answer;
};

// Returns the samples of the problem, in the order of their names.
inline std::vector<Sample> samples_of(const std::string& problem) {
  std::vector<Sample> samples;
  for (const auto& entry : std::filesystem::directory_iterator(SAMPLES_DIR "/" + problem)) {
    std::filesystem::path path = entry.path();
    if (path.extension() != ".in") continue;
    const std::string input = tools::read_file(path.string());
    samples.push_back(
        {path.stem().string(), input, tools::read_file(path.replace_extension(".out").string())});
  }
  std::sort(samples.begin(), samples.end(),
            [](const Sample& one, const Sample& two) { return one.name < two.name; });
  CHECK(!samples.empty());
  return samples;
}

// Stores where a part of a text begins and ends.
struct Part {
  std::size_t begin, end;
  std::string in(const std::string& text) const { return text.substr(begin, end - begin); }
  std::string replaced(const std::string& text, const std::string& other) const {
    return text.substr(0, begin) + other + text.substr(end);
  }
};

// Returns the longest parts of a text that consist of characters c with holds(c).
template <class Holds>
std::vector<Part> parts_of(const std::string& text, Holds holds) {
  std::vector<Part> parts;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!holds(text[i])) continue;
    if (parts.empty() || parts.back().end < i) parts.push_back({i, i});
    parts.back().end = i + 1;
  }
  return parts;
}
inline std::vector<Part> words_of(const std::string& text) {
  return parts_of(text, [](char c) { return c != ' ' && (c < '\t' || c > '\r'); });
}
inline std::vector<Part> numbers_of(const std::string& text) {
  return parts_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

// Returns a small input of the problem with a random shape (kind of input). `given` maps some
// parameters of the generator, such as "rows", to their values. The generator chooses the values of
// all other parameters.
inline std::string random_input(const std::string& problem,
                                const std::map<std::string, double>& given,
                                instances::Random& random) {
  const instances::Format& format = *instances::problem(problem).format;
  const std::vector<instances::Shape> shapes = format.shapes();
  const char* const shape = shapes[random.below(static_cast<std::int64_t>(shapes.size()))].name;
  return format.generate(shape, {instances::Size::small, given}, random.next());
}

// Checks that solve(input) and expected(input) are equal. If they differ, makes the input as small
// as possible while the outputs differ. Then prints this input and both outputs, so that the input
// and the expected output can be saved as a new sample (a .in and a .out file). Returns whether the
// outputs of `input` are equal.
inline bool check_input(const std::string& problem, const std::string& input, const Solve& expected,
                        const Solve& solve) {
  const auto fails = [&](const std::string& text) { return solve(text) != expected(text); };
  const bool failed = fails(input);
  std::string what;
  if (failed) {
    const std::string smallest = instances::problem(problem).format->shrink(input, fails);
    what = problem + ": the smallest failing input found, the .in of a sample:\n" + smallest +
           "--- with this .out\n" + expected(smallest) + "--- but the solver printed\n" +
           solve(smallest);
  }
  check::report(!failed, __FILE__, __LINE__, what);
  return !failed;
}

}  // namespace inputs

#endif  // INPUTS_HPP
