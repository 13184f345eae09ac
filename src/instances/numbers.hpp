// SPDX-License-Identifier: CC0-1.0
#ifndef INSTANCES_NUMBERS_HPP
#define INSTANCES_NUMBERS_HPP

#include <string>
#include <vector>

#include "instances/boards.hpp"
#include "instances/format.hpp"
#include "instances/random.hpp"
#include "judge/reader.hpp"
#include "matching_games/board.hpp"

namespace instances {

// Implements a format: an input is the side length of an empty square board.
struct Sides {
  using Value = int;
  static constexpr bool kSpellsOutItsSize = true;
  static constexpr const char *kFirst = "the side of a board", *kSecond = "";

  Limits side;

  std::vector<Shape> shapes() const { return {{"random", "random sides"}}; }
  std::vector<const char*> parameters() const { return {"side"}; }

  int generate(const std::string&, const Request& request, Random& random) const {
    return request.draw("side", side, 4, 100, 1000000, random);
  }

  int read_rest(judge::Reader&, int first) const { return first; }
  void write(int n, std::string& text) const { text += std::to_string(n) + '\n'; }
  std::string measure(int n) const { return "side " + std::to_string(n); }
  std::string broken_promise(int n) const { return broken_limit({{kFirst, n, side}}); }
  std::vector<Position> positions(int) const { return {}; }

  std::string page() const {
    return "shape: 'sides', " + page_of_board(matching_games::steps(), ".", "", "");
  }

  // Returns the only way to shrink an input: reducing the side length n of the board.
  std::vector<Way<int>> ways(int) const {
    return {{[least = side.least](int n) { return n - least; },
             [](int& n, int first, int count) {
               n -= count;
               return first == 0;
             }}};
  }
};

}  // namespace instances

#endif  // INSTANCES_NUMBERS_HPP
