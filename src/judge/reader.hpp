// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_READER_HPP
#define JUDGE_READER_HPP

#include <cstddef>
#include <cstdio>
#include <cstring>
#include <limits>
#include <stdexcept>
#include <string>
#include <vector>

namespace judge {

// Input that is not what the problem promises. what() is "line L: expected E, found F".
class InputError : public std::runtime_error {
 public:
  explicit InputError(const std::string& message) : std::runtime_error(message) {}
};

// Reads tokens, which blanks and line ends of any kind separate. Holds 64 KB of a file at a time.
class Reader {
 public:
  explicit Reader(std::FILE* file) : file_(file), buffer_(1 << 16, ' ') {
    next_ = end_ = buffer_.data();
  }

  // Reads a text in memory.
  explicit Reader(const std::string& text) : file_(nullptr), buffer_(text.begin(), text.end()) {
    buffer_.push_back(' ');
    next_ = buffer_.data();
    end_ = next_ + text.size();
  }

  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;

  // Whether no token is left.
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

  // The next token as a number from `low` to `high`; throws InputError when it is anything else.
  // `what` names it for the reader of the message.
  int integer(const std::string& what, int low, int high = std::numeric_limits<int>::max()) {
    return parse(what.c_str(), low, high);
  }
  int integer(const char* what, int low, int high = std::numeric_limits<int>::max()) {
    return parse(what, low, high);
  }

  // The next token, of any length; throws InputError at the end of the input.
  std::string word(const char* what) {
    if (at_end()) fail(what, "the end of the input");
    std::string token;
    do {
      const char* const first = next_;
      while (!is_blank(*next_)) ++next_;
      token.append(first, static_cast<const char*>(next_));
    } while (next_ == end_ && fill());
    return token;
  }

  // Throws InputError when a token is left.
  void expect_end() {
    if (!at_end()) fail("the end of the input", quoted(word("")));
  }

  // The line of the token that was read last; after at_end(), that of the next token.
  long long line() const { return line_; }

  // Throws the InputError that says so of the current line, or of another one.
  [[noreturn]] void fail(const std::string& expected, const std::string& found) const {
    fail_at(line_, expected, found);
  }
  [[noreturn]] static void fail_at(long long line, const std::string& expected,
                                   const std::string& found) {
    throw InputError("line " + std::to_string(line) + ": expected " + expected + ", found " +
                     found);
  }

  // Text from the input as it can be shown in a message: in quotes, short, and printable.
  static std::string quoted(const std::string& text) {
    std::string result = "'";
    for (const char c : text.substr(0, kShown)) {
      const unsigned code = static_cast<unsigned char>(c);
      if (code >= 0x20 && code < 0x7f) {
        result += c;
      } else {
        const char* digits = "0123456789abcdef";
        result += "\\x";
        result += digits[code / 16];
        result += digits[code % 16];
      }
    }
    return result + (text.size() > kShown ? "...'" : "'");
  }

 private:
  static const std::size_t kShown = 40;
  static const int kMostDigits = 18;

  static bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

  int parse(const char* what, int low, int high) {
    if (at_end()) fail(range(what, low, high), "the end of the input");
    if (end_ - next_ <= kMostDigits + 1) fill();
    char* c = next_;
    const bool negative = *c == '-';
    if (negative) ++c;
    unsigned long long size = 0;
    const char* const digits = c;
    for (; *c >= '0' && *c <= '9'; ++c) size = 10 * size + static_cast<unsigned>(*c - '0');
    if (c == digits || c - digits > kMostDigits || !is_blank(*c)) reject(what, low, high);
    const long long value = negative ? -static_cast<long long>(size) : static_cast<long long>(size);
    if (value < low || value > high) reject(what, low, high);
    next_ = c;
    return static_cast<int>(value);
  }

  [[noreturn]] void reject(const char* what, int low, int high) {
    const std::string token = word(what);
    fail(range(what, low, high), quoted(token));
  }

  static std::string range(const char* what, int low, int high) {
    return std::string(what) + " from " + std::to_string(low) + " to " + std::to_string(high);
  }

  // Keeps what is not read yet and reads more behind it. Returns whether there is anything to read.
  bool fill() {
    if (file_ != nullptr) {
      const std::size_t rest = static_cast<std::size_t>(end_ - next_);
      std::memmove(buffer_.data(), next_, rest);
      next_ = buffer_.data();
      end_ = next_ + rest;
      end_ += std::fread(end_, 1, buffer_.size() - 1 - rest, file_);
      *end_ = ' ';
      if (std::ferror(file_) != 0) throw std::runtime_error("the input cannot be read");
      if (std::feof(file_) != 0) file_ = nullptr;
    }
    return next_ != end_;
  }

  std::FILE* file_;  // null: the buffer holds all that is left
  std::vector<char> buffer_;
  char* next_;
  char* end_;  // at a blank
  long long line_ = 1;
};

}  // namespace judge

#endif  // JUDGE_READER_HPP
