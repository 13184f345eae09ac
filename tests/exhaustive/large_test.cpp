// SPDX-License-Identifier: CC0-1.0
//
// Checks the library on graphs that are too large for a comparison with the definitions, and on
// some on which certain wrong or slow algorithms fail. Checks the certificate of each result, and
// plays games in which the losing player prefers moves after which the winning player cannot make
// the planned reply. issue1068() is named after the issue of Library Checker that describes its
// graph.

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "exhaustive/certified.hpp"
#include "exhaustive/suite.hpp"
#include "families.hpp"
#include "instances/random.hpp"
#include "library.hpp"
#include "matching_games/counting_graph.hpp"
#include "oracle.hpp"
#include "winners.hpp"

using matching_games::matching_size;
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

// Plays games from each start, or from three starts if the graph is large. The player who can win
// according to wins() plays winning_move(), or in a second game on a small graph, a random vertex
// of winning_moves(). This player must then win by the rules of the game.
std::string flaw_of_games(const Graph& graph, const std::vector<int>& mate,
                          const std::vector<VertexClass>& classes, instances::Random& random) {
  const int n = graph.size();
  for (int k = 0; k < (n <= 30 ? 2 * n : 6); k += n <= 30 ? 1 : 2) {
    const int start = n <= 30 ? k / 2 : random.below(n);
    if (!graph.contains(start)) continue;
    matching_games::Game<Graph> game(graph, start);
    if (game.wins() != (classes[start] != VertexClass::D)) return "Game::wins() is wrong";
    const auto move = [&](int) {
      if (k % 2 == 0) return game.winning_move();
      const std::vector<int> winning = game.winning_moves();
      return winning.empty() ? -1 : winning[random.below(static_cast<int>(winning.size()))];
    };
    const auto made = [&](int v) { game.play(v); };
    if (!oracle::wins_one_game(graph, start, game.wins(), move, made, mate, random)) {
      return "a game is lost from vertex " + std::to_string(start);
    }
  }
  return "";
}

// Checks all results for a graph. general_matching() and bipartite_matching() must read fewer
// entries of neighbor lists than 50 times the number of vertices and entries. An algorithm that
// repeats failed searches, or that reads the whole graph again for each augmenting path, would read
// each entry thousands of times.
std::string flaw_of(const Graph& graph) {
  const int n = graph.size();
  const long long bound = 50 * (n + 2 * static_cast<long long>(graph.edges().size())) + 1;
  const CountingGraph<Graph> counted(graph), again(graph);
  const std::vector<int> mate = matching_games::general_matching(counted);
  if (counted.scans >= bound) return "general_matching() reads too much";
  const std::vector<VertexClass> classes = matching_games::gallai_edmonds(graph, mate);
  std::string flaw = matching_games::check_gallai_edmonds(graph, mate, classes);
  const bool is_small = n <= 301;
  if (flaw.empty()) flaw = flaw_of_all(graph, mate, classes, is_small);
  const matching_games::TwoColoring coloring = matching_games::two_coloring(graph);
  if (coloring.bipartite && flaw.empty()) {
    if (is_small) flaw = suite::flaw_of_sides<Library>(graph, nullptr, coloring.side);
    const auto side = [&](int v) { return coloring.side[v] != 0; };
    const std::vector<int> bipartite = matching_games::bipartite_matching(again, side);
    if (again.scans >= bound) return "bipartite_matching() reads too much";
    if (matching_games::gallai_edmonds(graph, bipartite) != classes) flaw = "other classes";
    if (flaw.empty()) flaw = flaw_of_bipartite(graph, bipartite, side);
    if (flaw.empty()) flaw = flaw_of_bipartite(graph, mate, side);
  }
  instances::Random random(graph.edges().size());
  if (flaw.empty() && n <= 6000) flaw = flaw_of_games(graph, mate, classes, random);
  std::vector<int> order;
  for (int i = 0; i < std::min(2 * n, 100); ++i) {
    order.push_back(random.below(n));
    if (!graph.contains(order.back())) order.pop_back();
  }
  if (!flaw.empty()) return flaw;
  return suite::flaw_of_changes<Library>(graph, nullptr, order, n <= 30 ? 1 : 50);
}

void examine(const char* name, const Graph& graph) {
  const std::string flaw = flaw_of(graph);
  check::report(flaw.empty(), __FILE__, __LINE__,
                name + (" with " + std::to_string(graph.size()) + " vertices: " + flaw));
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
  CHECK_EQ(flaw_of_bipartite(board, mate, matching_games::Chessboard()), "");
}

// ---- Library Checker, issue 1068: a layered search that repeats its failed searches

// Adds a layered graph to the graph, and joins it to the layered graph that has been added before.
// Some matching exposes three of its vertices: the first two and the last. The layers are between
// these vertices. Each layer consists of three matched pairs, and each pair is joined to all pairs
// of the next layer. Every augmenting path ends at the last vertex. So after an augmenting path
// from one of the first two vertices, the search from the other vertex fails. A depth-first search
// that marks no vertices would then visit the same vertices again and again.
void add_layered(Graph& graph, int layers) {
  const int first = graph.size(), last = first + 6 * layers + 2;
  graph.lists.resize(last + 1);
  graph.present.resize(last + 1, 1);
  for (int layer = 0; layer < layers; ++layer) {
    for (int i = 0; i < 3; ++i) {
      const int left = first + 2 + 6 * layer, right = left + 3 + i;
      graph.add_edge(right, left + i);
      for (int j = 0; j < (layer == 0 ? 2 : 3); ++j) {
        graph.add_edge(layer == 0 ? first + j : left - 6 + j, right);
      }
    }
  }
  for (int i = 0; i < 3; ++i) graph.add_edge(last - 6 + i, last);
  if (first > 0) graph.add_edge(first, first - 2);
}

