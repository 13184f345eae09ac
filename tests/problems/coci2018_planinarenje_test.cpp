// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/coci2018_planinarenje.cpp"
#undef main

#include <random>
#include <string>

#include "check.hpp"
#include "problems/brute_force.hpp"
#include "problems/matching_size.hpp"

namespace {

using matching_size::Edges;

// The vertices are the n peaks and then the n valleys.
std::string input_of(int n, const Edges& paths) {
  std::string input = std::to_string(n) + " " + std::to_string(paths.size()) + "\n";
  for (const auto& [peak, valley] : paths) {
    input += std::to_string(peak + 1) + " " + std::to_string(valley - n + 1) + "\n";
  }
  return input;
}

void test_by_play(int n, const Edges& paths) {
  brute_force::Adjacency adjacency(2 * n);
  for (const auto& [peak, valley] : paths) {
    adjacency[peak].push_back(valley);
    adjacency[valley].push_back(peak);
  }
  brute_force::Play play(adjacency);
  std::string expected;
  for (int peak = 0; peak < n; ++peak) expected += play.mover_wins(peak) ? "Slavko\n" : "Mirko\n";
  const std::string input = input_of(n, paths);
  check::equal(brute_force::answer(solve, input), expected, __FILE__, __LINE__, input.c_str());
}

void test_by_rank(int n, const Edges& paths) {
  const int maximum = matching_size::by_rank(2 * n, paths);
  std::string expected;
  for (int peak = 0; peak < n; ++peak) {
    const bool loses = matching_size::some_maximum_misses(peak, 2 * n, paths, maximum);
    expected += loses ? "Mirko\n" : "Slavko\n";
  }
  const std::string input = input_of(n, paths);
  check::equal(brute_force::answer(solve, input), expected, __FILE__, __LINE__, input.c_str());
}

void test_every_graph(int n) {
  for (unsigned subset = 0; subset < 1u << n * n; ++subset) {
    Edges paths;
    for (int i = 0; i < n * n; ++i) {
      if ((subset >> i & 1) != 0) paths.emplace_back(i / n, n + i % n);
    }
    test_by_play(n, paths);
  }
}

Edges random_paths(std::mt19937& random, int n, int count) {
  Edges paths;
  for (; count > 0; --count) {
    paths.emplace_back(static_cast<int>(random() % n), n + static_cast<int>(random() % n));
  }
  return paths;
}

void test_random_graphs() {
  std::mt19937 random(4617);
  for (int repetition = 0; repetition < 3000; ++repetition) {
    const int n = static_cast<int>(1 + random() % 8);
    test_by_play(n, random_paths(random, n, static_cast<int>(random() % 18)));
  }
  for (int repetition = 0; repetition < 30; ++repetition) {
    const int n = static_cast<int>(10 + random() % 20);
    test_by_rank(n, random_paths(random, n, n + static_cast<int>(random() % n)));
  }
}

void test_bad_input() {
  const struct {
    const char* input;
    const char* message;
  } cases[] = {
      {"", "line 1: expected the number of peaks from 0 to 1073741823, found the end of the input"},
      {"-2 1\n", "line 1: expected the number of peaks from 0 to 1073741823, found '-2'"},
      {"2",
       "line 1: expected the number of edges from 0 to 2147483647, found the end of the input"},
      {"0 1\n", "line 1: expected the number of edges from 0 to 0, found '1'"},
      {"2 1\n3 1\n", "line 2: expected a peak from 1 to 2, found '3'"},
      {"2 1\n0 1\n", "line 2: expected a peak from 1 to 2, found '0'"},
      {"2 2\n1 1\n1 3\n", "line 3: expected a valley from 1 to 2, found '3'"},
      {"2 2\n1 1\n", "line 3: expected a peak from 1 to 2, found the end of the input"},
      {"1000000000 2000000000\n5\n",
       "line 3: expected a valley from 1 to 1000000000, found the end of the input"},
  };
  for (const auto& c : cases) CHECK_EQ(brute_force::error(solve, c.input), c.message);
}

}  // namespace

int main() {
  for (int n = 0; n <= 3; ++n) test_every_graph(n);
  test_random_graphs();
  test_bad_input();
  return check::result();
}
