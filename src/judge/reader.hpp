// SPDX-License-Identifier: CC0-1.0
//
// How every solver reads: it answers whatever can be answered. Blanks of any kind separate tokens,
// and a byte order mark is skipped. Input that can be ignored is a warning: text behind the last
// case, missing cases, an edge with an end out of range, the rest of a row that is too long. All
// else that is not as promised is an error.
#ifndef JUDGE_READER_HPP
#define JUDGE_READER_HPP

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <limits>
#include <stdexcept>
#include <string>
#include <vector>

namespace judge {

// The input cannot be read. what() is "line L: expected E, found F".
class InputError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Returns the decimal digits of a number, as std::to_string() does, which old compilers lack.
inline std::string text_of(long long number) {
  std::string text;
  for (long long rest = number; rest != 0 || text.empty(); rest /= 10) {
    text.insert(text.begin(), "9876543210123456789"[9 + rest % 10]);
  }
  return number < 0 ? '-' + text : text;
}

// Reads the tokens of a file, of which it holds 64 KB at a time, or of a text.
class Reader {
 public:
  explicit Reader(std::FILE* file) : file_(file), buffer_(1 << 16) { start(0); }
  explicit Reader(const std::string& text)
      : file_(nullptr), buffer_(text.c_str(), text.c_str() + text.size() + 1) {
    start(text.size());
  }
  Reader(Reader&&) = delete;

  // Returns whether no token is left.
  bool at_end() {
    while (is_blank(*next_)) {
      if (next_ == end_) {
        if (!fill()) return true;
      } else if (*next_++ == '\n') {
        ++line_;
      }
    }
    return false;
  }

  // Reads a number from `low` to `high`, which a message calls `what`.
  int integer(const char* what, int low, int high = std::numeric_limits<int>::max()) {
    return number(what, low, high, false);
  }

  // Reads a number from `base` to `base + count - 1` and returns it zero-based. Returns -1, with a
  // warning, for any other number.
  int index(const char* what, int base, int count) {
    return number(what, base, base - 1 + count, true) - base;
  }

  // Reads a token of any length, which a message calls `what`.
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

  // Warns if a token is left.
  void expect_end() {
    if (!at_end()) warn(kEnd, quoted(word("")));
  }

  // Returns the line of the token that was read last; after at_end(), that of the next token.
  long long line() const { return line_; }

  static std::string message(long long line, const std::string& expected,
                             const std::string& found) {
    return "line " + text_of(line) + ": expected " + expected + ", found " + found;
  }

  // Throws the InputError for the current line.
  [[noreturn]] void fail(const std::string& expected, const std::string& found) const {
    throw InputError(message(line_, expected, found));
  }

  // Keeps a warning for the current line if it is the first one, and counts the others.
  void warn(const std::string& expected, const std::string& found) {
    if (++warnings_ == 1) warning_ = "warning: " + message(line_, expected, found);
  }

  // Returns "warning: line L: expected E, found F" and how many warnings followed; an empty text if
  // there was none.
  std::string warning() const {
    return warnings_ < 2 ? warning_ : warning_ + " (and " + text_of(warnings_ - 1) + " more)";
  }

  // Returns text from the input as a message shows it: in quotes, short, and printable.
  static std::string quoted(const std::string& text) {
    const std::size_t most = 40;
    std::string result = "'";
    for (const char c : text.substr(0, most)) {
      const int code = static_cast<unsigned char>(c);
      const char* const hex = "0123456789abcdef";
      if (c >= ' ' && c <= '~') {
        result += c;
      } else {
        result = result + "\\x" + hex[code / 16] + hex[code % 16];
      }
    }
    return result + (text.size() > most ? "...'" : "'");
  }

 private:
  static constexpr const char* kEnd = "the end of the input";

  // The buffer holds `size` characters. Skips a byte order mark.
  void start(std::size_t size) {
    next_ = buffer_.data();
    end_ = next_ + size;
    fill();
    if (std::strncmp(next_, "\xef\xbb\xbf", 3) == 0) next_ += 3;
  }

  // NUL and ^Z are blanks, too: some files of judges end with them.
  static bool is_blank(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r') || c == '\0' || c == '\x1a';
  }

  int number(const char* what, int low, int high, bool is_index) {
    if (!at_end()) {
      char* c = next_;
      unsigned value = 0;
      for (; *c >= '0' && *c <= '9'; ++c) value = 10 * value + static_cast<unsigned>(*c - '0');
      // Nine digits always fit into an int. At the end of the buffer the token may go on.
      const bool is_whole = c != next_ && c - next_ <= 9 && is_blank(*c) && c != end_;
      if (is_whole && static_cast<int>(value) >= low && static_cast<int>(value) <= high) {
        next_ = c;
        return static_cast<int>(value);
      }
    }
    return any_number(what, low, high, is_index);
  }

  // Reads any token as number() does. Returns low - 1 for an index that is out of range.
  int any_number(const char* what, int low, int high, bool is_index) {
    const std::string token = at_end() ? "" : word(what);
    const std::size_t first = token[0] == '-' || token[0] == '+' ? 1 : 0;
    std::size_t i = first;
    long long value = 0;
    for (; token[i] >= '0' && token[i] <= '9'; ++i) {
      value = std::min(10 * value + (token[i] - '0'), 1LL << 40);  // is out of range
    }
    if (token[0] == '-') value = -value;
    const bool is_number = i > first && i == token.size();
    if (is_number && value >= low && value <= high) return static_cast<int>(value);
    const std::string expected = what + (" from " + text_of(low)) + " to " + text_of(high);
    const std::string found = token.empty() ? kEnd : quoted(token);
    if (!is_number || !is_index) fail(expected, found);
    warn(expected, found);
    return low - 1;
  }

  // Keeps what is not read yet and reads more behind it. Returns whether there is anything to read.
  bool fill() {
    if (file_ != nullptr) {
      const std::size_t rest = static_cast<std::size_t>(end_ - next_);
      std::memmove(buffer_.data(), next_, rest);
      next_ = buffer_.data();
      end_ = next_ + rest;
      end_ += std::fread(end_, 1, buffer_.size() - 1 - rest, file_);
      *end_ = '\0';
      if (std::ferror(file_) != 0) throw std::runtime_error("the input cannot be read");
      if (std::feof(file_) != 0) file_ = nullptr;
    }
    return next_ != end_;
  }

  std::FILE* file_;  // null: the buffer holds all that is left
  std::vector<char> buffer_;
  char* next_;
  char* end_;  // at a blank
  long long line_ = 1, warnings_ = 0;
  std::string warning_;  // the first one
};

}  // namespace judge

#endif  // JUDGE_READER_HPP
