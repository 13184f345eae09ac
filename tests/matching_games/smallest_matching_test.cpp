// SPDX-License-Identifier: CC0-1.0
#include "matching_games/smallest_matching.hpp"

#include <stdexcept>
#include <utility>
#include <vector>

#include "check.hpp"
#include "exhaustive/truth.hpp"
#include "instances/random.hpp"

namespace {

using Edges = std::vector<std::pair<int, int>>;
using Mates = std::vector<int>;

// Returns the mates of the left vertices in the smallest maximum matching, by the definition.
Mates by_definition(const std::vector<Mates>& lists, int r) {
  const int l = static_cast<int>(lists.size());
  oracle::Graph graph(l + r);
  for (int v = 0; v < l; ++v) {
    for (const int w : lists[v]) graph.add_edge(v, l + w);
  }
  Mates mates = oracle::Truth(graph).smallest_matching(l);
  for (int& w : mates) w = w == -1 ? -1 : w - l;
  return mates;
}

void test_all_small_graphs() {
  for (const auto& [l, r] : {std::pair{0, 2}, {1, 4}, {2, 3}, {3, 3}, {4, 2}, {4, 3}, {3, 4}}) {
    for (int set = 0; set < 1 << (l * r); ++set) {
      std::vector<Mates> lists(l);
      Edges edges;
      for (int i = l * r; i-- > 0;) {
        if ((set >> i & 1) == 0) continue;
        lists[i / r].push_back(i % r);
        edges.emplace_back(i / r, i % r);
      }
      const Mates expected = by_definition(lists, r);
      CHECK(matching_games::smallest_matching(l, r, lists) == expected);
      if (set % 7 == 0) CHECK(matching_games::smallest_matching(l, r, edges) == expected);
    }
  }
}

void test_random_graphs() {
  instances::Random random(1);
  for (int i = 0; i < 2000; ++i) {
    const int l = random.between(1, 7), r = random.between(1, 7);
    std::vector<Mates> lists(l);
    for (int edges = random.between(0, 2 * l); edges > 0; --edges) {
      lists[random.below(l)].push_back(random.below(r));
    }
    CHECK(matching_games::smallest_matching(l, r, lists) == by_definition(lists, r));
  }
}

// On a path of 2n vertices and on a cycle, one change moves all mates.
void test_long_paths() {
  const int n = 10000;
  std::vector<Mates> lists(n);
  for (int v = 0; v < n; ++v) lists[v] = v + 1 < n ? Mates{v, v + 1} : Mates{v};
  Mates expected(n);
  for (int v = 0; v < n; ++v) expected[v] = v;
  CHECK(matching_games::smallest_matching(n, n, lists) == expected);
  lists[n - 1].push_back(0);
  CHECK(matching_games::smallest_matching(n, n, lists) == expected);
  lists[0] = {1};
  for (int v = 0; v < n; ++v) expected[v] = (v + 1) % n;
  CHECK(matching_games::smallest_matching(n, n, lists) == expected);
}

void test_errors() {
  CHECK_THROWS(matching_games::smallest_matching(1, 1, {{0, 1}}), std::invalid_argument);
  CHECK_THROWS(matching_games::smallest_matching(1, 1, std::vector<Mates>{{1}}),
               std::invalid_argument);
  CHECK_THROWS(matching_games::smallest_matching(2, 1, std::vector<Mates>{{0}}),
               std::invalid_argument);
}

}  // namespace

int main() {
  test_all_small_graphs();
  test_random_graphs();
  test_long_paths();
  test_errors();
  return check::result();
}
