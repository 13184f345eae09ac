// SPDX-License-Identifier: CC0-1.0
//
// Defines layouts that consist of a few numbers.
#ifndef INSTANCES_NUMBERS_HPP
#define INSTANCES_NUMBERS_HPP

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "instances/boards.hpp"
#include "instances/format.hpp"
#include "instances/random.hpp"
#include "instances/request.hpp"
#include "instances/shrink.hpp"
#include "judge/reader.hpp"
#include "matching_games/bipartite_geography.hpp"
#include "matching_games/board.hpp"
#include "matching_games/csr_graph.hpp"

namespace instances {

// Implements the layout of an empty square board on which the token starts in a corner: a case is
// the side of the board.
struct EmptyBoards {
  using Value = int;
  static constexpr bool kSpellsOutItsSize = true;

  Limits side;

  std::vector<Shape> shapes() const { return {{"random", "random sides"}}; }
  std::vector<const char*> parameters() const { return {"side"}; }

  int generate(const std::string&, const Request& request, Random& random) const {
    return request.draw("side", side, 4, 100, 1000000, random);
  }

  Head head() const { return {"the side of a board"}; }
  int read(judge::Reader&, int n) const { return n; }
  void write(int n, std::string& text) const { text += std::to_string(n) + '\n'; }
  std::string measure(int n) const { return "side " + std::to_string(n); }
  std::string broken_promise(int n) const { return broken_limit({{head().what, n, side}}); }

  // Returns no position if the board has more than 50 rows, because the graph is not needed.
  std::vector<Position> positions(int n) const {
    if (n > 50) return {};
    std::vector<Position> result =
        Boards{side, side, matching_games::steps()}.positions(Rows(n, std::string(n, '.')));
    result[0].path = {0};
    return result;
  }

  Properties properties() const {
    Properties all = properties_of_board("side", matching_games::steps(), ".", "", "");
    all.push_back({"numbers", true});
    return all;
  }

  // Returns the only way to shrink a case: reducing the side of the board.
  Ways<int> ways(int) const {
    return {{[least = side.least](int n) { return n - least; },
             [](int& n, int first, int count) {
               n -= count;
               return first == 0;
             }}};
  }
};

// Implements the layout of a cube of n x n x n cells: a case has n and the three coordinates of the
// token. The moves lead to cells that share a side with a cell.
struct Cubes {
  using Value = std::vector<int>;  // the side and the coordinates
  static constexpr bool kSpellsOutItsSize = false;

  Limits side;

  std::vector<Shape> shapes() const { return {{"random", "random sides and cells"}}; }
  std::vector<const char*> parameters() const { return {"side"}; }

  Value generate(const std::string&, const Request& request, Random& random) const {
    const int n = request.draw("side", side, 3, 6, 1000000, random);
    return {n, random.between(1, n), random.between(1, n), random.between(1, n)};
  }

  Head head() const { return {"the side of a cube", 1}; }
  Value read(judge::Reader& in, int n) const {
    Value cube = {n};
    for (int i = 0; i < 3; ++i) cube.push_back(in.integer("a coordinate", 1, n));
    return cube;
  }
  void write(const Value& cube, std::string& text) const {
    for (const int number : cube) text += std::to_string(number) + ' ';
    text.back() = '\n';
  }
  std::string measure(const Value& cube) const { return "side " + std::to_string(cube[0]); }
  std::string broken_promise(const Value& cube) const {
    return broken_limit({{head().what, cube[0], side}});
  }

  // Returns no position if the cube is large, because the graph is not needed.
  std::vector<Position> positions(const Value& cube) const {
    const int n = cube[0];
    if (n > 10) return {};
    Position position{n * n * n};
    for (int v = 0; v < position.size; ++v) {
      const int at[] = {v / n / n + 1, v / n % n + 1, v % n + 1};
      position.names.push_back(judge::text(at[0], ' ', at[1], ' ', at[2]));
      if (at[0] > 1) position.edges.emplace_back(v - n * n, v);
      if (at[1] > 1) position.edges.emplace_back(v - n, v);
      if (at[2] > 1) position.edges.emplace_back(v - 1, v);
    }
    position.path = {((cube[1] - 1) * n + cube[2] - 1) * n + cube[3] - 1};
    return only(std::move(position));
  }

  Properties properties() const {
    return {{"layout", std::string("cube")}, {"base", 0}, {"numbers", true}};
  }

  // Returns the ways to shrink a case: reducing the side or a coordinate.
  Ways<Value> ways(const Value&) const {
    Ways<Value> all;
    for (const int i : {0, 1, 2, 3}) {
      all.push_back({[i](const Value& cube) { return cube[i] - 1; },
                     [i](Value& cube, int first, int count) {
                       cube[i] -= count;
                       return first == 0 && *std::max_element(cube.begin(), cube.end()) == cube[0];
                     }});
    }
    return all;
  }
};

// Implements the layout of two arrays: a case has their lengths and then their numbers. These are
// worths: the cell (r, c) of a board is worth a[r] + b[c], and the token starts at (1, 1).
struct Arrays {
  using Value = std::pair<std::vector<int>, std::vector<int>>;
  static constexpr bool kSpellsOutItsSize = true;

