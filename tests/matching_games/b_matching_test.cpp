// SPDX-License-Identifier: CC0-1.0
//
// Tests maximum_b_matching() and what comes from it: covers and independent sets of vertices with
// weights. Tests matched_edges() as well.
#include "matching_games/b_matching.hpp"

#include <algorithm>
#include <cstddef>
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
using Edges = std::vector<std::pair<int, int>>;
using Numbers = std::vector<long long>;
using Vertices = std::vector<int>;

const long long large = 1LL << 60, huge = std::numeric_limits<long long>::max();
changes::Sentences sentences;

template <class Most>
std::string flaw_of(int l, int r, const Edges& edges, const Numbers& capacity,
                    const mg::BMatching& result, const Most& most) {
  return changes::noted(sentences, mg::check_b_matching(l, r, edges, capacity, result, most));
}

// Returns the size by the definition: tries all numbers for each edge in turn.
long long best_size(const Edges& edges, std::size_t i, int l, Numbers& room, const Numbers& most) {
  if (i == edges.size()) return 0;
  long long &v = room[edges[i].first], &w = room[l + edges[i].second], best = 0;
  for (long long times = std::min(most[i], std::min(v, w)); times >= 0; --times) {
    v -= times;
    w -= times;
    best = std::max(best, times + best_size(edges, i + 1, l, room, most));
    v += times;
    w += times;
  }
  return best;
}

void check_small(int l, int r, const Edges& edges, Numbers capacity, long long most) {
  const mg::BMatching result = mg::maximum_b_matching(l, r, edges, capacity, most);
  CHECK_EQ(flaw_of(l, r, edges, capacity, result, most), "");
  CHECK_EQ(result.size, best_size(edges, 0, l, capacity, Numbers(edges.size(), most)));
}

// All graphs with up to 4 vertices in which an edge is missing, single or double, and all
// capacities up to 2.
void all_small_graphs() {
  for (int sizes = 0; sizes < 25; ++sizes) {
    const int l = sizes / 5, r = sizes % 5;
    if (l + r > 4) continue;
    int graphs = 1, capacities = 1;
    for (int i = 0; i < l * r; ++i) graphs *= 3;
    for (int i = 0; i < l + r; ++i) capacities *= 3;
    for (int code = 0; code < graphs * capacities; ++code) {
      Edges edges;
      Numbers capacity;
      int digits = code;
      for (int v = 0; v < l + r; ++v, digits /= 3) capacity.push_back(digits % 3);
      for (int i = 0; i < l * r; ++i, digits /= 3)
        edges.insert(edges.end(), digits % 3, {i / r, i % r});
      for (const long long most : {0LL, 1LL, 2LL, large - 1, large, huge}) {
        check_small(l, r, edges, capacity, most);
      }
    }
  }
}

// Capacities up to `high`, or of very different sizes; some are 0.
Numbers random_capacities(int n, int high, Random& random) {
  Numbers capacity;
  const int zero = random.below(40), shift = high > 0 ? 0 : 61 - 6;
  for (int v = 0; v < n; ++v) {
    const long long c = high > 0 ? random.below(high + 1) : 1LL << random.below(shift);
    capacity.push_back(random.percent(zero) ? 0 : c);
  }
  return capacity;
}

