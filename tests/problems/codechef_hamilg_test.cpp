// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/codechef_hamilg.cpp"
#undef main

#include <string>

#include "check.hpp"
#include "families.hpp"
#include "instances/graphs.hpp"
#include "instances/random.hpp"
#include "problems/brute_force.hpp"
#include "problems/matching_size.hpp"

namespace {

using matching_size::Edges;

// Tests many graphs as the cases of one input.
class Cases {
 public:
  void add_by_play(int n, const Edges& edges) {
    brute_force::Adjacency adjacency(n);
    for (const auto& [v, w] : edges) {
      adjacency[v].push_back(w);
      adjacency[w].push_back(v);
    }
    brute_force::Play play(adjacency);
    int losing = 0;
    for (int v = 0; v < n; ++v) losing += !play.mover_wins(v);
    add(n, edges, losing);
  }

  void add_by_rank(int n, const Edges& edges) {
    const int maximum = matching_size::by_rank(n, edges);
    int losing = 0;
    for (int v = 0; v < n; ++v) losing += matching_size::some_maximum_misses(v, n, edges, maximum);
    add(n, edges, losing);
  }

  void test() const {
    const std::string answer = brute_force::answer(solve, std::to_string(count_) + "\n" + input_);
    CHECK_EQ(answer.size(), expected_.size());
    CHECK(answer == expected_);
  }

 private:
  // Also tests the graph as the only case of an input, so that a failure names the graph.
  void add(int n, const Edges& edges, int losing) {
    std::string graph = std::to_string(n) + ' ';
    instances::write_edges(edges, 1, graph);
    const std::string expected = std::to_string(losing) + "\n";
    check::equal(brute_force::answer(solve, "1\n" + graph), expected, __FILE__, __LINE__,
                 graph.c_str());
    ++count_;
    input_ += graph;
    expected_ += expected;
  }

  int count_ = 0;
  std::string input_, expected_;
};

void test_every_graph(int n) {
  Edges all;
  for (int v = 0; v < n; ++v) {
    for (int w = v + 1; w < n; ++w) all.emplace_back(v, w);
  }
  Cases cases;
  for (unsigned subset = 0; subset < 1u << all.size(); ++subset) {
    Edges edges;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if ((subset >> i & 1) != 0) edges.push_back(all[i]);
    }
    cases.add_by_play(n, edges);
  }
  cases.test();
}

void test_random_graphs() {
  instances::Random random(2017);
  Cases cases;
  for (int repetition = 0; repetition < 1500; ++repetition) {
    const int n = random.between(1, 12);
    cases.add_by_play(n, random_pairs(n, random.below(22), random));
  }
  for (const families::Family& family : families::all()) {
    const instances::Graph graph = families::sparse(family, 50, random);
    cases.add_by_rank(graph.size, graph.edges);
  }
  cases.test();
}

void test_bad_input() {
  brute_force::test_bad_input(
      solve,
      {
          {"1\n-3 0\n", "line 2: expected the number of vertices from 0 to 2147483647, found '-3'"},
          {"1\n0 1\n1 1\n",
           "warning: line 3: expected a vertex from 1 to 0, found '1' (and 1 more)"},
          {"2\n1 0\n", "warning: line 3: expected another case, found the end of the input"},
          {"1\n2000000000 2000000000\n1 x\n",
           "line 3: expected a vertex from 1 to 2000000000, found 'x'"},
      });
}

}  // namespace

int main() {
  for (int n = 0; n <= 5; ++n) test_every_graph(n);
  test_random_graphs();
  test_bad_input();
  return check::result();
}
