// SPDX-License-Identifier: CC0-1.0
//
// generate PROBLEM [--shape NAME] [--size tiny|small|judge|huge] [--seed N] [--NUMBER N]...
// generate PROBLEM --check
// generate [PROBLEM] --list
//
// Writes one input of the problem. The same arguments give the same bytes on every platform. Or
// tells of the standard input whether it is one: exit status 0, or 1 and the reason.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

#include "instances/format.hpp"
#include "instances/problems.hpp"

namespace {

using instances::Format;
using instances::Problem;
using instances::Size;

constexpr char kUsage[] =
    "usage: generate PROBLEM [--shape NAME] [--size tiny|small|judge|huge] [--seed N] [--NUMBER "
    "N]...\n"
    "       generate PROBLEM --check < INPUT\n"
    "       generate [PROBLEM] --list\n"
    "--list names the problems, their shapes and their NUMBERs: rows, columns, edges, ...\n";

void list(const Problem& problem) {
  std::cout << problem.name << '\n';
  std::size_t width = 0;
  for (const instances::Shape& shape : problem.format->shapes()) {
    width = std::max(width, std::string(shape.name).size());
  }
  for (const instances::Shape& shape : problem.format->shapes()) {
    std::string name = shape.name;
    name.resize(width, ' ');
    std::cout << "  --shape " << name << "  " << shape.what << '\n';
  }
  std::cout << " ";
  for (const char* name : problem.format->parameters()) std::cout << " --" << name << " N";
  std::cout << '\n';
}

Size size_of(const std::string& name) {
  if (name == "tiny") return Size::tiny;
  if (name == "small") return Size::small;
  if (name == "judge") return Size::judge;
  if (name == "huge") return Size::huge;
  throw std::invalid_argument("--size is tiny, small, judge or huge, not '" + name + "'");
}

double number_of(const std::string& option, const std::string& text) {
  char* end = nullptr;
  const double number = std::strtod(text.c_str(), &end);
  if (text.empty() || *end != '\0') {
    throw std::invalid_argument(option + " must be a number, not '" + text + "'");
  }
  return number;
}

// Tells whether the standard input is an input of the problem.
int check(const Format& format) {
  const std::string text{std::istreambuf_iterator<char>(std::cin),
                         std::istreambuf_iterator<char>()};
  try {
    std::cout << format.measure(text)
              << (format.is_promised(text) ? "" : ", not what the statement promises") << std::endl;
    return 0;
  } catch (const judge::InputError& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}

int run(const std::vector<std::string>& arguments) {
  std::string name, shape;
  instances::Request request;
  std::uint64_t seed = 1;
  bool is_list = false, is_check = false;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& option = arguments[i];
    if (option == "--list") {
      is_list = true;
    } else if (option == "--check") {
      is_check = true;
    } else if (option.compare(0, 2, "--") != 0) {
      if (!name.empty()) throw std::invalid_argument("two problems: " + name + " and " + option);
      name = option;
    } else if (++i == arguments.size()) {
      throw std::invalid_argument(option + " wants a value");
    } else if (option == "--shape") {
      shape = arguments[i];
    } else if (option == "--size") {
      request.size = size_of(arguments[i]);
    } else if (option == "--seed") {
      seed = static_cast<std::uint64_t>(number_of(option, arguments[i]));
    } else {
      request.given[option.substr(2)] = number_of(option, arguments[i]);
    }
  }
  if (is_list) {
    for (const Problem& problem : instances::problems()) {
      if (name.empty() || name == problem.name) list(problem);
    }
    return 0;
  }
  if (name.empty()) throw std::invalid_argument("no problem is named");
  const Format& format = *instances::problem(name).format;
  if (is_check) return check(format);
  const auto numbers = format.parameters();
  for (const auto& given : request.given) {
    if (std::find(numbers.begin(), numbers.end(), given.first) == numbers.end()) {
      throw std::invalid_argument(name + " has no --" + given.first);
    }
  }
  if (shape.empty()) shape = format.shapes()[0].name;
  std::cout << format.generate(shape, request, seed) << std::flush;
  if (!std::cout) throw std::runtime_error("the output cannot be written");
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  if (arguments == std::vector<std::string>{"--version"}) {
    std::cout << "generate " MATCHING_GAMES_VERSION "\n";
    return 0;
  }
  try {
    return run(arguments);
  } catch (const std::invalid_argument& error) {
    std::cerr << "generate: " << error.what() << '\n' << kUsage;
  } catch (const std::exception& error) {
    std::cerr << "generate: " << error.what() << '\n';
  }
  return 2;
}
