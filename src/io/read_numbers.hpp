// SPDX-License-Identifier: CC0-1.0
#ifndef IO_READ_NUMBERS_HPP
#define IO_READ_NUMBERS_HPP

#include <limits>
#include <vector>

#include "io/reader.hpp"

namespace io {

// Reads numbers from 0 to `most`. Messages call each of them `what`.
inline std::vector<int> read_numbers(Reader& in, const char* what, int count,
                                     int most = std::numeric_limits<int>::max()) {
  std::vector<int> numbers;
  for (int i = 0; i < count; ++i) numbers.push_back(in.integer(what, 0, most));
  return numbers;
}

}  // namespace io

#endif  // IO_READ_NUMBERS_HPP
