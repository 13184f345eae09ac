// SPDX-License-Identifier: CC0-1.0
//
// Tests the solvers that find a maximum matching or its size.
#include <string>

#include "check.hpp"
#include "families.hpp"
#include "instances/answers.hpp"
#include "instances/edges.hpp"
#include "instances/graphs.hpp"
#include "instances/random.hpp"
#include "oracle.hpp"
#include "solvers.hpp"

namespace {

using instances::Edges;
using oracle::Graph;

// Returns the size of a maximum matching. Does not use augmenting paths, unlike the library.
int matching_number(const Graph& graph) {
  if (graph.size() <= 10) return oracle::matching_numbers(oracle::adjacency(graph)).back();
  return oracle::tutte(graph, 1979).matching_number;
}

// ---- The six problems that ask for a matching

struct Problem {
  const char* name;
  bool bipartite;
  int base;  // the number of the first vertex
};

const Problem kProblems[] = {
    {"librarychecker_bipartitematching", true, 0}, {"luogu3386_bipartite_matching", true, 1},
    {"uoj78_bipartite_matching", true, 1},         {"librarychecker_general_matching", false, 0},
    {"luogu6113_general_matching", false, 1},      {"uoj79_general_matching", false, 1}};

// Tests the solver of the problem on a graph. The vertices of each side are zero-based. If the
// problem is not bipartite, `left` is the number of all vertices, and `right` is ignored. `maximum`
// is the size of a maximum matching. If `maximum` is -1, the function computes this size.
void test_graph(const Problem& problem, int left, int right, const Edges& edges, int maximum = -1) {
  const instances::BipartiteGraph sides{left, right, edges};
  const instances::Graph graph =
      problem.bipartite ? families::joined(sides) : instances::Graph{left, edges};
  if (maximum == -1) maximum = matching_number(Graph(graph.size, graph.edges));
  std::string input = std::to_string(left) + ' ';
  if (problem.bipartite) input += std::to_string(right) + ' ';
  instances::write_edges(edges, problem.base, input);
  const instances::Problem& row = instances::problem(problem.name);
  if (!instances::accepts_any_matching(row.question)) {
    solvers::expect(problem.name, input, std::to_string(maximum) + '\n');
    return;
  }
  const std::string answer = solvers::of(problem.name)(input);
  const instances::Grade grade =
      instances::matching_grade(row.question, row.format->positions(input)[0], answer, maximum);
  check::equal(grade.fault, std::string(), __FILE__, __LINE__, input.c_str());
}

void test_every_graph(const Problem& problem) {
  for (int n = 0; n <= 5 && !problem.bipartite; ++n) {
    oracle::for_every_graph(n, [&](const Edges& edges) { test_graph(problem, n, n, edges); });
  }
  for (int left = 0; left <= 3 && problem.bipartite; ++left) {
    for (int right = 0; right <= 4; ++right) {
      oracle::for_every_bipartite_graph(
          left, right, [&](const Edges& edges) { test_graph(problem, left, right, edges); });
    }
  }
}

// Tests random graphs with parallel edges. If the problem is not bipartite, the graphs also have
// loops.
void test_random_graphs(const Problem& problem) {
  instances::Random random(78);
  const bool sides = problem.bipartite;
  for (int repetition = 0; repetition < 1000; ++repetition) {
    const int left = random.between(1, sides ? 5 : 10);
    const int right = sides ? random.between(1, 5) : left;
    const instances::BipartiteGraph ends{left, right};
    Edges edges;
    for (int count = random.below(14); count > 0; --count) {
      edges.push_back(ends.random_pair(random));
      if (random.below(8) == 0) edges.push_back(edges.back());
    }
    test_graph(problem, left, right, edges);
  }
  for (const families::Family& family : families::all()) {
    for (const int n : {12, 20, 80}) {
      if (!sides) {
        const instances::Graph graph = families::sparse(family, n, random);
        test_graph(problem, graph.size, graph.size, graph.edges);
      } else if (family.has_sides) {
        const instances::BipartiteGraph graph = families::with_sides(family.name, n, random);
        test_graph(problem, graph.left, graph.right, graph.edges);
      }
    }
  }
}

// Tests a path that is too long for a recursive search. The path has exactly one perfect matching.
void test_long_path(const Problem& problem) {
  const int n = 200000;
  Edges edges;
  for (int v = 0; v + 1 < n; ++v) {
    edges.emplace_back(v, v + 1);
    if (problem.bipartite) edges.back() = {(v + 1) / 2, v / 2};
  }
  const int vertices = problem.bipartite ? n / 2 : n;
  test_graph(problem, vertices, vertices, edges, n / 2);
}

}  // namespace

int main() {
  for (const Problem& problem : kProblems) {
    test_every_graph(problem);
    test_random_graphs(problem);
    test_long_path(problem);
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
