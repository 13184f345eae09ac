// SPDX-License-Identifier: CC0-1.0
//
// Tests maximum_weight_b_matching() and its checker.
#include "matching_games/weighted_b_matching.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "families.hpp"
#include "instances/random.hpp"
#include "matching_games/b_matching.hpp"
#include "matching_games/bipartite_weighted_matching.hpp"
#include "matching_games/changes.hpp"
#include "matching_games/check_weighted_b_matching.hpp"
#include "matching_games/error_of.hpp"

namespace {

namespace mg = matching_games;
using instances::Random;
using mg::Among;
using Edges = std::vector<mg::WeightedEdge>;
using Numbers = std::vector<long long>;

const long long large = 1LL << 60;
changes::Sentences sentences;

template <class Most>
std::string flaw_of(int l, int r, const Edges& edges, const Numbers& capacity,
                    const mg::WeightedBMatching& result, const Most& most, Among among) {
  return changes::noted(sentences,
                        mg::check_weighted_b_matching(l, r, edges, capacity, result, most, among));
}

// Finds the best {size or 0, weight} by the definition: tries all numbers for each edge in turn.
std::pair<long long, long long> best(const Edges& edges, std::size_t i, int l, Numbers& room,
                                     const Numbers& most, Among among) {
  std::pair<long long, long long> result{0, 0};
  if (i == edges.size()) return result;
  long long &v = room[edges[i].v], &w = room[l + edges[i].w];
  for (long long times = std::min(most[i], std::min(v, w)); times >= 0; --times) {
    v -= times;
    w -= times;
    auto other = best(edges, i + 1, l, room, most, among);
    v += times;
    w += times;
    if (among == Among::maximum) other.first += times;
    other.second += times * edges[i].weight;
    if (times == std::min(most[i], std::min(v, w)) || other > result) result = other;
  }
  return result;
}

Numbers random_numbers(int n, long long low, long long high, Random& random) {
  Numbers numbers;
  for (int v = 0; v < n; ++v)
    numbers.push_back(low + random.below(static_cast<int>(high - low + 1)));
  return numbers;
}

void small_graphs() {
  Random random(1);
  for (int round = 0; round < 20000; ++round) {
    const int l = random.between(1, 3), r = random.between(1, 3);
    const int low = random.between(-9, 1), high = random.between(std::max(low, -2), 9);
    const Edges edges = families::random_edges(l, r, random.below(6), low, high, random);
    Numbers capacity = random_numbers(l + r, 0, 3, random);
    Numbers most = random_numbers(static_cast<int>(edges.size()), 0, 3, random);
    if (round % 2 == 0) most.assign(edges.size(), random.percent(50) ? 1 : large);
    for (const Among among : {Among::all, Among::maximum}) {
      const auto result = mg::maximum_weight_b_matching(l, r, edges, capacity, most, among);
      CHECK_EQ(flaw_of(l, r, edges, capacity, result, most, among), "");
      const auto expected = best(edges, 0, l, capacity, most, among);
      CHECK_EQ(result.weight, expected.second);
      if (among == Among::maximum) CHECK_EQ(result.size, expected.first);
    }
  }
}

void random_graphs() {
  Random random(2);
  for (int round = 0; round < 2000; ++round) {
    const int n = round % 100 == 0 ? 1000 : 40;
    const int l = random.between(1, n), r = random.between(1, random.percent(30) ? 5 : n);
    const int high = std::vector<int>{0, 1, 9, 1000, 1000000}[round % 5];
    Edges edges = families::random_edges(l, r, random.below(4 * n), -high / 3, high, random);
    if (round % 3 == 0) {  // sums of values of the ends
      for (mg::WeightedEdge& e : edges) e.weight = (e.v * 7919 + e.w * 104729LL) % 1000 + e.v + e.w;
    }
    const int top = std::vector<int>{0, 1, 2, 9, 1000}[round / 5 % 5];
    const Numbers capacity = random_numbers(l + r, 0, top == 0 ? 1000000000 : top, random);
    const Numbers some = random_numbers(static_cast<int>(edges.size()), 0, top + 3, random);
    std::vector<std::pair<int, int>> pairs;
    for (const auto& e : edges) pairs.emplace_back(e.v, e.w);
    for (const Among among : {Among::all, Among::maximum}) {
      for (const long long most : {1LL, 3LL, large - 1, large}) {
        const auto result = mg::maximum_weight_b_matching(l, r, edges, capacity, most, among);
        CHECK_EQ(flaw_of(l, r, edges, capacity, result, most, among), "");
        if (among == Among::all) continue;
        CHECK_EQ(result.size, mg::maximum_b_matching(l, r, pairs, capacity, most).size);
      }
      const auto result = mg::maximum_weight_b_matching(l, r, edges, capacity, some, among);
      CHECK_EQ(flaw_of(l, r, edges, capacity, result, some, among), "");
      const Numbers ones(l + r, 1);
      const auto unit = mg::maximum_weight_b_matching(l, r, edges, ones, among);
      CHECK_EQ(flaw_of(l, r, edges, ones, unit, 1, among), "");
      CHECK_EQ(unit.weight, mg::bipartite_maximum_weight_matching(l, r, edges, among).weight);
    }
  }
}

// Numbers at the limits.
void limits() {
  const Edges complete{{0, 0, 5}, {0, 1, -3}, {1, 0, 4}, {1, 1, 1}};
  const Numbers capacity{large / 2, large / 2, large / 2, large / 2 - 1};
  for (const Among among : {Among::all, Among::maximum}) {
    for (const long long most : {large, large - 1, large / 4}) {
      const auto result = mg::maximum_weight_b_matching(2, 2, complete, capacity, most, among);
      CHECK_EQ(flaw_of(2, 2, complete, capacity, result, most, among), "");
    }
  }
  for (const long long most : {large / 2 + 1, large - 1, large}) {
    const auto result = mg::maximum_weight_b_matching(1, 1, {{0, 0, 5}}, {large, large}, most);
    CHECK(result.size == most && result.weight == 5 * most);
  }
  Random random(3);
  for (int round = 0; round < 500; ++round) {
    const int l = random.between(1, 30), r = random.between(1, 30), k = std::min(l, r) + 1;
    const long long half = (large - 1) / k / 2;
    Edges edges = families::random_edges(l, r, random.below(200), 0, 1, random);
    for (mg::WeightedEdge& e : edges)
      e.weight = random.percent(50) ? e.weight * 2 * half - half : random.between(-9, 9);
    Numbers ones(l + r, 1);
    ones[0] = std::min(3LL, 1LL * k);
    for (const Among among : {Among::all, Among::maximum}) {
      const auto result = mg::maximum_weight_b_matching(l, r, edges, ones, large, among);
      CHECK_EQ(flaw_of(l, r, edges, ones, result, large, among), "");
    }
  }
}

// Counts the pivots on complete graphs with capacities 1, most of which change no flow. With either
// half of the tie rule reversed, there are more than 22,000.
void ties() {
  const int n = 100;
  long long pivots = 0;
  for (int round = 0; round < 20; ++round) {
    Edges edges;
    for (long long v = 0; v < n; ++v) {
      for (long long w = 0; w < n; ++w) {
        edges.push_back(
            {int(v), int(n + w), (v * 7919 + w * 104729 + v * w * (31 + round)) % 1000 + 1});
      }
    }
    mg::internal::NetworkSimplex search(n, edges, Numbers(2 * n, 1), Numbers(n * n, 1));
    search.run();
    pivots += search.pivots();
  }
  CHECK(pivots > 0 && pivots < 18000);  // 13,333
}

void errors() {
  const auto error = [](int l, int r, const Edges& edges, const Numbers& capacity, Among among) {
    return error_of([&] { mg::maximum_weight_b_matching(l, r, edges, capacity, large, among); });
  };
  const char* const caller = "maximum_weight_b_matching: |";
  const auto check = [&](const std::string& found, const std::string& values) {
    CHECK_VALUES(found, caller + values);
  };
  check(error(1, 1, {{0, 1, 0}}, {1, 1}, Among::all), "edge 0|1|[0, 1)");
  check(error(1, 1, {}, {1}, Among::all), "capacity|2|1");
  check(error(1, 1, {}, {1, -1}, Among::all), "vertex 1|capacity -1");
  check(error(1, 1, {}, {1, 1}, Among::perfect), "Among::all|Among::maximum");
  check(error(1, 1, {{0, 0, large + 1}}, {1, 1}, Among::all), "edge 0|1152921504606846977|1 units");
  check(error(1, 1, {{0, 0, -8}}, {large, large}, Among::maximum), "edge 0|-8|[-7, 7]");
  CHECK_EQ(error(1, 1, {{0, 0, -8}}, {large, large}, Among::all), "");
  check(error(1, 1, {{0, 0, large / 2}}, {1, 1}, Among::all), "0|576460752303423488");
  check(error(1, 1, {{0, 0, -large / 2}}, {1, 1}, Among::maximum), "-576460752303423488|0");
  CHECK_EQ(error(1, 1, {{0, 0, -large}}, {1, 1}, Among::all), "");
  CHECK_EQ(error(1, 1, {{0, 0, 7}}, {large, large}, Among::all), "");
}

// The checker accepts a changed result only if it is right by the definition.
void forged_results() {
  Random random(4);
  for (int round = 0; round < 3000; ++round) {
    const int l = random.between(1, 3), r = random.between(1, 3);
    const Edges edges = families::random_edges(l, r, random.between(1, 6), -2, 4, random);
    Numbers capacity = random_numbers(l + r, 0, 3, random);
    const long long most = random.percent(30) ? large : random.between(0, 3);
    const Among among = round % 2 == 0 ? Among::all : Among::maximum;
    const auto right = mg::maximum_weight_b_matching(l, r, edges, capacity, most, among);
    const auto flaw = [&](const mg::WeightedBMatching& result) {
      return flaw_of(l, r, edges, capacity, result, most, among);
    };
    CHECK_EQ(flaw(right), "");
    for (const int step : {-1, 1}) {
      mg::WeightedBMatching forged = right;
      forged.size += step;
      CHECK(!flaw(forged).empty());
      forged = right;
      forged.weight += step;
      CHECK(!flaw(forged).empty());
      for (std::size_t i = 0; i < edges.size(); ++i) {
        forged = right;
        forged.times[i] += step;
        forged.size += step;
        forged.weight += step * edges[i].weight;
        // Without a weight, an edge may be chosen or not.
        if (flaw(forged).empty()) CHECK(among == Among::all && edges[i].weight == 0);
      }
      forged = right;
      forged.added = step < 0 || among == Among::maximum ? -1 : 1;
      CHECK(!flaw(forged).empty());
    }
    // The proof for all b-matchings is none for those of maximum size.
    const auto heaviest = mg::maximum_weight_b_matching(l, r, edges, capacity, most);
    if (among == Among::maximum && heaviest.size < right.size) CHECK(!flaw(heaviest).empty());
    // Any duals: if they are accepted, the sum of the proof is that of the weights.
    for (int k = 0; k < 20; ++k) {
      mg::WeightedBMatching forged = right;
      for (long long& dual : forged.dual) dual += random.percent(40) ? random.between(-3, 3) : 0;
      if (!flaw(forged).empty()) continue;
      long long sum = 0;
      for (int v = 0; v < l + r; ++v) sum += capacity[v] * forged.dual[v];
      for (const auto& e : edges) {
        const long long more = e.weight + forged.added - forged.dual[e.v] - forged.dual[l + e.w];
        CHECK(more <= 0 || most < large);
        sum += std::max(0LL, more) * (more > 0 ? most : 0);
      }
      CHECK_EQ(sum, forged.weight + forged.added * forged.size);
    }
    mg::WeightedBMatching forged = right;
    forged.times.pop_back();
    CHECK(!flaw(forged).empty());
    forged = right;
    forged.dual.push_back(0);
    CHECK(!flaw(forged).empty());
  }
  // The least number that may be added to -2 and 1 is 3.
  for (const long long added : {2, 3}) {
    const std::string flaw = flaw_of(1, 1, {{0, 0, -2}, {0, 0, 1}}, {1, 1},
                                     {1, 1, {0, 1}, added, {1 + added, 0}}, 1, Among::maximum);
    CHECK_EQ(flaw.empty(), added == 3);
  }
  changes::check_complete(sentences, {"check_weighted_b_matching.hpp"});
}

}  // namespace

int main() {
  small_graphs();
  random_graphs();
  limits();
  ties();
  errors();
  forged_results();
  return check::result();
}
