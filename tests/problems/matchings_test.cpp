// SPDX-License-Identifier: CC0-1.0
//
// Tests the solvers that find a maximum matching or its size on graphs with parallel edges and
// loops, on larger graphs, and on long paths. answers_test.cpp tests small inputs.
#include <string>
#include <vector>

#include "check.hpp"
#include "families.hpp"
#include "instances/edges.hpp"
#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "instances/random.hpp"
#include "matching_games/general.hpp"
#include "matching_games/matching_size.hpp"
#include "oracle.hpp"
#include "solvers.hpp"
#include "winners.hpp"

namespace {

using instances::Graph;
using instances::Problem;

// Returns the size of a maximum matching, which a certificate proves if the graph is large.
int matching_number(const Graph& given) {
  const oracle::Graph graph(given.size, given.edges);
  if (graph.size() <= 10) return oracle::matching_numbers(oracle::adjacency(graph)).back();
  const std::vector<int> mate = matching_games::general_matching(graph);
  oracle::certified_classes(graph, mate);
  return matching_games::matching_size(mate);
}

// Tests the solver of the problem on a graph. `maximum` is the size of a maximum matching.
void test_graph(const Problem& problem, const Graph& graph, int maximum) {
  std::string input = std::to_string(graph.has_sides() ? graph.left : graph.size) + ' ';
  if (graph.has_sides()) input += std::to_string(graph.right()) + ' ';
  const int base = instances::property(*problem.format, "base", 0);
  if (problem.format->end() == instances::End::pairs) {
    instances::write_pairs(graph.edges, base, base, input);
  } else {
    instances::write_edges(graph, base, input);
  }
  if (!instances::accepts_several(problem)) {
    solvers::expect(problem.name, input, std::to_string(maximum) + '\n');
    return;
  }
  const std::string answer = solvers::of(problem.name)(input);
  const instances::Position position = problem.format->positions(input)[0];
  check::equal(problem.question->value(problem, position, answer), maximum, __FILE__, __LINE__,
               input.c_str());
}

// Tests random graphs with parallel edges. Graphs without sides also have loops.
void test_random_graphs(const Problem& problem, bool sides) {
  instances::Random random(78);
  for (int repetition = 0; repetition < 1000; ++repetition) {
    Graph graph{random.between(2, 10)};
    if (sides) graph.left = random.between(1, graph.size - 1);
    for (int count = random.below(14); count > 0; --count) {
      const int v = random.below(sides ? graph.left : graph.size);
      graph.edges.emplace_back(v, graph.size - 1 - random.below(graph.right()));
      if (random.below(8) == 0) graph.edges.push_back(graph.edges.back());
    }
    test_graph(problem, graph, matching_number(graph));
  }
  for (const families::Family& family : families::all()) {
    if (sides && !family.has_sides) continue;
    for (const int n : {12, 20, 80}) {
      Graph graph = families::sparse(family, sides ? 2 * n : n, random);
      if (!sides) graph.left = -1;
      test_graph(problem, graph, matching_number(graph));
    }
  }
}

// Tests a path that is too long for a recursive search. The path has exactly one perfect matching.
void test_long_path(const Problem& problem, bool sides) {
  const int n = 100000;
  instances::Random random(1);
  const Graph path =
      sides ? families::bipartite("path", n, random) : families::general("path", 2 * n, random);
  test_graph(problem, path, n);
}

}  // namespace

int main() {
  for (const Problem& problem : instances::problems()) {
    if (problem.question->name != "matching") continue;
    const bool sides = instances::property<std::string>(*problem.format, "layout", "") == "sides";
    test_random_graphs(problem, sides);
    test_long_path(problem, sides);
  }
  // Each of these graphs has only one maximum matching, so the whole output can be compared.
  solvers::expect("librarychecker_bipartitematching", "2 2 2\n0 1\n1 0\n", "2\n0 1\n1 0\n");
  solvers::expect("uoj78_bipartite_matching", "3 2 1\n3 1\n", "1\n0 0 1\n");
  solvers::expect("librarychecker_general_matching", "3 1\n1 2\n", "1\n1 2\n");
  solvers::expect("luogu6113_general_matching", "3 1\n1 3\n", "1\n3 0 1\n");
  solvers::expect("uoj79_general_matching", "2 0\n", "0\n0 0\n");
  // A cell that the input blocks twice counts once.
  solvers::expect("luogu3355_knights", "2 2\n1 1\n1 1\n", "3\n");
  return check::result();
}
