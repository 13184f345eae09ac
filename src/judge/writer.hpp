// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_WRITER_HPP
#define JUDGE_WRITER_HPP

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

namespace judge {

// Writes answers to a file, in blocks of 64 KB, or keeps them for text(). A solver writes the
// answer to a case when it has read the whole case, so that an error leaves no half answer.
class Writer {
 public:
  explicit Writer(std::FILE* file = nullptr) : file_(file), buffer_(1 << 16) {
    next_ = buffer_.data();
  }
  Writer(Writer&&) = delete;

  Writer& operator<<(char c) {
    make_room(1);
    *next_++ = c;
    return *this;
  }
  Writer& operator<<(const char* text) {
    const std::size_t length = std::strlen(text);
    make_room(length);
    next_ = std::copy(text, text + length, next_);
    return *this;
  }

  Writer& operator<<(int value) {
    make_room(11);  // "-2147483648"
    unsigned rest = static_cast<unsigned>(value);
    if (value < 0) {
      *next_++ = '-';
      rest = 0u - rest;
    }
    for (unsigned more = rest; (more /= 10) != 0;) ++next_;
    char* digit = ++next_;
    do {
      *--digit = static_cast<char>('0' + rest % 10);
    } while ((rest /= 10) != 0);
    return *this;
  }

  // Writes the rest; returns false if writing failed, now or before. There must be a file.
  bool finish() {
    write();
    return written_ && std::fflush(file_) == 0;
  }

  // Returns all that is not in the file.
  std::string text() const { return std::string(buffer_.data(), used()); }

 private:
  std::size_t used() const { return static_cast<std::size_t>(next_ - buffer_.data()); }

  void make_room(std::size_t length) {
    const char* const end = buffer_.data() + buffer_.size();
    if (static_cast<std::size_t>(end - next_) < length) make_more_room(length);
  }

  void make_more_room(std::size_t length) {
    if (file_ != nullptr) write();
    const std::size_t size = used();
    if (buffer_.size() - size < length) buffer_.resize(2 * size + length);
    next_ = buffer_.data() + size;
  }

  void write() {
    written_ &= std::fwrite(buffer_.data(), 1, used(), file_) == used();
    next_ = buffer_.data();
  }

  std::FILE* file_;
  std::vector<char> buffer_;
  char* next_;  // the free rest of the buffer
  bool written_ = true;
};

}  // namespace judge

#endif  // JUDGE_WRITER_HPP
