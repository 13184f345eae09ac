// SPDX-License-Identifier: CC0-1.0
//
// Defines the layouts of empty grids, of two arrays, and of distances on a circle.
#ifndef INSTANCES_GRIDS_AND_ARRAYS_HPP
#define INSTANCES_GRIDS_AND_ARRAYS_HPP

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "instances/boards.hpp"
#include "instances/edges.hpp"
#include "instances/format.hpp"
#include "instances/graphs.hpp"
#include "instances/random.hpp"
#include "instances/request.hpp"
#include "instances/shrink.hpp"
#include "io/pairs_at_distances.hpp"
#include "io/read_numbers.hpp"
#include "io/reader.hpp"
#include "matching_games/board.hpp"

namespace instances {

// Appends the numbers of a list as a line.
inline void write_line(const std::vector<int>& numbers, std::string& text) {
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    text += (i > 0 ? " " : "") + std::to_string(numbers[i]);
  }
  text += '\n';
}

// Implements two layouts of an empty grid. A square board: a case is its side, and the token starts
// in a corner. A cube: a case has its side and the three coordinates of the token. The moves lead
// to cells that share a side with a cell.
struct Grids {
  using Value = std::vector<int>;  // the side, and the coordinates in a cube

  Limits side;
  int flags = 0;
  bool cube = flags & kCube;

  std::vector<Shape> shapes() const { return {{"random", texts::shapes::random_sides}}; }
  Parameters parameters() const { return {{"side", side}}; }

  Value generate(const std::string&, const Request& request, Random& random) const {
    Value grid = {request.draw("side", side, cube ? 3 : 4, cube ? 6 : 100, 1000000, random)};
    while (cube && grid.size() < 4) grid.push_back(random.between(1, grid[0]));
    return grid;
  }

  Head head() const {
    return {cube ? "the side of a cube" : "the side of a board", cube,
            std::numeric_limits<int>::max()};
  }

  Value read(io::Reader& in, int n) const {
    Value grid = {n};
    while (cube && grid.size() < 4) grid.push_back(in.integer("a coordinate", 1, n));
    return grid;
  }

  void write(const Value& grid, std::string& text) const { write_line(grid, text); }

  std::vector<Limited> limited(const Value& grid) const { return {{head().what, {grid[0]}, side}}; }
  std::string broken_promise(const Value&) const { return ""; }

  // Returns no case if the grid is large, because the graph is not needed.
  std::vector<Case> cases(const Value& grid) const {
    const int n = grid[0];
    if (n > (cube ? 12 : 50)) return {};
    if (!cube) {
      std::vector<Case> result =
          Boards{side, side, matching_games::steps()}.cases(Rows(n, std::string(n, '.')));
      result[0].path = {0};
      return result;
    }
    Case one_case{n * n * n};
    for (int v = 0; v < one_case.size; ++v) {
      const int at[] = {v / n / n, v / n % n, v % n};
      one_case.names.push_back(io::text(at[0] + 1, ' ', at[1] + 1, ' ', at[2] + 1));
      for (int axis = 0, unit = n * n; axis < 3; ++axis, unit /= n) {
        if (at[axis] > 0) one_case.edges.emplace_back(v - unit, v);
      }
    }
    one_case.path = {((grid[1] - 1) * n + grid[2] - 1) * n + grid[3] - 1};
    return only(std::move(one_case));
  }

  Properties properties() const {
    if (cube) return {{"layout", std::string("cube")}, {"base", 0}, {"numbers", true}};
    return extended(properties_of_board("side", matching_games::steps(), ".", "", ""),
                    {{"numbers", true}});
  }

  // Returns the only way to shrink a case: reducing the side and, if need be, the coordinates.
  Ways<Value> ways(const Value& all) const {
    return {{all[0] - side.least, [](Value& grid, int first, int count) {
               if (first > 0) return;
               grid[0] -= count;
               for (int& number : grid) number = std::min(number, grid[0]);
             }}};
  }
};

// Implements the layout of two arrays: a case has their lengths and then their numbers. These are
// worths: the cell (r, c) of a board is worth a[r] + b[c], and the token starts at (1, 1).
struct Arrays {
  using Value = std::vector<std::vector<int>>;

