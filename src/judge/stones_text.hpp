// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_STONES_TEXT_HPP
#define JUDGE_STONES_TEXT_HPP

#include <cstddef>
#include <cstdlib>
#include <utility>
#include <vector>

#include "judge/points_text.hpp"
#include "judge/reader.hpp"

namespace judge {

// Stores the points of stones, and the greatest distance of two stones taken one after the other.
struct Stones {
  std::vector<std::pair<int, int>> points;
  int distance;

  // Returns the pairs of stones whose Manhattan distance is at most `distance`.
  std::vector<std::pair<int, int>> pairs() const {
    std::vector<std::pair<int, int>> result;
    for (std::size_t i = 0; i < points.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const auto x = std::llabs(static_cast<long long>(points[i].first) - points[j].first);
        const auto y = std::llabs(static_cast<long long>(points[i].second) - points[j].second);
        if (x + y <= distance) result.emplace_back(static_cast<int>(j), static_cast<int>(i));
      }
    }
    return result;
  }
};

// Reads n points "x y" and the distance.
inline Stones read_stones(Reader& in, int n) {
  Stones stones;
  stones.points = read_points(in, n);
  stones.distance = in.integer("the distance", 0);
  return stones;
}

}  // namespace judge

#endif  // JUDGE_STONES_TEXT_HPP
