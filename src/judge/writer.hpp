// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_WRITER_HPP
#define JUDGE_WRITER_HPP

#include <cstddef>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

namespace judge {

// Collects the answer. Nothing is written before all of it is known, so that an error on the way
// leaves no half answer.
class Writer {
 public:
  Writer& operator<<(char c) { return append(&c, 1); }
  Writer& operator<<(const char* text) { return append(text, std::strlen(text)); }
  Writer& operator<<(const std::string& text) { return append(text.data(), text.size()); }

  Writer& operator<<(int value) {
    char digits[12];
    char* const end = digits + sizeof digits;
    char* first = end;
    unsigned rest = value < 0 ? 0u - static_cast<unsigned>(value) : static_cast<unsigned>(value);
    do {
      *--first = static_cast<char>('0' + rest % 10);
    } while ((rest /= 10) != 0);
    if (value < 0) *--first = '-';
    return append(first, static_cast<std::size_t>(end - first));
  }

  // All that was collected.
  std::string text() const {
    std::string result;
    for (const std::string& block : blocks_) result += block;
    return result;
  }

  // Writes it; false when that failed.
  bool write_to(std::FILE* file) const {
    for (const std::string& block : blocks_) {
      if (std::fwrite(block.data(), 1, block.size(), file) != block.size()) return false;
    }
    return std::fflush(file) == 0;
  }

 private:
  // Blocks are never moved: at no time is there a second copy of a long answer.
  Writer& append(const char* text, std::size_t length) {
    if (blocks_.empty() || blocks_.back().capacity() - blocks_.back().size() < length) {
      blocks_.emplace_back();
      blocks_.back().reserve(blocks_.size() == 1 ? 1 << 10 : 1 << 16);
    }
    blocks_.back().append(text, length);
    return *this;
  }

  std::vector<std::string> blocks_;
};

}  // namespace judge

#endif  // JUDGE_WRITER_HPP
