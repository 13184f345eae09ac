// SPDX-License-Identifier: CC0-1.0
#include "matching_games/bipartite.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "families.hpp"
#include "instances/random.hpp"
#include "matching_games/board.hpp"
#include "matching_games/error_of.hpp"

namespace {

using instances::Random;
using Edges = std::vector<std::pair<int, int>>;

struct Lists {
  explicit Lists(int n) : lists(n), present(n, 1) {}
  Lists(int n, const Edges& edges) : Lists(n) {
    for (const auto& edge : edges) add(edge.first, edge.second);
  }

  int size() const { return static_cast<int>(lists.size()); }
  bool contains(int v) const { return present[v] != 0; }
  const std::vector<int>& neighbors(int v) const { return lists[v]; }
  void add(int v, int w) {
    lists[v].push_back(w);
    if (w != v) lists[w].push_back(v);
  }

  std::vector<std::vector<int>> lists;
  std::vector<char> present;
};

// Counts the positions of neighbor lists that are read.
struct Counted {
  struct Range {
    const std::vector<int>& list;
    long long& scans;
    int size() const { return static_cast<int>(list.size()); }
    int operator[](int i) const {
      ++scans;
      return list[i];
    }
  };

  explicit Counted(const Lists& lists) : graph(lists) {}
  int size() const { return graph.size(); }
  bool contains(int v) const { return graph.contains(v); }
  Range neighbors(int v) const { return {graph.neighbors(v), scans}; }

  const Lists& graph;
  mutable long long scans = 0;
};

bool adjacent(const Lists& graph, int v, int w) {
  const auto& list = graph.neighbors(v);
  return std::find(list.begin(), list.end(), w) != list.end();
}

bool is_matching(const Lists& graph, const std::vector<int>& mate) {
  if (static_cast<int>(mate.size()) != graph.size()) return false;
  for (int v = 0; v < graph.size(); ++v) {
    const int w = mate[v];
    if (w == -1) continue;
    if (w < 0 || w >= graph.size() || w == v || mate[w] != v) return false;
    if (!graph.contains(v) || !graph.contains(w) || !adjacent(graph, v, w)) return false;
  }
  return true;
}

int pairs(const std::vector<int>& mate) {
  return static_cast<int>(mate.size() - std::count(mate.begin(), mate.end(), -1)) / 2;
}

// König: whatever alternating paths from the exposed vertices of side 0 do not reach there,
// together with what they reach on side 1, covers all edges; with as many vertices as the matching
// has pairs, that proves the matching maximum.
template <class Side>
bool has_equal_cover(const Lists& graph, const std::vector<int>& mate, Side side) {
  std::vector<char> reached(mate.size(), 0);
  std::vector<int> stack;
  for (int v = 0; v < graph.size(); ++v) {
    if (!graph.contains(v) || side(v) != 0 || mate[v] != -1) continue;
    reached[v] = 1;
    stack.push_back(v);
  }
  while (!stack.empty()) {
    const int v = stack.back();
    stack.pop_back();
    for (const int w : graph.neighbors(v)) {
      if (w == v || !graph.contains(w) || reached[w]) continue;
      reached[w] = 1;
      if (mate[w] == -1) return false;
      if (reached[mate[w]]) continue;
      reached[mate[w]] = 1;
      stack.push_back(mate[w]);
    }
  }
  const auto in_cover = [&](int v) { return (side(v) != 0) == (reached[v] != 0); };
  int cover = 0;
  for (int v = 0; v < graph.size(); ++v) {
    if (!graph.contains(v)) continue;
    cover += in_cover(v);
    for (const int w : graph.neighbors(v)) {
      if (w != v && graph.contains(w) && !in_cover(v) && !in_cover(w)) return false;
    }
  }
  return cover == pairs(mate);
}

// The engine on the graph as it is, never on a copy.
template <class Graph, class Side, class... Limits>
std::vector<int> searched(const Graph& graph, Side side, Limits... limits) {
  matching_games::internal::KarpSipser<Graph> start(graph);
  start.remove_leaves();
  matching_games::internal::BipartiteMatcher<Graph>(graph, start, side).run(limits...);
  return start.mate();
}

// The same without Karp's and Sipser's first step, which leaves hardly anything of a small graph,
// and with labels for few rounds.
template <class Graph, class Side>
std::vector<int> searched_whole(const Graph& graph, Side side, int patience, int weak_rounds) {
  matching_games::internal::KarpSipser<Graph> start(graph);
  const int labels = graph.size() * 5 / 2;
  matching_games::internal::BipartiteMatcher<Graph>(graph, start, side, true, labels)
      .run(patience, weak_rounds);
  return start.mate();
}

// All ways through the search: searches one by one, pushes, and shortest augmenting paths, each
// from the start or after the others.
template <class Side>
void check_maximum(const Lists& graph, Side side) {
  for (const int patience : {3, 1, 0, 1000000}) {
    for (const int weak_rounds : {32, 1, 0}) {
      for (const bool whole : {false, true}) {
        const auto mate = whole ? searched_whole(graph, side, patience, weak_rounds)
                                : searched(graph, side, patience, weak_rounds);
        CHECK(is_matching(graph, mate));
        CHECK(has_equal_cover(graph, mate, side));
      }
    }
  }
}

// H. W. Kuhn's method, for the smallest graphs.
struct Kuhn {
  const Lists& graph;
  std::vector<int> mate, seen;

