// SPDX-License-Identifier: CC0-1.0
//
// These functions read points of the plane, and make edges of them: points and the lines through
// them, stones and those within a distance, slides and the points on them.
#ifndef IO_READ_POINTS_HPP
#define IO_READ_POINTS_HPP

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <utility>
#include <vector>

#include "io/reader.hpp"

namespace io {

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
  stones.distance = in.integer("the distance", 0, std::numeric_limits<int>::max());
  return stones;
}

// A slide is a rectangle whose sides are parallel to the axes.
struct Slide {
  int left, right, bottom, top;
};

// Stores slides and points.
struct Slides {
  std::vector<Slide> slides;
  std::vector<std::pair<int, int>> points;

  // Returns the pairs of a slide and a point on this slide.
  std::vector<std::pair<int, int>> pairs() const {
    std::vector<std::pair<int, int>> result;
    for (const Slide& slide : slides) {
      for (const std::pair<int, int>& point : points) {
        const int x = point.first, y = point.second;
        if (x < slide.left || x > slide.right || y < slide.bottom || y > slide.top) continue;
        result.emplace_back(&slide - slides.data(), &point - points.data());
      }
    }
    return result;
  }
};

// Reads n slides, "xmin xmax ymin ymax" each, and n points, "x y" each.
inline Slides read_slides(Reader& in, int n) {
  const int least = std::numeric_limits<int>::min(), most = std::numeric_limits<int>::max();
  const auto read = [&](const char* what) { return in.integer(what, least, most); };
  Slides all;
  for (int i = 0; i < n; ++i) {
    const int left = read("the least x of a slide"), right = read("the greatest x of a slide");
    const int bottom = read("the least y of a slide"), top = read("the greatest y of a slide");
    all.slides.push_back({left, right, bottom, top});
  }
  all.points = read_points(in, n);
  return all;
}

}  // namespace io

#endif  // IO_READ_POINTS_HPP
