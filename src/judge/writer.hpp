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

// Writes answers to a file in blocks of 64 KB. A writer without a file stores all answers in
// memory, where text() can read these answers. The solvers in src/problems read a whole case (game
// or graph of the input) before they write the answer, so an error in the input never leaves half
// an answer.
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
    make_room(11);  // the length of "-2147483648"
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

  // Writes the answers that are still in the buffer to the file. The writer must have been
  // constructed with a file. Returns false if this write or an earlier write failed.
  bool finish() {
    write();
    return std::fflush(file_) == 0 && std::ferror(file_) == 0;
  }

  // Returns the answers that have not been written to the file yet.
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
    std::fwrite(buffer_.data(), 1, used(), file_);  // finish() reports an error
    next_ = buffer_.data();
  }

  std::FILE* file_;
  std::vector<char> buffer_;
  char* next_;  // the first free character in the buffer
};

}  // namespace judge

#endif  // JUDGE_WRITER_HPP
