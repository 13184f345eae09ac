// SPDX-License-Identifier: CC0-1.0
//
// generate PROBLEM [--shape NAME] [--size tiny|small|judge|huge] [--seed N] [--NAME N]...
// generate PROBLEM --check
// generate [PROBLEM] --list
//
// Writes one input of the problem. The same arguments give the same bytes on every platform. With
// --check, reads the standard input as our solver of the problem does, and checks the limits of the
// statement. The exit status is then 0 for a valid input, and 1 with an error message for any other
// input.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <limits>
#include <string>

#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "tools/files.hpp"
#include "tools/options.hpp"

namespace {

using instances::Format;
using instances::Problem;
using instances::Size;

constexpr char kUsage[] =
    "usage: generate PROBLEM [--shape NAME] [--size tiny|small|judge|huge] [--seed N] [--NAME "
    "N]...\n"
    "       generate PROBLEM --check < INPUT\n"
    "       generate [PROBLEM] --list\n"
    "--list prints the problems, their shapes and the options for numbers: --rows N, --edges N, "
    "...\n"
    "--density, --fit and --free are percentages; --shuffled is 0 or 1.\n"
    "--check tests whether INPUT has the format and the limits of the problem's statement.\n";

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
    text += "  --shape " + name + "  " + shape.what + '\n';
  }
  text += ' ';
  for (const std::string name : problem.format->parameters()) text += " --" + name + " N";
  return text + '\n';
}

Size size_of(const std::string& name) {
  for (const Size size : {Size::tiny, Size::modest, Size::judge, Size::huge}) {
    if (name == instances::kSizeNames[static_cast<int>(size)]) return size;
  }
  throw tools::UsageError("--size expects tiny, small, judge or huge, found '" + name + "'");
}

// Checks the standard input against the format and the limits of the problem's statement. Returns
// the exit status.
int check(const Format& format) {
  const std::string text = tools::read_file("");
  std::string flaw;
  try {
    flaw = format.broken_promise(text);
    if (flaw.empty()) tools::write_file("", format.measure(text) + '\n');
  } catch (const judge::InputError& error) {
    flaw = error.what();
  }
  if (flaw.empty()) return 0;
  std::cerr << flaw << '\n';
  return 1;
}

int run(tools::Arguments& arguments) {
  std::string name, shape;
  instances::Request request;
  std::uint64_t seed = 1;
  bool is_list = false, is_check = false;
  while (!arguments.is_empty()) {
    const std::string option = arguments.next();
    if (option == "--list") {
      is_list = true;
    } else if (option == "--check") {
      is_check = true;
    } else if (option.compare(0, 2, "--") != 0) {
      if (!name.empty())
        throw tools::UsageError("expected one problem, found two: " + name + " and " + option);
      name = option;
    } else if (option == "--shape") {
      shape = arguments.value(option);
    } else if (option == "--size") {
      request.size = size_of(arguments.value(option));
    } else if (option == "--seed") {
      seed = arguments.integer(option, std::uint64_t{0}, std::numeric_limits<std::uint64_t>::max());
    } else {
      request.given[option.substr(2)] = arguments.number(option, 0, 2147483647);
    }
  }
  if (is_list) {
    std::string text;
    if (!name.empty()) text = list(instances::problem(name));
    for (const Problem& problem : instances::problems()) {
      if (name.empty()) text += list(problem);
    }
    tools::write_file("", text);
    return 0;
  }
  if (name.empty())
    throw tools::UsageError("expected the name of a problem; --list prints all names");
  const Format& format = *instances::problem(name).format;
  if (is_check) return check(format);
  const auto numbers = format.parameters();
  for (const auto& given : request.given) {
    if (std::find(numbers.begin(), numbers.end(), given.first) == numbers.end()) {
      throw tools::UsageError(name + " has no option --" + given.first);
    }
  }
  if (shape.empty()) shape = format.shapes()[0].name;
  tools::write_file("", format.generate(shape, request, seed));
  return 0;
}

}  // namespace

int main(int argc, char** argv) { return tools::run_tool("generate", kUsage, argc, argv, run); }
