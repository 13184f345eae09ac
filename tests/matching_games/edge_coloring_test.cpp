// SPDX-License-Identifier: CC0-1.0
#include "matching_games/edge_coloring.hpp"

#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "exhaustive/colors_and_ranks.hpp"
#include "families.hpp"
#include "instances/random.hpp"
#include "matching_games/changes.hpp"
#include "matching_games/check_edge_coloring.hpp"
#include "matching_games/error_of.hpp"

namespace {

namespace mg = matching_games;
using instances::Random;
using Edges = std::vector<std::pair<int, int>>;

changes::Sentences sentences;

std::string flaw_of(int l, int r, const Edges& edges, const mg::EdgeColoring& result) {
  return changes::noted(sentences, mg::check_edge_coloring(l, r, edges, result));
}

void check_graph(int l, int r, const Edges& edges) {
  const mg::EdgeColoring result = mg::edge_coloring(l, r, edges);
  CHECK_EQ(flaw_of(l, r, edges, result), "");
}

// Stars, long cycles, complete and regular graphs, and both largest degrees 2^k - 1 and 2^k.
void special_graphs() {
  const int n = 100000;
  Edges star, cycle, complete;
  for (int v = 0; v < n; ++v) {
    star.emplace_back(0, v);
    cycle.emplace_back(v, v);
    cycle.emplace_back(v, (v + 1) % n);
    complete.emplace_back(v / 300, v % 300);
  }
  check_graph(1, n, star);
  check_graph(n, n, cycle);
  check_graph(n, 300, complete);
  check_graph(1, 1, Edges(n, {0, 0}));
  check_graph(3, 0, {});
  Random random(2);
  check_graph(n, n, families::random_pairs(n, n, n, random));
  for (const int degree : {1, 2, 3, 7, 8, 15, 16, 31}) {
    Edges edges;
    std::vector<int> order(1000);
    for (int v = 0; v < 1000; ++v) order[v] = v;
    for (int k = 0; k < degree; ++k) {
      random.shuffle(order);
      for (int v = 0; v < 1000; ++v) edges.emplace_back(v, order[v]);
    }
    random.shuffle(edges);
    check_graph(1000, 1000, edges);
    const auto result = mg::edge_coloring(1000, 1000, edges);
    CHECK_EQ(result.colors, degree);
    CHECK(result.color == mg::edge_coloring(1000, 1000, edges).color);  // always the same
  }
}

void errors() {
  const auto check = [](const std::string& values, int l, int r, const Edges& edges) {
    CHECK_VALUES(error_of([&] { mg::edge_coloring(l, r, edges); }), "edge_coloring: |" + values);
    CHECK_VALUES(error_of([&] {
                   mg::check_edge_coloring(l, r, edges, {0, {}});
                 }),
                 "check_edge_coloring: |" + values);
  };
  check("-1 and 0", -1, 0, {});
  check("0 and -1", 0, -1, {});
  check("1073741824 and 1073741824", 1 << 30, 1 << 30, {});
  check("edge 1|2|[0, 2)", 2, 1, {{0, 0}, {2, 0}});
  check("edge 0|1|[0, 1)", 2, 1, {{1, 1}});
  check("edge 0|-1|[0, 2)", 2, 1, {{-1, 0}});
}

// The checker agrees with the definition on all changes of a result.
void forged_results() {
  Random random(3);
  for (int round = 0; round < 300; ++round) {
    const int l = random.between(1, 4), r = random.between(1, 4);
    const Edges edges = families::random_pairs(l, r, random.below(9), random);
    const mg::EdgeColoring right = mg::edge_coloring(l, r, edges);
    for (const int more : {-right.colors - 1, -1, 0, 1}) {
      changes::test(
          "edge coloring", {right.color}, right.colors, false, sentences,
          [&](const changes::Fields& f) {
            return mg::check_edge_coloring(l, r, edges, {right.colors + more, f[0]});
          },
          [&](const changes::Fields& f) {
            return oracle::is_coloring(l, r, edges, right.colors + more, f[0]);
          });
    }
  }
  changes::check_complete(sentences, {"check_edge_coloring.hpp"});
}

}  // namespace

int main() {
  special_graphs();
  errors();
  forged_results();
  return check::result();
}
