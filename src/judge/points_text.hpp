// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_POINTS_TEXT_HPP
#define JUDGE_POINTS_TEXT_HPP

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "judge/reader.hpp"

namespace judge {

// Reads the coordinates x and y of each point.
inline std::vector<std::pair<int, int>> read_points(Reader& in, int count) {
  const int least = std::numeric_limits<int>::min(), most = std::numeric_limits<int>::max();
  std::vector<std::pair<int, int>> points;
  for (int i = 0; i < count; ++i) {
    const int x = in.integer("the x coordinate of a point", least, most);
    points.emplace_back(x, in.integer("the y coordinate of a point", least, most));
  }
  return points;
}

// Stores all lines that are parallel to an axis and contain at least one of the given points. The
// vertical lines are numbered from 0 on in the order of x. The horizontal lines have the next
// numbers, in the order of y.
struct Lines {
  std::vector<int> x;  // the coordinates of the vertical lines, in ascending order
  std::vector<int> y;  // the coordinates of the horizontal lines, in ascending order
  std::vector<std::pair<int, int>> points;  // the two lines through each point
};

// Returns the vertical and the horizontal lines through the points.
inline Lines lines_through(const std::vector<std::pair<int, int>>& points) {
  Lines lines;
  for (const std::pair<int, int>& point : points) {
    lines.x.push_back(point.first);
    lines.y.push_back(point.second);
  }
  for (std::vector<int>* const list : {&lines.x, &lines.y}) {
    std::sort(list->begin(), list->end());
    list->erase(std::unique(list->begin(), list->end()), list->end());
  }
  const auto index = [](const std::vector<int>& list, int value) {
    return static_cast<int>(std::lower_bound(list.begin(), list.end(), value) - list.begin());
  };
  for (const std::pair<int, int>& point : points) {
    lines.points.emplace_back(index(lines.x, point.first),
                              static_cast<int>(lines.x.size()) + index(lines.y, point.second));
  }
  return lines;
}

}  // namespace judge

#endif  // JUDGE_POINTS_TEXT_HPP