  Limits length, worth;

  std::vector<Shape> shapes() const { return {{"random", texts::shapes::random_worths}}; }
  Parameters parameters() const { return {{"rows", length}, {"columns", length}}; }

  Value generate(const std::string&, const Request& request, Random& random) const {
    const int few = random.between(1, 20);
    const int most =
        request.size < Size::judge || random.percent(30) ? worth.least + few : worth.most;
    Value arrays(2);
    for (const int i : {0, 1}) {
      arrays[i].resize(request.draw(parameters()[i].name, length, 3, 6, 300000, random));
      for (int& number : arrays[i]) number = random.between(worth.least, most);
    }
    return arrays;
  }

  Head head() const { return {"the number of rows", 1}; }

  Value read(io::Reader& in, int n) const {
    const int m = in.integer("the number of columns", 1);
    Value arrays(1, io::read_numbers(in, "a worth", n, 1000000000));
    arrays.push_back(io::read_numbers(in, "a worth", m, 1000000000));
    return arrays;
  }

  void write(const Value& arrays, std::string& text) const {
    text += io::text(arrays[0].size(), ' ', arrays[1].size(), '\n');
    for (const std::vector<int>& list : arrays) write_line(list, text);
  }

  std::vector<Limited> limited(const Value& arrays) const {
    return {{head().what, {count_of(arrays[0])}, length},
            {"the number of columns", {count_of(arrays[1])}, length},
            {"a worth", arrays[0], worth, true},
            {"a worth", arrays[1], worth, true}};
  }
  std::string broken_promise(const Value&) const { return ""; }

  // No single graph describes this game.
  std::vector<Case> cases(const Value&) const { return {}; }

  Properties properties() const { return {{"layout", std::string("arrays")}, {"base", 0}}; }

  // Returns two ways to shrink a case: removing numbers from the first or from the second array.
  Ways<Value> ways(const Value& arrays) const {
    Ways<Value> all;
    for (const int i : {0, 1}) {
      all.push_back({count_of(arrays[i]),
                     [i](Value& value, int first, int count) { erase(value[i], first, count); }});
    }
    return all;
  }
};

// Implements the layout of distances on a circle: a case has their number n and then the distances
// of the places 0 .. n - 1. The graph joins each place to the numbers at its distance, which are on
// the same circle.
struct Distances {
  using Value = std::vector<int>;

  Limits count;

  std::vector<Shape> shapes() const {
    return {{"random", texts::shapes::random_distances}, {"equal", texts::shapes::equal_distances}};
  }
  Parameters parameters() const { return {{"places", count}}; }

  Value generate(const std::string& shape, const Request& request, Random& random) const {
    const int n = request.draw("places", count, 6, 12, 30000, random);
    Value distances(n, random.between(0, n / 2));
    if (shape == "equal") return distances;
    const std::vector<int> to = random_labels(n, random);
    for (int v = 0; v < n; ++v) {
      distances[v] = std::min(std::abs(v - to[v]), n - std::abs(v - to[v]));
    }
    if (random.percent(50)) distances[random.below(n)] = random.between(0, n / 2);
    return distances;
  }

  Head head() const { return {"the number of distances"}; }
  Value read(io::Reader& in, int n) const { return io::read_numbers(in, "a distance", n); }

  void write(const Value& distances, std::string& text) const {
    text += std::to_string(distances.size()) + '\n';
    write_line(distances, text);
  }

  std::vector<Limited> limited(const Value& distances) const {
    const int n = count_of(distances);
    return {{head().what, {n}, count}, {"a distance", distances, {0, n / 2}, true}};
  }
  std::string broken_promise(const Value&) const { return ""; }

  std::vector<Case> cases(const Value& distances) const {
    const int n = static_cast<int>(distances.size());
    return cases_of(BipartiteGraph{n, n, io::pairs_at(distances)}, 0, {"place", "number"});
  }

  Properties properties() const {
    return properties_of_sides("distances", 0, {"place", "number"}, true);
  }

  Ways<Value> ways(const Value& distances) const { return {{count_of(distances), erase<Value>}}; }
};

}  // namespace instances

#endif  // INSTANCES_GRIDS_AND_ARRAYS_HPP
