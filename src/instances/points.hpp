// SPDX-License-Identifier: CC0-1.0
#ifndef INSTANCES_POINTS_HPP
#define INSTANCES_POINTS_HPP

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "instances/format.hpp"
#include "instances/graphs.hpp"
#include "instances/random.hpp"
#include "judge/points_text.hpp"
#include "judge/reader.hpp"

namespace instances {

// Implements a format of points: an input has the number n and n points "x y". In the graph, each
// point is an edge that joins the vertical and the horizontal line through the point.
struct Points {
  using Value = std::vector<std::pair<int, int>>;
  static constexpr bool kSpellsOutItsSize = true;

  Limits count, coordinates;

  std::vector<Shape> shapes() const { return graphs().shapes(); }
  std::vector<const char*> parameters() const { return graphs().parameters(); }

  Value generate(const std::string& shape, const Request& request, Random& random) const {
    Value points = graphs().generate(shape, request, random).edges;
    for (auto& [x, y] : points) {
      x += coordinates.least;
      y += coordinates.least;
    }
    return points;
  }

  Value read(judge::Reader& in) const { return judge::read_points(in); }

  void write(const Value& points, std::string& text) const {
    text += std::to_string(points.size()) + '\n';
    for (const auto& [x, y] : points) text += std::to_string(x) + ' ' + std::to_string(y) + '\n';
  }

  std::string measure(const Value& points) const {
    const judge::Lines lines = judge::lines_through(points);
    return count_of(points.size(), "point", "points") + " on " + std::to_string(lines.x.size()) +
           " + " + count_of(lines.y.size(), "line", "lines");
  }

  std::string broken_promise(const Value& points) const {
    std::string broken = broken_limit({{"the number of points", size_of(points), count}});
    for (std::size_t i = 0; i < points.size() && broken.empty(); ++i) {
      broken = broken_limit({{"the x coordinate of a point", points[i].first, coordinates},
                             {"the y coordinate of a point", points[i].second, coordinates}});
    }
    return broken;
  }

  std::vector<Position> positions(const Value& points) const {
    const judge::Lines lines = judge::lines_through(points);
    Position position{static_cast<int>(lines.x.size() + lines.y.size()), lines.points};
    if (position.size > kMostOfPosition) return {};
    for (const int x : lines.x) position.names.push_back("x = " + std::to_string(x));
    for (const int y : lines.y) position.names.push_back("y = " + std::to_string(y));
    return {position};
  }

  // The property `editable` is false because the editor of the web page draws edges, not points.
  std::string page() const {
    return page_of_sides(1, "'vertical', 'horizontal'", false) + ", editable: false";
  }

  // Returns the ways to shrink an input: removing vertical or horizontal lines with all their
  // points, removing both lines through a point, removing points, and renumbering the coordinates
  // so that no gaps remain between the lines.
  std::vector<Way<Value>> ways(const Value&) const {
    const auto count_lines = [](const Value& points) {
      const judge::Lines lines = judge::lines_through(points);
      return static_cast<int>(lines.x.size() + lines.y.size());
    };
    const auto remove_lines = [](Value& points, int first, int several) {
      remove_if(points, [=](int line) { return line >= first && line < first + several; });
      return true;
    };
    const auto remove_crossing = [](Value& points, int first, int several) {
      const auto [x, y] = judge::lines_through(points).points[first];
      remove_if(points, [x = x, y = y](int line) { return line == x || line == y; });
      return several == 1;
    };
    const auto count_gaps = [*this](const Value& points) {
      return points == without_gaps(points) ? 0 : 1;
    };
    const auto close_gaps = [*this](Value& points, int, int) {
      points = without_gaps(points);
      return true;
    };
    const Way<Value> single = elements<Value>([](auto& points) -> auto& { return points; });
    return {{count_lines, remove_lines},
            {single.parts, remove_crossing},
            single,
            {count_gaps, close_gaps}};
  }

 private:
  // Removes each point that lies on a line for which is_removed(line) is true.
  template <class IsRemoved>
  static void remove_if(Value& points, const IsRemoved& is_removed) {
    const judge::Lines lines = judge::lines_through(points);
    Value kept;
    for (std::size_t i = 0; i < points.size(); ++i) {
      const auto& [x, y] = lines.points[i];
      if (!is_removed(x) && !is_removed(y)) kept.push_back(points[i]);
    }
    points = kept;
  }

  // Returns the object that generates a random bipartite graph. The edges of this graph become the
  // points of an input.
  BipartiteEdgeLists graphs() const {
    const Limits lines = {1, coordinates.most - coordinates.least + 1};
    return BipartiteEdgeLists{lines, lines, count, 1, true};
  }

  // Returns the points with new coordinates. The smallest x becomes coordinates.least, the next
  // larger x becomes coordinates.least + 1, and so on. The function changes y in the same way.
  Value without_gaps(const Value& points) const {
    const judge::Lines lines = judge::lines_through(points);
    Value result = lines.points;
    for (auto& [x, y] : result) {
      x += coordinates.least;
      y += coordinates.least - static_cast<int>(lines.x.size());
    }
    return result;
  }
};

}  // namespace instances

#endif  // INSTANCES_POINTS_HPP
