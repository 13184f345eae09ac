// SPDX-License-Identifier: CC0-1.0
//
// Reader reads the input of every solver in src/problems.
//
// A case is a game or a graph that the solver has to answer; an input has one case or several. The
// empty cell is the cell of a board that has no piece.
//
// A solver answers every case that it can read. Blanks of any kind separate tokens, and NUL and ^Z
// count as blanks, because some input files of judges end with them. A line ends with LF, CR LF or
// CR. A byte order mark at the start is skipped. These faults are only warnings: text after the
// last case, missing cases, an edge, pair, neighbor or wall out of range, an unknown name in a
// pair, and a row or pattern that is too long. Every other fault in the input is an error.
#ifndef IO_READER_HPP
#define IO_READER_HPP

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <vector>

#include "matching_games/internal/errors.hpp"

namespace io {

// Signals a fault in the input. what() returns "line L: expected E, found F", or says that the
// input is UTF-16.
class InputError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

using matching_games::internal::text;

// Splits a file or a string into tokens. Holds 64 KB of a file at a time.
class Reader {
 public:
  // The largest count, such as a number of vertices. With more of them, an input of a few bytes
  // would take all memory.
  enum { kMostCount = 100000000 };

  explicit Reader(std::FILE* file) : file_(file), buffer_(1 << 16) { start(0); }
  explicit Reader(const std::string& input) : file_(nullptr), buffer_(1) {
    buffer_.insert(buffer_.end(), input.c_str(), input.c_str() + input.size() + 1);
    start(input.size());
  }
  Reader(Reader&&) = delete;

  // Skips blanks. Returns true if no token is left.
  bool at_end() {
    while (is_blank(*next_)) {
      if (next_ == end_) {
        if (!fill()) return true;
      } else if (*next_++ == '\r' || (next_[-1] == '\n' && next_[-2] != '\r')) {
        ++line_;
      }
    }
    return false;
  }

  // Reads a number from `low` to `high`, by default a count. Throws InputError if the next token is
  // not such a number. Messages call the number `what`; a count above kMostCount has message(line).
  int integer(const char* what, int low, int high = kMostCount) {
    return number(what, low, high, kInteger);
  }

  // Reads a number from `base` to `base + count - 1`, and returns the number minus `base`. If the
  // number is out of this range, warns and returns -1. Throws InputError if the token is not a
  // number.
  int index(const char* what, int base, int count) {
    return number(what, base, base - 1 + count, kIndex) - base;
  }

  // Reads the first number of a case, which is a count. Returns -1 if no token is left. If the
  // token is not a number, throws InputError at the first case. At a later case, warns that the
  // input should end here, ignores the rest and returns -1.
  int first_number(const char* what) {
    const int result = at_end() ? -1 : number(what, 0, kMostCount, kFirst);
    has_case_ = true;
    return result;
  }

  // Reads a token of any length. If no token is left, throws an InputError whose message calls the
  // missing token `what`.
  std::string word(const char* what) {
    if (at_end()) fail(what, kEnd);
    std::string token;
    do {
      const char* const first = next_;
      while (!is_blank(*next_)) ++next_;
      token.append(first, static_cast<const char*>(next_));
    } while (next_ == end_ && fill());
    return token;
  }

  // Ignores the rest of the input.
  void skip_rest() {
    while (!at_end()) word("");
  }

  // Warns if a token is left.
  void expect_end() {
    if (!at_end()) warn(kEnd, quoted(word("")));
  }

  // Returns the line of the token that was read last. After at_end(), returns the line of the next
  // token.
  long long line() const { return line_; }

  // Returns an error message, by default the one for an input that takes too much memory.
  static std::string message(long long line,
                             const std::string& expected = "an input that fits into the memory",
                             const std::string& found = "a larger one") {
    return text("line ", line, ": expected ", expected, ", found ", found);
  }

  // Throws an InputError that names the current line.
  [[noreturn]] void fail(const std::string& expected, const std::string& found) const {
    throw InputError(message(line_, expected, found));
  }

  // Counts a warning. Stores only the text of the first warning, with the current line.
  void warn(const std::string& expected, const std::string& found) {
    if (++warnings_ == 1) warning_ = "warning: " + message(line_, expected, found);
  }

  // Returns "warning: line L: expected E, found F" for the first warning, followed by the number of
  // further warnings. Returns an empty string if there was no warning.
  std::string warning() const {
    return warnings_ < 2 ? warning_ : text(warning_, " (and ", warnings_ - 1, " more)");
  }

  // Returns the character of a text in UTF-8 that begins at byte i, if it is whole and is one of
  // the letters and signs from U+00C0 to U+07FF, U+3001 to U+CFFF, or U+FF00 to U+FFFF. Otherwise
  // returns this byte, so that a blank that nobody sees is seen in a message.
  static std::string character(const std::string& text, std::size_t i) {
    const int first = static_cast<unsigned char>(text[i]);
    std::size_t end = i + 1;
    while (end < text.size() && (text[end] & 0xc0) == 0x80) ++end;
    const bool is_short = first >= 0xc3 && first < 0xe0;
    const bool is_long =
        (first > 0xe2 && first < 0xed && text.compare(i, 3, "\xe3\x80\x80") != 0) ||
        (first == 0xef && text.compare(i, 2, "\xef\xbb") > 0);
    const std::size_t length = is_short ? 2 : is_long ? 3 : 1;
    return text.substr(i, length == end - i ? length : 1);
  }

