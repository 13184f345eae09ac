// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_TEXT_HPP
#define MATCHING_GAMES_INTERNAL_TEXT_HPP

#include <sstream>
#include <string>

namespace matching_games {
namespace internal {

// Returns the concatenation of strings and numbers. Uses no std::to_string, because some compilers
// for Windows lack that function.
template <class... Parts>
std::string text(const Parts&... parts) {
  std::ostringstream result;
  const int in_order[] = {(static_cast<void>(result << parts), 0)...};
  static_cast<void>(in_order);
  return result.str();
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_TEXT_HPP
