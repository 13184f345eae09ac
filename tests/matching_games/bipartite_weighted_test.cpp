// SPDX-License-Identifier: CC0-1.0
#include "matching_games/bipartite_weighted_matching.hpp"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "families.hpp"
#include "instances/random.hpp"
#include "library.hpp"
#include "matching_games/changes.hpp"
#include "matching_games/error_of.hpp"

namespace {

namespace mg = matching_games;
using instances::Random;
using mg::Among;
using Edges = std::vector<mg::WeightedEdge>;
using Costs = std::vector<std::vector<long long>>;

changes::Sentences sentences;

// Returns what check_assignment() returns, and notes it.
template <class Matrix>
std::string flaw_of_assignment(const Matrix& costs, const mg::Assignment& result) {
  return changes::noted(sentences, mg::check_assignment(costs, result));
}

// Graphs that are too large for exhaustive/weights.
void large_graphs() {
  Random random(1);
  const Edges edges = families::random_edges(20000, 15000, 60000, -30, 69, random);
  for (const Among among : {Among::all, Among::maximum}) {
    const auto result = mg::bipartite_maximum_weight_matching(20000, 15000, edges, among);
    CHECK_EQ(mg::check_weighted_matching(20000, 15000, edges, result, among), "");
  }
}

// Random, with many ties, geometric on a line, and multiplication tables, for which the searches
// need the auction.
void matrices() {
  Random random(2);
  for (const auto& size : std::vector<std::pair<int, int>>{{200, 200}, {199, 200}, {210, 100}}) {
    for (int kind = 0; kind < 7; ++kind) {
      Costs costs(size.first, std::vector<long long>(size.second));
      for (int i = 0; i < size.first; ++i) {
        for (int j = 0; j < size.second; ++j) {
          const long long table = (i + 1LL) * (j + 1);
          const long long values[] = {random.below(1000000000) - 500000000,
                                      random.below(3),
                                      std::abs(7919 * i % 1000 - 7907 * j % 1000),
                                      table,
                                      -table,
                                      table << 33,
                                      static_cast<long long>(random.next() >> 8) - (1LL << 55)};
          costs[i][j] = values[kind];
        }
      }
      CHECK_EQ(flaw_of_assignment(costs, mg::assignment(costs)), "");
    }
  }
  Costs small{{4, 3, 5}, {3, 5, 9}, {4, 1, 4}};
  const auto result = mg::assignment(small);
  CHECK(result.column == std::vector<int>({2, 0, 1}));
  auto forged = result;
  std::swap(forged.column[0], forged.column[1]);
  CHECK(!flaw_of_assignment(small, forged).empty());
  forged = result;
  ++forged.cost;
  CHECK_EQ(flaw_of_assignment(small, forged), "the cost is 9, not 10");
  forged = result;
  ++forged.row_dual[1];
  CHECK(!flaw_of_assignment(small, forged).empty());
  const Costs crossed{{1, 0}, {0, 1}}, flat{{1, 1}, {1, 1}};
  CHECK_EQ(flaw_of_assignment(crossed, {true, {0, 1}, 2, {1, 1}, {0, 0}}),
           "the duals of row 0 and column 1 do not fit the cost 0");
  CHECK_EQ(flaw_of_assignment(flat, {true, {0, 0}, 2, {1, 1}, {0, 0}}),
           "row 1 has the column 0, which does not exist or is taken");
  CHECK_EQ(flaw_of_assignment(flat, {true, {0, -1}, 1, {1, 0}, {0, 0}}),
           "row 1 must have a column");
  CHECK_EQ(flaw_of_assignment(Costs{{1, 1}}, {true, {0}, 1, {1}, {0, -1}}),
           "column 1 must have a row");
  const long long quarter = 1LL << 61;
  const Costs large(2, std::vector<long long>(2, 2 * quarter));
  CHECK_EQ(flaw_of_assignment(large, {true, {0, 1}, 0, {quarter, quarter}, {quarter, quarter}}),
           "the cost does not fit into 64 bits");
  CHECK_EQ(flaw_of_assignment(large, {true, {0, 1}, 0, {2 * quarter, 0}, {2 * quarter, 0}}),
           "the dual 4611686018427387904 is out of range");
  const std::vector<std::vector<unsigned long long>> unsigned_costs = {{~0ULL}};
  CHECK_EQ(flaw_of_assignment(unsigned_costs, {true, {0}, -1, {-1}, {0}}),
           "row 0 has the column 0, which is forbidden");
  // Without one of these conditions, the checker would accept 5 or 0 in place of 1.
  const Costs tall{{5}, {1}}, wide{{5, 1}};
  CHECK_EQ(flaw_of_assignment(tall, {true, {0, -1}, 5, {4, 0}, {1}}),
           "row 0 has the positive dual 4");
  CHECK_EQ(flaw_of_assignment(tall, {true, {0, -1}, 5, {0, -4}, {5}}), "row 1 must have a column");
  CHECK_EQ(flaw_of_assignment(wide, {true, {0}, 5, {1}, {4, 0}}),
           "column 0 has the positive dual 4");
  CHECK_EQ(flaw_of_assignment(wide, {true, {0}, 5, {5}, {0, -4}}), "column 1 must have a row");
  CHECK_EQ(flaw_of_assignment(tall, {true, {-1, -1}, 0, {0, 0}, {0}}), "column 0 must have a row");
  for (const Costs& ragged : {Costs{{1, 1}, {1}}, Costs{{1, 1}, {1, 1, 1}}}) {
    CHECK_EQ(flaw_of_assignment(ragged, {true, {0, 1}, 2, {1, 1}, {0, 0}}),
             "row 1 has " + std::to_string(ragged[1].size()) + " costs, not 2");
  }
  CHECK_EQ(flaw_of_assignment(wide, {true, {0}, 5, {5}, {0}}),
           "expected numbers for 1 rows and 2 columns");
  CHECK(mg::assignment(Costs{}).column.empty());
  CHECK(mg::assignment(Costs(2)).column == std::vector<int>({-1, -1}));
  CHECK_EQ(mg::assignment(Costs{{-7}}).cost, -7);
  CHECK_EQ(mg::assignment(std::vector<std::vector<unsigned char>>{{200, 100}}).cost, 100);
}

// Checks assignments with forbidden pairs, and forged ones. Returns the assignment.
template <class Integer>
mg::Assignment check_forbidden(const std::vector<std::vector<Integer>>& costs,
                               long long forbidden) {
  const std::size_t rows = costs.size(), columns = rows == 0 ? 0 : costs[0].size();
  const auto result = mg::assignment(costs, forbidden);
  const auto flaw_of = [&](const mg::Assignment& given) {
    return changes::noted(sentences, mg::check_assignment(costs, given, forbidden));
  };
  CHECK_EQ(flaw_of(result), "");
  auto forged = result;
  ++forged.cost;
  CHECK(!flaw_of(forged).empty());
  for (std::size_t i = 0; i < result.row_dual.size(); ++i) {
    forged = result;
    forged.row_dual[i] += result.exists ? 1 : 2;
    CHECK(!flaw_of(forged).empty());
  }
  if (result.exists) {
    forged = {false, {}, 0, std::vector<long long>(rows, 0), std::vector<long long>(columns, 0)};
    CHECK_EQ(flaw_of(forged), "the sum of the duals is not positive");
  }
  return result;
}

void forbidden_pairs() {
  Random random(3);
  const long long none = std::numeric_limits<long long>::max();
  for (int round = 0; round < 4000; ++round) {
    const int rows = random.below(6), columns = random.below(6), percent = random.below(101);
    const long long scale = round % 7 == 0 ? (1LL << 59) / 21 : 1;
    Costs costs(rows, std::vector<long long>(columns));
    std::vector<std::vector<signed char>> narrow(rows, std::vector<signed char>(columns));
    std::vector<std::vector<unsigned long long>> wide(rows);
    for (int i = 0; i < rows; ++i) {
      for (int j = 0; j < columns; ++j) {
        const int cost = random.below(5) - 2;
        const bool is_allowed = !random.percent(percent);
        costs[i][j] = is_allowed ? cost * scale : random.percent(50) ? none : none / 2;
        narrow[i][j] = static_cast<signed char>(is_allowed ? cost : 100);
        wide[i].push_back(is_allowed ? (cost + 2) * scale : ~0ULL);
      }
    }
    const auto result = check_forbidden(costs, none / 2), same = check_forbidden(narrow, 100),
               shifted = check_forbidden(wide, none);
    CHECK(same.exists == result.exists && same.cost * scale == result.cost);
    CHECK(shifted.exists == result.exists);
    if (result.exists) CHECK_EQ(shifted.cost, result.cost + 2 * scale * std::min(rows, columns));
  }
  check_forbidden(Costs{{5, 7}, {5, none}}, -none - 1);
  // The costs of forbidden pairs add up to more than 64 bits.
  const long long third = (1LL << 59) / 3;
  check_forbidden(Costs{{none, none, none}, {none, none, -third}, {none, none, 0}}, none);
  check_forbidden(Costs{{-third, none, none}, {none, 0, none}, {none, none, -third}}, none);
  CHECK_EQ(error_of([&] {
             mg::assignment(Costs{{0, third + 1, 0}, {0, 0, 0}, {0, 0, none}}, none);
           }),
           "matching_games::assignment: the costs 0 and 192153584101141163 differ by more than "
           "192153584101141162, the bound for 3 pairs");
  CHECK_EQ(changes::noted(sentences, mg::check_assignment(Costs{{none, 1}},
                                                          {true, {0}, 1, {1}, {0, 0}}, none)),
           "row 0 has the column 0, which is forbidden");
  changes::check_complete(sentences, {"check_assignment.hpp"});
}

void bounds() {
  const long long big = 1LL << 60, least = std::numeric_limits<long long>::min();
  CHECK_EQ(mg::bipartite_maximum_weight_matching(1, 1, {{0, 0, big}}).weight, big);
  CHECK_EQ(mg::bipartite_maximum_weight_matching(3, 3, {{0, 0, least}, {1, 1, big}}).weight, big);
  for (const long long weight : {big + 1, -big - 1, -(least / 2), -(least + 1), least}) {
    CHECK(!error_of([&] {
             mg::bipartite_maximum_weight_matching(1, 1, {{0, 0, weight}}, Among::perfect);
           }).empty());
  }
  const std::string who = "matching_games::bipartite_maximum_weight_matching: ";
  CHECK_EQ(error_of([] {
             mg::bipartite_maximum_weight_matching(9, 20, {{0, 0, 1LL << 60}});
           }),
           who +
               "edge 0 has the weight 1152921504606846976, outside [-1024819115206086200, "
               "1024819115206086200], the range for 29 vertices");
  CHECK_EQ(mg::bipartite_maximum_weight_matching(9, 20, {{0, 0, 1024819115206086200}}).weight,
           1024819115206086200);
  CHECK_EQ(mg::bipartite_maximum_weight_matching(1, 1, {{0, 0, -big}}, Among::perfect).weight,
           -big);
  const Edges far{{0, 0, 0}, {1, 1, big / 3}}, farther{{0, 0, 0}, {1, 1, big / 3 + 1}};
  const auto result = mg::bipartite_maximum_weight_matching(2, 2, far, Among::perfect);
  CHECK_EQ(mg::check_weighted_matching(2, 2, far, result, Among::perfect), "");
  CHECK_EQ(error_of([&] { mg::bipartite_maximum_weight_matching(2, 2, farther, Among::maximum); }),
           who +
               "the weights 0 and 384307168202282326 differ by more than 384307168202282325, the "
               "bound for 4 vertices");
  CHECK_EQ(error_of([] {
             mg::bipartite_maximum_weight_matching(2, 3, {{0, 0, 1}, {0, 3, 1}});
           }),
           who + "edge 1 ends at 3, outside [0, 3)");
  CHECK_EQ(error_of([] { mg::bipartite_maximum_weight_matching(-1, 3, {}); }),
           who + "expected l, r >= 0 and l + r < 2^31, found -1 and 3");
  CHECK_EQ(error_of([] {
             mg::assignment(Costs{{1, 2}, {3}});
           }),
           "matching_games::assignment: expected 2 costs in row 1, as in row 0, found 1");
  CHECK(!error_of([] { mg::assignment(Costs{{1}, {2, 3}}); }).empty());
  CHECK_EQ(mg::assignment(Costs{{0, big / 2 - 1}}, big).cost, 0);
  CHECK(!error_of([&] { mg::assignment(Costs{{0, big / 2, big}}, big); }).empty());
  CHECK(!mg::assignment(Costs{{7}}, 7).exists && mg::assignment(Costs{{7}}, 8).exists);
  CHECK_EQ(error_of([&] {
             mg::assignment(Costs{{big / 2, big / 2 + 1}});
           }),
           "matching_games::assignment: row 0 has the cost 576460752303423489, outside "
           "[-576460752303423488, 576460752303423488], the range for 1 pairs");
  CHECK(!error_of([&] { mg::assignment(Costs{{least}}); }).empty());
  CHECK_EQ(mg::assignment(Costs(1, std::vector<long long>(1000, big / 2))).cost, big / 2);
  CHECK_EQ(mg::assignment(Costs(1, std::vector<long long>(1000, -big / 2))).cost, -big / 2);
  CHECK(!error_of([&] { mg::assignment(Costs{{-big / 2 - 1}}); }).empty());
  const long long hundredth = std::numeric_limits<long long>::max() / 100;
  Costs equal(100, std::vector<long long>(100, hundredth));
  CHECK_EQ(mg::assignment(equal).cost, 100 * hundredth);
  ++equal[99][99];
  CHECK(!error_of([&] { mg::assignment(equal); }).empty());
  using Unsigned = std::vector<std::vector<unsigned long long>>;
  CHECK(!mg::assignment(Unsigned{{~0ULL}}).exists);
  // The auction has room for a small scale, or for none.
  const int n = 160;
  for (const long long unit : {big / 2 / (n * n * n), 1LL << 41}) {
    Costs extreme(n, std::vector<long long>(n));
    for (int i = 0; i < n; ++i) {
      for (int j = 0; j < n; ++j) extreme[i][j] = (i + 1) * (j + 1) * unit;
    }
    CHECK_EQ(flaw_of_assignment(extreme, mg::assignment(extreme)), "");
  }
}

}  // namespace

int main() {
  large_graphs();
  matrices();
  forbidden_pairs();
  bounds();
  return check::result();
}
