// SPDX-License-Identifier: CC0-1.0
#ifndef IO_WRITER_HPP
#define IO_WRITER_HPP

#include <cstddef>
#include <cstdio>
#include <string>

namespace io {

// Writes answers to a file in blocks of 64 KB. A writer without a file stores all answers in
// memory, where text() can read these answers. The solvers in src/problems read a whole case before
// they write the answer, so an error in the input never leaves half an answer.
class Writer {
 public:
  explicit Writer(std::FILE* file = nullptr) : file_(file) {}
  Writer(Writer&&) = delete;

  Writer& operator<<(char c) {
    buffer_ += c;
    return written();
  }
  Writer& operator<<(const char* text) {
    buffer_ += text;
    return written();
  }
  Writer& operator<<(int value) { return *this << static_cast<long long>(value); }
  Writer& operator<<(long long value) {
    char digits[20];  // the length of "-9223372036854775808"
    char* digit = digits + 20;
    unsigned long long rest = value;
    if (value < 0) rest = 0 - rest;
    do {
      *--digit = static_cast<char>('0' + rest % 10);
    } while ((rest /= 10) != 0);
    if (value < 0) *--digit = '-';
    buffer_.append(digit, digits + 20 - digit);
    return written();
  }

  // Writes the answers that are still in the buffer to the file. The writer must have been
  // constructed with a file. Returns false if this write or an earlier write failed.
  bool finish() {
    write();
    return std::fflush(file_) == 0 && std::ferror(file_) == 0;
  }

  // Returns the answers that have not been written to the file yet.
  const std::string& text() const { return buffer_; }

 private:
  Writer& written() {
    if (buffer_.size() >= 1 << 16 && file_ != nullptr) write();
    return *this;
  }

  void write() {
    std::fwrite(buffer_.data(), 1, buffer_.size(), file_);  // finish() reports an error
    buffer_.clear();
  }

  std::FILE* file_;
  std::string buffer_;
};

}  // namespace io

#endif  // IO_WRITER_HPP
