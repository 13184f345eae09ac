// SPDX-License-Identifier: CC0-1.0
//
// Checks a second maximum matching: check_second_matching(graph, mate, second).
#ifndef MATCHING_GAMES_CHECK_SECOND_MATCHING_HPP
#define MATCHING_GAMES_CHECK_SECOND_MATCHING_HPP

#include <algorithm>
#include <string>
#include <vector>

#include "matching_games/check_matching.hpp"
#include "matching_games/graph.hpp"

namespace matching_games {

// Checks that `second` proves that the maximum matching `mate` is not unique:
//   - `mate` and `second` are matchings;
//   - some vertex has different mates in `mate` and `second`;
//   - both matchings have the same size.
// The function does not check that `mate` is maximum. An empty `second` never passes the check.
// Returns an empty string, or one sentence about the first condition that is violated. Takes
// O(n + m) time.
template <class Given>
std::string check_second_matching(const Given& given, const std::vector<int>& mate,
                                  const std::vector<int>& second) {
  const auto graph = internal::view_of(given);
  for (const std::vector<int>* matching : {&mate, &second}) {
    const std::string flaw = matching_games::check_matching(graph, *matching);
    if (!flaw.empty()) return flaw;
  }
  if (mate == second) return "both matchings are the same";
  const auto exposed = std::count(mate.begin(), mate.end(), -1);
  const auto exposed_now = std::count(second.begin(), second.end(), -1);
  if (exposed == exposed_now) return "";
  return internal::text("the first matching has ", exposed, " vertices without a mate, the second ",
                        exposed_now);
}

}  // namespace matching_games

#endif  // MATCHING_GAMES_CHECK_SECOND_MATCHING_HPP
