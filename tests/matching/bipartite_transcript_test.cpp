// SPDX-License-Identifier: CC0-1.0
#include "matching/bipartite_transcript.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "board/board.hpp"
#include "check.hpp"
#include "matching/transcript.hpp"
#include "not_symmetric.hpp"
#include "oracle.hpp"
#include "random.hpp"

namespace {

using matching::mover_wins_along;

struct Parity {
  int operator()(int v) const { return v % 2; }
};

// Edges between odd and even vertices, loops, repeats, and some vertices that are not there.
oracle::Graph random_graph(int n, int edges, Random& random) {
  oracle::Graph graph(n);
  for (int i = 0; i < edges; ++i) {
    const int v = random.below(n), w = random.below(n);
    if (v == w || v % 2 != w % 2) graph.add_edge(v, w);
  }
  for (int v = 0; v < n; ++v) graph.present[v] = !random.percent(10);
  return graph;
}

// Some of the vertices that are there, in any order.
template <class Graph>
std::vector<int> random_path(const Graph& graph, int percent, Random& random) {
  std::vector<int> result;
  for (int v = 0; v < graph.size(); ++v) {
    if (graph.contains(v) && random.percent(percent)) result.push_back(v);
  }
  for (int i = static_cast<int>(result.size()); i > 1; --i) {
    std::swap(result[i - 1], result[random.below(i)]);
  }
  return result;
}

// Against the matching number of every set of vertices.
void test_small() {
  Random random(1);
  for (int repetition = 0; repetition < 4000; ++repetition) {
    const int n = 1 + random.below(12);
    const oracle::Graph graph = random_graph(n, random.below(3 * n), random);
    const auto number = oracle::matching_numbers(oracle::adjacency(graph));
    const std::vector<int> path = random_path(graph, 20 * random.below(6), random);
    oracle::Set rest = 0;
    for (int v = 0; v < n; ++v) rest |= oracle::Set(graph.contains(v)) << v;
    std::vector<bool> wins;
    for (const int v : path) {
      wins.push_back(number[rest] > number[rest & ~(oracle::Set(1) << v)]);
      rest &= ~(oracle::Set(1) << v);
    }
    CHECK(mover_wins_along(graph, path, Parity()) == wins);
  }
}

// Against the general engine, where trees are large: sparse graphs and boards.
void test_large() {
  Random random(2);
  for (int repetition = 0; repetition < 300; ++repetition) {
    const int n = 100 + random.below(900);
    const oracle::Graph graph = random_graph(n, n + random.below(2 * n), random);
    const std::vector<int> path = random_path(graph, 10 + random.below(91), random);
    CHECK(mover_wins_along(graph, path, Parity()) == mover_wins_along(graph, path));
  }
  for (int repetition = 0; repetition < 300; ++repetition) {
    const int columns = 1 + random.below(40);
    board::Board<4> cells(columns, board::steps());
    for (int rows = 1 + random.below(40); rows > 0; --rows) {
      std::string row(columns, '.');
      for (char& cell : row) cell = random.percent(repetition % 100) ? '#' : '.';
      cells.add_row(row);
    }
    std::vector<int> path = random_path(cells, 10 + random.below(91), random);
    if (repetition % 2 == 0) std::sort(path.begin(), path.end());
    CHECK(mover_wins_along(cells, path, board::Chessboard()) == mover_wins_along(cells, path));
  }
}

void test_bad_arguments() {
  oracle::Graph graph(5);
  for (int v = 0; v + 1 < 5; ++v) graph.add_edge(v, v + 1);
  graph.present[4] = 0;
  CHECK(mover_wins_along(graph, {0, 1, 2}, Parity()) == std::vector<bool>({true, false, true}));
  CHECK(mover_wins_along(graph, {}, Parity()).empty());
  CHECK(mover_wins_along(oracle::Graph(0), {}, Parity()).empty());
  for (const std::vector<int>& path : {std::vector<int>{0, 1, 0}, {4}, {5}, {-1}}) {
    CHECK_THROWS(mover_wins_along(graph, path, Parity()), std::invalid_argument);
  }
  graph.add_edge(1, 3);
  for (const std::vector<int>& path : {std::vector<int>{}, {1}, {0, 3}, {1, 3}}) {
    CHECK_THROWS(mover_wins_along(graph, path, Parity()), std::invalid_argument);
  }
  graph.present[3] = 0;
  CHECK(mover_wins_along(graph, {1, 0}, Parity()) == std::vector<bool>({true, false}));
}

// Lists that are not symmetric are noticed or lead to a wrong answer, to nothing worse.
void test_not_symmetric() {
  Random random(3);
  int rejected = 0;
  for (int repetition = 0; repetition < 20000; ++repetition) {
    Lists graph = random_lists(10, random);
    for (int v = 0; v < 10; ++v) {
      for (int& w : graph.of[v]) w ^= w % 2 == v % 2;
    }
    const std::vector<int> path = random_path(graph, 60, random);
    rejected +=
        rejects([&] { CHECK_EQ(mover_wins_along(graph, path, Parity()).size(), path.size()); });
  }
  CHECK(rejected > 0 && rejected < 20000);
}

}  // namespace

int main() {
  test_small();
  test_large();
  test_bad_arguments();
  test_not_symmetric();
  return check::result();
}