void random_graphs() {
  Random random(1);
  for (int round = 0; round < 3000; ++round) {
    const int l = random.between(1, 4), r = random.between(1, 4);
    check_small(l, r, families::random_pairs(l, r, random.below(8), random),
                random_capacities(l + r, random.between(1, 3), random), random.between(1, 3));
    const Edges edges = families::random_pairs(l, r, random.below(8), random);
    Numbers capacity = random_capacities(l + r, 3, random);
    Numbers most = random_capacities(static_cast<int>(edges.size()), 3, random);
    for (long long& number : most) number = random.percent(20) ? large : number;
    mg::BMatching result = mg::maximum_b_matching(l, r, edges, capacity, most);
    CHECK_EQ(flaw_of(l, r, edges, capacity, result, most), "");
    CHECK_EQ(result.size, best_size(edges, 0, l, capacity, most));
    for (std::size_t i = 0; i < edges.size(); ++i) {  // the cover is no proof for other numbers
      if (result.cover[edges[i].first] || result.cover[l + edges[i].second]) continue;
      ++most[i];
      CHECK(!flaw_of(l, r, edges, capacity, result, most).empty());
      --most[i];
    }
  }
  for (int round = 0; round < 4000; ++round) {
    const int n = round % 100 == 0 ? 1000 : 40;
    const int l = random.between(1, n), r = random.between(1, random.percent(30) ? 5 : n);
    const Edges edges = families::random_pairs(l, r, random.below(4 * n), random);
    const Numbers capacity =
        random_capacities(l + r, std::vector<int>{0, 1, 2, 9, 1000}[round % 5], random);
    for (const long long most : {1LL, 3LL, 1LL + random.below(1000), large - 1, large}) {
      const mg::BMatching result = mg::maximum_b_matching(l, r, edges, capacity, most);
      CHECK_EQ(flaw_of(l, r, edges, capacity, result, most), "");
    }
    const Numbers some = random_capacities(static_cast<int>(edges.size()), 0, random);
    CHECK_EQ(
        flaw_of(l, r, edges, capacity, mg::maximum_b_matching(l, r, edges, capacity, some), some),
        "");
    const Vertices cover = mg::minimum_weight_vertex_cover(l, r, edges, capacity);
    Vertices all = mg::maximum_weight_independent_set(l, r, edges, capacity);
    CHECK(std::is_sorted(cover.begin(), cover.end()) && std::is_sorted(all.begin(), all.end()));
    long long weight = 0;
    std::vector<bool> in_cover(l + r, false);
    for (const int v : cover) {
      in_cover[v] = true;
      weight += capacity[v];
    }
    for (const auto& [v, w] : edges) CHECK(in_cover[v] || in_cover[l + w]);
    CHECK_EQ(weight, mg::maximum_b_matching(l, r, edges, capacity, large).size);
    all.insert(all.end(), cover.begin(), cover.end());
    std::sort(all.begin(), all.end());
    CHECK_EQ(static_cast<int>(all.size()), l + r);
    CHECK(std::adjacent_find(all.begin(), all.end()) == all.end());
    // With capacities 1, the result is a maximum matching.
    const Numbers ones(l + r, 1);
    const Vertices mate = mg::bipartite_matching(l, r, edges);
    const mg::BMatching unit = mg::maximum_b_matching(l, r, edges, ones, 1 + round % 2);
    CHECK_EQ(unit.size, instances::size_of(mg::matched_edges(l, r, edges, mate)));
    CHECK_EQ(flaw_of(l, r, edges, ones, unit, 1 + round % 2), "");
  }
}

// Shapes whose augmenting paths are long, and large numbers.
void special_graphs() {
  const int n = 2000;
  Edges path, grid;
  for (int v = 0; v < n; ++v) {
    path.emplace_back(v, n - 1 - v);
    path.emplace_back(v, std::max(0, n - 2 - v));
  }
  for (int v = 0; v < n; ++v) {
    for (const int w : {v - 45, v - 1, v, v + 44}) {
      if (w >= 0 && w < n) grid.emplace_back(v, w);
    }
  }
  Random random(2);
  for (const Edges& edges : {path, grid}) {
    for (int high = 1; high < 1000; high *= 4) {
      Numbers capacity = random_capacities(2 * n, high, random);
      for (const long long most : {1LL, 2LL, large}) {
        const auto result = mg::maximum_b_matching(n, n, edges, capacity, most);
        CHECK_EQ(flaw_of(n, n, edges, capacity, result, most), "");
      }
    }
  }
  const Numbers most_of_all{large, large, large, large, large, large, large, large - 1};
  const Edges complete{{0, 0}, {0, 1}, {0, 2}, {0, 3}, {1, 0}, {1, 1}, {1, 2}, {1, 3}};
  CHECK_EQ(mg::maximum_b_matching(4, 4, complete, most_of_all, large).size, 2 * large);
  CHECK_EQ(mg::maximum_b_matching(4, 4, complete, most_of_all, large / 4).size, 2 * large);
  CHECK_EQ(mg::maximum_b_matching(4, 4, complete, most_of_all, large / 8).size, large);
  // Two parallel edges: the proof needs `most` twice.
  const auto doubled = mg::maximum_b_matching(1, 1, {{0, 0}, {0, 0}}, {large, large}, large / 3);
  CHECK_EQ(doubled.size, large / 3 * 2);
  CHECK_EQ(flaw_of(1, 1, {{0, 0}, {0, 0}}, {large, large}, doubled, large / 3), "");
}

// Checks the values in the messages of both calls.
template <class Most = long long>
void check_error(const std::string& values, int l, int r, const Edges& edges,
                 const Numbers& capacity, const Most& most = 1) {
  const std::string messages[] = {
      error_of([&] { mg::maximum_b_matching(l, r, edges, capacity, most); }), error_of([&] {
        mg::check_b_matching(l, r, edges, capacity, {0, {}, {}}, most);
      })};
  CHECK_VALUES(messages[0], "maximum_b_matching: |" + values);
  CHECK_VALUES(messages[1], "check_b_matching: |" + values);
}