  // Returns the form in which a message shows a token of the input: in quotes, cut off after 40
  // characters, and with bytes that are no characters to show in hexadecimal.
  static std::string quoted(const std::string& token) {
    std::string result = "'";
    std::size_t i = 0;
    for (int left = 40; i < token.size() && left > 0; --left) {
      const std::string shown = character(token, i);
      const int code = static_cast<unsigned char>(token[i]);
      const char* const hex = "0123456789abcdef";
      i += shown.size();
      if (shown.size() > 1 || (code >= ' ' && code <= '~')) {
        result += shown;
      } else {
        result = result + "\\x" + hex[code / 16] + hex[code % 16];
      }
    }
    return result + (i < token.size() ? "...'" : "'");
  }

 private:
  static constexpr const char* kEnd = "the end of the input";
  enum Kind { kInteger, kIndex, kFirst };

  // Starts reading. At the beginning, the buffer contains `size` characters of the input, at its
  // second place. Skips a byte order mark.
  void start(std::size_t size) {
    next_ = buffer_.data() + 1;
    end_ = next_ + size;
    fill();
    const std::string head(next_, std::min<std::ptrdiff_t>(8, end_ - next_));
    std::string kinds;  // of ASCII characters in UTF-16, every second byte is NUL
    for (const char c : head) kinds += c == '\0' ? '0' : 'x';
    is_utf16_ = head.compare(0, 2, "\xff\xfe") == 0 || head.compare(0, 2, "\xfe\xff") == 0 ||
                kinds == "x0x0x0x0" || kinds == "0x0x0x0x";
    if (is_utf16_) *(end_ = next_) = '\0';
    if (head.compare(0, 3, "\xef\xbb\xbf") == 0) next_ += 3;
  }

  static bool is_digit(char c) { return c >= '0' && c <= '9'; }

  static bool is_blank(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r') || c == '\0' || c == '\x1a';
  }

  int number(const char* what, int low, int high, Kind kind) {
    if (!at_end()) {
      char* c = next_;
      unsigned value = 0;
      for (; is_digit(*c); ++c) value = 10 * value + (*c - '0');
      // A token of more than nine digits may not fit into an int. A token that touches the end of
      // the buffer may continue in the part of the file that has not been read yet.
      const bool is_whole = c != next_ && c - next_ <= 9 && is_blank(*c) && c != end_;
      const int result = static_cast<int>(value);
      if (is_whole && result >= low && result <= high) {
        next_ = c;
        return result;
      }
    }
    return any_number(what, low, high, kind);
  }

  // Does the work of number() for all tokens that number() does not handle itself. Such a token may
  // have a sign or more than nine digits, or may continue beyond the end of the buffer. If the
  // token is a number out of range and `kind` is kIndex, warns and returns low - 1.
  int any_number(const char* what, int low, int high, Kind kind) {
    const std::string token = at_end() ? "" : word(what);
    const std::size_t first = token[0] == '-' || token[0] == '+';
    std::size_t i = first;
    long long value = 0;
    for (; is_digit(token[i]); ++i) {
      value = std::min(10 * value + (token[i] - '0'), 1LL << 40);  // the limit avoids overflow
    }
    if (token[0] == '-') value = -value;
    const bool is_number = i > first && i == token.size();
    if (is_number && value >= low && value <= high) return static_cast<int>(value);
    const std::string expected = text(what, " from ", low, " to ", high);
    const std::string found = token.empty() ? kEnd : quoted(token);
    if (!is_number && kind == kFirst && has_case_) {
      warn(kEnd, found);
      skip_rest();
      return -1;
    }
    if (is_number && kind == kIndex) {
      warn(expected, found);
      return low - 1;
    }
    if (is_number && value > high && high == kMostCount) throw InputError(message(line_));
    fail(expected, found);
  }

  // Refills the buffer from the file. If there is a file, all characters of the buffer must have
  // been read. Returns false if no unread character is left.
  bool fill() {
    if (is_utf16_) throw InputError("this file is UTF-16; save it as UTF-8 or ASCII");
    if (file_ != nullptr) {
      next_ = buffer_.data() + 1;
      next_[-1] = end_[-1];
      end_ = next_ + std::fread(next_, 1, buffer_.size() - 2, file_);
      *end_ = '\0';
      if (std::ferror(file_) != 0) throw std::runtime_error("the input cannot be read");
      if (std::feof(file_) != 0) file_ = nullptr;
    }
    return next_ != end_;
  }

  std::FILE* file_;  // null if the buffer holds the whole rest of the input
  std::vector<char> buffer_;
  char* next_;  // the next character to read; next_[-1] is the one before, or '\0' at the start
  char* end_;   // the end of the characters in the buffer; *end_ is '\0', a blank
  bool is_utf16_ = false, has_case_ = false;
  long long line_ = 1, warnings_ = 0;
  std::string warning_;  // the first warning
};

}  // namespace io

#endif  // IO_READER_HPP
