// SPDX-License-Identifier: CC0-1.0
//
// Checks the library on graphs that are too large for a comparison with slow algorithms. Checks the
// certificate of each result. Plays games in which the losing player prefers moves after which the
// winning player cannot make the planned reply.

#include <string>
#include <vector>

#include "check.hpp"
#include "exhaustive/certified.hpp"
#include "families.hpp"
#include "instances/random.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/board.hpp"
#include "matching_games/dynamic_matching.hpp"
#include "matching_games/game.hpp"
#include "oracle.hpp"
#include "winners.hpp"

using matching_games::VertexClass;
using oracle::certified_classes;
using oracle::Graph;

namespace {

// Returns the graph with additional loops and parallel edges, which change no answer, and without
// some of the vertices (contains() returns false for these vertices).
Graph decorated(Graph graph, instances::Random& random) {
  const int n = graph.size();
  for (int v = 0; v < n; ++v) {
    if (random.percent(20)) graph.add_edge(v, v);
    if (random.percent(20) && !graph.lists[v].empty()) graph.add_edge(v, graph.lists[v][0]);
    if (random.percent(3)) graph.present[v] = 0;
  }
  return graph;
}

void play_from_some_starts(const Graph& graph, const std::vector<int>& mate,
                           const std::vector<VertexClass>& classes, instances::Random& random) {
  for (int k = 0; k < 3; ++k) {
    const int start = random.below(graph.size());
    if (!graph.contains(start)) continue;
    // Plays one game in which the class Game chooses the moves of the player who wins.
    matching_games::Game<Graph> game(graph, start);
    CHECK_EQ(game.wins(), classes[start] != VertexClass::D);
    CHECK(oracle::wins_one_game(
        graph, start, game.wins(), [&](int) { return game.winning_move(); },
        [&](int v) { game.play(v); }, mate, random));
  }
}

// Erases and inserts random vertices in a DynamicMatching. After every 200 steps,
// certified_classes() computes the Gallai-Edmonds classes from the matching of the DynamicMatching,
// and checks that these classes prove that the matching is maximum.
void change(const Graph& graph, instances::Random& random) {
  matching_games::DynamicMatching<Graph> dynamic(graph);
  Graph now = graph;
  for (int burst = 0; burst < 3; ++burst) {
    for (int k = 0; k < 200; ++k) {
      const int v = random.below(graph.size());
      if (!graph.contains(v)) continue;
      if (now.contains(v)) {
        dynamic.erase(v);
      } else {
        dynamic.insert(v);
      }
      now.present[v] = !now.present[v];
    }
    certified_classes(now, dynamic.mate());
  }
}

void examine_one(const Graph& graph, instances::Random& random) {
  const std::vector<int> mate = matching_games::general_matching(graph);
  const std::vector<VertexClass> classes = certified_classes(graph, mate);
  const bool is_small = graph.size() <= 301;
  CHECK_EQ(flaw_of_all(graph, mate, classes, is_small), "");
  const matching_games::TwoColoring coloring = matching_games::two_coloring(graph);
  const std::vector<char>& sides = coloring.side;
  if (coloring.bipartite) {
    const auto side = [&](int v) { return sides[v] != 0; };
    const std::vector<int> bipartite = matching_games::bipartite_matching(graph, side);
    CHECK(certified_classes(graph, bipartite) == classes);
    CHECK_EQ(flaw_of_bipartite(graph, bipartite, side, is_small), "");
    CHECK_EQ(flaw_of_bipartite(graph, mate, side, false), "");
  }
  play_from_some_starts(graph, mate, classes, random);
  change(graph, random);
}

void examine(const char* name, const Graph& graph, instances::Random& random) {
  const long long before = check::failed();
  try {
    examine_one(graph, random);
  } catch (const std::exception& error) {
    check::report(false, __FILE__, __LINE__, error.what());
  }
  if (check::failed() == before) return;
  std::cerr << "... on " << name << " with " << graph.size() << " vertices" << std::endl;
}

// Checks the certificates of the library's results on the graph of a random board. The graph does
// not store its edges but computes them from `moves`.
void examine_board(instances::Random& random, int rows, int columns, int free,
                   const std::vector<matching_games::Move>& moves, bool is_bipartite) {
  const matching_games::Board board = families::board(rows, columns, free / 100.0, moves, random);
  const std::vector<VertexClass> classes = certified_classes(board);
  if (!is_bipartite) return;
  const std::vector<int> mate =
      matching_games::bipartite_matching(board, matching_games::Chessboard());
  CHECK(certified_classes(board, mate) == classes);
  CHECK_EQ(flaw_of_bipartite(board, mate, matching_games::Chessboard(), false), "");
}

}  // namespace

int main(int argc, char** argv) {
  const oracle::Options options = oracle::read_options(argc, argv);
  instances::Random random(options.seed);
  for (const int n :
       options.is_long ? std::vector<int>{300, 5000, 50000} : std::vector<int>{300, 1500, 6000}) {
    for (const families::Family& family : families::all()) {
      const instances::Graph some = families::sparse(family, n, random);
      const Graph graph(some.size, some.edges);
      examine(family.name, graph, random);
      examine(family.name, decorated(graph, random), random);
    }
  }
  const int side = options.is_long ? 500 : 150;
  for (const int free : {50, 65, 80, 95, 100}) {
    examine_board(random, side, side + 1, free, matching_games::steps(), true);
    examine_board(random, side, side, free, matching_games::king_moves(), false);
    examine_board(random, side + 1, side, free, matching_games::knight_moves(), true);
  }
  return check::result();
}