void errors() {
  const int half = 1 << 30;
  check_error("-1 and 0", -1, 0, {}, {});
  check_error("0 and -1", 0, -1, {}, {});
  check_error("1073741824 and 1073741824", half, half, {}, {});
  check_error("2147483647|0", half, half - 1, {}, {});
  check_error("2147483647|0", 2147483647, 0, {}, {});
  check_error("edge 1|2|[0, 2)", 2, 1, {{0, 0}, {2, 0}}, {1, 1, 1});
  check_error("edge 1|1|[0, 1)", 2, 1, {{0, 0}, {1, 1}}, {1, 1, 1});
  check_error("edge 0|-1|[0, 2)", 2, 1, {{-1, 0}}, {1, 1, 1});
  check_error("capacity|3|2", 2, 1, {}, {1, 1});
  check_error("capacity|3|4", 2, 1, {}, {1, 1, 1, 1});
  check_error("vertex 2|capacity -1", 2, 1, {}, {0, 0, -1});
  check_error("vertex 1|capacity 1152921504606846977", 2, 1, {}, {large, large + 1, 0});
  check_error("vertex 7|2^63", 4, 4, {}, Numbers(8, large));
  check_error("-1|edge 0", 1, 1, {{0, 0}}, {1, 1}, -1);
  check_error("-3|edge 1", 1, 1, {{0, 0}, {0, 0}}, {1, 1}, Numbers{0, -3});
  check_error("2 edges|1", 1, 1, {{0, 0}, {0, 0}}, {1, 1}, Numbers{0});
  Numbers within(8, large);
  --within[0];
  CHECK_EQ(mg::maximum_b_matching(4, 4, {{3, 3}}, within, large).size, large);
  CHECK_VALUES(error_of([] {
                 mg::minimum_weight_vertex_cover(1, 1, {}, {1, -2});
               }),
               "minimum_weight_vertex_cover: |vertex 1|weight -2");
  CHECK_VALUES(error_of([] { mg::maximum_weight_independent_set(1, 1, {}, {1}); }),
               "maximum_weight_independent_set: |weight|2|1");
}

// The checker refuses each change of a right result except those that prove the same size, and
// each sentence occurs.
void forged_results() {
  using Result = mg::BMatching;
  const Edges edges{{0, 0}, {0, 1}, {1, 0}, {1, 0}};
  const Numbers capacity{2, 3, 1, 5};
  const auto flaw = [&](const Result& result, long long most = 1) {
    return flaw_of(2, 2, edges, capacity, result, most);
  };
  const std::vector<bool> cover{false, false, true, false};
  CHECK_EQ(flaw({2, {1, 1, 0, 0}, cover}), "");
  const std::vector<bool> all(4, true), none(4, false);
  CHECK_VALUES(flaw({2, {1, 1, 0}, cover}), "3|4 edges|4|4 vertices");
  CHECK_VALUES(flaw({2, {1, 1, 0, 0}, {false, false, true}}), "4|4 edges|3|4 vertices");
  CHECK_VALUES(flaw({2, {0, 2, 0, 0}, cover}), "edge 1|2");
  CHECK_VALUES(flaw({2, {1, 1, 0, -1}, all}, large), "edge 3|-1");
  CHECK_VALUES(flaw({2, {1, 1, 0, 0}, cover}, large), "edge 1 has no end");
  CHECK_VALUES(flaw({3, {0, 3, 0, 0}, cover}, 3), "vertex 0|2");
  CHECK_VALUES(flaw({3, {1, 1, 0, 0}, cover}), "2|3");
  CHECK_VALUES(flaw({2, {1, 1, 0, 0}, none}), "capacity 0|4 edges|2");
  CHECK_VALUES(flaw({1, {1, 0, 0, 0}, cover}), "capacity 1|1 edges|1");
  CHECK_EQ(flaw({0, {0, 0, 0, 0}, none}, 0), "");
  CHECK_VALUES(flaw({0, {0, 0, 0, 0}, cover}, 0), "capacity 1|1 edges|0");
  // 16 * 2^60 and 32 * 2^59 are 0 in 64 bits.
  const Edges many(16, {0, 0});
  const Result empty{0, Numbers(16, 0), {false, false}};
  CHECK(!flaw_of(1, 1, many, {5, 5}, empty, large - 1).empty());
  CHECK(!flaw_of(1, 1, Edges(32, {0, 0}), {5, 5}, {0, Numbers(32, 0), {false, false}}, large / 2)
             .empty());
  Random random(3);
  for (int round = 0; round < 2000; ++round) {
    const int l = random.between(1, 4), r = random.between(1, 4);
    const Edges some = families::random_pairs(l, r, random.between(1, 8), random);
    Numbers room = random_capacities(l + r, 3, random);
    const long long most = random.between(1, 3);
    const Result right = mg::maximum_b_matching(l, r, some, room, most);
    for (std::size_t i = 0; i < some.size(); ++i) {
      for (const int step : {-1, 1}) {
        Result forged = right;
        forged.times[i] += step;
        CHECK(!flaw_of(l, r, some, room, forged, most).empty());
        forged.size += step;
        CHECK(!flaw_of(l, r, some, room, forged, most).empty());
      }
    }
    for (int v = 0; v < l + r; ++v) {
      Result forged = right;
      forged.cover[v] = !forged.cover[v];
      long long sum = 0;
      for (int w = 0; w < l + r; ++w) sum += forged.cover[w] ? room[w] : 0;
      for (const auto& [a, b] : some) sum += forged.cover[a] || forged.cover[l + b] ? 0 : most;
      CHECK_EQ(flaw_of(l, r, some, room, forged, most).empty(), sum == right.size);
    }
  }
  changes::check_complete(sentences, {"check_b_matching.hpp"});
}

