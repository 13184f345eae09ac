// SPDX-License-Identifier: CC0-1.0
//
// Tests the solvers of games that are played on graphs, on lines through points, on locks, and on
// empty boards.
#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "boards.hpp"
#include "check.hpp"
#include "families.hpp"
#include "instances/edges.hpp"
#include "instances/graphs.hpp"
#include "instances/random.hpp"
#include "oracle.hpp"
#include "solvers.hpp"
#include "winners.hpp"

namespace {

using instances::Edges;
using oracle::Graph;

// ---- CodeChef HAMILG

void test_hamilg() {
  solvers::Cases cases("codechef_hamilg");
  const auto add = [&](int n, const Edges& edges) {
    std::string input = std::to_string(n) + ' ';
    instances::write_edges(edges, 1, input);
    cases.add(input, std::to_string(oracle::count_losing(Graph(n, edges))) + '\n');
  };
  for (int n = 0; n <= 5; ++n) {
    oracle::for_every_graph(n, [&](const Edges& edges) { add(n, edges); });
  }
  instances::Random random(2017);
  for (int repetition = 0; repetition < 500; ++repetition) {
    const int n = random.between(1, 10);
    add(n, random_pairs(n, random.below(22), random));
  }
  for (const families::Family& family : families::all()) {
    const instances::Graph graph = families::sparse(family, 50, random);
    add(graph.size, graph.edges);
  }
  cases.test_all();
}

// ---- COCI 2017/2018 Planinarenje

// Tests a graph with n peaks and n valleys.
void test_peaks(int n, const Edges& paths) {
  std::string input, winners;
  const instances::BipartiteGraph graph{n, n, paths};
  instances::BipartiteEdgeLists{{}, {}, {}, 1, true, true, {}}.write(graph, input);
  const instances::Graph joined = families::joined(graph);
  const std::vector<char> wins = oracle::winners(Graph(joined.size, joined.edges));
  for (int peak = 0; peak < n; ++peak) winners += wins[peak] ? "Slavko\n" : "Mirko\n";
  solvers::expect("coci2018_planinarenje", input, winners);
}

void test_planinarenje() {
  for (int n = 0; n <= 3; ++n) {
    oracle::for_every_bipartite_graph(n, n, [&](const Edges& paths) { test_peaks(n, paths); });
  }
  instances::Random random(4617);
  for (int repetition = 0; repetition < 1000; ++repetition) {
    const int n = random.between(1, 8);
    test_peaks(n, random_pairs(n, random.below(18), random));
  }
}

// ---- COCI 2013/2014 Linije

// Tests a set of points. The vertices of the graph are the vertical and horizontal lines through
// the points. Each point is an edge, which joins the vertical and the horizontal line through this
// point.
void test_points(const std::vector<std::pair<int, int>>& points) {
  std::map<std::pair<bool, int>, int> line;  // the key is the direction and the coordinate
  std::string input = std::to_string(points.size()) + '\n';
  for (const auto& [x, y] : points) {
    line.emplace(std::pair(false, x), static_cast<int>(line.size()));
    line.emplace(std::pair(true, y), static_cast<int>(line.size()));
    input += std::to_string(x) + ' ' + std::to_string(y) + '\n';
  }
  Graph graph(static_cast<int>(line.size()));
  for (const auto& [x, y] : points) graph.add_edge(line[{false, x}], line[{true, y}]);
  const bool mirko_wins = oracle::count_losing(graph) > 0;  // Mirko chooses the start
  solvers::expect("coci2013_linije", input, mirko_wins ? "Mirko\n" : "Slavko\n");
}

void test_linije() {
  oracle::for_every_bipartite_graph(3, 3, [](Edges points) {
    if (points.empty()) return;
    for (auto& [x, y] : points) x = 3 * x + 1, y = 7 * y + 2;
    test_points(points);
  });
  instances::Random random(7753);
  for (int repetition = 0; repetition < 500; ++repetition) {  // some points are repeated
    const int side = random.between(1, 5);
    Edges points(static_cast<std::size_t>(random.between(1, 9)));
    for (auto& [x, y] : points) x = random.below(side) - 2, y = random.below(side) + 498;
    test_points(points);
  }
  Edges diagonal;
  for (int i = 1; i <= 100000; ++i) diagonal.emplace_back(i, -i);
  test_points(diagonal);
  diagonal.emplace_back(1, 1);
  test_points(diagonal);
}

// ---- QOJ 5250 Combination Lock

// Tests random inputs. An input has a lock of Alice, a lock of Bob, and forbidden patterns. A
// pattern says at which positions the digits of the two locks are equal. The patterns are the
// vertices of the graph, which is a hypercube. A move changes the pattern at one position.
void test_locks() {
  instances::Random random(5250);
  solvers::Cases cases("qoj5250_combination_lock");
  for (int repetition = 0; repetition < 600; ++repetition) {
    const int n = random.between(1, 5);
    std::string alice, bob, patterns;
    int start = 0, forbidden = 0;
    for (int i = 0; i < n; ++i) {
      alice += static_cast<char>('0' + random.below(10));
      bob += random.percent(50) ? alice.back() : static_cast<char>('0' + random.below(10));
      start |= (alice[i] != bob[i] ? 1 : 0) << i;
    }
    Graph graph(1 << n);
    const int percentage = random.between(0, 80);
    for (int v = 0; v < graph.size(); ++v) {
      for (int i = 0; i < n; ++i) graph.lists[v].push_back(v ^ 1 << i);
      if (!random.percent(percentage)) continue;
      graph.present[v] = v == start;  // the first pattern is there even if it is forbidden
      ++forbidden;
      for (int i = 0; i < n; ++i) patterns += (v >> i & 1) != 0 ? '.' : '=';
      patterns += '\n';
    }
    cases.add(std::to_string(n) + ' ' + std::to_string(forbidden) + '\n' + alice + '\n' + bob +
                  '\n' + patterns,
              oracle::winners(graph)[start] ? "Alice\n" : "Bob\n");
  }
  // If no pattern is forbidden, the graph of the game is the whole hypercube. A hypercube has a
  // perfect matching, so the first player, Alice, wins.
  const std::string zeros = std::string(20, '0') + '\n';
  cases.add("20 0\n" + zeros + zeros, "Alice\n");
  cases.test_all();
}

// ---- BZOJ 2463

void test_empty_boards() {
  for (int n = 1; n <= 14; ++n) {
    const boards::Rows rows(n, std::string(n, '.'));
    const bool alice_wins = boards::winning_cells(rows, '#', boards::is_step)[0] != 0;
    solvers::expect("bzoj2463_who_wins", std::to_string(n) + "\n0\n",
                    alice_wins ? "Alice\n" : "Bob\n");
  }
  solvers::expect("bzoj2463_who_wins", "2 1 10000 9999 2147483647 0",
                  "Alice\nBob\nAlice\nBob\nBob\n");
}

// ---- Luogu P3355

// A cell that the input blocks twice counts once.
void test_blocked_twice() { solvers::expect("luogu3355_knights", "2 2\n1 1\n1 1\n", "3\n"); }

}  // namespace

int main() {
  test_hamilg();
  test_planinarenje();
  test_linije();
  test_locks();
  test_empty_boards();
  test_blocked_twice();
  return check::result();
}
