// SPDX-License-Identifier: CC0-1.0
#include "matching_games/internal/blossom_forest.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "check.hpp"
#include "families.hpp"
#include "instances/random.hpp"
#include "io/reader.hpp"
#include "matching_games/csr_graph.hpp"
#include "oracle.hpp"

namespace {

using instances::Random;
using Forest = matching_games::internal::BlossomForest<matching_games::CsrGraph>;
using Edges = std::vector<std::pair<int, int>>;

// Checks that an interrupted search continues where it stopped.
void test_search_in_parts() {
  const int n = 10000, limit = 100;
  Edges edges;
  for (int v = 1; v < n; ++v) edges.emplace_back(v - 1, v);
  const matching_games::CsrGraph graph(n, edges);
  std::vector<int> mate(n, -1);
  for (int v = 1; v + 1 < n; ++v) mate[v] = v % 2 == 0 ? v - 1 : v + 1;
  Forest forest(graph, mate);
  CHECK_EQ(forest.plant_from(0, 1), 1);
  int parts = 1;
  for (; !forest.grow(parts * limit); ++parts) {
    CHECK(forest.scans() >= parts * limit);
    CHECK(forest.scans() < parts * limit + 2);
  }
  CHECK_EQ(parts, n / limit);
  for (int v = 0; v < n; ++v) CHECK_EQ(mate[v], v ^ 1);
  CHECK_EQ(forest.plant_from(1, n), n);
  CHECK(!forest.is_outer(n - 1));
}

// Checks that clear() forgets all trees even after so many calls that the labels have started anew.
void test_many_clears() {
  std::vector<int> mate(2, -1);
  matching_games::internal::BlossomTrees trees(mate);
  trees.plant(0);
  for (int call = 0; call < 715827883; ++call) trees.clear();
  CHECK(!trees.is_labelled(0));
  trees.plant(1);
  CHECK(!trees.is_labelled(0) && trees.is_outer(1));
}

// Returns a random matching. Adds each edge, in the given order, if both of its ends are exposed,
// but skips each edge with a probability of `skipped` percent.
std::vector<int> some_matching(int n, const Edges& edges, int skipped, Random& random) {
  std::vector<int> mate(n, -1);
  for (const std::pair<int, int>& edge : edges) {
    const int v = edge.first, w = edge.second;
    if (v == w || mate[v] != -1 || mate[w] != -1 || random.percent(skipped)) continue;
    mate[v] = w;
    mate[w] = v;
  }
  return mate;
}

// Tests random graphs with random initial matchings. The test makes the exposed vertices roots of
// alternating trees, all at once or in batches. The test interrupts grow() after a random number of
// scans and calls grow() again. When no tree can grow any more, the matching must be maximum, and
// the outer vertices must be exactly those that some maximum matching exposes.
void test_random() {
  Random random(1);
  for (int round = 0; round < 30000; ++round) {
    const int n = 4 + random.below(8), m = n / 2 + random.below(2 * n);
    const Edges edges = families::random_pairs(n, n, m, random);
    const matching_games::CsrGraph graph(n, edges);
    std::vector<int> mate = some_matching(n, edges, random.below(60), random);
    Forest forest(graph, mate);
    const int batch = random.percent(50) ? n : 1 + random.below(4);
    for (int next = 0; next < n;) {
      next = forest.plant_from(next, batch);
      while (forest.grow(forest.scans() + random.below(3 * n))) {
      }
    }
    while (forest.grow()) {
    }
    const std::vector<oracle::Set> adjacent = oracle::adjacency(graph);
    const std::vector<unsigned char> numbers = oracle::matching_numbers(adjacent);
    const std::size_t all = numbers.size() - 1;
    int covered = 0;
    for (int v = 0; v < n; ++v) {
      const int w = mate[v];
      covered += w != -1;
      if (w != -1) CHECK(mate[w] == v && oracle::has(adjacent[v], w));
      CHECK_EQ(forest.is_outer(v), numbers[all ^ std::size_t(1) << v] == numbers[all]);
    }
    CHECK_EQ(covered, 2 * numbers[all]);
  }
}

// Checks that the queue stays short. A root that is planted again is a new entry each time, first
// without a search in between, and then with searches that are interrupted.
void test_queue() {
  Random random(2);
  for (const families::Family& family : families::all()) {
    const instances::Graph some = families::sparse(family, 40, random);
    const int n = some.size;
    const matching_games::CsrGraph graph(n, some.edges);
    std::vector<int> mate = some_matching(n, some.edges, 20, random);
    Forest forest(graph, mate);
    forest.plant_from(0, n);
    std::size_t most = 0;
    for (int step = 0; step < 20 * n; ++step) {
      int root = random.below(n);
      for (int i = 0; i < n && mate[root] != -1; ++i) root = (root + 1) % n;
      if (mate[root] != -1) break;
      forest.dissolve(root);
      forest.plant(root);
      forest.grow(forest.scans() + (step < 10 * n ? 0 : random.below(n)));
      most = std::max(most, forest.queue.size());
    }
    check::report(most <= 3 * static_cast<std::size_t>(n) + 1, __FILE__, __LINE__,
                  io::text(family.name, ": ", most, " entries for ", n, " vertices"));
  }
}

}  // namespace

int main() {
  test_search_in_parts();
  test_random();
  test_queue();
  test_many_clears();
  return check::result();
}
