// SPDX-License-Identifier: CC0-1.0
//
// Tests maximum weight matchings of general graphs on known traps, the numbers that are refused,
// and that check_weighted_matching() notices every change of a result that makes it wrong.
#include <algorithm>
#include <climits>
#include <string>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"
#include "matching_games/bipartite_weighted_matching.hpp"
#include "matching_games/changes.hpp"
#include "matching_games/check_weighted_matching.hpp"
#include "matching_games/error_of.hpp"
#include "matching_games/weighted_matching.hpp"

namespace {

namespace mg = matching_games;
using mg::Among;
using Edges = std::vector<mg::WeightedEdge>;
using Mates = std::vector<int>;

// Returns the weight of a certified matching, or -1 if there is no perfect one.
long long weight(int n, const Edges& edges, Among among = Among::all) {
  const auto result = mg::maximum_weight_matching(n, edges, among);
  CHECK_EQ(mg::check_weighted_matching(n, edges, result, among), "");
  return result.exists ? result.weight : -1;
}

void examples() {
  const Edges path = {{0, 2, 1}, {1, 3, 1}, {1, 2, 3}};
  CHECK(mg::maximum_weight_matching(4, path).mate == (Mates{-1, 2, 1, -1}));
  const auto maximum = mg::maximum_weight_matching(4, path, Among::maximum);
  CHECK(maximum.mate == (Mates{2, 3, 0, 1}) && maximum.weight == 2);
  CHECK_EQ(weight(4, path, Among::perfect), 2);
  CHECK_EQ(weight(4, {{0, 2, -1}, {1, 3, -1}, {1, 2, -3}, {0, 3, -3}}, Among::perfect), -2);
  CHECK_EQ(
      weight(
          7,
          {{2, 0, 1}, {0, 5, 2}, {5, 6, 3}, {6, 1, 4}, {1, 0, 5}, {1, 3, 6}, {3, 4, 7}, {1, 4, 8}}),
      15);
}

void no_edges() {
  for (const Among among : {Among::all, Among::maximum, Among::perfect}) {
    CHECK_EQ(weight(0, {}, among), 0);
    CHECK_EQ(weight(1, {}, among), among == Among::perfect ? -1 : 0);
    CHECK_EQ(weight(1, {{0, 0, 7}}, among), among == Among::perfect ? -1 : 0);
    CHECK_EQ(weight(3, {{0, 1, 5}, {1, 2, 5}, {2, 0, 5}}, among), among == Among::perfect ? -1 : 5);
  }
  CHECK_EQ(weight(2, {{0, 1, 0}}), 0);
  CHECK_EQ(weight(2, {{0, 1, -4}}), 0);
  CHECK_EQ(weight(2, {{0, 1, -4}}, Among::maximum), -4);
  CHECK_EQ(weight(2, {{0, 1, -4}, {1, 0, 0}, {0, 0, 9}, {0, 1, -1}}, Among::perfect), 0);
}

// A triangle or a pentagon becomes a blossom whose dual variable is 0 when its search ends, and
// must be split when a later search makes it an inner blossom.
void blossoms_to_split() {
  for (const int k : {3, 5, 7}) {
    for (long long high = 8; high <= 11; ++high) {
      Edges edges;
      for (int v = 0; v < k; ++v) edges.push_back({v, (v + 1) % k, 8});
      edges.push_back({0, k, high});
      edges.push_back({k / 2, k + 1, high});
      edges.push_back({k + 1, k + 2, 9});
      edges.push_back({k, k + 3, 7});
      // Without the edges at k and k + 1 to the odd cycle, the rest is (k - 1) / 2 * 8 + 16. With
      // them, the paths between 0 and k / 2 must have an even number of vertices.
      const long long apart = (k - 1) / 2 * 8 + 16, both = 2 * high + (k - 3) / 2 * 8;
      const long long first = high + (k - 1) / 2 * 8 + 9, second = high + (k - 1) / 2 * 8 + 7;
      CHECK_EQ(weight(k + 4, edges), std::max({apart, both, first, second}));
    }
  }
}

// A vertex is exposed when its dual variable is 0, and is matched again as a part of a blossom that
// a later search reaches at another vertex. No search may start from it.
void exposed_part_of_a_blossom() {
  // clang-format off
  const Edges edges = {
    {0, 1, 8}, {1, 2, 6}, {4, 5, 5}, {7, 8, 8}, {10, 11, 5}, {6, 10, 10}, {3, 4, 5}, {2, 6, 10},
    {11, 9, 7}, {12, 0, 6}, {12, 6, 8}, {8, 6, 9}, {9, 10, 10}, {7, 3, 8}, {3, 5, 6}};
  // clang-format on
  CHECK_EQ(weight(13, edges), 44);
}

// A blossom is split, and a vertex that leaves the tree is next to an outer vertex. The search must
// reach this vertex again.
void vertex_that_leaves_the_tree() {
  // clang-format off
  const Edges edges = {
    {8, 17, 5}, {21, 24, 5}, {28, 11, 6}, {11, 24, 5}, {0, 12, 3}, {20, 25, 4}, {12, 6, 3},
    {5, 27, 6}, {24, 23, 6}, {7, 23, 5}, {10, 12, 6}, {22, 7, 2}, {17, 21, 2}, {20, 3, 6},
    {14, 2, 3}, {9, 6, 6}, {28, 7, 6}, {14, 20, 3}, {18, 25, 5}, {14, 16, 6}, {7, 11, 6},
    {0, 13, 4}, {11, 23, 5}, {25, 5, 3}, {2, 19, 6}, {5, 23, 3}, {27, 24, 5}, {16, 23, 5},
    {0, 7, 4}, {21, 11, 3}, {2, 25, 1}, {18, 0, 5}, {15, 23, 4}, {1, 13, 5}, {15, 22, 5},
    {25, 24, 2}, {19, 23, 4}, {28, 0, 3}, {18, 23, 4}, {22, 21, 5}, {10, 25, 5}, {12, 20, 1}};
  // clang-format on
  CHECK_EQ(weight(29, edges), 72);
}

// The vertices of a blossom have different dual variables, and the first edge into it is not that
// with the smallest slack. The tree of minima must take the dual variables into account.
void smallest_slack_into_a_blossom() {
  // clang-format off
  const Edges edges = {
    {1, 3, 1}, {1, 7, 1}, {2, 3, 1}, {2, 4, 1}, {5, 9, 1}, {5, 11, 1}, {6, 7, 1}, {6, 8, 1},
    {7, 9, 1}, {10, 12, 1}, {10, 16, 1}, {11, 13, 1}, {12, 14, 1}, {13, 14, 6}, {13, 15, 9},
    {13, 19, 1}, {14, 15, 1}, {14, 16, 7}, {14, 20, 7}, {15, 19, 9}, {15, 21, 1}, {16, 17, 1},
    {16, 18, 1}, {16, 19, 1}, {17, 18, 1}, {17, 19, 1}, {20, 24, 18}, {21, 22, 10}, {21, 23, 1},
    {22, 23, 15}, {23, 25, 17}, {23, 27, 1}, {23, 26, 13}, {24, 26, 25}, {25, 26, 26}, {26, 29, 11},
    {27, 28, 16}, {27, 29, 4}, {28, 29, 15}, {30, 0, 1}, {31, 32, 1}, {32, 3, 1}, {30, 15, 1}};
  // clang-format on
  CHECK_EQ(weight(33, edges, Among::maximum), 97);
}

// A vertex is even and a neighbor of an even vertex. Its dual variable must not become smaller.
void even_neighbor() {
  // clang-format off
  const Edges edges = {
    {6, 5, 5}, {5, 10, 4}, {0, 9, 4}, {1, 10, 2}, {1, 6, 3}, {0, 8, 4}, {8, 1, 3}, {0, 6, 4}, {1, 3, 3},
    {0, 7, 3}, {0, 2, 5}, {0, 8, 4}, {10, 6, 1}, {0, 4, 1}, {1, 6, 1}, {1, 5, 2}, {2, 0, 1}};
  // clang-format on
  CHECK_EQ(weight(11, edges, Among::maximum), 13);
}

void large_weights() {
  const long long most = std::numeric_limits<long long>::max();  // of a loop, which does not count
  CHECK_EQ(weight(3, {{0, 1, 1}, {1, 2, 2}, {0, 0, most}}, Among::maximum), 2);
  Edges edges;
  for (int v = 0; v < 50; ++v) {
    for (int w = 0; w < v; ++w) edges.push_back({v, w, 500000000 - (v * w) % 3});
  }
  CHECK(weight(50, edges) > 25 * 499999997LL);
  for (const Among among : {Among::all, Among::maximum, Among::perfect}) {
    const long long big = 1LL << 58;
    CHECK_EQ(
        weight(4, {{0, 1, big}, {1, 2, big + 9}, {2, 3, big}, {0, 3, big}, {0, 2, big}}, among),
        2 * big + 9);
  }
  CHECK_EQ(weight(2, {{0, 1, 1LL << 60}}), 1LL << 60);
  CHECK_EQ(weight(2, {{0, 1, LLONG_MIN}, {0, 1, 1}}), 1);
}

std::string error(int n, const Edges& edges, Among among = Among::all) {
  return error_of([&] { mg::maximum_weight_matching(n, edges, among); });
}

void refusals() {
  const std::string call = "matching_games::maximum_weight_matching: ";
  CHECK_EQ(error(-1, {}), call + "expected n >= 0, found -1");
  CHECK_EQ(error(2, {{0, 1, 1}, {1, 2, 1}}), call + "edge 1 ends at 2, outside [0, 2)");
  CHECK_EQ(error(2, {{0, 1, (1LL << 60) + 1}}),
           call +
               "edge 0 has the weight 1152921504606846977, outside [-1152921504606846976, "
               "1152921504606846976], the range for 2 vertices");
  CHECK(error(2, {{0, 1, 1LL << 62}}) != "");
  CHECK(error(2, {{0, 1, LLONG_MIN}}, Among::perfect) != "");
  CHECK_EQ(error(1000, {{0, 1, LLONG_MAX / 500}}), "");
  CHECK(error(1000, {{0, 1, LLONG_MAX / 500 + 1}}) != "");
  CHECK_EQ(error(2, {{0, 1, -(1LL << 60)}}, Among::perfect), "");
  CHECK(error(2, {{0, 1, -(1LL << 60) - 1}}, Among::perfect) != "");
  CHECK_EQ(error(3, {{0, 1, 0}, {1, 2, (1LL << 59) - 1}}, Among::maximum), "");
  CHECK(error(3, {{0, 1, 0}, {1, 2, 1LL << 59}}, Among::maximum) != "");
  const long long range = ((1LL << 60) - 1) / 3;
  CHECK_EQ(error(4, {{0, 1, range}, {2, 3, 0}}, Among::maximum), "");
  CHECK_EQ(error(4, {{0, 1, range}, {2, 3, -1}}, Among::maximum),
           call +
               "the weights -1 and 384307168202282325 differ by more than 384307168202282325, "
               "the bound for 4 vertices");
}

changes::Sentences sentences;

// Returns what check_weighted_matching() returns, and notes it.
std::string flaw_of(int n, const Edges& edges, const mg::WeightedMatching& result,
                    Among among = Among::all) {
  return changes::noted(sentences, mg::check_weighted_matching(n, edges, result, among));
}
std::string flaw_of(int l, int r, const Edges& edges, const mg::WeightedMatching& result,
                    Among among = Among::all) {
  return changes::noted(sentences, mg::check_weighted_matching(l, r, edges, result, among));
}

// Changes each number of the result alone. The checker must notice every change.
template <class Check>
void forge(const mg::WeightedMatching& right, Among among, Check check) {
  CHECK_EQ(check(right), "");
  const auto noticed = [&](auto change) {
    mg::WeightedMatching wrong = right;
    change(wrong);
    CHECK(check(wrong) != "");
  };
  noticed([](auto& r) { r.exists = false; });
  noticed([](auto& r) { r = {false, {}, 1, 0, {}, {}, {}}; });
  if (among != Among::perfect) noticed([](auto& r) { r = {false, {}, 0, 0, {}, {}, {}}; });
  for (const long long change : {-1LL, 1LL, 1LL << 62}) {
    noticed([&](auto& r) { r.weight += change; });
    noticed([&](auto& r) { r.added += change; });
    for (std::size_t i = 0; i < right.dual.size(); ++i) {
      noticed([&](auto& r) { r.dual[i] += change; });
    }
    for (std::size_t i = 0; i < right.sets.size(); ++i) {
      noticed([&](auto& r) { r.sets[i].dual += change; });
    }
  }
  for (int value = -2; value <= static_cast<int>(right.mate.size()); ++value) {
    for (std::size_t i = 0; i < right.mate.size(); ++i) {
      if (right.mate[i] != value) noticed([&](auto& r) { r.mate[i] = value; });
    }
    for (std::size_t i = 0; i < right.set_of.size(); ++i) {
      if (right.set_of[i] != value) noticed([&](auto& r) { r.set_of[i] = value; });
    }
    for (std::size_t i = 0; i < right.sets.size(); ++i) {
      if (right.sets[i].parent != value) noticed([&](auto& r) { r.sets[i].parent = value; });
    }
  }
  noticed([](auto& r) { r.mate.push_back(-1); });
  noticed([](auto& r) { r.dual.push_back(0); });
  noticed([](auto& r) { r.set_of.push_back(-1); });
  noticed([](auto& r) { r.sets.push_back({-1, 0}); });
}

void forgeries() {
  // Two nested blossoms, two vertices at the inner one, and an edge beside them.
  const Edges edges = {{0, 1, 40}, {1, 2, 40}, {2, 0, 40}, {1, 3, 36}, {2, 4, 36},
                       {3, 4, 36}, {0, 5, 5},  {5, 6, 7},  {7, 8, -3}};
  std::size_t nested = 0;
  for (const Among among : {Among::all, Among::maximum}) {
    const auto result = mg::maximum_weight_matching(9, edges, among);
    for (const auto& set : result.sets) nested += set.parent != -1;
    forge(result, among,
          [&](const mg::WeightedMatching& r) { return flaw_of(9, edges, r, among); });
    auto little = result;  // without the raise, the proof does not hold for the maximum size
    if (among == Among::maximum) {
      little = mg::maximum_weight_matching(9, edges);
      CHECK_EQ(flaw_of(9, edges, little), "");
      CHECK_EQ(flaw_of(9, edges, little, among), "0 is added, which is too little");
    }
  }
  CHECK(nested > 0);
  Edges perfect(edges.begin(), edges.begin() + 8);
  perfect.push_back({7, 8, 3});
  perfect.push_back({6, 9, -7});
  const auto result = mg::maximum_weight_matching(10, perfect, Among::perfect);
  CHECK(result.exists);
  forge(result, Among::perfect,
        [&](const mg::WeightedMatching& r) { return flaw_of(10, perfect, r, Among::perfect); });

  const Edges sides = {{0, 0, 5}, {0, 1, 4}, {1, 0, 4}, {2, 1, 1}};
  const Mates no_sets(5, -1);
  forge({true, {4, 3, -1, 1, 0}, 8, 0, {6, 4, 0, 4, 2}, no_sets, {}}, Among::all,
        [&](const mg::WeightedMatching& r) { return flaw_of(3, 2, sides, r); });
  CHECK(flaw_of(3, 2, sides, {true, {3, -1, 4, 0, 2}, 6, 0, {6, 4, 0, 4, 2}, no_sets, {}}) != "");
  CHECK(flaw_of(3, 2, sides, {true, {3, 3, -1, 0, -1}, 9, 0, {6, 4, 0, 4, 2}, no_sets, {}}) != "");
  CHECK_EQ(
      flaw_of(2, 1, {{0, 0, 3}, {1, 0, 3}}, {true, {2, 2, 0}, 6, 0, {6, 6, 0}, Mates(3, -1), {}}),
      "vertex 1 has the mate 2, whose mate it is not");
  CHECK_EQ(flaw_of(1, 1, {{0, 0, 3}}, {true, {INT_MAX, 0}, 3, 0, {6, 0}, Mates(2, -1), {}}),
           "vertex 0 has the mate 2147483647, whose mate it is not");
  CHECK_EQ(flaw_of(2, 0, {}, {true, {1, 0}, 3, 0, {3, 3}, Mates(2, -1), {}}),
           "no edge joins vertex 0 to its mate");
  CHECK_EQ(flaw_of(0, 1, {}, {true, {-1}, 0, 0, {0}, {-1}, {}}), "");
}

void proofs_that_nearly_hold() {
  const mg::WeightedMatching empty{true, {-1, -1}, 0, 0, {0, 0}, {-1, -1}, {}};
  const mg::WeightedMatching odd{true, {1, 0}, 0, 0, {1, -1}, {-1, -1}, {}};
  const mg::WeightedMatching one{true, {2, -1, 0}, 0, 0, {0, 0, 0}, {-1, -1, -1}, {}};
  CHECK_EQ(flaw_of(1, 1, {{0, 0, 0}}, odd, Among::perfect), "");
  CHECK(flaw_of(1, 1, {{0, 0, 0}}, odd) != "");
  CHECK(flaw_of(1, 1, {{0, 0, 0}}, empty, Among::maximum) != "");
  CHECK(flaw_of(1, 1, {{0, 0, -1}}, empty, Among::maximum) != "");
  CHECK(flaw_of(2, 1, {{0, 0, 0}}, one, Among::perfect) != "");
  // The raised weights are 2, 4 and 2, so that the matchings with one and two edges tie.
  const Edges path = {{0, 1, 1}, {1, 2, 3}, {2, 3, 1}};
  CHECK_EQ(flaw_of(4, path, {true, {-1, 2, 1, -1}, 3, 1, {0, 4, 4, 0}, Mates(4, -1), {}},
                   Among::maximum),
           "1 is added, which is too little");
  // Only the largest set contains both ends of the edge, so the dual of a smaller one pays nothing.
  for (const long long first : {0, 6}) {
    CHECK_EQ(flaw_of(7, {{0, 3, 3}},
                     {true,
                      {3, -1, -1, 0, -1, -1, -1},
                      3,
                      0,
                      std::vector<long long>(7, 0),
                      {1, 1, 1, 2, 2, 2, 0},
                      {{-1, 0}, {0, first}, {0, 6 - first}}}),
             "the dual variables are too small for edge 0");
  }
}

// Sums of more than 64 bits that agree in the lowest 64 bits prove nothing.
void sums_that_overflow() {
  const Edges edges = {{0, 1, 1LL << 62}, {2, 3, 1LL << 62}};
  const long long half = 1LL << 62;
  CHECK_EQ(flaw_of(4, edges, {true, {1, 0, -1, -1}, half, 0, {half, half, 0, 0}, Mates(4, -1), {}}),
           "the dual variables are too small for edge 1");
  CHECK(flaw_of(4, {{0, 1, 0}},
                {true, Mates(4, -1), 0, 0, std::vector<long long>(4, half), Mates(4, -1), {}}) !=
        "");
}

// Violates one condition each. A checker without this condition would accept the wrong weight.
void wrong_weights() {
  const Edges five = {{0, 1, 5}};
  const Mates none(5, -1), last = {-1, -1, 0, 0, 0};
  CHECK_EQ(flaw_of(3, {{0, 1, 1}, {1, 2, 5}},
                   {true, {1, 0, -1}, 1, 100, {-8, 210, 0}, Mates(3, -1), {}}, Among::maximum),
           "the dual of 0 is negative");
  CHECK_EQ(flaw_of(5, five, {true, none, 0, 0, {10, 0, 0, 0, 0}, last, {{-1, -10}}}),
           "set 0 has 3 vertices and the dual -10");
  CHECK_EQ(flaw_of(5, five, {true, none, 0, 0, {10, 0, 0, 0, 0}, last, {{1, -10}, {0, 0}}}),
           "set 0 is in the set 1, which is not before it");
  CHECK_EQ(flaw_of(2, {}, {true, {-1, -1}, 0, 0, {0, 0}, {-1, -1}, {}}, Among::perfect),
           "the matching is not perfect");
  CHECK_EQ(flaw_of(2, {{0, 1, -5}}, {true, {1, 0}, -5, 100, {95, 95}, {-1, -1}, {}}),
           "100 is added, not 0");
  CHECK_EQ(flaw_of(2, {}, {true, {1, 0}, LLONG_MIN, 0, {LLONG_MIN, LLONG_MIN}, {-1, -1}, {}},
                   Among::perfect),
           "no edge joins vertex 0 to its mate");
  CHECK_EQ(changes::noted(sentences,
                          mg::check_weighted_matching_of_size(
                              1, 1, {{0, 0, 5}}, {true, {1, 0}, 5, -5, {0, 0}, {-1, -1}, {}}, -1)),
           "the matching has 1 edges, not -1");
  for (const int size : {0, 1, 2, 4}) {
    Mates set_of(5, -1);
    std::fill_n(set_of.begin(), size, 0);
    CHECK_EQ(flaw_of(5, {}, {true, none, 0, 0, {0, 0, 0, 0, 0}, set_of, {{-1, 0}}}),
             "set 0 has " + std::to_string(size) + " vertices and the dual 0");
  }
}

// Sums of values of the vertices: the dual variables are lowered, and the largest ones come first.
void sums_of_values() {
  instances::Random random(4);
  for (int round = 0; round < 600; ++round) {
    const bool has_sides = round % 2 == 1;
    const int n = has_sides ? 40 : 50, shift = has_sides ? n : 0;
    std::vector<long long> value(2 * n);
    for (long long& x : value) x = random.below(1000000);
    Edges edges;
    for (int i = has_sides ? 90 : 70; i > 0; --i) {
      const int v = random.below(n), w = random.below(n);
      edges.push_back({v, w, value[v] + value[shift + w] + random.below(4)});
    }
    for (int v = 0; v < n; v += has_sides ? 1 : 2) {  // a perfect matching
      const int w = has_sides ? v : v + 1;
      edges.push_back({v, w, value[v] + value[shift + w]});
    }
    for (const Among among : {Among::all, Among::maximum, Among::perfect}) {
      const auto result = has_sides ? mg::bipartite_maximum_weight_matching(n, n, edges, among)
                                    : mg::maximum_weight_matching(n, edges, among);
      CHECK(result.exists);
      CHECK_EQ(has_sides ? mg::check_weighted_matching(n, n, edges, result, among)
                         : mg::check_weighted_matching(n, edges, result, among),
               "");
    }
  }
}

}  // namespace

int main() {
  examples();
  no_edges();
  blossoms_to_split();
  exposed_part_of_a_blossom();
  vertex_that_leaves_the_tree();
  smallest_slack_into_a_blossom();
  even_neighbor();
  large_weights();
  refusals();
  forgeries();
  proofs_that_nearly_hold();
  sums_that_overflow();
  wrong_weights();
  CHECK_EQ(changes::noted(sentences, error_of([] { mg::check_weighted_matching(-1, {}, {}); })),
           "matching_games::check_weighted_matching: expected n >= 0, found -1");
  changes::check_complete(sentences, {"check_weighted_matching.hpp"});
  sums_of_values();
  return check::result();
}
