// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_NUMBER_QUEUE_HPP
#define JUDGE_NUMBER_QUEUE_HPP

#include <deque>

namespace judge {

// A queue of numbers from 0 on that takes a byte for each 7 bits of a number, at least one: what
// has to wait for the end of the input takes less memory than as a text.
class NumberQueue {
 public:
  void push(int number) {
    unsigned rest = static_cast<unsigned>(number);
    for (; rest >= kMore; rest /= kMore) {
      bytes_.push_back(static_cast<unsigned char>(rest % kMore + kMore));
    }
    bytes_.push_back(static_cast<unsigned char>(rest));
  }

  // Takes out the number that was pushed first; there must be one.
  int pop() {
    unsigned number = 0;
    for (int bits = 0;; bits += 7) {
      const unsigned byte = bytes_.front();
      bytes_.pop_front();
      number |= byte % kMore << bits;
      if (byte < kMore) return static_cast<int>(number);
    }
  }

  bool empty() const { return bytes_.empty(); }

 private:
  enum : unsigned { kMore = 128 };  // in each byte of a number but its last

  std::deque<unsigned char> bytes_;  // low bits first
};

}  // namespace judge

#endif  // JUDGE_NUMBER_QUEUE_HPP
