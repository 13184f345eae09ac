// SPDX-License-Identifier: CC0-1.0
//
// generate PROBLEM [--shape NAME] [--size tiny|small|judge|huge] [--seed N] [--NAME N]... [-o FILE]
// generate PROBLEM --check [INPUT]
// generate [PROBLEM] --list
//
// Writes one input of the problem. The same arguments give the same bytes on every platform. With
// --check, reads INPUT as our solver of the problem does, and checks the limits of the statement.
// The exit status is then 0 for a valid input, and 1 with an error message for any other input.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <limits>
#include <string>
#include <vector>

#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "instances/texts.hpp"
#include "tools/files.hpp"
#include "tools/options.hpp"
#include "tools/wanted.hpp"

namespace {

using instances::Format;
using instances::Problem;

// Returns a description of the inputs that can be generated for the problem.
std::string list(const Problem& problem) {
  std::string text = problem.name + '\n';
  std::size_t width = 0;
  for (const instances::Shape& shape : problem.format->shapes()) {
    width = std::max(width, std::string(shape.name).size());
  }
  for (const instances::Shape& shape : problem.format->shapes()) {
    std::string name = shape.name;
    name.resize(width, ' ');
    text += "  --shape " + name + "  " + shape.what() + '\n';
  }
  text += ' ';
  for (const auto& number : problem.format->parameters()) {
    text += io::text(" --", number.name, " N");
  }
  return text + '\n';
}

// Checks an input against the format and the limits of the problem's statement. Returns the exit
// status.
int check(const Format& format, const std::string& text) {
  std::string flaw;
  try {
    flaw = format.broken_promise(text);
    if (flaw.empty()) tools::write_file("", format.measure(text) + '\n');
  } catch (const io::InputError& error) {
    flaw = error.what();
  }
  if (flaw.empty()) return 0;
  std::cerr << flaw << '\n';
  return 1;
}

int run(tools::Arguments& arguments) {
  std::string output;
  tools::Wanted wanted;
  std::uint64_t seed = 1;
  bool is_list = false, is_check = false;
  std::vector<std::string> words =
      arguments.read({{"-o", &output}}, {{"--list", &is_list}, {"--check", &is_check}},
                     [&](const std::string& option) {
                       if (option != "--seed") return wanted.read(option, arguments);
                       seed = arguments.integer(option, std::uint64_t{0},
                                                std::numeric_limits<std::uint64_t>::max());
                     });
  if (words.size() > 2) throw tools::UsageError(texts::two_inputs(words[1], words[2]));
  if (!words.empty() && words[0].empty()) throw tools::UsageError(texts::expected_problem());
  words.resize(2);
  const std::string &name = words[0], &input = words[1];
  if (is_list) {
    std::string text;
    if (!name.empty()) text = list(instances::find_problem(name));
    for (const Problem& problem : instances::problems()) {
      if (name.empty()) text += list(problem);
    }
    tools::write_file(output, text);
    return 0;
  }
  if (name.empty()) throw tools::UsageError(texts::expected_problem());
  const Problem& problem = instances::find_problem(name);
  if (is_check) return check(*problem.format, tools::read_file(input));
  if (!input.empty()) throw tools::UsageError(texts::two_problems(name, input));
  const std::string shape = wanted.shape.empty() ? problem.format->shapes()[0].name : wanted.shape;
  wanted.fitting(problem, {shape});
  const instances::Request request{wanted.size.value_or(instances::Size::small), wanted.numbers};
  tools::write_file(output, problem.format->generate(shape, request, seed));
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  return tools::run_tool("generate", texts::generate_usage, argc, argv, run);
}
