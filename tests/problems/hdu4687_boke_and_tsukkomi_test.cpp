// SPDX-License-Identifier: CC0-1.0
#define main solver_main
#include "problems/hdu4687_boke_and_tsukkomi.cpp"
#undef main

#include <cstddef>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "families.hpp"
#include "instances/graphs.hpp"
#include "instances/random.hpp"
#include "problems/brute_force.hpp"
#include "problems/matching_size.hpp"

namespace {

using matching_size::Edges;

// The edges of the largest matchings, by listing all matchings.
void list(const Edges& edges, std::size_t next, std::vector<std::size_t>& matching, unsigned used,
          std::size_t& most, std::set<std::size_t>& in_some) {
  if (matching.size() > most) {
    most = matching.size();
    in_some.clear();
  }
  if (matching.size() == most) in_some.insert(matching.begin(), matching.end());
  for (std::size_t i = next; i < edges.size(); ++i) {
    const auto [v, w] = edges[i];
    const unsigned ends = 1u << v | 1u << w;
    if (v == w || (used & ends) != 0) continue;
    matching.push_back(i);
    list(edges, i + 1, matching, used | ends, most, in_some);
    matching.pop_back();
  }
}

std::string input_of(int n, const Edges& edges) {
  std::string input = std::to_string(n) + " ";
  instances::write_edges(edges, 1, input);
  return input;
}

void test_graph(int n, const Edges& edges, std::string& all_inputs, std::string& all_answers) {
  std::vector<std::size_t> matching;
  std::set<std::size_t> in_some;
  std::size_t most = 0;
  list(edges, 0, matching, 0, most, in_some);
  std::string numbers;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    if (in_some.count(i) == 1) continue;
    numbers += (numbers.empty() ? "" : " ") + std::to_string(i + 1);
  }
  const std::string input = input_of(n, edges);
  const std::string expected =
      std::to_string(edges.size() - in_some.size()) + "\n" + numbers + "\n";
  check::equal(brute_force::answer(solve, input), expected, __FILE__, __LINE__, input.c_str());
  all_inputs += input;
  all_answers += expected;
}

void test_graphs() {
  std::string inputs, answers;
  for (int n = 1; n <= 5; ++n) {
    Edges all;
    for (int v = 0; v < n; ++v) {
      for (int w = v + 1; w < n; ++w) all.emplace_back(w, v);
    }
    for (unsigned set = 0; set < 1u << all.size(); ++set) {
      Edges edges;
      for (std::size_t i = 0; i < all.size(); ++i) {
        if ((set >> i & 1) != 0) edges.push_back(all[i]);
      }
      test_graph(n, edges, inputs, answers);
    }
  }
  instances::Random random(4687);
  for (int repetition = 0; repetition < 500; ++repetition) {
    const int n = random.between(1, 10);
    test_graph(n, random_pairs(n, random.below(15), random), inputs, answers);
  }
  CHECK(brute_force::answer(solve, inputs) == answers);
  CHECK(brute_force::answer(solve, inputs + "0 0\nq") == answers);
}

// By the size of a maximum matching without the two ends of each edge.
void test_families() {
  instances::Random random(2013);
  for (const families::Family& family : families::all()) {
    const instances::Graph graph = families::sparse(family, 20, random);
    const int maximum = matching_size::by_rank(graph.size, graph.edges);
    int in_none = 0;
    std::string numbers;
    for (std::size_t i = 0; i < graph.edges.size(); ++i) {
      const auto [v, w] = graph.edges[i];
      Edges rest;
      for (const auto& [x, y] : graph.edges) {
        if (x != v && x != w && y != v && y != w) rest.emplace_back(x, y);
      }
      if (matching_size::by_rank(graph.size, rest) + 1 == maximum) continue;
      numbers += (in_none++ == 0 ? "" : " ") + std::to_string(i + 1);
    }
    const std::string input = input_of(graph.size, graph.edges);
    check::equal(brute_force::answer(solve, input), std::to_string(in_none) + "\n" + numbers + "\n",
                 __FILE__, __LINE__, input.c_str());
  }
}

// An edge that is left out keeps its number.
void test_out_of_range() {
  judge::Reader in("3 4\n1 9\n1 2\n0 2\n3 3\n");
  judge::Writer out;
  solve(in, out);
  CHECK_EQ(out.text(), "1\n4\n");
}

void test_bad_input() {
  brute_force::test_bad_input(
      solve, {
                 {"x", "line 1: expected the number of vertices from 0 to 2147483647, found 'x'"},
                 {"2 1\n1", "line 2: expected a vertex from 1 to 2, found the end of the input"},
                 {"2\n",
                  "line 2: expected the number of edges from 0 to 2147483647, found the end of the "
                  "input"},
             });
}

}  // namespace

int main() {
  test_graphs();
  test_families();
  test_out_of_range();
  test_bad_input();
  return check::result();
}
