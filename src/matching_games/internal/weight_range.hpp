// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_WEIGHT_RANGE_HPP
#define MATCHING_GAMES_INTERNAL_WEIGHT_RANGE_HPP

#include <algorithm>
#include <cstddef>
#include <limits>

#include "matching_games/internal/errors.hpp"
#include "matching_games/weights.hpp"

namespace matching_games {
namespace internal {

// Computes the number that is added to all weights so that a heaviest matching is one of maximum
// size, which is 0 for Among::all. A matching has at most `pairs` edges. Throws
// std::invalid_argument if a raised weight would be above 2^60, so that sums of a few duals
// would not fit into 64 bits, or if the weight of a matching would not fit.
class WeightRange {
 public:
  WeightRange(Among among, int vertices, long long pairs, const char* caller)
      : caller_(caller),
        all_(among == Among::all),
        vertices_(vertices),
        pairs_(pairs),
        most_(std::min(limit(), std::numeric_limits<long long>::max() / std::max(pairs, 1LL))),
        low_(limit()),
        high_(-limit()) {}

  // Returns whether an edge can be part of a heaviest matching.
  bool counts(long long weight) const { return !all_ || weight > 0; }

  void add(std::size_t number, long long weight) {
    if (!counts(weight)) return;
    if (weight > most_ || weight < -most_) {
      reject(caller_, "edge ", number, " has the weight ", weight, ", outside [", -most_, ", ",
             most_, "], the range for ", vertices_, " vertices");
    }
    low_ = std::min(low_, weight);
    high_ = std::max(high_, weight);
  }

  long long raise() const {
    if (all_ || low_ > high_) return 0;
    const long long most = (limit() - 1) / (pairs_ + 1);
    if (high_ - low_ > most) {
      reject(caller_, "the weights ", low_, " and ", high_, " differ by more than ", most,
             ", the bound for ", vertices_, " vertices");
    }
    return std::max(0LL, pairs_ * (high_ - low_) + 1 - low_);
  }

 private:
  static long long limit() { return 1LL << 60; }

  const char* caller_;
  bool all_;
  int vertices_;
  long long pairs_, most_, low_, high_;
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_WEIGHT_RANGE_HPP