void issue1068() {
  Graph one, many;
  add_layered(one, 5000);
  examine("issue 1068", one);
  // The library must not repeat a search that finds no augmenting path. But the library starts from
  // a greedy matching. So in a single layered graph, every search may find an augmenting path. In
  // 60 layered graphs that are joined into one graph, some search is likely to fail.
  for (int copy = 0; copy < 60; ++copy) add_layered(many, 20 + copy % 7);
  examine("issue 1068, many", many);
}

// ---- Alternating paths as long as possible, and blossoms nested as deep as possible

// stack/exhaustive_large runs this with 1 MB of stack, where deep recursion would crash. Also tests
// what flaw_of() does not call.
void deepest_graphs(int n) {
  for (const std::string shape : {"path", "ring", "triangle-path", "nested-blossoms"}) {
    instances::Random random(1);
    auto some = families::general(shape == "ring" ? "path" : shape, n, random, false);
    if (shape == "ring") some.edges.emplace_back(n - 1, 0);
    const Graph graph(some.size, some.edges);
    examine(shape.c_str(), graph);
    const std::vector<int> mate = matching_games::general_matching(graph);
    std::vector<bool> in_d;
    for (const VertexClass c : certified_classes(graph, mate)) in_d.push_back(c == VertexClass::D);
    CHECK(matching_games::loses(graph) == in_d);
    const matching_games::Game<Graph> game(graph, 0);
    CHECK_EQ(game.wins(), !in_d[0]);
    const matching_games::TwoColoring coloring = matching_games::two_coloring(graph);
    if (shape == "nested-blossoms") continue;  // edge_classes() takes long
    const auto classes = matching_games::edge_classes(graph, mate);
    if (!coloring.bipartite) continue;
    std::vector<int> all(graph.size());
    std::iota(all.begin(), all.end(), 0);
    const std::vector<int> moves = matching_games::winning_moves_along(graph, all);
    CHECK_EQ(moves[0] != -1, !in_d[0]);
    CHECK(matching_games::bipartite_loses(graph, coloring.side) == in_d);
    const auto others = matching_games::bipartite_winning_moves_along(graph, all, coloring.side);
    const auto same = matching_games::bipartite_edge_classes(graph, mate, coloring.side);
    int differ = 0;
    for (const int v : all) {
      differ += (moves[v] == -1) != (others[v] == -1);
      differ += mate[v] != -1 && classes(v, mate[v]) != same(v, mate[v]);
    }
    CHECK_EQ(differ, 0);
  }
}

// ---- Far more parallel edges and loops than vertices

void parallel_edges_and_loops() {
  for (const int n : {1, 2, 3, 4, 5, 9}) {
    Graph graph(n);
    for (int k = 0; k < 20000; ++k) graph.add_edge(k % n, (k + 1) % n);
    for (int k = 0; k < 20000; ++k) graph.add_edge(k % n, k % n);
    const std::vector<int> mate = matching_games::general_matching(graph);
    CHECK_EQ(matching_size(mate), n / 2);
    certified_classes(graph, mate);
    matching_games::DynamicMatching<Graph> dynamic(graph);
    CHECK_EQ(dynamic.erase(0), n % 2 == 0);
    CHECK_EQ(dynamic.insert(0), n % 2 == 0);
    if (n > 2 && n % 2 == 1) continue;
    CHECK_EQ(matching_size(matching_games::bipartite_matching(graph)), n / 2);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const oracle::Options options = oracle::read_options(argc, argv);
  const int times = options.is_long ? 100 : 5;
  for (const auto& [count, most] : {std::pair(600, 30), {40, 90}, {8, 400}}) {
    oracle::for_seeds(options.seed, count * times, [most = most](instances::Random& random) {
      const Graph graph = oracle::random_part(random, most);
      return oracle::check_graph(graph, flaw_of, __FILE__, __LINE__);
    });
  }
  instances::Random random(options.seed);
  for (const int n :
       options.is_long ? std::vector<int>{300, 5000, 50000} : std::vector<int>{300, 1500, 20000}) {
    for (const families::Family& family : families::all()) {
      const instances::Graph some = families::sparse(family, n, random);
      const Graph graph(some.size, some.edges);
      examine(family.name, graph);
      if (n < 20000 || options.is_long) examine(family.name, decorated(graph, random));
    }
  }
  const int side = options.is_long ? 500 : 150;
  for (const int free : {50, 65, 80, 95, 100}) {
    examine_board(random, side, side + 1, free, matching_games::steps(), true);
    examine_board(random, side, side, free, matching_games::king_moves(), false);
    examine_board(random, side + 1, side, free, matching_games::knight_moves(), true);
  }
  issue1068();
  for (const int n : {100000, 100001}) deepest_graphs(options.is_long ? 10 * n : n);
  parallel_edges_and_loops();
  return check::result();
}
