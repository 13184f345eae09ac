// SPDX-License-Identifier: CC0-1.0
//
// Tests edge_coloring(), stable_matching() and their checkers. exhaustive/graphs compares both with
// the definitions.
#include <algorithm>
#include <array>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "check.hpp"
#include "exhaustive/colors_and_ranks.hpp"
#include "families.hpp"
#include "instances/random.hpp"
#include "matching_games/changes.hpp"
#include "matching_games/check_edge_coloring.hpp"
#include "matching_games/check_stable_matching.hpp"
#include "matching_games/error_of.hpp"

namespace {

namespace mg = matching_games;
using instances::Random;
using Edges = std::vector<std::pair<int, int>>;
using oracle::Numbers;
using oracle::Ranked;

changes::Sentences sentences;

// ---- Colors

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

void errors_of_colors() {
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
void forged_colors() {
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
  CHECK_EQ(flaw_of(2, 1, {{0, 0}, {1, 0}}, {2, {1, 1}}),
           "two edges at vertex 2 have the same color 1");
  changes::check_complete(sentences, {"check_edge_coloring.hpp"});
}

// ---- Ranks

// Returns the edges of a random graph. Ranks are below `ranks`.
Ranked random_edges(int l, int r, int m, int ranks, Random& random) {
  Ranked edges;
  for (const auto& [v, w] : families::random_pairs(l, r, m, random)) {
    edges.push_back({v, w, random.below(ranks), random.below(ranks)});
  }
  return edges;
}

void large_graphs() {
  Random random(2);
  for (const int n : {100, 1000, 20000}) {
    for (const int ranks : {1, 5, 1000000}) {
      const Ranked edges = random_edges(n, n, 5 * n, ranks, random);
      CHECK_EQ(mg::check_stable_matching(n, n, edges, mg::stable_matching(n, n, edges)), "");
    }
  }
  // All left vertices rank the right ones alike, and each new one displaces a chain of others.
  const int n = 700;
  Ranked chain;
  for (int v = 0; v < n; ++v) {
    for (int w = 0; w < n; ++w) chain.push_back({v, w, w, -v});
  }
  const mg::StableMatching chosen = mg::stable_matching(n, n, chain);
  for (int v = 0; v < n; ++v) CHECK_EQ(chosen.mate[v], 2 * n - 1 - v);
}

void types() {
  const std::vector<std::array<int, 4>> arrays{{0, 0, 1, 2}, {1, 0, 1, 1}};
  const std::vector<std::tuple<long, int, double, double>> tuples{std::make_tuple(0, 0, .5, .2),
                                                                  std::make_tuple(1, 0, .1, .1)};
  const mg::StableMatching result = mg::stable_matching(2, 1, {{0, 0, 1, 2}, {1, 0, 1, 1}});
  CHECK((result.mate == Numbers{-1, 2, 1} && result.edge == Numbers{-1, 1, 1}));
  CHECK(mg::stable_matching(2, 1, arrays).edge == result.edge);
  CHECK(mg::stable_matching(2, 1, tuples).edge == result.edge);
  // Of equal edges, the first one is the better one.
  CHECK((mg::stable_matching(1, 2, {{0, 1, 3, 3}, {0, 0, 3, 3}, {0, 1, 3, 3}}).edge ==
         Numbers{0, -1, 0}));
  CHECK((mg::stable_matching(2, 1, {{1, 0, 3, 3}, {0, 0, 3, 3}}).edge == Numbers{-1, 0, 0}));
  CHECK((mg::stable_matching(2, 1, {{0, 0, 3, 3}, {1, 0, 3, 3}}).edge == Numbers{0, -1, 0}));
}

void errors_of_ranks() {
  const auto check = [](const std::string& values, int l, int r, const Ranked& edges) {
    CHECK_VALUES(error_of([&] { mg::stable_matching(l, r, edges); }),
                 "stable_matching: |" + values);
    CHECK_VALUES(error_of([&] {
                   mg::check_stable_matching(l, r, edges, {{}, {}});
                 }),
                 "check_stable_matching: |" + values);
  };
  check("-1 and 0", -1, 0, {});
  check("1073741824 and 1073741824", 1 << 30, 1 << 30, {});
  check("edge 1|2|[0, 2)", 2, 1, {{0, 0, 1, 1}, {2, 0, 1, 1}});
  check("edge 0|1|[0, 1)", 2, 1, {{1, 1, 1, 1}});
}

// The checker agrees with the definition on all changes of a result.
void forged_mates() {
  Random random(3);
  for (int round = 0; round < 300; ++round) {
    const int l = random.between(1, 3), r = random.between(1, 3), m = random.between(1, 6);
    const Ranked edges = random_edges(l, r, m, random.percent(50) ? 3 : 1000, random);
    const mg::StableMatching right = mg::stable_matching(l, r, edges);
    changes::test(
        "stable matching", {right.mate, right.edge}, std::max(m, l + r), false, sentences,
        [&](const changes::Fields& f) {
          return mg::check_stable_matching(l, r, edges, {f[0], f[1]});
        },
        [&](const changes::Fields& f) {
          int set = 0;
          for (const int i : f[1]) set |= i >= 0 && i < m ? 1 << i : 0;
          const Numbers at = oracle::stable_edges(l, r, edges, set);
          return !at.empty() && at == f[1] && oracle::mates(l, edges, at) == f[0];
        });
  }
  changes::check_complete(sentences, {"check_stable_matching.hpp"});
}

}  // namespace

int main() {
  special_graphs();
  errors_of_colors();
  forged_colors();
  large_graphs();
  types();
  errors_of_ranks();
  forged_mates();
  return check::result();
}