  Limits length, worth;

  std::vector<Shape> shapes() const {
    return {{"random", "random worths"}, {"few-worths", "the same few worths again and again"}};
  }
  std::vector<const char*> parameters() const { return {"rows", "columns"}; }

  Value generate(const std::string& shape, const Request& request, Random& random) const {
    const int few = std::min(worth.most, worth.least + random.between(1, 4));
    Value arrays;
    for (std::vector<int>* const list : {&arrays.first, &arrays.second}) {
      const char* const name = list == &arrays.first ? "rows" : "columns";
      const int count = request.draw(name, length, 3, 6, 300000, random);
      for (int i = 0; i < count; ++i) {
        const int most = request.size < Size::judge ? 20 : worth.most;
        list->push_back(random.between(worth.least, shape == "random" ? most : few));
      }
    }
    return arrays;
  }

  Head head() const { return {"the number of rows", 1}; }

  Value read(judge::Reader& in, int n) const {
    const int m = in.integer("the number of columns", 1);
    Value arrays;
    for (; n > 0; --n) arrays.first.push_back(in.integer("a worth", 0, 1000000000));
    for (int i = 0; i < m; ++i) arrays.second.push_back(in.integer("a worth", 0, 1000000000));
    return arrays;
  }

  void write(const Value& arrays, std::string& text) const {
    text += judge::text(arrays.first.size(), ' ', arrays.second.size(), '\n');
    for (const std::vector<int>* const list : {&arrays.first, &arrays.second}) {
      for (const int number : *list) text += std::to_string(number) + ' ';
      text.back() = '\n';
    }
  }

  std::string measure(const Value& arrays) const {
    return judge::text(arrays.first.size(), " x ", arrays.second.size(), " cells");
  }

  std::string broken_promise(const Value& arrays) const {
    std::string broken = broken_limit({{head().what, size_of(arrays.first), length},
                                       {"the number of columns", size_of(arrays.second), length}});
    for (const std::vector<int>* const list : {&arrays.first, &arrays.second}) {
      for (const int number : *list) {
        if (broken.empty()) broken = broken_limit({{"a worth", number, worth}});
      }
    }
    return broken;
  }

  // Returns the graph that joins the cells worth at most x to the others in common rows or columns,
  // where x is the answer: the least number for which every maximum matching covers the start, or
  // the worth of the start if that is less. Returns no position if the graph is large.
  std::vector<Position> positions(const Value& arrays) const {
    const auto& [a, b] = arrays;
    if (a.size() * b.size() * (a.size() + b.size()) > 1000000) return {};
    Position position;
    std::vector<int> worths;
    for (std::size_t v = 0; v < a.size() * b.size(); ++v) {
      const std::size_t r = v / b.size(), c = v % b.size();
      position.names.push_back(judge::text(r + 1, ' ', c + 1));
      worths.push_back(a[r] + b[c]);
    }
    position.size = static_cast<int>(worths.size());
    position.path = {0};
    const int m = static_cast<int>(b.size());
    const auto join = [&](int x) {
      position.edges.clear();
      for (int v = 0; v < position.size; ++v) {
        for (int w = 0; w < v; ++w) {
          if ((v / m == w / m || v % m == w % m) && (worths[v] <= x) != (worths[w] <= x)) {
            position.edges.emplace_back(w, v);
          }
        }
      }
      const matching_games::CsrGraph graph(position.size, position.edges);
      return matching_games::loses(graph, [&](int v) { return worths[v] <= x; })[0];
    };
    std::vector<int> values = worths;
    std::sort(values.begin(), values.end());
    values.erase(std::lower_bound(values.begin(), values.end(), worths[0]), values.end());
    const auto value = std::partition_point(values.begin(), values.end(), join);
    join(value == values.end() ? worths[0] : *value);
    return only(std::move(position));
  }
  Properties properties() const { return {{"layout", std::string("arrays")}, {"base", 0}}; }

  // Returns two ways to shrink a case: removing numbers from the first or from the second array.
  Ways<Value> ways(const Value&) const {
    Ways<Value> all = {elements<Value>([](auto& arrays) -> auto& { return arrays.first; }),
                       elements<Value>([](auto& arrays) -> auto& { return arrays.second; })};
    for (Way<Value>& way : all) {
      way.leave_out = [leave_out = way.leave_out](Value& arrays, int first, int count) {
        return leave_out(arrays, first, count) && !arrays.first.empty() && !arrays.second.empty();
      };
    }
    return all;
  }
};

}  // namespace instances

#endif  // INSTANCES_NUMBERS_HPP
