// SPDX-License-Identifier: CC0-1.0
//
// Defines layouts that consist of a few numbers.
#ifndef INSTANCES_NUMBERS_HPP
#define INSTANCES_NUMBERS_HPP

#include <string>
#include <vector>

#include "instances/boards.hpp"
#include "instances/format.hpp"
#include "instances/random.hpp"
#include "instances/request.hpp"
#include "instances/shrink.hpp"
#include "judge/reader.hpp"
#include "matching_games/board.hpp"

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

}  // namespace instances

#endif  // INSTANCES_NUMBERS_HPP
