// SPDX-License-Identifier: CC0-1.0
#ifndef IO_READ_PAIRS_HPP
#define IO_READ_PAIRS_HPP

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "io/reader.hpp"

namespace io {

// Describes the numbers that can be the first (or the second) number of a pair in the input.
struct Range {
  const char* what;  // the name of such a number in messages
  int base;          // the least number
  int count;         // how many numbers the range contains
};

// Reads `count` pairs, for example the edges of a graph or the cells of a board. Returns the pairs
// with zero-based numbers. If a number is out of range, warns and leaves out the pair.
inline std::vector<std::pair<int, int>> read_pairs(Reader& in, int count, const Range& first,
                                                   const Range& second) {
  std::vector<std::pair<int, int>> pairs;
  // The count in the input may be wrong. The limit keeps a wrong count from taking all memory at
  // once.
  pairs.reserve(static_cast<std::size_t>(std::min(count, 1 << 20)));
  for (; count > 0; --count) {
    const int v = in.index(first.what, first.base, first.count);
    const int w = in.index(second.what, second.base, second.count);
    if (v != -1 && w != -1) pairs.emplace_back(v, w);
  }
  return pairs;
}

}  // namespace io

#endif  // IO_READ_PAIRS_HPP
