// SPDX-License-Identifier: CC0-1.0
#include "matching_games/dynamic_matching.hpp"

#include <cstdint>
#include <utility>
#include <vector>

#include "check.hpp"
#include "families.hpp"
#include "instances/random.hpp"
#include "library.hpp"
#include "matching_games/counting_graph.hpp"
#include "matching_games/not_symmetric.hpp"

namespace {

using instances::Random;
using matching_games::CsrGraph;
using matching_games::DynamicMatching;
using matching_games::matching_size;
using Edges = std::vector<std::pair<int, int>>;

using Counting = CountingGraph<CsrGraph>;

// Counts the entries that are read, like CountingGraph, in a graph that DynamicMatching owns.
long long dynamic_scans = 0;
struct CountingDynamicGraph : matching_games::DynamicGraph {
  using DynamicGraph::DynamicGraph;
  struct Entries {
    const std::vector<int>& list;
    int size() const { return static_cast<int>(list.size()); }
    int operator[](int i) const {
      ++dynamic_scans;
      return list[i];
    }
  };
  matching_games::internal::Neighbors<Entries> neighbors(int v) const {
    return Entries{DynamicGraph::neighbors(v)};
  }
};

// Inserts the vertices of a path from one end to the other. Checks that DynamicMatching reads at
// most 8 neighbor list entries per vertex. After every second insertion, only the inserted vertex
// is exposed. If a search from this vertex ran through the whole path in vain, it would read more.
void test_long_path() {
  const int n = 200000;
  Edges edges;
  std::vector<int> all;
  for (int v = 0; v < n; ++v) {
    all.push_back(v);
    if (v > 0) edges.emplace_back(v - 1, v);
  }
  const CsrGraph path(n, edges);
  const Counting counting(path);
  DynamicMatching<Counting> matching(counting, all);
  int wrong = 0;
  for (int v = n - 1; v >= 0; --v) wrong += matching.insert(v) != ((n - v) % 2 == 0);
  CHECK_EQ(wrong, 0);
  CHECK(counting.scans <= 8LL * n);
  for (int v = 0; v < n; ++v) wrong += matching.erase(v) != ((n - v) % 2 == 0);
  CHECK_EQ(wrong, 0);
  CHECK(counting.scans <= 16LL * n);
}

// Tests DynamicMatching on neighbor lists that are not symmetric: v can be in the list of w, but w
// not in the list of v. Checks that each call of erase() or insert() either throws
// std::invalid_argument or leaves disjoint pairs in mate().
void test_not_symmetric() {
  Random random(6);
  int rejected = 0;
  for (int round = 0; round < 20000; ++round) {
    const Lists graph = random_lists(7, random);
    rejected += rejects([&] {
      DynamicMatching<Lists> matching(graph);
      for (int step = 0; step < 10; ++step) {
        const int v = random.below(graph.size());
        matching.graph().contains(v) ? matching.erase(v) : matching.insert(v);
        CHECK(are_pairs(matching.mate()));
      }
    });
  }
  CHECK(rejected > 1000);
}

// Inserts the cells of a walk on a board one by one, the last cell first. The graph contains all
// other cells from the start. Checks that DynamicMatching reads at most 14 neighbor list entries
// per cell of the board. The walk leads through every second row of the board. An edge joins two
// neighboring cells of different colors. Along the walk, the two colors alternate. The cells
// outside the walk have random colors, so a maximum matching exposes many of these cells.
void test_corridors() {
  for (const int n : {100, 200, 400}) {
    Random random(5);
    const auto cell = [n](int row, int column) { return row * n + column; };
    std::vector<char> color(n * n);
    for (char& c : color) c = static_cast<char>(random.below(2));
    std::vector<int> walk;
    for (int row = 0; row < n; row += 2) {
      const bool back = row / 2 % 2 == 1;
      for (int i = 0; i < n; ++i) walk.push_back(cell(row, back ? n - 1 - i : i));
      walk.push_back(cell(row + 1, back ? 0 : n - 1));
    }
    for (int i = 0; i < static_cast<int>(walk.size()); ++i) color[walk[i]] = i % 2 == 1;
    Edges edges;
    for (int row = 0; row < n; ++row) {
      for (int column = 0; column < n; ++column) {
        const int v = cell(row, column);
        if (column + 1 < n && color[v] != color[v + 1]) edges.emplace_back(v, v + 1);
        if (row + 1 < n && color[v] != color[v + n]) edges.emplace_back(v, v + n);
      }
    }
    const CsrGraph graph(n * n, edges);
    const Counting counting(graph);
    DynamicMatching<Counting> matching(counting, walk);
    int size = matching_size(matching.mate());
    for (std::size_t i = walk.size(); i-- > 0;) size += matching.insert(walk[i]);
    CHECK_EQ(matching_size(matching.mate()), size);
    CHECK_EQ(size, matching_size(matching_games::general_matching(graph)));
    CHECK(counting.scans <= 14LL * n * n);
  }
}

// Makes random changes of edges and vertices, and checks certificates. The densities differ, so
// that the matchings expose many vertices, few or none. Checks that a change reads at most a
// quarter of the graph on average.
void test_random_changes() {
  const int n = 300, changes = 20000;
  for (const int most : {200, 450, 1500}) {
    Random random(static_cast<std::uint64_t>(most));
    DynamicMatching<CountingDynamicGraph> matching{CountingDynamicGraph(n)};
    Edges edges;
    int size = 0, absent = 0;
    long long scans = 0, entries = 0;
    for (int step = 0; step < changes; ++step) {
      const long long before = dynamic_scans;
      const int v = random.below(n), w = random.below(n), kind = random.below(10);
      if (kind < 2) {
        const bool out = matching.graph().contains(v);
        if (out && absent > 20) continue;
        size += out ? -matching.erase(v) : +matching.insert(v);
        absent += out ? 1 : -1;
      } else if (random.below(2 * most) < static_cast<int>(edges.size())) {
        std::swap(edges[random.below(static_cast<int>(edges.size()))], edges.back());
        size -= matching.erase_edge(edges.back().first, edges.back().second);
        edges.pop_back();
      } else {
        edges.emplace_back(v, w);
        size += matching.insert_edge(v, w);
      }
      scans += dynamic_scans - before;
      entries += 2 * static_cast<long long>(edges.size());
      CHECK_EQ(matching_size(matching.mate()), size);
      if (step % 10 != 0) continue;
      const auto classes = matching_games::gallai_edmonds(matching.graph(), matching.mate());
      CHECK_EQ(matching_games::check_gallai_edmonds(matching.graph(), matching.mate(), classes),
               "");
    }
    CHECK(4 * scans <= entries);
  }
}

// Erases edges of small graphs whose trees are complete and have nested blossoms. Checks after each
// change that the trees do not use the erased edge.
void test_erased_blossoms() {
  Random random(9);
  for (int round = 0; round < 5000; ++round) {
    const int n = 9 + 2 * random.below(3);
    Edges edges = families::random_pairs(n, n, n + random.below(n), random);
    DynamicMatching<matching_games::DynamicGraph> matching(matching_games::DynamicGraph(n, edges));
    for (int wrong = 0; !edges.empty() && wrong == 0; edges.pop_back()) {
      const auto classes = matching_games::gallai_edmonds(matching.graph(), matching.mate());
      for (int v = 0; v < n; ++v) {
        wrong += matching.missed(v) != (classes[v] == matching_games::VertexClass::D);
      }
      CHECK_EQ(wrong, 0);
      matching.erase_edge(edges.back().first, edges.back().second);
    }
  }
}

// Inserts the edges of a path from one end to the other. Checks that trees are kept: each edge
// reads at most 8 entries on average.
void test_edges_of_long_path() {
  const int n = 100000;
  DynamicMatching<CountingDynamicGraph> matching{CountingDynamicGraph(n)};
  const long long before = dynamic_scans;
  int size = 0;
  for (int v = 0; v + 1 < n; ++v) size += matching.insert_edge(v, v + 1);
  CHECK_EQ(size, n / 2);
  CHECK(dynamic_scans - before <= 8LL * n);
}

// Checks that DynamicMatching owns its graph, and so does a copy.
void test_own_graph() {
  matching_games::DynamicGraph graph(4, {{0, 1}});
  DynamicMatching<matching_games::DynamicGraph> matching(graph);
  graph.insert_edge(2, 3);
  CHECK_EQ(matching_size(matching.mate()), 1);
  auto copy = matching;
  CHECK(copy.insert_edge(2, 3) && copy.erase_edge(0, 1) && !matching.graph().has_edge(2, 3));
  CHECK(!matching.insert_edge(0, 1) && !matching.erase_edge(1, 0) && !matching.insert_edge(2, 2));
  CHECK(!matching.erase_edge(2, 2) && !matching.graph().has_edge(2, 2));  // a loop has two entries
  matching = copy;
  CHECK_EQ(matching.mate()[2], 3);
  CHECK(matching.erase(3) && !matching.insert_edge(1, 3) && matching.insert(3));
}

}  // namespace

int main() {
  test_random_changes();
  test_erased_blossoms();
  test_edges_of_long_path();
  test_own_graph();
  test_long_path();
  test_not_symmetric();
  test_corridors();
  return check::result();
}
