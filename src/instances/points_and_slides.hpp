// SPDX-License-Identifier: CC0-1.0
//
// Defines the layouts of points, of slides with the points of their numbers, and of stones.
#ifndef INSTANCES_POINTS_AND_SLIDES_HPP
#define INSTANCES_POINTS_AND_SLIDES_HPP

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "instances/format.hpp"
#include "instances/graphs.hpp"
#include "instances/lists_and_weddings.hpp"
#include "instances/random.hpp"
#include "instances/request.hpp"
#include "instances/ways_to_shrink.hpp"
#include "io/read_people.hpp"
#include "io/read_points.hpp"
#include "io/reader.hpp"

namespace instances {

// Adds the coordinates of the points to the numbers.
inline std::vector<Limited> with_coordinates(std::vector<Limited> all,
                                             const std::vector<std::pair<int, int>>& points,
                                             Limits limits,
                                             const char* x = "the x coordinate of a point",
                                             const char* y = "the y coordinate of a point") {
  Limited first{x, {}, limits, true}, second{y, {}, limits, true};
  for (const auto& point : points) {
    first.numbers.push_back(point.first);
    second.numbers.push_back(point.second);
  }
  all.insert(all.end(), {first, second});
  return all;
}

// Implements the layout of points: a case has the number n and n points "x y". In the graph, each
// point is an edge that joins the vertical and the horizontal line through the point.
struct Points {
  using Value = io::People;  // without weights

  Limits count, coordinates;

  std::vector<Shape> shapes() const { return graphs().shapes(); }
  Parameters parameters() const { return graphs().parameters(); }

  Value generate(const std::string& shape, const Request& request, Random& random) const {
    return points_of(graphs().generate(shape, request, random));
  }

  Head head() const { return {"the number of points"}; }
  Value read(io::Reader& in, int n) const { return {io::read_points(in, n), {}}; }

  void write(const Value& points, std::string& text) const {
    text += std::to_string(points.places.size()) + '\n';
    write_pairs(points.places, 0, 0, text, points.weights);
  }

  std::vector<Limited> limited(const Value& points) const {
    return with_coordinates({{head().what, {count_of(points.places)}, count}}, points.places,
                            coordinates);
  }
  std::string broken_promise(const Value&) const { return ""; }

  std::vector<Case> cases(const Value& points) const {
    const io::Lines lines = io::lines_through(points.places);
    std::vector<Case> result = cases_of(graph_of(points), 1, {"vertical", "horizontal"});
    for (Case& one_case : result) {
      one_case.names.clear();
      for (const auto* list : {&lines.x, &lines.y}) {
        for (const int at : *list) one_case.names.push_back(std::to_string(at));
      }
    }
    return result;
  }

  Properties properties() const {
    return properties_of_sides("points", 1, {"vertical", "horizontal"}, false);
  }

  // Returns the ways to shrink a case: removing points, and giving all lines the smallest numbers.
  Ways<Value> ways(const Value& value) const {
    const auto remove = [](Value& points, int first, int several) {
      erase(points.places, first, several);
      if (!points.weights.empty()) erase(points.weights, first, several);
    };
    const auto renumber = [*this](Value& points, int, int) {
      points = points_of(graph_of(points));
    };
    return {{count_of(value.places), remove}, {1, renumber}};
  }

  static Graph graph_of(const Value& points) {
    const io::Lines lines = io::lines_through(points.places);
    return {count_of(lines.x) + count_of(lines.y), lines.points, count_of(lines.x), points.weights};
  }

  // Returns a point for each edge. The coordinates begin with coordinates.least.
  Value points_of(const Graph& graph) const {
    Value points{graph.edges, graph.weights};
    for (auto& [x, y] : points.places) {
      x += coordinates.least;
      y += coordinates.least - graph.left;
    }
    return points;
  }

  // Returns the object that generates a random bipartite graph. The edges of this graph become the
  // points of an input.
  BipartiteEdgeLists graphs() const {
    const Limits lines = {1, coordinates.most - coordinates.least + 1};
    return BipartiteEdgeLists{lines, lines, count, kRepeats};
  }
};

// Implements the layout of slides: a case has the number n, n slides, which are rectangles, and n
// points, which are the places of the numbers. The graph joins a slide to the numbers on it.
struct SlidePiles {
  using Value = io::Slides;

  Limits count;

  std::vector<Shape> shapes() const {
    return {{"random", texts::shapes::random_slides}, {"row", texts::shapes::slides_in_a_row}};
  }
  Parameters parameters() const { return {{"slides", count}}; }

