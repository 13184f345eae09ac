// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_ERRORS_HPP
#define MATCHING_GAMES_INTERNAL_ERRORS_HPP

#include <iterator>
#include <sstream>
#include <stdexcept>
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

// Throws std::invalid_argument. The message names `caller`, the function or class that rejects its
// argument, and the flaw of the argument.
template <class... Parts>
[[noreturn]] void reject(const char* caller, const Parts&... flaw) {
  throw std::invalid_argument(internal::text("matching_games::", caller, ": ", flaw...));
}

// Returns whether v is in [0, n). A negative v becomes a number above all of int.
template <class Integer>
bool is_below(Integer v, int n) {
  return n > 0 && static_cast<unsigned long long>(v) < static_cast<unsigned long long>(n);
}

// Throws std::invalid_argument, with the name of the caller, if v is outside [0, n).
template <class Integer>
void require_vertex(const char* caller, Integer v, int n) {
  if (!is_below(v, n)) reject(caller, "expected a vertex in [0, ", n, "), found ", +v);
}

[[noreturn]] inline void throw_not_symmetric() {
  throw std::invalid_argument("matching_games: the neighbor lists are not symmetric");
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_ERRORS_HPP
