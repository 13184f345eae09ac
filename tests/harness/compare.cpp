// SPDX-License-Identifier: CC0-1.0
//
// compare EXPECTED ACTUAL: exit status 0 if both files hold the same lines, 1 with the first line
// that differs, 2 if a file cannot be read. Blanks at the end of a line and blank lines at the end
// of a file do not matter; everything else does.
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

std::vector<std::string> read_lines(const char* path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error(std::string("cannot read ") + path);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) {
    line.erase(line.find_last_not_of(" \t\r") + 1);
    lines.push_back(line);
  }
  if (file.bad()) throw std::runtime_error(std::string("cannot read ") + path);
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

// The part of a line around a column, in quotes; what cannot be seen in print as \xHH.
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

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "usage: compare EXPECTED ACTUAL\n";
    return 2;
  }
  try {
    const std::vector<std::string> expected = read_lines(argv[1]);
    const std::vector<std::string> actual = read_lines(argv[2]);
    const std::size_t common = std::min(expected.size(), actual.size());
    std::size_t line = 0;
    while (line < common && expected[line] == actual[line]) ++line;
    if (line == expected.size() && line == actual.size()) return 0;

    std::size_t column = 0;
    if (line < common) {
      const std::string& a = expected[line];
      const std::string& b = actual[line];
      while (column < std::min(a.size(), b.size()) && a[column] == b[column]) ++column;
    }
    std::cerr << "line " << line + 1 << ", column " << column + 1 << " is the first that differs:\n"
              << "  expected: " << show(expected, line, column) << '\n'
              << "  actual:   " << show(actual, line, column) << '\n'
              << "expected output: " << argv[1] << '\n'
              << "actual output:   " << argv[2] << '\n';
    return 1;
  } catch (const std::exception& error) {
    std::cerr << "compare: " << error.what() << '\n';
    return 2;
  }
}
