// SPDX-License-Identifier: CC0-1.0
#ifndef JUDGE_SLIDES_TEXT_HPP
#define JUDGE_SLIDES_TEXT_HPP

#include <limits>
#include <utility>
#include <vector>

#include "judge/reader.hpp"

namespace judge {

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
  const auto read = [&in](const char* what) {
    return in.integer(what, std::numeric_limits<int>::min());
  };
  Slides all;
  for (int i = 0; i < n; ++i) {
    const int left = read("the least x of a slide"), right = read("the greatest x of a slide");
    const int bottom = read("the least y of a slide"), top = read("the greatest y of a slide");
    all.slides.push_back({left, right, bottom, top});
  }
  for (int i = 0; i < n; ++i) {
    const int x = read("the x coordinate of a point");
    all.points.emplace_back(x, read("the y coordinate of a point"));
  }
  return all;
}

}  // namespace judge

#endif  // JUDGE_SLIDES_TEXT_HPP
