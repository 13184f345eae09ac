// SPDX-License-Identifier: CC0-1.0
//
// Formats the inputs and outputs of programs for the terminal.
#ifndef TOOLS_DUEL_REPORT_HPP
#define TOOLS_DUEL_REPORT_HPP

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <sstream>
#include <string>
#include <vector>

#include "instances/texts.hpp"

namespace duel {

// Returns the first 500 characters of a line, with \xHH in place of control characters and
// byte order marks.
inline std::string visible(const std::string& line) {
  constexpr std::size_t most = 500;
  const char digits[] = "0123456789abcdef";
  std::string result;
  std::size_t hidden = 0;  // the end of the last byte order mark
  for (std::size_t i = 0; i < line.size() && i < most; ++i) {
    if (line.compare(i, 3, "\xEF\xBB\xBF") == 0) hidden = i + 3;
    const unsigned char c = static_cast<unsigned char>(line[i]);
    if (c >= ' ' && c != 127 && i >= hidden) {
      result += line[i];
    } else {
      result += {'\\', 'x', digits[c / 16], digits[c % 16]};
    }
  }
  return line.size() <= most ? result : result + " ...";
}

// Returns the first `most` lines of a text, indented and without control characters.
inline std::vector<std::string> indented_lines(const std::string& text, int most) {
  std::istringstream in(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) {
    if (static_cast<int>(lines.size()) == most) {
      lines.push_back("  ...");
      break;
    }
    lines.push_back("  " + visible(line));
  }
  if (lines.empty()) lines.push_back("  " + texts::nothing());
  return lines;
}

// Returns the last `most` lines of a text, below "..." if it has more.
inline std::string last_lines(const std::string& text, int most) {
  std::size_t at = text.size();
  for (; most > 0 && at > 0; --most) at = at < 2 ? 0 : text.rfind('\n', at - 2) + 1;
  return (at > 0 ? "...\n" : "") + text.substr(at);
}

// Returns the columns of a terminal that a line needs: two for a character of three bytes or more,
// such as a Chinese character.
inline std::size_t columns_of(const std::string& line) {
  return static_cast<std::size_t>(std::accumulate(line.begin(), line.end(), 0, [](int sum, char c) {
    const unsigned char byte = static_cast<unsigned char>(c);
    return sum + (byte >= 0xE0) + (byte < 0x80 || byte >= 0xC0);
  }));
}

struct Section {
  std::string title, text;
};

// Returns the sections as columns, each below its title. If the columns together are too wide for a
// line, returns the sections one below the other instead.
inline std::string side_by_side(const std::vector<Section>& sections, int most = 20) {
  constexpr std::size_t kWidth = 100, kGap = 3;
  std::vector<std::vector<std::string>> columns;
  std::vector<std::size_t> widths;
  std::size_t width = 0, height = 0;
  for (const Section& section : sections) {
    columns.push_back(indented_lines(section.text, most));
    columns.back().insert(columns.back().begin(), section.title);
    widths.push_back(kGap);
    for (const std::string& line : columns.back()) {
      widths.back() = std::max(widths.back(), columns_of(line) + kGap);
    }
    width += widths.back();
    height = std::max(height, columns.back().size());
  }
  std::string result;
  if (width > kWidth) {
    for (const std::vector<std::string>& column : columns) {
      for (const std::string& line : column) result += line + '\n';
    }
    return result;
  }
  for (std::size_t row = 0; row < height; ++row) {
    std::string line;
    std::size_t end = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
      if (row < columns[i].size())
        line += std::string(end - columns_of(line), ' ') + columns[i][row];
      end += widths[i];
    }
    result += line + '\n';
  }
  return result;
}

}  // namespace duel

#endif  // TOOLS_DUEL_REPORT_HPP
