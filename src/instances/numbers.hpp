// SPDX-License-Identifier: CC0-1.0
#ifndef INSTANCES_NUMBERS_HPP
#define INSTANCES_NUMBERS_HPP

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "instances/boards.hpp"
#include "instances/format.hpp"
#include "instances/random.hpp"
#include "judge/reader.hpp"
#include "judge/until_zero.hpp"
#include "matching_games/board.hpp"

namespace instances {

// A format: the sides of empty square boards, one number in each line, and a last line with 0.
struct Sides {
  using Value = std::vector<int>;
  static constexpr bool kSpellsOutItsSize = true;

  Limits side;

  std::vector<Shape> shapes() const { return {{"random", "random sides"}}; }

  std::vector<const char*> parameters() const { return {"side", "boards"}; }

  Value generate(const std::string&, const Request& request, Random& random) const {
    Value value(request.draw("boards", {1, 1000}, 5, 30, 100000, random));
    for (int& n : value) n = request.draw("side", side, 4, 100, 1000000, random);
    return value;
  }

  Value read(judge::Reader& in) const {
    Value value;
    while (const int n = judge::read_unless_zero(in, "the side of a board")) value.push_back(n);
    return value;
  }

  void write(const Value& value, std::string& text) const {
    for (const int n : value) text += std::to_string(n) + '\n';
    text += "0\n";
  }

  std::string measure(const Value& value) const {
    if (value.size() == 1) return "side " + std::to_string(value[0]);
    return std::to_string(value.size()) + " boards";
  }

  bool is_promised(const Value& value) const {
    return !value.empty() && std::all_of(value.begin(), value.end(),
                                         [&](int n) { return n >= side.least && n <= side.most; });
  }

  std::vector<Position> positions(const Value&) const { return {}; }

  std::string page() const {
    return "shape: 'sides', several: true, " +
           page_of_board({std::begin(matching_games::steps()), std::end(matching_games::steps())},
                         ".", "", "");
  }

  // Way 0 removes whole boards. Way i makes the side of board i smaller, for i = 1, 2, ....
  int ways(const Value& value) const { return 1 + static_cast<int>(value.size()); }

  int parts(const Value& value, int way) const {
    return way == 0 ? static_cast<int>(value.size()) : value[way - 1] - side.least;
  }

  bool leave_out(Value& value, int way, int first, int count) const {
    if (way == 0) {
      value.erase(value.begin() + first, value.begin() + first + count);
    } else if (first == 0) {
      value[way - 1] -= count;
    }
    return way == 0 || first == 0;
  }
};

}  // namespace instances

#endif  // INSTANCES_NUMBERS_HPP
