// SPDX-License-Identifier: CC0-1.0
#include "matching_games/pairs.hpp"

#include <utility>
#include <vector>

#include "check.hpp"

namespace {

using Pairs = std::vector<std::pair<int, int>>;

void check_pairs(const std::vector<int>& mate, const Pairs& expected) {
  CHECK(matching_games::matched_pairs(mate) == expected);
  CHECK_EQ(matching_games::matching_size(mate), static_cast<int>(expected.size()));
}

}  // namespace

int main() {
  check_pairs({}, {});
  check_pairs({-1}, {});
  check_pairs({1, 0}, {{0, 1}});
  check_pairs({-1, 2, 1}, {{1, 2}});
  check_pairs({3, -1, 4, 0, 2}, {{0, 3}, {2, 4}});
  check_pairs({5, 4, 3, 2, 1, 0, -1}, {{0, 5}, {1, 4}, {2, 3}});
  return check::result();
}
