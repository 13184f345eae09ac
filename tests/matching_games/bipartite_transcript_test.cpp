// SPDX-License-Identifier: CC0-1.0
#include "matching_games/bipartite_transcript.hpp"

#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

#include "check.hpp"
#include "families.hpp"
#include "instances/random.hpp"
#include "matching_games/board.hpp"
#include "matching_games/counting_graph.hpp"
#include "matching_games/internal/induced_subgraph.hpp"
#include "matching_games/not_symmetric.hpp"
#include "matching_games/transcript.hpp"
#include "oracle.hpp"

namespace {

using instances::Random;
using matching_games::bipartite_winning_moves_along;
using matching_games::winning_moves_along;

// Returns a random graph. Each edge that is not a loop joins a vertex with an odd number to a
// vertex with an even number, or to one for which contains() is false. Edges can be parallel.
oracle::Graph random_graph(int n, int edges, Random& random) {
  oracle::Graph graph(n);
  for (int v = 0; v < n; ++v) graph.present[v] = !random.percent(10);
  for (const auto& [v, w] : families::random_pairs(n, n, edges, random)) {
    const bool both = graph.contains(v) && graph.contains(w);
    if (v == w || v % 2 != w % 2 || !both) graph.add_edge(v, w);
  }
  return graph;
}

// Returns different random vertices of the graph in random order. Chooses each vertex that the
// graph contains with a probability of `percent` / 100. Successive vertices need not be neighbors,
// because bipartite_winning_moves_along() does not require this.
template <class Graph>
std::vector<int> random_path(const Graph& graph, int percent, Random& random) {
  std::vector<int> result;
  for (int v = 0; v < graph.size(); ++v) {
    if (graph.contains(v) && random.percent(percent)) result.push_back(v);
  }
  random.shuffle(result);
  return result;
}

// Computes the moves like bipartite_winning_moves_along(), but searches in another order. The class
// IncrementalBipartite inserts the vertices of the path, the last vertex first. After an insertion,
// IncrementalBipartite grows an alternating tree from the inserted vertex, and in turn the trees of
// earlier exposed vertices. A turn has 1 step, not 64.
template <class Graph>
std::vector<int> moves_in_turns(const Graph& graph, const std::vector<int>& path) {
  typedef matching_games::internal::InducedSubgraph<Graph> Rest;
  const matching_games::Chessboard side;
  const Rest rest(graph, path);
  matching_games::internal::IncrementalBipartite<Rest, matching_games::Chessboard> growing(
      rest, side, matching_games::bipartite_matching(rest, side), 1);
  std::vector<int> moves(path.size());
  for (std::size_t i = path.size(); i-- > 0;) moves[i] = growing.insert(path[i]);
  return moves;
}

// Computes in three ways a winning move for each vertex of the path. The results must agree in who
// wins.
template <class Graph>
std::vector<std::vector<int>> moves_in_three_ways(const Graph& graph,
                                                  const std::vector<int>& path) {
  std::vector<std::vector<int>> moves = {
      winning_moves_along(graph, path),
      bipartite_winning_moves_along(graph, path, matching_games::Chessboard()),
      moves_in_turns(graph, path)};
  for (std::size_t i = 0; i < path.size(); ++i) {
    CHECK_EQ(moves[1][i] == -1, moves[0][i] == -1);
    CHECK_EQ(moves[2][i] == -1, moves[0][i] == -1);
  }
  return moves;
}

// Tests many graphs, because bipartite_winning_moves_along() has special cases that occur in few
// graphs. In a small graph, the player to move must win if and only if the removal of the token's
// vertex makes a maximum matching smaller, and a move to a neighbor wins if and only if the removal
// of the neighbor does not make it smaller again. The oracle computes the size of a maximum
// matching for each set of vertices that can remain.
void test_sparse() {
  Random random(5);
  for (int repetition = 0; repetition < 44000; ++repetition) {
    const bool small = repetition < 4000;
    const int n = small ? 1 + random.below(12) : 10 + random.below(40);
    const int edges = small ? random.below(3 * n) : n / 2 + random.below(2 * n);
    const oracle::Graph graph = random_graph(n, edges, random);
    const std::vector<int> path =
        random_path(graph, small ? random.below(101) : 50 + random.below(51), random);
    const std::vector<std::vector<int>> ways = moves_in_three_ways(graph, path);
    if (!small) continue;
    const std::vector<oracle::Set> adjacency = oracle::adjacency(graph);
    const auto number = oracle::matching_numbers(adjacency);
    oracle::Set rest = oracle::present_vertices(graph);
    for (std::size_t i = 0; i < path.size(); ++i) {
      const int before = number[rest];
      rest = oracle::without(rest, path[i]);
      for (const std::vector<int>& moves : ways) {
        const int w = moves[i];
        CHECK_EQ(w != -1, before > number[rest]);
        if (w == -1) continue;
        CHECK(oracle::has(rest & adjacency[path[i]], w));
        CHECK_EQ(number[oracle::without(rest, w)], number[rest]);
      }
    }
  }
}

// Compares bipartite_winning_moves_along() with winning_moves_along() for general
// graphs. The graphs and boards are larger than in test_sparse(), so the alternating trees are
// larger as well.
void test_large() {
  Random random(2);
  for (int repetition = 0; repetition < 300; ++repetition) {
    const int n = 100 + random.below(900);
    const oracle::Graph graph = random_graph(n, n + random.below(2 * n), random);
    moves_in_three_ways(graph, random_path(graph, 10 + random.below(91), random));
  }
  for (int repetition = 0; repetition < 300; ++repetition) {
    const int rows = 1 + random.below(40), columns = 1 + random.below(40);
    const double free = 1 - repetition % 100 / 100.0;
    const matching_games::Board cells =
        families::board(rows, columns, free, matching_games::steps(), random);
    std::vector<int> path = random_path(cells, 10 + random.below(91), random);
    if (repetition % 2 == 0) std::sort(path.begin(), path.end());
    moves_in_three_ways(cells, path);
  }
}

// Returns a path that winds like the way through a maze. A depth-first search in random order
// builds a spanning tree of the board. The result is the longest path of this tree that starts at
// the first cell of the board.
std::vector<int> path_through_a_maze(const matching_games::Board& cells, Random& random) {
  std::vector<char> seen(cells.size(), 0);
  std::vector<int> way(1, cells.vertex(0, 0)), longest;
  seen[way[0]] = 1;
  while (!way.empty()) {
    int next = -1, choices = 0;
    for (int i = 0; i < 4; ++i) {
      const int w = cells.neighbors(way.back())[i];
      if (cells.contains(w) && !seen[w] && random.below(++choices) == 0) next = w;
    }
    if (next == -1) {
      if (way.size() > longest.size()) longest = way;
      way.pop_back();
    } else {
      seen[next] = 1;
      way.push_back(next);
    }
  }
  return longest;
}

// Checks that at most 40 entries of neighbor lists are read per cell if the path of the token winds
// through a large board like a way through a maze. The board itself has no walls. Few vertices are
// exposed, and their alternating trees are large. An algorithm that grows all trees again after
// each augmentation would read 17 whole lists per cell of the first board, and 46 of the second.
void test_work_in_a_maze() {
  for (const int length : {100, 300}) {
    matching_games::Board cells(length, matching_games::steps());
    cells.add_rows(length, std::string(length, '.'));
    Random random(4);
    const std::vector<int> path = path_through_a_maze(cells, random);
    const CountingGraph<matching_games::Board> counted(cells);
    bipartite_winning_moves_along(counted, path, matching_games::Chessboard());
    std::cout << "maze of " << length << " x " << length << ", path of " << path.size() << ": "
              << counted.scans << " entries are read\n";
    CHECK(counted.scans < 40LL * length * length);
    if (length == 100) moves_in_three_ways(cells, path);
  }
}

// Checks that bipartite_winning_moves_along() neither crashes nor runs forever if the neighbor
// lists are not symmetric, but throws or returns any answer. In some of the graphs, an edge joins
// two vertices of the same side, but only one of these vertices lists the other as a neighbor. Then
// the checks at the start of bipartite_winning_moves_along() can miss the edge, and the search for
// augmenting paths meets the edge.
void test_not_symmetric() {
  Random random(3);
  int rejected = 0;
  for (int repetition = 0; repetition < 100000; ++repetition) {
    Lists graph = random_lists(5 + repetition % 6, random);
    for (int v = 0; v < graph.size(); ++v) {
      for (int& w : graph.of[v]) {
        if (w % 2 == v % 2 && (w ^ 1) < graph.size() && !random.percent(repetition % 20)) w ^= 1;
      }
    }
    const std::vector<int> path = random_path(graph, 60, random);
    rejected += rejects([&] {
      CHECK_EQ(bipartite_winning_moves_along(graph, path, matching_games::Chessboard()).size(),
               path.size());
    });
    rejects([&] { CHECK_EQ(moves_in_turns(graph, path).size(), path.size()); });
  }
  CHECK(rejected > 0 && rejected < 100000);
}

}  // namespace

int main() {
  test_sparse();
  test_large();
  test_work_in_a_maze();
  test_not_symmetric();
  return check::result();
}
