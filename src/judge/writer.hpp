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

// Collects the answer for `file`, or only for text(). Nothing is written before commit() or the
// end, so that an error on the way leaves no half answer.
class Writer {
 public:
  explicit Writer(std::FILE* file = nullptr) : file_(file) {}
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

  // No error can come any more; the input, too, is read to its end. From now on a block that is
  // full goes to the file, if there is one, and is used again, which saves time and memory.
  void commit() {
    make_room(kBlock);
    committed_ = file_ != nullptr;
  }

  // Writes the rest; false when writing failed, now or before. There must be a file.
  bool finish() {
    write();
    return written_ && std::fflush(file_) == 0;
  }

  // All that was collected and is not in the file.
  std::string text() const {
    std::string result;
    for (const std::vector<char>& block : blocks_) result.append(block.data(), used(block));
    return result;
  }

 private:
  enum : std::size_t { kLongest = 11, kFirst = 1 << 10, kBlock = 1 << 16 };  // number, blocks

  Writer& append(const char* text, std::size_t length) {
    for (std::size_t piece; length > 0; text += piece, length -= piece) {
      piece = std::min<std::size_t>(length, kBlock);
      make_room(piece);
      next_ = std::copy(text, text + piece, next_);
    }
    return *this;
  }

  // For at most kBlock.
  void make_room(std::size_t length) {
    if (static_cast<std::size_t>(end_ - next_) < length) open_block(length);
  }

  // Blocks are never moved: at no time is there a second copy of a long answer.
  void open_block(std::size_t length) {
    if (committed_) return write();
    if (!blocks_.empty()) blocks_.back().resize(used(blocks_.back()));
    blocks_.emplace_back(std::max<std::size_t>(length, blocks_.empty() ? kFirst : kBlock));
    next_ = blocks_.back().data();
    end_ = next_ + blocks_.back().size();
  }

  void write() {
    if (blocks_.empty()) return;
    for (const std::vector<char>& block : blocks_) {
      written_ &= std::fwrite(block.data(), 1, used(block), file_) == used(block);
    }
    blocks_.erase(blocks_.begin(), blocks_.end() - 1);
    next_ = blocks_.back().data();
  }

  std::size_t used(const std::vector<char>& block) const {
    return &block == &blocks_.back() ? static_cast<std::size_t>(next_ - block.data())
                                     : block.size();
  }

  std::FILE* file_;
  bool committed_ = false, written_ = true;
  std::vector<std::vector<char>> blocks_;
  char* next_ = nullptr;  // the free rest of the last block
  char* end_ = nullptr;
};

}  // namespace judge

#endif  // JUDGE_WRITER_HPP