void numbers_of_edges() {
  Random random(4);
  for (int round = 0; round < 500; ++round) {
    const int l = random.between(1, 8), r = random.between(1, 8);
    const auto edges = families::random_edges(l, r, random.below(30), -5, 5, random);
    for (const mg::Among among : {mg::Among::all, mg::Among::maximum}) {
      const auto result = mg::bipartite_maximum_weight_matching(l, r, edges, among);
      const Vertices chosen = mg::matched_edges(l, r, edges, result.mate);
      long long weight = 0;
      for (const int i : chosen) {
        weight += edges[i].weight;
        CHECK_EQ(result.mate[edges[i].v], l + edges[i].w);
      }
      CHECK_EQ(weight, result.weight);
      CHECK_EQ(static_cast<int>(chosen.size()), mg::matching_size(result.mate));
      CHECK(std::is_sorted(chosen.begin(), chosen.end()));
    }
    Edges pairs;
    for (const auto& e : edges) pairs.emplace_back(e.v, e.w);
    // In any graph, with loops and the ends in any order.
    const int n = std::max(l, r);
    const Vertices mates = mg::general_matching(n, pairs);
    const Vertices found = mg::matched_edges(n, pairs, mates);
    CHECK_EQ(2 * static_cast<long>(found.size()), n - std::count(mates.begin(), mates.end(), -1));
    for (const int i : found) {
      CHECK_EQ(mates[pairs[i].first], pairs[i].second);
      for (int j = 0; j < i; ++j) {  // of parallel edges, the first is taken
        CHECK(pairs[j] != pairs[i] && pairs[j] != std::make_pair(pairs[i].second, pairs[i].first));
      }
    }
  }
  const auto general = [](int n, const Edges& edges, const Vertices& mate) {
    return error_of([&] { mg::matched_edges(n, edges, mate); });
  };
  const auto bipartite = [](int l, int r, const Edges& edges, const Vertices& mate) {
    return error_of([&] { mg::matched_edges(l, r, edges, mate); });
  };
  CHECK_VALUES(general(-1, {}, {}), "matched_edges: |-1");
  CHECK_VALUES(general(2, {{0, 2}}, {-1, -1}), "matched_edges: edge 0|2|[0, 2)");
  CHECK_VALUES(general(2, {{0, 1}}, {1}), "matched_edges: |2|1");
  CHECK_VALUES(general(2, {{0, 1}}, {1, -1}), "matched_edges: |0|1");
  CHECK_VALUES(general(2, {{0, 0}}, {1, 0}), "matched_edges: no edge|vertex 0");
  CHECK_VALUES(bipartite(-1, 0, {}, {}), "matched_edges: |-1 and 0");
  CHECK_VALUES(bipartite(1, 2, {{1, 0}}, {1, 0, -1}), "matched_edges: edge 0|1|[0, 1)");
  CHECK_VALUES(bipartite(1, 2, {{0, 2}}, {1, 0, -1}), "matched_edges: edge 0|2|[0, 2)");
  CHECK_VALUES(bipartite(2, 2, {{0, 0}}, {4, -1, -1, -1}), "matched_edges: |0|4");
  CHECK_VALUES(bipartite(2, 2, {{0, 0}}, {-2, -1, -1, -1}), "matched_edges: |0|-2");
  CHECK_VALUES(bipartite(2, 2, {{0, 0}, {1, 0}}, {2, 2, 0, -1}), "matched_edges: |1|2");
  CHECK_VALUES(bipartite(1, 2, {{0, 0}}, {2, -1, 0}), "matched_edges: no edge|vertex 0");
  CHECK_VALUES(bipartite(2, 2, {}, {-1, -1, -1}), "matched_edges: |4|3");
}

}  // namespace

int main() {
  all_small_graphs();
  random_graphs();
  special_graphs();
  errors();
  forged_results();
  numbers_of_edges();
  return check::result();
}
