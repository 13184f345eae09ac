// SPDX-License-Identifier: CC0-1.0
//
// Reads and compares the outputs of programs as a judge does. The class io::Reader would be too
// forgiving: in an output, a NUL byte, a ^Z or a byte order mark is part of a token.
#ifndef INSTANCES_OUTPUTS_HPP
#define INSTANCES_OUTPUTS_HPP

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "instances/spelling.hpp"
#include "instances/texts.hpp"
#include "io/reader.hpp"

namespace instances {

// Signals that an output is no answer in the format of the problem.
class BadFormat : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

constexpr std::string_view kBlanks = " \t\n\v\f\r";

struct Token {
  std::string text;
  int line;  // one-based
};

inline std::vector<Token> tokens_of(std::string_view text) {
  std::vector<Token> tokens;
  int line = 1;
  std::size_t at = 0;
  while (true) {
    const std::size_t first = std::min(text.find_first_not_of(kBlanks, at), text.size());
    line += static_cast<int>(std::count(text.begin() + at, text.begin() + first, '\n'));
    if (first == text.size()) return tokens;
    at = std::min(text.find_first_of(kBlanks, first), text.size());
    tokens.push_back({std::string(text.substr(first, at - first)), line});
  }
}

// Returns the numbers of an output. Throws BadFormat if a token is not an Integer as programs print
// it.
template <class Integer = int>
std::vector<Integer> numbers_of(const std::string& output) {
  std::vector<Integer> numbers;
  for (const auto& [text, line] : tokens_of(output)) {
    Integer number = 0;
    if (!read_number(text, number) || std::to_string(number) != text)
      throw BadFormat(texts::found_in_line(line, texts::a_number(), io::Reader::quoted(text)));
    numbers.push_back(number);
  }
  return numbers;
}

// Returns the lines of a text without the blanks at their ends, and without the empty lines at the
// end of the text.
inline std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  text = text.substr(0, text.find_last_not_of(kBlanks) + 1);
  while (!text.empty()) {
    const std::size_t size = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, size);
    lines.push_back(line.substr(0, line.find_last_not_of(kBlanks) + 1));
    text.remove_prefix(std::min(size + 1, text.size()));
  }
  return lines;
}

// Returns whether the texts are numbers whose difference is a multiple of 2^32.
inline bool differ_by_2_32(const std::string& a, const std::string& b) {
  long long x = 0, y = 0;
  return read_number(a, x) && read_number(b, y) && x != y && ((x ^ y) & 0xFFFFFFFF) == 0;
}

// Describes the first token of an output that differs from the expected token, such as "line 1:
// expected 'WIN', found 'LOSE'". Returns an empty text if all tokens are equal. Blanks and line
// ends do not matter. The texts begin in the line `first`, and messages call their end `end`.
inline std::string token_difference(std::string_view expected, std::string_view actual,
                                    int first = 1, const texts::Text& end = texts::end_of_output) {
  if (expected == actual) return "";
  const std::vector<Token> ours = tokens_of(expected), theirs = tokens_of(actual);
  std::size_t i = 0;
  while (i < ours.size() && i < theirs.size() && ours[i].text == theirs[i].text) ++i;
  if (i == ours.size() && i == theirs.size()) return "";
  const auto found = [&](const std::vector<Token>& tokens) {
    return i < tokens.size() ? io::Reader::quoted(tokens[i].text) : end();
  };
  const int line = theirs.empty() ? 1 : theirs[std::min(i, theirs.size() - 1)].line;
  const bool wraps =
      i < std::min(ours.size(), theirs.size()) && differ_by_2_32(ours[i].text, theirs[i].text);
  return texts::found_in_line(first + line - 1, found(ours), found(theirs)) +
         (wraps ? texts::in_32_bits() : "");
}

// Describes the first difference of the lines of two outputs. Returns an empty text if all lines
// are equal except for blanks at their ends and empty lines at the end.
inline std::string difference(std::string_view expected, std::string_view actual) {
  if (expected == actual) return "";
  const std::vector<std::string_view> ours = lines_of(expected), theirs = lines_of(actual);
  std::size_t i = 0;
  while (i < ours.size() && i < theirs.size() && ours[i] == theirs[i]) ++i;
  if (i == ours.size() && i == theirs.size()) return "";
  if (theirs.empty()) return texts::no_output();
  const bool is_longer = i == ours.size();
  if (is_longer || i == theirs.size()) {
    const std::vector<std::string_view>& rest = is_longer ? theirs : ours;
    while (rest[i].empty()) ++i;
    return token_difference(is_longer ? "" : rest[i], is_longer ? rest[i] : "",
                            static_cast<int>(i) + 1);
  }
  const int number = static_cast<int>(i) + 1;
  const std::string tokens = token_difference(ours[i], theirs[i], number, texts::end_of_line);
  if (!tokens.empty()) return tokens;
  std::size_t column = 0;
  while (ours[i][column] == theirs[i][column]) ++column;
  const auto rest = [column](std::string_view line) {
    return io::Reader::quoted(std::string(line.substr(column)));
  };
  return texts::found_in_column(number, column + 1, rest(ours[i]), rest(theirs[i]));
}

}  // namespace instances

#endif  // INSTANCES_OUTPUTS_HPP
