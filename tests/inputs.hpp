// SPDX-License-Identifier: CC0-1.0
//
// Random inputs of a problem, checks that shrink a failing input, and boards as inputs.
#ifndef INPUTS_HPP
#define INPUTS_HPP

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "check.hpp"
#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "instances/random.hpp"
#include "instances/rows.hpp"

namespace inputs {

// Returns a small input of the problem. The shape is random; `given` has values of parameters.
inline std::string random_input(const std::string& problem,
                                const std::map<std::string, double>& given,
                                instances::Random& random) {
  const instances::Format& format = *instances::problem(problem).format;
  const std::vector<instances::Shape> shapes = format.shapes();
  const char* const shape = shapes[random.below(static_cast<std::int64_t>(shapes.size()))].name;
  return format.generate(shape, {instances::Size::small, given}, random.next());
}

// Checks that flaw(input) is empty; flaw() describes what is wrong. If not, shrinks the input,
// prints the smallest failing input, and returns false.
template <class Flaw>
bool check_input(const std::string& problem, const std::string& input, Flaw flaw, const char* file,
                 int line) {
  const bool passed = flaw(input).empty();
  std::string what;
  if (!passed) {
    const std::string smallest = instances::problem(problem).format->shrink(
        input, [&](const std::string& text) { return !flaw(text).empty(); });
    what = "the smallest failing input found:\n" + smallest + flaw(smallest);
  }
  check::report(passed, file, line, what);
  return passed;
}

// Returns the boards of an input. A board is "R C" and R rows. The input can begin with the number
// of boards or end with "0 0".
inline std::vector<instances::Rows> boards_of(const std::string& input) {
  std::vector<instances::Rows> boards;
  std::size_t next = 0;
  const auto line = [&] {
    const std::size_t first = next, end = input.find('\n', first);
    next = end + 1;
    return input.substr(first, end - first);
  };
  while (next < input.size()) {
    const std::string head = line();
    if (head.find(' ') == std::string::npos || head == "0 0") continue;
    boards.emplace_back(std::stoi(head));
    for (std::string& row : boards.back()) row = line();
  }
  return boards;
}

// Returns an input that begins with the number of boards.
inline std::string text_of(const std::vector<instances::Rows>& boards) {
  std::string text = std::to_string(boards.size()) + '\n';
  for (const instances::Rows& rows : boards) text += instances::rows_text(rows);
  return text;
}

}  // namespace inputs

#endif  // INPUTS_HPP
