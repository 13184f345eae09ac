// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/coci2013_linije.cpp"
#undef main

#include <cstddef>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"
#include "problems/brute_force.hpp"

namespace {

using Points = std::vector<std::pair<int, int>>;
using Line = std::pair<bool, int>;  // whether the line is horizontal, and its coordinate

std::string input_of(const Points& points) {
  std::string input = std::to_string(points.size()) + "\n";
  for (const auto& [x, y] : points) input += std::to_string(x) + " " + std::to_string(y) + "\n";
  return input;
}

// Returns whether the player who draws next wins. Tries every move. `drawn` contains the lines
// drawn so far, `last` the last line.
bool drawer_wins(const Points& points, std::set<Line>& drawn, const Line& last) {
  for (const auto& [x, y] : points) {
    if ((last.first ? y : x) != last.second) continue;
    for (const Line& line : {Line(false, x), Line(true, y)}) {
      if (!drawn.insert(line).second) continue;
      const bool wins = !drawer_wins(points, drawn, line);
      drawn.erase(line);
      if (wins) return true;
    }
  }
  return false;
}

void test_by_play(const Points& points) {
  bool mirko_wins = false;
  for (const auto& [x, y] : points) {
    for (const Line& line : {Line(false, x), Line(true, y)}) {
      std::set<Line> drawn = {line};
      mirko_wins = mirko_wins || !drawer_wins(points, drawn, line);
    }
  }
  const std::string input = input_of(points);
  check::equal(brute_force::answer(solve, input), std::string(mirko_wins ? "Mirko\n" : "Slavko\n"),
               __FILE__, __LINE__, input.c_str());
}

void test_every_set(int width, int height) {
  for (unsigned set = 1; set < 1u << width * height; ++set) {
    Points points;
    for (int i = 0; i < width * height; ++i) {
      if ((set >> i & 1) != 0) points.emplace_back(i / height * 3 + 1, i % height * 7 + 2);
    }
    test_by_play(points);
  }
}

// Tests random sets of points, in which points may be repeated.
void test_random_points() {
  instances::Random random(7753);
  for (int repetition = 0; repetition < 500; ++repetition) {
    const int side = random.between(1, 5);
    Points points(static_cast<std::size_t>(random.between(1, 9)));
    for (auto& [x, y] : points) x = random.below(side) - 2, y = random.below(side) + 498;
    test_by_play(points);
  }
}

void test_large() {
  Points diagonal;
  for (int i = 1; i <= 100000; ++i) diagonal.emplace_back(i, -i);
  CHECK_EQ(brute_force::answer(solve, input_of(diagonal)), "Slavko\n");
  diagonal.emplace_back(1, 1);
  CHECK_EQ(brute_force::answer(solve, input_of(diagonal)), "Mirko\n");
}

void test_bad_input() {
  brute_force::test_bad_input(
      solve,
      {
          {"-1\n", "line 1: expected the number of points from 0 to 2147483647, found '-1'"},
          {"2\n1 1\n2 x\n",
           "line 3: expected the y coordinate of a point from -2147483648 to 2147483647, found "
           "'x'"},
      });
}

}  // namespace

int main() {
  for (int n = 1; n <= 3; ++n) test_every_set(n, 3);
  test_every_set(4, 2);
  test_random_points();
  test_large();
  test_bad_input();
  return check::result();
}
