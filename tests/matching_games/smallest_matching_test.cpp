// SPDX-License-Identifier: CC0-1.0
#include "matching_games/smallest_matching.hpp"

#include <vector>

#include "check.hpp"
#include "exhaustive/truth.hpp"
#include "instances/random.hpp"

namespace {

using Mates = std::vector<int>;

// Returns the mates in a matching in which the left vertices have these mates.
Mates both_ways(Mates mates, int r) {
  const int l = static_cast<int>(mates.size());
  mates.resize(l + r, -1);
  for (int v = 0; v < l; ++v) {
    if (mates[v] != -1) mates[mates[v]] = v;
  }
  return mates;
}

// Returns the smallest maximum matching, by the definition.
Mates by_definition(const std::vector<Mates>& lists, int r) {
  const int l = static_cast<int>(lists.size());
  oracle::Graph graph(l + r);
  for (int v = 0; v < l; ++v) {
    for (const int w : lists[v]) graph.add_edge(v, l + w);
  }
  return both_ways(oracle::Truth(graph).smallest_matching(l), r);
}

void test_random_graphs() {
  instances::Random random(1);
  for (int i = 0; i < 20000; ++i) {
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
  for (int v = 0; v < n; ++v) expected[v] = n + v;
  CHECK(matching_games::smallest_matching(n, n, lists) == both_ways(expected, n));
  lists[n - 1].push_back(0);
  CHECK(matching_games::smallest_matching(n, n, lists) == both_ways(expected, n));
  lists[0] = {1};
  for (int v = 0; v < n; ++v) expected[v] = n + (v + 1) % n;
  CHECK(matching_games::smallest_matching(n, n, lists) == both_ways(expected, n));
}

}  // namespace

int main() {
  test_random_graphs();
  test_long_paths();
  return check::result();
}
