// SPDX-License-Identifier: CC0-1.0
#include "matching_games/bipartite.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>
#include <vector>

#include "check.hpp"
#include "families.hpp"
#include "instances/random.hpp"
#include "matching_games/checked_size.hpp"
#include "matching_games/counting_graph.hpp"
#include "matching_games/error_of.hpp"
#include "matching_games/matching_size.hpp"
#include "oracle.hpp"
#include "winners.hpp"

namespace {

using instances::Random;
using matching_games::matching_size;
using oracle::Graph;

using Counted = CountingGraph<Graph>;

bool adjacent(const Graph& graph, int v, int w) {
  const auto& list = graph.neighbors(v);
  return std::find(list.begin(), list.end(), w) != list.end();
}

// Returns the maximum matching that BipartiteMatcher finds with a limit for the rounds of pushes.
// Removes leaves first, as bipartite_matching() does, unless `whole` is true: little of a small
// graph would be left.
template <class AnyGraph, class Side>
std::vector<int> searched(const AnyGraph& graph, Side side, int rounds = 64, bool whole = false) {
  using View = matching_games::internal::ViewOf<AnyGraph>;
  const View view(graph);
  matching_games::internal::KarpSipser<View> start(view);
  if (!whole) start.remove_leaves();
  matching_games::internal::BipartiteMatcher<View>(view, start, side).run(rounds);
  return start.mate();
}

// Runs BipartiteMatcher with several limits for the rounds of pushes. After these rounds,
// augmentation along shortest paths takes their place.
template <class Side>
void check_every_search(const Graph& graph, Side side) {
  for (const int rounds : {64, 1, 0}) {
    for (const bool whole : {false, true}) {
      oracle::certified_classes(graph, searched(graph, side, rounds, whole));
    }
  }
}

Graph relabeled(const Graph& graph, const std::vector<int>& name) {
  Graph result(graph.size());
  for (int v = 0; v < graph.size(); ++v) {
    result.present[name[v]] = graph.present[v];
    for (const int w : graph.lists[v]) result.lists[name[v]].push_back(name[w]);
  }
  return result;
}

// The first vertex of each component is on side 0, and so is a vertex that is absent.
void sides() {
  Graph path(4, {{0, 1}, {1, 2}, {2, 3}});
  path.present[1] = 0;
  CHECK(matching_games::two_coloring(path).side == std::vector<char>({0, 0, 0, 1}));
}

// Checks the errors for graphs that are not bipartite. If the library finds the sides, the error
// names an edge of an odd cycle. An error never names a loop or a vertex that the graph does not
// contain.
void bad_edges() {
  Random random(2);
  int odd = 0;
  for (int round = 0; round < 3000; ++round) {
    const int n = 3 + random.below(9);
    Graph any(n);
    for (const auto& [v, w] : families::random_pairs(n, n, n, random)) any.add_edge(v, w);
    for (char& there : any.present) there = random.below(8) != 0;
    const std::string error = error_of([&] { matching_games::bipartite_matching(any); });
    const matching_games::TwoColoring coloring = matching_games::two_coloring(any);
    CHECK_EQ(coloring.bipartite, error.empty());
    if (error.empty()) continue;
    // Check that a path of even length joins the ends of the edge that the error names, so that
    // this edge lies on an odd cycle.
    const std::size_t at = error.find("edge ") + 5;
    const int v = std::stoi(error.substr(at)), w = std::stoi(error.substr(error.find(" - ") + 3));
    CHECK(adjacent(any, v, w) && v != w && any.contains(v) && any.contains(w));
    std::vector<int> path{v};
    std::vector<char> used(n, 0);
    bool found = false;
    const auto extend = [&](auto& self) -> void {
      const int last = path.back();
      if (last == w) {
        found = found || (path.size() % 2 == 1 && path.size() > 2);
        return;
      }
      used[last] = 1;
      for (const int next : any.lists[last]) {
        if (found || used[next] || !any.contains(next)) continue;
        path.push_back(next);
        self(self);
        path.pop_back();
      }
      used[last] = 0;
    };
    extend(extend);
    CHECK(found);
    ++odd;
  }
  CHECK(odd > 500);
}

void small_random() {
  Random random(1);
  for (int round = 0; round < 10000; ++round) {
    const int n = random.below(13), m = n == 0 ? 0 : random.below(3 * n);
    Graph graph(n);
    std::vector<char> side(n);
    for (int v = 0; v < n; ++v) {
      side[v] = static_cast<char>(random.below(2));
      graph.present[v] = random.below(8) != 0;
    }
    bool sound = true;
    for (const auto& [v, w] : families::random_pairs(n, n, m, random)) {
      const bool inside = v != w && side[v] == side[w] && graph.contains(v) && graph.contains(w);
      if (inside && random.below(64) != 0) continue;
      if (inside) sound = false;
      graph.add_edge(v, w);
    }
    const auto given = [&](int v) { return side[v]; };
    if (!sound) {
      CHECK_THROWS(matching_games::bipartite_matching(graph, given), std::invalid_argument);
      continue;
    }
    const int expected = oracle::matching_numbers(oracle::adjacency(graph)).back();
    check_every_search(graph, given);
    CHECK_EQ(matching_size(matching_games::bipartite_matching(graph, given)), expected);
    CHECK_EQ(matching_size(matching_games::bipartite_matching(graph)), expected);
    CHECK_EQ(matching_size(
                 matching_games::bipartite_matching(relabeled(graph, random_labels(n, random)))),
             expected);
  }
}

Graph grid(int side, double free, unsigned seed) {
  Random random(seed);
  Graph graph(side * side);
  for (int v = 0; v < graph.size(); ++v) {
    graph.present[v] = random.chance(free);
    if (v % side > 0) graph.add_edge(v - 1, v);
    if (v >= side) graph.add_edge(v - side, v);
  }
  return graph;
}

// Returns a graph of the given shape, with n vertices on each side.
Graph family(const char* shape, int n, unsigned seed) {
  Random random(seed);
  const instances::Graph graph = families::bipartite(shape, n, random);
  return Graph(graph.size, graph.edges);
}
Graph far(int n, unsigned seed) { return family("kuhn-far", n, seed); }
Graph hexa(int n, unsigned seed) { return family("hexa", n, seed); }

// Tests graphs on which the push-relabel algorithm makes many pushes. (A push takes a vertex away
// from its mate.) The neighbor lists have entries that the algorithm must ignore: loops, and
// vertices that the graph does not contain.
void pushes_among_absent_vertices() {
  Random random(2);
  for (unsigned seed = 0; seed < 60; ++seed) {
    Graph graph = seed % 2 ? far(400 + 20 * static_cast<int>(seed), seed) : hexa(1000, seed);
    const int n = graph.size();
    for (int v = 0; v < n; ++v) {
      if (random.percent(50)) graph.add_edge(v, v);
    }
    for (int v = n; v < n + 20; ++v) {
      graph.lists.emplace_back();
      graph.present.push_back(0);
      for (int i = 0; i < n / 5; ++i) graph.add_edge(v, random.below(n));
    }
    graph = relabeled(graph, random_labels(n + 20, random));
    const std::vector<char> side = matching_games::two_coloring(graph).side;
    check_every_search(graph, [&](int v) { return side[v]; });
  }
}

// Checks that BipartiteMatcher reads no neighbor lists outside the core, the part of the graph that
// is left after the removal of leaves. Here the core consists of two graphs K(2, 4). The removal of
// leaves matches the vertices of two long paths, one attached to each K(2, 4).
void search_keeps_to_the_core() {
  const int path = 10000, n = 2 * (6 + path);
  Graph graph(n);
  std::vector<char> side(n);
  for (int k = 0; k < 2; ++k) {
    const int first = k * (6 + path);
    for (int v = 0; v < 2; ++v) {
      for (int w = 2; w < 6; ++w) graph.add_edge(first + v, first + w);
    }
    for (int v = 6; v < 6 + path; ++v) graph.add_edge(first + v - 1, first + v);
  }
  side = matching_games::two_coloring(graph).side;
  for (int v = 0; v < n / 2; ++v) side[v] = static_cast<char>(1 - side[v]);
  const Counted counted(graph);
  using View = matching_games::internal::ViewOf<Counted>;
  matching_games::internal::KarpSipser<View> start(counted);
  start.remove_leaves();
  const long long before = counted.scans;
  const auto is_right = [&](int v) { return side[v]; };
  matching_games::internal::BipartiteMatcher<View>(counted, start, is_right).run();
  CHECK(counted.scans > before);
  CHECK(counted.scans < before + 500);
  CHECK_EQ(checked_size(graph, start.mate()), 4 + path);
}

// Returns how many neighbor list entries are scanned until the matching is maximum.
long long scans_of_rounds(const Graph& graph) {
  std::vector<char> side = matching_games::two_coloring(graph).side;
  const Counted counted(graph);
  oracle::certified_classes(graph, searched(counted, [&](int v) { return side[v]; }));
  return counted.scans;
}

// Finds maximum matchings of a graph of size n and of a graph of size 8 n of the same family.
// Checks that the number of neighbor list entries that are read grows nearly linearly, at most like
// n^1.2. An algorithm that reads a quadratic number of entries would fail.
template <class Family>
void growth(Family family, int n) {
  long long scans[2];
  for (int k = 0; k < 2; ++k) scans[k] = scans_of_rounds(family(k == 0 ? n : 8 * n));
  const double exponent =
      std::log(static_cast<double>(scans[1]) / static_cast<double>(scans[0])) / std::log(8.0);
  CHECK(exponent < 1.2);
}

// Checks a bound on the number of neighbor list entries that augmentation along shortest paths
// scans. First, a greedy matching scans each entry four times. Then augmentation along shortest
// paths needs at most 2 sqrt(V) phases for V vertices, and each phase scans an entry at most three
// times.
void guarantee() {
  for (const int n : {1000, 4000, 16000}) {
    const Graph graph = far(n, 2);
    std::vector<char> side = matching_games::two_coloring(graph).side;
    long long entries = 0;
    for (const auto& list : graph.lists) entries += static_cast<long long>(list.size());
    std::vector<long long> scans;
    for (const int rounds : {0, 1, 64}) {
      const Counted counted(graph);
      const auto mate = searched(
          counted, [&](int v) { return side[v]; }, rounds);
      scans.push_back(counted.scans);
      oracle::certified_classes(graph, mate);
    }
    CHECK(static_cast<double>(scans[0]) <
          (2 * std::sqrt(graph.size()) * 3 + 4) * static_cast<double>(entries));
    CHECK(scans[0] != scans[1] && scans[1] != scans[2]);  // the limit of the rounds has an effect
  }
}

// Checks that 16 rounds are enough for every family. If labels rose less, the family kuhn-far would
// need more than 4 rounds.
void few_rounds() {
  for (const families::Family& some : families::all()) {
    if (!some.has_sides) continue;
    instances::Random random(1);
    const instances::Graph graph = families::with_sides(some.name, 3000, random);
    const auto scans = [&](int rounds) {
      const Counted counted(Graph(graph.size, graph.edges));
      searched(
          counted, [&](int v) { return v >= graph.left; }, rounds);
      return counted.scans;
    };
    const int enough = some.name == std::string("kuhn-far") ? 4 : 16;
    check::report(scans(enough) == scans(64), __FILE__, __LINE__, some.name);
  }
}

// Each round of the push-relabel algorithm labels vertices with their distance to the nearest
// exposed vertex of one side. Checks that a round stops as soon as all exposed vertices of the
// other side have labels. Here an edge joins `part`, which needs many rounds, to a large board
// without exposed vertices. If every round labeled the board as well, the number of scans would
// exceed the limit that this test checks.
void labels_stop() {
  const Graph board = grid(300, 1, 0), part = far(400, 2);
  Graph both = board;
  for (int v = 0; v < part.size(); ++v) {
    both.lists.emplace_back();
    both.present.push_back(1);
    for (const int w : part.lists[v]) both.lists.back().push_back(board.size() + w);
  }
  both.add_edge(board.size() / 2, board.size());
  CHECK(scans_of_rounds(both) < scans_of_rounds(board) + 2 * scans_of_rounds(part));
}

}  // namespace

int main() {
  sides();
  bad_edges();
  small_random();
  pushes_among_absent_vertices();
  growth([](int n) { return far(n, 1); }, 20000);
  growth([](int n) { return hexa(n, 1); }, 10000);
  growth([](int n) { return family("path", n, 1); }, 25000);
  growth([](int n) { return grid(static_cast<int>(std::sqrt(n)), 0.9, 1); }, 60000);
  search_keeps_to_the_core();
  guarantee();
  few_rounds();
  labels_stop();
  return check::result();
}
