// SPDX-License-Identifier: CC0-1.0
//
// Compares maximum_weights_by_size() and maximum_weight_matching_of_size() with all matchings of
// small bipartite graphs, and with bipartite_maximum_weight_matching() on larger ones. Forges
// proofs.
#include "matching_games/weights_by_size.hpp"

#include <algorithm>
#include <string>
#include <tuple>
#include <vector>

#include "check.hpp"
#include "families.hpp"
#include "instances/random.hpp"
#include "matching_games/bipartite_weighted_matching.hpp"
#include "matching_games/check_weighted_matching.hpp"
#include "matching_games/error_of.hpp"
#include "oracle.hpp"

namespace {

namespace mg = matching_games;
using instances::Random;
using mg::Among;
using Edges = std::vector<mg::WeightedEdge>;
using Weights = std::vector<long long>;

void check_graph(int l, int r, const Edges& edges, const Weights& weights) {
  for (int k = -1; k <= static_cast<int>(weights.size()); ++k) {
    const auto result = mg::maximum_weight_matching_of_size(l, r, edges, k);
    CHECK_EQ(mg::check_weighted_matching_of_size(l, r, edges, result, k), "");
    CHECK_EQ(result.exists, k >= 0 && k < static_cast<int>(weights.size()));
    if (result.exists) CHECK_EQ(result.weight, weights[k]);
  }
  CHECK_EQ(mg::bipartite_maximum_weight_matching(l, r, edges, Among::maximum).weight,
           weights.back());
  CHECK_EQ(mg::bipartite_maximum_weight_matching(l, r, edges).weight,
           *std::max_element(weights.begin(), weights.end()));
}

void random_graphs() {
  Random random(1);
  for (int round = 0; round < 3000; ++round) {
    const bool large = round % 50 == 0;
    const int l = random.below(large ? 60 : 7), r = random.below(large ? 60 : 7);
    const int low = random.below(10) - 6, many = 1 + random.below(large ? 30 : 10);
    const long long scale = round % 11 == 0 ? (1LL << 60) / 61 / 61 : 1;
    const int m = random.below(3 * std::max({1, l, r}));
    Edges edges = families::random_edges(l, r, m, low, low + many - 1, random);
    for (auto& e : edges) e.weight *= scale;
    const Weights weights = mg::maximum_weights_by_size(l, r, edges);
    if (!large) CHECK(weights == oracle::heaviest_by_size(l, r, edges));
    check_graph(l, r, edges, weights);
  }
}

void hard_graphs() {
  Random random(2);
  for (int round = 0; round < 2000; ++round) {
    const int most = round % 5 == 0 ? 24 : 7, l = random.below(most);
    const int r = random.percent(50) ? l : random.below(most);
    Edges edges = oracle::hard_edges(oracle::pairs(l, r), std::min(l, r), random);
    for (auto& e : edges) e.w -= l;
    const Weights weights = mg::maximum_weights_by_size(l, r, edges);
    if (most == 7) CHECK(weights == oracle::heaviest_by_size(l, r, edges));
    check_graph(l, r, edges, weights);
  }
}

// Products have many ties, and the trees are large.
void tables() {
  for (const int sign : {1, -1}) {
    Edges edges;
    for (int i = 0; i < 60; ++i) {
      for (int j = 0; j < 60; ++j) edges.push_back({i, j, sign * (i + 1LL) * (j + 1)});
    }
    Weights expected = {0};
    for (int k = 1; k <= 60; ++k) {
      long long sum = 0;  // the largest rows and columns, or the smallest ones in opposite order
      for (int i = 1; i <= k; ++i) sum += sign > 0 ? (61LL - i) * (61 - i) : -i * (k + 1LL - i);
      expected.push_back(sum);
    }
    const Weights weights = mg::maximum_weights_by_size(60, 60, edges);
    CHECK(weights == expected);
    check_graph(60, 60, edges, weights);
  }
}

// weighted_matching_test.cpp changes the other numbers of a proof, which the same function checks.
void forgeries() {
  const Edges edges = {{0, 0, 5}, {0, 1, 2}, {1, 0, 2}, {2, 1, -3}};
  CHECK_EQ(mg::maximum_weight_matching_of_size(3, 2, edges, 1).added, -5);
  const auto right = mg::maximum_weight_matching_of_size(3, 2, edges, 2);
  CHECK(right.mate == (std::vector<int>{4, 3, -1, 1, 0}) && right.added == 1);
  auto wrong = right;
  ++wrong.dual[0];
  CHECK(mg::check_weighted_matching_of_size(3, 2, edges, wrong, 2) != "");
  for (const int k : {-1, 0, 1}) {
    CHECK_EQ(mg::check_weighted_matching_of_size(3, 2, edges, right, k),
             "the matching has 2 edges, not " + std::to_string(k));
  }
  const std::vector<int> none(5, -1);
  const mg::WeightedMatching empty{true, none, 0, -5, {0, 0, 0, 0, 0}, none, {}};
  CHECK_EQ(mg::check_weighted_matching_of_size(3, 2, edges, empty, 0), "");
}

void arguments() {
  const std::vector<std::tuple<int, int, long long>> tuples = {{0, 0, 5}, {0, 1, 2}, {1, 0, 2}};
  CHECK(mg::maximum_weights_by_size(2, 2, tuples) == (Weights{0, 5, 4}));
  CHECK(mg::maximum_weight_matching_of_size(2, 2, tuples, 2).mate ==
        (std::vector<int>{3, 2, 1, 0}));
  CHECK(mg::maximum_weights_by_size(0, 0, {}) == Weights{0});
  CHECK_EQ(error_of([] { mg::maximum_weights_by_size(1, -1, {}); }),
           "matching_games::maximum_weights_by_size: expected l, r >= 0 and l + r < 2^31, found 1 "
           "and -1");
  CHECK_EQ(error_of([] {
             mg::maximum_weight_matching_of_size(1, 2, {{0, 2, 1}}, 1);
           }),
           "matching_games::maximum_weight_matching_of_size: edge 0 ends at 2, outside [0, 2)");
  CHECK_EQ(error_of([] { mg::check_weighted_matching_of_size(-1, 1, {}, {}, 0); }),
           "matching_games::check_weighted_matching_of_size: expected l, r >= 0 and l + r < 2^31, "
           "found -1 and 1");
  const long long most = 1LL << 60;
  for (const Edges& far :
       {Edges{{0, 0, most + 1}}, {{0, 0, -2 * most}}, {{0, 0, most}, {0, 0, -most}}}) {
    CHECK(!error_of([&] { mg::maximum_weights_by_size(1, 1, far); }).empty());
    CHECK(!error_of([&] { mg::maximum_weight_matching_of_size(1, 1, far, 1); }).empty());
  }
  CHECK(mg::maximum_weights_by_size(1, 1, {{0, 0, -most}}) == (Weights{0, -most}));
}

}  // namespace

int main() {
  random_graphs();
  hard_graphs();
  tables();
  forgeries();
  arguments();
  return check::result();
}
