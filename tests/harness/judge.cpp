// SPDX-License-Identifier: CC0-1.0
//
// Usage: judge PROBLEM INPUT EXPECTED ACTUAL
//
// Checks the actual output of a solver. The exit status is 0 if the output is right, 1 if it is
// wrong, and 2 if a file cannot be read or the expected output is itself wrong. If the problem
// accepts every maximum matching, instances::fault() decides. Otherwise both outputs must have the
// same lines, except for blanks at the end of a line and blank lines at the end of a file.
#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <exception>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "instances/answers.hpp"

namespace {

std::string text_of(const char* path) {
  std::ifstream file(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  if (!file.is_open() || file.bad()) throw std::runtime_error(std::string("cannot read ") + path);
  return text;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) {
    line.erase(line.find_last_not_of(" \t\r") + 1);
    lines.push_back(line);
  }
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

// Returns the part of a line around a column, in quotes. Unprintable characters become \xHH.
std::string quote(const std::string& line, std::size_t column) {
  const std::size_t context = 40;
  const std::size_t first = column > context ? column - context : 0;
  const std::size_t last = std::min(line.size(), column + context);
  std::string text = first > 0 ? "... \"" : "\"";
  for (std::size_t i = first; i < last; ++i) {
    const unsigned char c = static_cast<unsigned char>(line[i]);
    if (c >= ' ' && c != 127) {
      text += line[i];
    } else {
      char hex[8];
      std::snprintf(hex, sizeof hex, "\\x%02x", static_cast<unsigned>(c));
      text += hex;
    }
  }
  return text + (last < line.size() ? "\" ..." : "\"");
}

std::string show(const std::vector<std::string>& lines, std::size_t number, std::size_t column) {
  return number < lines.size() ? quote(lines[number], column) : "end of file";
}

// Returns a description of the first difference of the lines, or "" if all lines are equal.
std::string difference(const std::vector<std::string>& expected,
                       const std::vector<std::string>& actual) {
  const std::size_t common = std::min(expected.size(), actual.size());
  std::size_t line = 0, column = 0;
  while (line < common && expected[line] == actual[line]) ++line;
  if (line == expected.size() && line == actual.size()) return "";
  if (line < common) {
    const std::string &a = expected[line], &b = actual[line];
    while (column < std::min(a.size(), b.size()) && a[column] == b[column]) ++column;
  }
  return "line " + std::to_string(line + 1) + ", column " + std::to_string(column + 1) +
         " is the first that differs:\n  expected: " + show(expected, line, column) +
         "\n  actual:   " + show(actual, line, column);
}

std::string fault(const std::string& problem, const std::string& input, const std::string& expected,
                  const std::string& actual) {
  if (instances::matching_text(problem) != nullptr) {
    return instances::fault(problem, input, expected, actual);
  }
  return difference(lines_of(expected), lines_of(actual));
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 5) {
    std::cerr << "usage: judge PROBLEM INPUT EXPECTED ACTUAL\n";
    return 2;
  }
  try {
    const std::string wrong = fault(argv[1], text_of(argv[2]), text_of(argv[3]), text_of(argv[4]));
    if (wrong.empty()) return 0;
    std::cerr << wrong << "\nexpected output: " << argv[3] << "\nactual output:   " << argv[4]
              << '\n';
    return 1;
  } catch (const std::exception& error) {
    std::cerr << "judge: " << argv[2] << " or " << argv[3] << ": " << error.what() << '\n';
    return 2;
  }
}
