// SPDX-License-Identifier: CC0-1.0
//
// Tests the dual variables from which searches for weighted matchings start, the race, the scales
// of the weights, and the order of the roots. Faults in them would change no matching, but only the
// time that it takes.
#include "matching_games/internal/search_by_scales.hpp"

#include <algorithm>
#include <climits>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"
#include "matching_games/internal/shortest_augmenting_paths.hpp"
#include "matching_games/internal/weighted_lists.hpp"

namespace {

namespace mg = matching_games;
using mg::internal::WeightedLists;
using Edges = std::vector<mg::WeightedEdge>;
using Numbers = std::vector<long long>;

// Returns how much is shared on a path of k + 1 left and k right vertices with these weights in
// turn. The first vertex is exposed, so that the left vertices are even.
long long shared(int k, const Numbers& weights, bool has_sides, bool gives_all = false) {
  Edges edges;
  std::vector<int> mate(2 * k + 1, -1);
  for (int i = 0; i < 2 * k; ++i) {
    const int v = (i + 1) / 2, w = i / 2;
    edges.push_back({v, w + k + 1, weights[i % weights.size()]});
    if (v > w) mate[mate[v] = w + k + 1] = v;
  }
  Numbers doubled(2 * k + 1, 100);
  const int left = has_sides ? k + 1 : 0;
  WeightedLists(2 * k + 1, edges, 0).share(mate, doubled, left, gives_all);
  for (int v = 0; v <= 2 * k; ++v)
    CHECK_EQ(doubled[v] - 100, v <= k ? doubled[0] - 100 : 100 - doubled[0]);
  return 100 - doubled[0];
}

void even_vertices_share() {
  const int clear = WeightedLists::kClear, equal = WeightedLists::kClearTies;
  for (const bool has_sides : {false, true}) {
    CHECK_EQ(shared(1, {7, 8}, has_sides), 100);
    CHECK_EQ(shared(2, {7, 8}, has_sides), 7);
    CHECK_EQ(shared(clear - 1, {7, 8, 9}, has_sides), 7);
    CHECK_EQ(shared(clear, {7, 8, 9}, has_sides), 0);
    CHECK_EQ(shared(equal - 1, {7}, has_sides), 7);
    CHECK_EQ(shared(equal, {7}, has_sides), 0);
    CHECK_EQ(shared(clear, {7, 8, 9}, has_sides, true), 100);
  }
  Numbers doubled{9, 9, 9, 9};  // of a star, where the even vertices give all
  WeightedLists(4, {{0, 1, 5}, {0, 2, 6}, {0, 3, 7}}, 0).share({1, 0, -1, -1}, doubled, 0);
  CHECK(doubled == (Numbers{18, 0, 0, 0}));
}

// Checks that no dual variable could be smaller without the others.
void lowered_duals_are_least() {
  Numbers duals(9, 20);
  WeightedLists(9, {{0, 1, 5}}, 0).lower(duals);
  CHECK(duals == (Numbers{10, 0, 0, 0, 0, 0, 0, 0, 0}));
  instances::Random random(5);
  for (int round = 0; round < 100; ++round) {
    const int left = round % 2 == 1 ? 50 : 0, n = 50 + left;
    Edges edges;
    for (int i = 0; i < 40; ++i) {
      edges.push_back({random.below(50), left + random.below(50), random.below(30)});
    }
    const WeightedLists lists(n, edges, 0);
    Numbers doubled = lists.heaviest();
    lists.lower(doubled);
    for (int v = 0; v < n; ++v) {
      long long least = doubled[v];
      for (const auto& arc : lists.of(v)) {
        least = std::min(least, doubled[v] + doubled[arc.end] - 2 * arc.weight);
      }
      CHECK_EQ(least, 0);
    }
  }
}

// Runs the searches for n edges between two sides of 2 n vertices, from a start whose duals on the
// left fall to 0. Returns the dual of vertex 0, which is 5 if the race takes place and is won.
long long dual_after_race(int n, int most, bool is_won) {
  Edges edges;
  for (int v = 0; v < n; ++v) edges.push_back({v, 2 * n + v, 5});
  const WeightedLists lists(4 * n, edges, 0);
  CHECK_EQ(lists.is_dense(), n == 1);
  mg::internal::ShortestAugmentingPaths::Vertices start(4 * n, {5, -1, -1, 0}), vertices = start;
  int races = 0;
  mg::internal::ShortestAugmentingPaths(lists, 2 * n, vertices).run(most, [&] {
    ++races;
    auto other = start;
    for (int v = 2 * n; v < 4 * n; ++v) other[v].dual = 0;
    CHECK(mg::internal::ShortestAugmentingPaths(lists, 2 * n, other).run_plain(n));
    return is_won ? other : decltype(other)();
  });
  CHECK_EQ(races, most == 0 ? 1 : 0);
  for (int v = 0; v < n; ++v) CHECK_EQ(vertices[v].mate, 2 * n + v);
  return vertices[0].dual;
}

void searches_race() {
  for (const int n : {1, 3}) {
    CHECK_EQ(dual_after_race(n, 1, true), 0);
    CHECK_EQ(dual_after_race(n, 0, true), 5);
    CHECK_EQ(dual_after_race(n, 0, false), 0);
  }
}

// Lists the largest weight of each scale for which a search starts, for three edges of 4 + 4
// vertices with the weights 1000, 1000 and `least`, or for their double cover, where left is 8.
// Checks the matching if there are two scales and the searches may make some scans.
Numbers scales(long long least, long long most, int left = 4) {
  const WeightedLists lists(8, {{0, 4, 1000}, {1, 5, 1000}, {2, 6, least}}, 0);
  Numbers result;
  const auto first = [](const WeightedLists& scaled) { return scaled.heaviest(); };
  const auto start = [&](const WeightedLists& scaled, const Numbers& doubled) {
    result.push_back(scaled.heaviest()[0]);
    mg::internal::ShortestAugmentingPaths::Vertices vertices;
    for (int i = 0; i < (left == 4 ? 8 : 16); ++i) {
      const int v = i % 8;
      for (const auto& arc : scaled.of(v)) CHECK(doubled[v] + doubled[arc.end] >= 2 * arc.weight);
      vertices.push_back({(doubled[v] + (i < left)) / 2, -1, -1, 0});
    }
    return vertices;
  };
  const auto vertices = mg::internal::search_by_scales(lists, left, most, first, start);
  CHECK_EQ(vertices.empty(), most == 0 || result.size() < 2);
  for (int v = 0; v < static_cast<int>(vertices.size()); ++v) {
    CHECK_EQ(vertices[v].mate, v % 4 == 3 ? -1 : (v + 4) % 8);
  }
  return result;
}

void weights_are_scaled() {
  for (const int left : {4, 8}) CHECK(scales(7, 1000, left) == (Numbers{1, 15, 125, 1000}));
  CHECK(scales(7, 0) == Numbers{1});
  CHECK(scales(993, 1000) == Numbers{});
  CHECK(scales(992, 1000) == (Numbers{125, 1000}));
}

// Checks that relaxed searches leave the duals large enough, with at most 1 missing outside the
// matching and nothing in it, and that duals stay >= 0.
void relaxed_searches_end() {
  instances::Random random(7);
  for (int round = 0; round < 100; ++round) {
    Edges edges;
    for (int i = 0; i < 120; ++i) {
      edges.push_back({random.below(50), 50 + random.below(50), 1 + random.below(9)});
    }
    const WeightedLists lists(100, edges, 0);
    mg::internal::ShortestAugmentingPaths::Vertices vertices;
    for (const long long most : lists.heaviest()) vertices.push_back({most, -1, -1, 0});
    CHECK(mg::internal::ShortestAugmentingPaths(lists, 50, vertices, true).run_plain(LLONG_MAX));
    for (int v = 0; v < 100; ++v) {
      CHECK(vertices[v].dual >= 0);
      long long missing = -1000;
      for (const auto& arc : lists.of(v)) {
        const long long sum = vertices[v].dual + vertices[arc.end].dual;
        CHECK(sum >= arc.weight - 1);
        if (vertices[v].mate == arc.end) missing = std::max(missing, arc.weight - sum);
      }
      CHECK(vertices[v].mate == -1 ? vertices[v].dual == 0 : missing == 0);
    }
  }
}

// A call of a root, and the scans that it is allowed.
struct Call {
  int root;
  long long most;
  bool operator==(const Call& other) const { return root == other.root && most == other.most; }
};

// Lists the calls for roots that need these numbers of scans and have the keys 0, 2, 1, 0, 2, ...
std::vector<Call> calls(const Numbers& needed, long long enough) {
  std::vector<int> roots(needed.size());
  std::iota(roots.begin(), roots.end(), 0);
  std::vector<Call> result;
  mg::internal::search_in_rounds(
      roots, 4, enough,
      [&](int root, long long most) -> long long {
        result.push_back({root, most});
        return needed[root] > most ? most + 1 : 0;
      },
      [](int root) { return 2 * root % 3; });
  return result;
}

void roots_come_in_order() {
  const std::vector<Call> first{{0, 4}, {1, 4}, {2, 4}};
  std::vector<Call> rounds = first, largest = first;
  for (const long long most : {20, 84}) {
    for (int root = 0; root < 3; ++root) rounds.push_back({root, most});
  }
  rounds.push_back({1, 340});
  for (const Call& call : {Call{1, 20}, {1, 84}, {1, 340}, {2, 20}, {2, 84}, {0, 20}, {0, 84}}) {
    largest.push_back(call);
  }
  CHECK(calls({30, 90, 30}, LLONG_MAX) == rounds);
  CHECK(calls({30, 90, 30}, 10) == largest);
  // The first round helps two of four roots.
  const std::vector<Call> helped{{0, 4},  {1, 4},  {2, 4},  {3, 4},
                                 {2, 20}, {3, 20}, {2, 84}, {3, 84}};
  CHECK(calls({3, 3, 30, 30}, 0) == helped);
}

}  // namespace

int main() {
  even_vertices_share();
  lowered_duals_are_least();
  searches_race();
  weights_are_scaled();
  relaxed_searches_end();
  roots_come_in_order();
  return check::result();
}