  bool augment(int v) {
    for (const int w : graph.neighbors(v)) {
      if (w == v || !graph.contains(w) || seen[w]) continue;
      seen[w] = 1;
      if (mate[w] != -1 && !augment(mate[w])) continue;
      mate[w] = v;
      return true;
    }
    return false;
  }
};

int brute_force(const Lists& graph, const std::vector<char>& side) {
  Kuhn kuhn{graph, std::vector<int>(graph.size(), -1), {}};
  int found = 0;
  for (int v = 0; v < graph.size(); ++v) {
    if (side[v] || !graph.contains(v)) continue;
    kuhn.seen.assign(graph.size(), 0);
    found += kuhn.augment(v);
  }
  return found;
}

Lists relabeled(const Lists& graph, const std::vector<int>& name) {
  Lists result(graph.size());
  for (int v = 0; v < graph.size(); ++v) {
    result.present[name[v]] = graph.present[v];
    for (const int w : graph.lists[v]) result.lists[name[v]].push_back(name[w]);
  }
  return result;
}

void degenerate() {
  CHECK(matching_games::bipartite_matching(Lists(0)).empty());
  CHECK(matching_games::bipartite_matching(Lists(0), [](int) { return 0; }).empty());
  CHECK_EQ(matching_games::bipartite_matching(Lists(1))[0], -1);
  CHECK_EQ(matching_games::bipartite_matching(Lists(1, {{0, 0}}))[0], -1);
  CHECK(matching_games::bipartite_matching(Lists(2)) == std::vector<int>({-1, -1}));
  CHECK(matching_games::bipartite_matching(Lists(2, {{0, 1}})) == std::vector<int>({1, 0}));
  CHECK(matching_games::bipartite_matching(Lists(2, {{0, 0}, {0, 1}, {1, 0}, {0, 1}, {1, 1}})) ==
        std::vector<int>({1, 0}));
}

void absent_vertices() {
  Lists path(4, {{0, 1}, {1, 2}, {2, 3}});
  path.present[1] = 0;
  CHECK(matching_games::bipartite_matching(path) == std::vector<int>({-1, -1, 3, 2}));
  Lists triangle(3, {{0, 1}, {1, 2}, {2, 0}});
  triangle.present[0] = 0;
  CHECK(matching_games::bipartite_matching(triangle) == std::vector<int>({-1, 2, 1}));
  for (const bool any : {false, true}) {  // the side of an absent vertex does not matter
    const auto side = [any](int v) { return v == 0 ? any : v == 2; };
    CHECK(matching_games::bipartite_matching(triangle, side) == std::vector<int>({-1, 2, 1}));
  }
}

// Labels are numbers up to most_labels, so that there must not be more vertices.
void too_many_vertices() {
  const Lists graph(4, {{0, 1}, {1, 2}, {2, 3}});
  const auto side = [](int v) { return v % 2; };
  matching_games::internal::KarpSipser<Lists> start(graph);
  using Matcher = matching_games::internal::BipartiteMatcher<Lists>;
  CHECK_THROWS(Matcher(graph, start, side, true, 3), std::length_error);
  Matcher(graph, start, side, true, 4).run();
  CHECK_EQ(pairs(start.mate()), 2);
}

// On a full board each cell is matched along its row.
void rows() {
  for (int size = 2; size < 10; size += 2) {
    matching_games::Board<4> board(size, matching_games::steps());
    board.add_rows(size, std::string(static_cast<std::size_t>(size), '.'));
    const std::vector<int> mate =
        matching_games::bipartite_matching(board, matching_games::Chessboard());
    int in_rows = 0;
    for (int v = 0; v < board.size(); ++v) {
      in_rows += mate[v] != -1 && board.row(mate[v]) == board.row(v);
    }
    CHECK_EQ(in_rows, size * size);
  }
}

void sides() {
  CHECK(matching_games::two_coloring(Lists(0)).bipartite);
  CHECK(matching_games::two_coloring(Lists(0)).side.empty());
  const auto path = matching_games::two_coloring(Lists(4, {{3, 2}, {2, 1}, {1, 1}}));
  CHECK(path.bipartite);
  CHECK(path.side == std::vector<char>({0, 0, 1, 0}));
  for (int n = 3; n < 12; ++n) {
    Lists cycle(n);
    for (int v = 0; v < n; ++v) cycle.add(v, (v + 1) % n);
    CHECK_EQ(matching_games::two_coloring(cycle).bipartite, n % 2 == 0);
    if (n % 2 == 0) {
      CHECK_EQ(pairs(matching_games::bipartite_matching(cycle)), n / 2);
    } else {
      CHECK_THROWS(matching_games::bipartite_matching(cycle), std::invalid_argument);
    }
    CHECK_THROWS(matching_games::bipartite_matching(cycle, [](int) { return 1; }),
                 std::invalid_argument);
    const auto wrong_once = [n](int v) { return v % 2 == (v == n / 2 ? 1 : 0); };
    CHECK_THROWS(matching_games::bipartite_matching(cycle, wrong_once), std::invalid_argument);
  }
}

// Each error names an edge: one on the odd cycle, which is 3 - 4 - 5, or within a side; no loop and
// no absent vertex.
void bad_edges() {
  Lists graph(7, {{0, 0}, {0, 1}, {2, 3}, {3, 4}, {4, 5}, {5, 3}, {1, 6}, {0, 6}});
  graph.present[6] = 0;
  CHECK_EQ(error_of([&] { matching_games::bipartite_matching(graph); }),
           "matching_games::bipartite_matching: the edge 4 - 5 lies on an odd cycle");
  const auto side = [](int v) { return v == 1 || v == 2 || v == 4; };
  CHECK_EQ(
      error_of([&] { matching_games::bipartite_matching(graph, side); }),
      "matching_games::bipartite_matching: the edge 3 - 5 joins two vertices of the same side");
  Random random(2);
  int odd = 0;
  for (int round = 0; round < 3000; ++round) {
    const int n = 3 + random.below(9);
    Lists any(n);
    for (const auto& [v, w] : random_pairs(n, n, random)) any.add(v, w);
    for (char& there : any.present) there = random.below(8) != 0;
    const std::string error = error_of([&] { matching_games::bipartite_matching(any); });
    const matching_games::TwoColoring coloring = matching_games::two_coloring(any);
    CHECK_EQ(coloring.bipartite, error.empty());
    if (error.empty()) continue;
    // Walks of odd and of even length from one end to the other, not over the edge itself.
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
    Lists graph(n);
    std::vector<char> side(n);
    for (int v = 0; v < n; ++v) {
      side[v] = static_cast<char>(random.below(2));
      graph.present[v] = random.below(8) != 0;
    }
    bool sound = true;
    for (const auto& [v, w] : random_pairs(n, m, random)) {
      const bool inside = v != w && side[v] == side[w] && graph.contains(v) && graph.contains(w);
      if (inside && random.below(64) != 0) continue;
      if (inside) sound = false;
      graph.add(v, w);
    }
    const auto given = [&](int v) { return side[v]; };
    if (!sound) {
      CHECK_THROWS(matching_games::bipartite_matching(graph, given), std::invalid_argument);
      continue;
    }
    const int expected = brute_force(graph, side);
    check_maximum(graph, given);
    CHECK_EQ(pairs(matching_games::bipartite_matching(graph, given)), expected);
    CHECK_EQ(pairs(matching_games::bipartite_matching(graph)), expected);
    CHECK_EQ(pairs(matching_games::bipartite_matching(relabeled(graph, random_labels(n, random)))),
             expected);
  }
}

void all_relabelings() {
  Lists graph(6, {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {1, 4}, {2, 2}});
  std::vector<int> name{0, 1, 2, 3, 4, 5};
  do {
    CHECK_EQ(pairs(matching_games::bipartite_matching(relabeled(graph, name))), 3);
  } while (std::next_permutation(name.begin(), name.end()));
}

Lists path(int n) {
  Lists graph(n);
  for (int v = 1; v < n; ++v) graph.add(v - 1, v);
  return graph;
}

Lists grid(int side, double free, unsigned seed) {
  Random random(seed);
  Lists graph(side * side);
  for (int v = 0; v < graph.size(); ++v) {
    graph.present[v] = random.chance(free);
    if (v % side > 0) graph.add(v - 1, v);
    if (v >= side) graph.add(v - side, v);
  }
  return graph;
}

// Graphs that are hard, with n vertices on each side.
Lists family(const char* shape, int n, unsigned seed) {
  Random random(seed);
  const instances::Graph graph = families::joined(families::bipartite(shape, n, random));
  return Lists(graph.size, graph.edges);
}
Lists far(int n, unsigned seed) { return family("kuhn-far", n, seed); }
Lists hexa(int n, unsigned seed) { return family("hexa", n, seed); }

// Many pushes, among loops and absent vertices next to both sides.
void disturbed() {
  Random random(2);
  for (unsigned seed = 0; seed < 60; ++seed) {
    Lists graph = seed % 2 ? far(400 + 20 * static_cast<int>(seed), seed) : hexa(1000, seed);
    std::vector<char> side = matching_games::two_coloring(graph).side;
    const int n = graph.size();
    for (int v = 0; v < n; ++v) {
      if (random.percent(50)) graph.add(v, v);
    }
    for (int v = n; v < n + 20; ++v) {
      graph.lists.emplace_back();
      graph.present.push_back(0);
      side.push_back(0);
      for (int i = 0; i < n / 5; ++i) graph.add(v, random.below(n));
    }
    graph = relabeled(graph, random_labels(n + 20, random));
    side = matching_games::two_coloring(graph).side;
    check_maximum(graph, [&](int v) { return side[v]; });
  }
}

void large() {
  for (const int n : {999999, 1000000}) {
    const Lists graph = path(n);
    const auto mate = matching_games::bipartite_matching(graph);
    CHECK(is_matching(graph, mate));
    CHECK_EQ(pairs(mate), n / 2);
  }
  CHECK_EQ(pairs(matching_games::bipartite_matching(grid(1000, 1, 0))), 500000);
  Lists complete(600);
  for (int v = 0; v < 600; ++v) {
    for (int w = v + 1; w < 600; w += 2) complete.add(v, w);
  }
  CHECK_EQ(pairs(matching_games::bipartite_matching(complete)), 300);
  for (const double free : {0.5, 0.7, 0.9, 0.95}) {
    const int side = 250;
    check_maximum(grid(side, free, 7), [](int v) { return (v / side + v) % 2; });
  }
  for (const Lists& graph : {hexa(20000, 3), far(10000, 5)}) {
    std::vector<char> side = matching_games::two_coloring(graph).side;
    check_maximum(graph, [&](int v) { return side[v]; });
  }
}

// Nothing outside the core is searched: here that are the paths that hang on K(2, 4) and K(4, 2).
void search_keeps_to_the_core() {
  const int path = 10000, n = 2 * (6 + path);
  Lists graph(n);
  std::vector<char> side(n);
  for (int k = 0; k < 2; ++k) {
    const int first = k * (6 + path);
    for (int v = 0; v < 2; ++v) {
      for (int w = 2; w < 6; ++w) graph.add(first + v, first + w);
    }
    for (int v = 6; v < 6 + path; ++v) graph.add(first + v - 1, first + v);
  }
  side = matching_games::two_coloring(graph).side;
  for (int v = 0; v < n / 2; ++v) side[v] = static_cast<char>(1 - side[v]);
  const Counted counted(graph);
  matching_games::internal::KarpSipser<Counted> start(counted);
  start.remove_leaves();
  const long long before = counted.scans;
  matching_games::internal::BipartiteMatcher<Counted>(counted, start, [&](int v) {
    return side[v];
  }).run();
  CHECK(counted.scans > before);
  CHECK(counted.scans < before + 500);
  CHECK(is_matching(graph, start.mate()));
  CHECK_EQ(pairs(start.mate()), 4 + path);
}

// The work in edge scans grows hardly faster than the graph where other methods turn quadratic.
template <class Family>
void growth(Family family, int n) {
  long long scans[2];
  for (int k = 0; k < 2; ++k) {
    const Lists graph = family(k == 0 ? n : 8 * n);
    const Counted counted(graph);
    std::vector<char> side = matching_games::two_coloring(graph).side;
    const std::vector<int> mate = searched(counted, [&](int v) { return side[v]; });
    scans[k] = counted.scans;
    CHECK(is_matching(graph, mate));
    CHECK(has_equal_cover(graph, mate, [&](int v) { return side[v]; }));
  }
  const double exponent =
      std::log(static_cast<double>(scans[1]) / static_cast<double>(scans[0])) / std::log(8.0);
  CHECK(exponent < 1.2);
}

// Shortest augmenting paths keep within 2 sqrt(V) phases, each with three scans of an entry at
// most, and a start with four. Searches before them scan an entry `patience` times and hardly more.
void guarantee() {
  for (const int n : {1000, 4000, 16000}) {
    const Lists graph = far(n, 2);
    std::vector<char> side = matching_games::two_coloring(graph).side;
    long long entries = 0;
    for (const auto& list : graph.lists) entries += static_cast<long long>(list.size());
    for (const int patience : {0, 3}) {
      const Counted counted(graph);
      searched(
          counted, [&](int v) { return side[v]; }, patience, 0);
      CHECK(static_cast<double>(counted.scans) <
            (2 * std::sqrt(graph.size()) * 3 + 4 + 1.1 * patience) * static_cast<double>(entries));
    }
  }
}

// Where the trees are small, searches one by one scan less, and in cache, than labels of the whole
// graph.
void searches_pay() {
  const int side = 300;
  const Lists graph = grid(side, 0.8, 1);
  long long scans[2];
  for (const int patience : {0, 3}) {
    const Counted counted(graph);
    searched(
        counted, [&](int v) { return (v / side + v) % 2; }, patience);
    scans[patience / 3] = counted.scans;
  }
  CHECK(10 * scans[1] < 9 * scans[0]);
}

// The scans without searches one by one.
long long scans_of_rounds(const Lists& graph) {
  std::vector<char> side = matching_games::two_coloring(graph).side;
  const auto side_of = [&](int v) { return side[v]; };
  const Counted counted(graph);
  CHECK(has_equal_cover(graph, searched(counted, side_of, 0), side_of));
  return counted.scans;
}

// When all active vertices have labels, a large part of the graph that is farther away is not
// scanned any more.
void labels_stop() {
  const Lists board = grid(300, 1, 0), part = far(400, 2);
  Lists both = board;
  for (int v = 0; v < part.size(); ++v) {
    both.lists.emplace_back();
    both.present.push_back(1);
    for (const int w : part.lists[v]) both.lists.back().push_back(board.size() + w);
  }
  both.add(board.size() / 2, board.size());
  CHECK(scans_of_rounds(both) < scans_of_rounds(board) + 2 * scans_of_rounds(part));
}

}  // namespace

int main() {
  degenerate();
  absent_vertices();
  too_many_vertices();
  rows();
  sides();
  bad_edges();
  small_random();
  all_relabelings();
  disturbed();
  large();
  growth([](int n) { return far(n, 1); }, 20000);
  growth([](int n) { return hexa(n, 1); }, 10000);
  growth([](int n) { return path(n); }, 50000);
  growth([](int n) { return grid(static_cast<int>(std::sqrt(n)), 0.9, 1); }, 60000);
  search_keeps_to_the_core();
  guarantee();
  searches_pay();
  labels_stop();
  return check::result();
}
