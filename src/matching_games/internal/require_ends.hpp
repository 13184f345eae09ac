// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_REQUIRE_ENDS_HPP
#define MATCHING_GAMES_INTERNAL_REQUIRE_ENDS_HPP

#include <limits>
#include <type_traits>
#include <utility>

#include "matching_games/internal/errors.hpp"

namespace matching_games {
namespace internal {

// Throws std::invalid_argument, with the name of the caller, if a bipartite graph cannot have l
// vertices on the left and r vertices on the right.
inline void require_numbers(const char* caller, int l, int r) {
  if (l >= 0 && r >= 0 && l <= std::numeric_limits<int>::max() - r) return;
  reject(caller, "expected l, r >= 0 and l + r < 2^31, found ", l, " and ", r);
}

// Throws std::invalid_argument, with the name of the caller, if the first end of an edge is outside
// [0, n) or the second end is outside [0, m). `number` is the index of the edge.
template <class Number, class Integer>
void require_ends(const char* caller, Number number, const std::pair<Integer, Integer>& edge, int n,
                  int m) {
  static_assert(std::is_integral<Integer>::value && !std::is_same<Integer, bool>::value,
                "the ends of an edge are integers");
  const bool is_first = !is_below(edge.first, n);
  if (!is_first && is_below(edge.second, m)) return;
  reject(caller, "edge ", number, " ends at ", +(is_first ? edge.first : edge.second),
         ", outside [0, ", is_first ? n : m, ")");
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_REQUIRE_ENDS_HPP
