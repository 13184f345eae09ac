// SPDX-License-Identifier: CC0-1.0
#ifndef IO_READ_PAIRS_UNTIL_ZEROS_HPP
#define IO_READ_PAIRS_UNTIL_ZEROS_HPP

#include <utility>
#include <vector>

#include "io/reader.hpp"

namespace io {

// Reads pairs of numbers from 1 to n until "0 0" or the end of the input, and ignores the rest of
// the input. Returns the pairs with zero-based numbers. If a number is out of range, warns and
// leaves out the pair; a single 0 is out of range as well. Messages call the two numbers of a pair
// `first` and `second`.
inline std::vector<std::pair<int, int>> read_pairs_until_zeros(Reader& in, int n, const char* first,
                                                               const char* second) {
  std::vector<std::pair<int, int>> pairs;
  while (!in.at_end()) {
    const int v = in.index(first, 0, n + 1);  // "0 0" ends the pairs
    const int w = v == 0 ? in.index(second, 0, n + 1) - 1 : in.index(second, 1, n);
    if (v == 0 && w == -1) break;
    if (v == 0 && w >= 0) in.warn(text(first, " from 1 to ", n), "'0'");
    if (v > 0 && w >= 0) pairs.emplace_back(v - 1, w);
  }
  in.skip_rest();
  return pairs;
}

}  // namespace io

#endif  // IO_READ_PAIRS_UNTIL_ZEROS_HPP
