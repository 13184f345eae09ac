// SPDX-License-Identifier: CC0-1.0
#include "matching_games/second_matching.hpp"

#include <cstddef>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "families.hpp"
#include "instances/random.hpp"
#include "matching_games/check_second_matching.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/edge_classes.hpp"
#include "matching_games/general.hpp"
#include "oracle.hpp"

namespace {

using matching_games::CsrGraph;
using matching_games::second_maximum_matching;
using oracle::Graph;
using Vertices = std::vector<int>;
using Edges = std::vector<std::pair<int, int>>;

// Lists all maximum matchings of a small graph.
class AllMaximumMatchings {
 public:
  explicit AllMaximumMatchings(const Graph& graph)
      : adjacent_(oracle::adjacency(graph)), mate_(graph.size(), -1) {
    extend(0, 0);
  }

  std::vector<Vertices> found;

 private:
  void extend(int v, std::size_t pairs) {
    while (v < static_cast<int>(mate_.size()) && mate_[v] != -1) ++v;
    if (v == static_cast<int>(mate_.size())) {
      if (pairs > most_) found.clear();
      if (pairs >= most_) found.push_back(mate_);
      most_ = std::max(most_, pairs);
      return;
    }
    extend(v + 1, pairs);
    for (int w = v + 1; w < static_cast<int>(mate_.size()); ++w) {
      if (mate_[w] != -1 || !oracle::has(adjacent_[v], w)) continue;
      mate_[v] = w;
      mate_[w] = v;
      extend(v + 1, pairs + 1);
      mate_[v] = mate_[w] = -1;
    }
  }

  std::vector<oracle::Set> adjacent_;
  Vertices mate_;
  std::size_t most_ = 0;
};

std::string flaw_of(const Graph& graph) {
  const std::vector<Vertices> all = AllMaximumMatchings(graph).found;
  for (const Vertices& mate : all) {
    try {
      const Vertices second = second_maximum_matching(graph, mate);
      if (second.empty() != (all.size() == 1))
        return second.empty() ? "expected another matching, found an empty result"
                              : "expected an empty result, found a matching";
      if (second.empty()) continue;
      if (second == mate) return "the result is the given matching";
      if (std::find(all.begin(), all.end(), second) == all.end())
        return "the result is no maximum matching";
    } catch (const std::exception& error) {
      return std::string("exception: ") + error.what();
    }
  }
  return "";
}

bool passes(const Graph& graph) { return oracle::check_graph(graph, flaw_of, __FILE__, __LINE__); }

void test_every_graph(int n) {
  bool passed = true;
  oracle::for_every_graph(
      n, [&](const instances::Edges& edges) { passed = passed && passes(Graph(n, edges)); });
}

void test_random_graphs() {
  instances::Random random(2001);
  for (int repetition = 0; repetition < 3000; ++repetition) {
    if (!passes(oracle::random_part(random, 10))) return;
  }
  // These graphs have a perfect matching and few other maximum matchings or none.
  for (int repetition = 0; repetition < 3000; ++repetition) {
    const int pairs = random.between(2, 5);
    Graph graph(2 * pairs);
    for (int p = 0; p < pairs; ++p) graph.add_edge(2 * p, 2 * p + 1);
    for (int edges = random.below(2 * pairs); edges > 0; --edges) {
      const int v = random.below(2 * pairs), w = random.below(2 * pairs);
      if (v != w) graph.add_edge(v, w);
    }
    if (!passes(graph)) return;
  }
}

// Checks that second_maximum_matching() finds another matching if and only if there is an edge that
// is in some maximum matching but not in all.
void test_families() {
  instances::Random random(1931);
  for (const families::Family& family : families::all()) {
    for (int repetition = 0; repetition < 4; ++repetition) {
      const instances::Graph some = families::sparse(family, 60, random);
      const Graph graph(some.size, some.edges);
      const Vertices mate = matching_games::general_matching(graph);
      const matching_games::EdgeClasses classes(graph, mate);
      bool is_unique = true;
      for (const auto& e : some.edges) {
        if (classes(e.first, e.second) == matching_games::EdgeClass::some) is_unique = false;
      }
      const Vertices second = second_maximum_matching(graph, mate);
      CHECK_EQ(second.empty(), is_unique);
      if (second.empty()) continue;
      CHECK_EQ(matching_games::check_second_matching(graph, mate, second), "");
    }
  }
}

void test_checker() {
  using matching_games::check_second_matching;
  const CsrGraph path(3, Edges{{0, 1}, {1, 2}});
  CHECK_EQ(check_second_matching(path, {1, 0, -1}, {-1, 2, 1}), "");
  CHECK_EQ(check_second_matching(path, {1, 0, -1}, {1, 0, -1}), "both matchings are the same");
  CHECK_EQ(check_second_matching(path, {1, 0, -1}, {-1, -1, -1}),
           "the first matching has 1 vertices without a mate, the second 3");
  CHECK_EQ(check_second_matching(path, {-1, -1, -1}, {-1, 2, 1}),
           "the first matching has 3 vertices without a mate, the second 1");
  CHECK_EQ(check_second_matching(path, {1, 0, -1}, {}), "there are 0 mates for 3 vertices");
  CHECK_EQ(check_second_matching(path, {1, 0, -1}, {2, -1, 0}),
           "vertex 0 has the mate 2, which is no neighbor");
}

}  // namespace

int main() {
  for (int n = 0; n <= 6; ++n) test_every_graph(n);
  test_random_graphs();
  test_families();
  test_checker();
  return check::result();
}
