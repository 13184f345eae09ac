// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_TEXT_HPP
#define MATCHING_GAMES_INTERNAL_TEXT_HPP

#include <iterator>
#include <sstream>
#include <string>

namespace matching_games {
namespace internal {

// Returns the concatenation of strings and numbers. Uses no std::to_string, because some compilers
// for Windows lack that function, and not the member str, which is a macro of many contestants.
template <class... Parts>
std::string text(const Parts&... parts) {
  std::stringstream all;
  const int in_order[] = {(static_cast<void>(all << parts), 0)...};
  static_cast<void>(in_order);
  const std::istreambuf_iterator<char> begin(all), end;
  return std::string(begin, end);
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_TEXT_HPP
