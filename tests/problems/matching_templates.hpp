// SPDX-License-Identifier: CC0-1.0
//
// Tests for the solvers that find a maximum matching and differ only in their formats.
#ifndef PROBLEMS_MATCHING_TEMPLATES_HPP
#define PROBLEMS_MATCHING_TEMPLATES_HPP

#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "families.hpp"
#include "instances/answers.hpp"
#include "instances/edges.hpp"
#include "instances/graphs.hpp"
#include "instances/random.hpp"
#include "problems/brute_force.hpp"
#include "problems/matching_size.hpp"

namespace matching_templates {

using matching_size::Edges;

struct Problem {
  void (*solve)(judge::Reader&, judge::Writer&);
  instances::MatchingText format;
  bool size_only;
};

// `first` and `second` are the numbers of vertices that can be the first and the second end of an
// edge. The ends in `edges` are zero-based.
inline void test_graph(const Problem& problem, int first, int second, const Edges& edges,
                       int maximum) {
  std::string input = std::to_string(first) + ' ';
  if (problem.format.bipartite) input += std::to_string(second) + ' ';
  instances::write_edges(edges, problem.format.base, input);
  const std::string answer = brute_force::answer(problem.solve, input);
  if (problem.size_only) {
    check::equal(answer, std::to_string(maximum) + "\n", __FILE__, __LINE__, input.c_str());
  } else {
    check::equal(instances::matching_fault(problem.format, input, answer, maximum), std::string(),
                 __FILE__, __LINE__, input.c_str());
  }
}

// Returns the edges with one numbering for both sides.
inline Edges joined(const Problem& problem, int first, const Edges& edges) {
  Edges result = edges;
  if (problem.format.bipartite) {
    for (auto& edge : result) edge.second += first;
  }
  return result;
}

inline void test_every_graph(const Problem& problem, int first, int second) {
  Edges all;
  for (int v = 0; v < first; ++v) {
    for (int w = problem.format.bipartite ? 0 : v + 1; w < second; ++w) all.emplace_back(v, w);
  }
  for (unsigned subset = 0; subset < 1u << all.size(); ++subset) {
    Edges edges;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if ((subset >> i & 1) != 0) edges.push_back(all[i]);
    }
    test_graph(problem, first, second, edges,
               matching_size::by_choice(joined(problem, first, edges)));
  }
}

// Includes graphs with parallel edges and, in formats without sides, loops.
inline void test_random_graphs(const Problem& problem) {
  instances::Random random(78);
  const bool sides = problem.format.bipartite;
  for (int repetition = 0; repetition < 3000; ++repetition) {
    const int first = random.between(1, sides ? 5 : 10);
    const int second = sides ? random.between(1, 5) : first;
    const instances::BipartiteGraph ends{first, second};
    Edges edges;
    for (int count = random.below(14); count > 0; --count) {
      edges.push_back(ends.random_pair(random));
      if (random.below(8) == 0) edges.push_back(edges.back());
    }
    test_graph(problem, first, second, edges,
               matching_size::by_choice(joined(problem, first, edges)));
  }
  for (const families::Family& family : families::all()) {
    for (const int n : {6, 8, 10, 12, 14, 16, 20, 80}) {
      if (!sides) {
        const instances::Graph graph = families::sparse(family, n, random);
        test_graph(problem, graph.size, graph.size, graph.edges,
                   matching_size::by_rank(graph.size, graph.edges));
      } else if (family.has_sides) {
        const instances::BipartiteGraph graph = families::with_sides(family.name, n, random);
        test_graph(problem, graph.left, graph.right, graph.edges,
                   matching_size::by_rank(graph.left + graph.right, families::joined(graph).edges));
      }
    }
  }
}

// A path that is too long for recursion, with exactly one perfect matching.
inline void test_long_path(const Problem& problem) {
  const int n = 200000;
  Edges edges;
  for (int v = 0; v + 1 < n; ++v) {
    if (!problem.format.bipartite) {
      edges.emplace_back(v, v + 1);
    } else if (v % 2 == 0) {
      edges.emplace_back(v / 2, v / 2);
    } else {
      edges.emplace_back(v / 2 + 1, v / 2);
    }
  }
  const int vertices = problem.format.bipartite ? n / 2 : n;
  test_graph(problem, vertices, vertices, edges, n / 2);
}

inline void test_bad_input(const Problem& problem) {
  const auto number = [&problem](int v) { return std::to_string(v + problem.format.base); };
  const std::string from = " from " + number(0) + " to ";
  const std::string end = ", found the end of the input";
  const auto test = [&problem](const std::string& input, const std::string& message) {
    CHECK_EQ(brute_force::message(problem.solve, input), message);
  };
  std::string first = "a vertex", second = first, head = "3 ";
  if (problem.format.bipartite) {
    first = "a vertex on the left";
    second = "a vertex on the right";
    head = "3 2 ";
    test("-1",
         "line 1: expected the number of vertices on the left from 0 to 2147483647, found '-1'");
    test("2000000000 2000000000 0",
         "line 1: expected the number of vertices on the right from 0 to 147483647, found "
         "'2000000000'");
    test("1000000000 1000000000 2000000000\n7\n", "line 3: expected a vertex on the right from " +
                                                      number(0) + " to " + number(999999999) + end);
  } else {
    test("-1", "line 1: expected the number of vertices from 0 to 2147483647, found '-1'");
    test("2000000000 2000000000\n7\n",
         "line 3: expected a vertex from " + number(0) + " to " + number(1999999999) + end);
  }
  const std::string no_vertices = problem.format.bipartite ? "0 2 1\n" : "0 1\n";
  test(no_vertices + "1 1", "warning: line 2: expected " + first + from + number(-1) +
                                ", found '1'" + (problem.format.bipartite ? "" : " (and 1 more)"));
  const std::string last = problem.format.bipartite ? number(1) : number(2);
  test(head + "2147483648",
       "line 1: expected the number of edges from 0 to 2147483647, found '2147483648'");
  test(head + "1\n" + number(-1) + " 1",
       "warning: line 2: expected " + first + from + number(2) + ", found '" + number(-1) + "'");
  test(head + "1\n" + number(3) + " 1",
       "warning: line 2: expected " + first + from + number(2) + ", found '" + number(3) + "'");
  test(head + "2\n1 1\n1 " + number(3),
       "warning: line 3: expected " + second + from + last + ", found '" + number(3) + "'");
}

inline void test_all(const Problem& problem) {
  if (problem.format.bipartite) {
    for (int left = 0; left <= 3; ++left) {
      for (int right = 0; right <= 4; ++right) test_every_graph(problem, left, right);
    }
  } else {
    for (int n = 0; n <= 5; ++n) test_every_graph(problem, n, n);
  }
  test_random_graphs(problem);
  test_long_path(problem);
  test_bad_input(problem);
}

}  // namespace matching_templates

#endif  // PROBLEMS_MATCHING_TEMPLATES_HPP
