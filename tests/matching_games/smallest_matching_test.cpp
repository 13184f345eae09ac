// SPDX-License-Identifier: CC0-1.0
#include "matching_games/smallest_matching.hpp"

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"

namespace {

using Edges = std::vector<std::pair<int, int>>;
using Mates = std::vector<int>;

// Returns the smallest maximum matching by trying all matchings. An exposed vertex has the mate r.
void try_all(const std::vector<Mates>& lists, int r, Mates& mate, int size,
             std::pair<int, Mates>& best) {
  const std::size_t v = mate.size();
  if (v == lists.size()) {
    best = std::min(best, {-size, mate});
    return;
  }
  Mates choices = lists[v];
  choices.push_back(r);
  for (const int w : choices) {
    if (w < r && std::count(mate.begin(), mate.end(), w) > 0) continue;
    mate.push_back(w);
    try_all(lists, r, mate, size + (w < r), best);
    mate.pop_back();
  }
}

Mates by_definition(const std::vector<Mates>& lists, int r) {
  std::pair<int, Mates> best{1, {}};
  Mates mate;
  try_all(lists, r, mate, 0, best);
  for (int& w : best.second) w = w == r ? -1 : w;
  return best.second;
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
