// SPDX-License-Identifier: CC0-1.0
#ifndef IO_READ_LOCKS_HPP
#define IO_READ_LOCKS_HPP

#include <cstddef>
#include <string>
#include <vector>

#include "io/reader.hpp"

namespace io {

// Stores the locks of Alice and Bob, which have the same number of digits. A pattern says at which
// positions the digits of the two locks differ: bit i is set if the digits at position i differ.
struct Locks {
  int digits = 0;
  std::string alice, bob;  // the digits of the two locks
  std::vector<int> forbidden;

  // Returns the pattern at the start of the game.
  int start() const {
    int pattern = 0;
    for (int i = 0; i < digits; ++i) pattern |= alice[i] != bob[i] ? 1 << i : 0;
    return pattern;
  }
};

// Reads the setting of a lock, a string of `digits` digits. Ignores a plus sign and superfluous
// zeros at the front, as Reader::integer() does.
inline std::string read_setting(Reader& in, int digits) {
  const std::string found = in.word("the setting of a lock");
  const std::size_t size = static_cast<std::size_t>(digits);
  std::size_t first = found[0] == '+' ? 1 : 0;
  while (found.size() - first > size && found[first] == '0') ++first;
  const std::string setting = found.substr(first);
  if (setting.size() != size || setting.find_first_not_of("0123456789") != std::string::npos) {
    in.fail(text("a setting of length ", digits), Reader::quoted(found));
  }
  return setting;
}

// Reads a pattern, which compares the digits of two locks. Character i of the pattern says whether
// the digits at position i are equal ('=') or different ('.'). Returns a number in which bit i is
// set if character i is '.'. If the pattern has more than `digits` characters, warns and
// ignores the rest. If the pattern is shorter or has another character, fails.
inline int read_pattern(Reader& in, int digits) {
  const std::string found = in.word("a forbidden pattern");
  const std::size_t size = static_cast<std::size_t>(digits);
  if (found.size() != size) {
    const std::string expected = text("a pattern of length ", digits);
    if (found.size() < size) in.fail(expected, Reader::quoted(found));
    in.warn(expected, Reader::quoted(found));
  }
  int pattern = 0;
  for (int i = 0; i < digits; ++i) {
    if (found[i] == '.') pattern |= 1 << i;
    if (found[i] != '.' && found[i] != '=')
      in.fail("a pattern of '=' and '.'", Reader::quoted(found));
  }
  return pattern;
}

// Reads the number of forbidden patterns, the digits of both locks, and then the forbidden
// patterns. Each lock has `digits` digits, at most 26, so that there are at most 10^8 patterns.
inline Locks read_locks(Reader& in, int digits) {
  Locks locks;
  locks.digits = digits;
  const int count = in.integer("the number of forbidden patterns", 0);
  locks.alice = read_setting(in, locks.digits);
  locks.bob = read_setting(in, locks.digits);
  for (int i = 0; i < count; ++i) locks.forbidden.push_back(read_pattern(in, locks.digits));
  return locks;
}

}  // namespace io

#endif  // IO_READ_LOCKS_HPP