  Value generate(const std::string& shape, const Request& request, Random& random) const {
    const int n = std::min(26, request.draw("slides", count, 4, 8, 26, random));
    Value all;
    const auto from = [&](int x) { return x - 1 - 2 * random.below(3); };  // no point is there
    for (int i = 0; i < n; ++i) {
      const int x = shape == "row" ? 2 * i + 1 : 2 * random.below(n) + 1;
      const int y = shape == "row" ? 1 : 2 * random.below(n) + 1;
      all.points.emplace_back(x, y);
      all.slides.push_back({from(x), -from(-x), from(y), -from(-y)});
    }
    random.shuffle(all.points);
    random.shuffle(all.slides);
    return all;
  }

  Head head() const { return {"the number of slides", 0, 26}; }
  Value read(io::Reader& in, int n) const { return io::read_slides(in, n); }

  void write(const Value& all, std::string& text) const {
    text += std::to_string(all.slides.size()) + '\n';
    for (const io::Slide& slide : all.slides) {
      text += io::text(slide.left, ' ', slide.right, ' ', slide.bottom, ' ', slide.top, '\n');
    }
    write_pairs(all.points, 0, 0, text);
  }

  std::vector<Limited> limited(const Value& all) const {
    return {{head().what, {count_of(all.slides)}, count}};
  }
  std::string broken_promise(const Value& all) const {
    return is_perfect(graph_of(all)) ? "" : texts::no_number();
  }

  std::vector<Case> cases(const Value& all) const {
    std::vector<Case> result = cases_of(graph_of(all), 1, {"slide", "number"});
    for (int i = 0; i < result[0].left; ++i) result[0].names[i] = static_cast<char>('A' + i);
    return result;
  }

  Properties properties() const {
    return properties_of_sides("slides", 1, {"slide", "number"}, true);
  }

  // Returns a way to shrink a case: removing a slide and a number.
  Ways<Value> ways(const Value& value) const {
    const int n = count_of(value.slides);
    return {{n * n, [n](Value& all, int pair, int several) {
               if (several > 1) return;
               erase(all.points, pair % n, 1);
               erase(all.slides, pair / n, 1);
             }}};
  }

 private:
  static Graph graph_of(const Value& all) {
    const int n = static_cast<int>(all.slides.size());
    return BipartiteGraph{n, n, all.pairs()};
  }
};

// Implements the layout of stones: a case has the number n, n points "x y", which are the places of
// the stones, and a distance. The graph joins the stones whose Manhattan distance is at most that.
struct StonePlaces {
  using Value = io::Stones;

  Limits count, coordinates, distance;

  std::vector<Shape> shapes() const { return {{"random", texts::shapes::random_stones}}; }
  Parameters parameters() const { return {{"stones", count}}; }

  Value generate(const std::string&, const Request& request, Random& random) const {
    const int n = request.draw("stones", count, 6, 12, 1000, random);
    int least = 1;
    while (least * least < n) ++least;
    const int side = random.between(least, std::max(least, std::min(2 * least, coordinates.most)));
    Value stones{{}, random.between(0, 3)};
    for (int cell = 0; cell < side * side; ++cell) {
      stones.points.emplace_back(1 + cell / side, 1 + cell % side);
    }
    random.shuffle(stones.points);
    stones.points.resize(n);
    return stones;
  }

  Head head() const {
    return {"the number of stones", 0, Head().most, "the x coordinate of a point"};
  }
  Value read(io::Reader& in, int n) const { return io::read_stones(in, n); }

  void write(const Value& stones, std::string& text) const {
    text += std::to_string(stones.points.size()) + '\n';
    write_pairs(stones.points, 0, 0, text);
    text += std::to_string(stones.distance) + '\n';
  }

  std::vector<Limited> limited(const Value& stones) const {
    return with_coordinates({{head().what, {count_of(stones.points)}, count},
                             {"the distance", {stones.distance}, distance}},
                            stones.points, coordinates);
  }
  std::string broken_promise(const Value&) const { return ""; }

  std::vector<Case> cases(const Value& stones) const {
    const int n = static_cast<int>(stones.points.size());
    if (n > 2000) return {};
    Case one_case{n, stones.pairs()};
    for (const auto& [x, y] : stones.points) one_case.names.push_back(io::text(x, ',', y));
    return only(std::move(one_case));
  }

  Properties properties() const { return {{"layout", std::string("stones")}}; }

  Ways<Value> ways(const Value& value) const {
    return {{count_of(value.points),
             [](Value& stones, int first, int several) { erase(stones.points, first, several); }},
            {value.distance, [](Value& stones, int, int several) { stones.distance -= several; }}};
  }
};

}  // namespace instances

#endif  // INSTANCES_POINTS_AND_SLIDES_HPP
