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

// Collects the answer. Nothing is written before all of it is known, so that an error on the way
// leaves no half answer.
class Writer {
 public:
  Writer() = default;
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  Writer& operator<<(char c) {
    make_room(1);
    *next_++ = c;
    return *this;
  }
  Writer& operator<<(const char* text) { return append(text, std::strlen(text)); }
  Writer& operator<<(const std::string& text) { return append(text.data(), text.size()); }

  Writer& operator<<(int value) {
    make_room(kLongest);
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

  // All that was collected.
  std::string text() const {
    std::string result;
    for (const std::vector<char>& block : blocks_) result.append(block.data(), used(block));
    return result;
  }

  // Writes it; false when that failed.
  bool write_to(std::FILE* file) const {
    for (const std::vector<char>& block : blocks_) {
      if (std::fwrite(block.data(), 1, used(block), file) != used(block)) return false;
    }
    return std::fflush(file) == 0;
  }

 private:
  static const std::size_t kLongest = 11;  // number

  Writer& append(const char* text, std::size_t length) {
    make_room(length);
    next_ = std::copy(text, text + length, next_);
    return *this;
  }

  // Blocks are never moved: at no time is there a second copy of a long answer.
  void make_room(std::size_t length) {
    if (static_cast<std::size_t>(end_ - next_) >= length) return;
    if (!blocks_.empty()) blocks_.back().resize(used(blocks_.back()));
    blocks_.emplace_back(std::max<std::size_t>(length, blocks_.empty() ? 1 << 10 : 1 << 16));
    next_ = blocks_.back().data();
    end_ = next_ + blocks_.back().size();
  }

  std::size_t used(const std::vector<char>& block) const {
    return &block == &blocks_.back() ? static_cast<std::size_t>(next_ - block.data())
                                     : block.size();
  }

  std::vector<std::vector<char>> blocks_;
  char* next_ = nullptr;  // the free rest of the last block
  char* end_ = nullptr;
};

}  // namespace judge

#endif  // JUDGE_WRITER_HPP
