// SPDX-License-Identifier: CC0-1.0
//
// Reads single words of persons and of programs: whole numbers, and misspelled names.
#ifndef INSTANCES_SPELLING_HPP
#define INSTANCES_SPELLING_HPP

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <numeric>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace instances {

// Reads a text that is a whole number. Returns false if it is not, or if it is out of range.
template <class Integer>
bool read_number(const std::string& text, Integer& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size();
}

// Returns how many characters must be inserted, deleted or replaced to turn one word into the other
// (V. I. Levenshtein, "Binary codes capable of correcting deletions, insertions, and reversals",
// 1966).
inline std::size_t distance_of(const std::string& a, const std::string& b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i] != b[j]);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
    }
  }
  return row.back();
}

}  // namespace instances

#endif  // INSTANCES_SPELLING_HPP
