// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/coci2018_planinarenje.cpp"
#undef main

#include <algorithm>
#include <string>

#include "check.hpp"
#include "families.hpp"
#include "instances/graphs.hpp"
#include "instances/random.hpp"
#include "problems/brute_force.hpp"
#include "problems/matching_size.hpp"

namespace {

using matching_size::Edges;

// Returns the input for a graph whose vertices 0 .. n - 1 are peaks and n .. 2n - 1 valleys.
std::string input_of(int n, const Edges& paths) {
  std::string input;
  instances::BipartiteGraph graph{n, n, paths};
  for (auto& path : graph.edges) path.second -= n;
  instances::BipartiteEdgeLists{{}, {}, {}, 1, true, true}.write(graph, input);
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

// Adds n to the second end of each path, so that the numbers of the valleys start at n.
Edges with_valleys(int n, Edges paths) {
  for (auto& path : paths) path.second += n;
  return paths;
}

void test_random_graphs() {
  instances::Random random(4617);
  for (int repetition = 0; repetition < 3000; ++repetition) {
    const int n = random.between(1, 8);
    test_by_play(n, with_valleys(n, random_pairs(n, random.below(18), random)));
  }
  for (const families::Family& family : families::all()) {
    if (!family.has_sides) continue;
    const instances::BipartiteGraph graph = families::with_sides(family.name, 20, random);
    const int n = std::max(graph.left, graph.right);
    test_by_rank(n, with_valleys(n, graph.edges));
  }
}

void test_bad_input() {
  brute_force::test_bad_input(
      solve,
      {
          {"-2 1\n", "line 1: expected the number of peaks from 0 to 1073741823, found '-2'"},
          {"2 1\n3 1\n", "warning: line 2: expected a peak from 1 to 2, found '3'"},
          {"2 2\n1 1\n1 3\n", "warning: line 3: expected a valley from 1 to 2, found '3'"},
          {"1000000000 2000000000\n5\n",
           "line 3: expected a valley from 1 to 1000000000, found the end of the input"},
      });
}

}  // namespace

int main() {
  for (int n = 0; n <= 3; ++n) test_every_graph(n);
  test_random_graphs();
  test_bad_input();
  return check::result();
}
