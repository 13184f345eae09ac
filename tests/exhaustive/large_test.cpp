// SPDX-License-Identifier: CC0-1.0
//
// Graphs too large for any oracle: every answer comes with its certificate, and the certificate is
// checked; games are played against opponents who attack the weak points of the strategy.

#include <string>
#include <vector>

#include "board/board.hpp"
#include "check.hpp"
#include "exhaustive/certified.hpp"
#include "matching/bipartite.hpp"
#include "matching/dynamic.hpp"
#include "matching/game.hpp"
#include "matching/geography.hpp"
#include "oracle.hpp"

using matching::GallaiEdmonds;
using oracle::Graph;

namespace {

// The same graph with other names for the vertices and the neighbors in another order.
Graph shuffled(const Graph& graph, oracle::Random& random) {
  std::vector<int> name(graph.size());
  for (int v = 0; v < graph.size(); ++v) name[v] = v;
  random.shuffle(name);
  std::vector<std::pair<int, int>> edges = graph.edges();
  random.shuffle(edges);
  Graph result(graph.size());
  for (const auto& e : edges) result.add_edge(name[e.first], name[e.second]);
  for (int v = 0; v < graph.size(); ++v) result.present[name[v]] = graph.present[v];
  return result;
}

// With what changes no answer, and with holes, which do.
Graph decorated(Graph graph, oracle::Random& random) {
  const int n = graph.size();
  for (int v = 0; v < n; ++v) {
    if (random.percent(20)) graph.add_edge(v, v);
    if (random.percent(20) && !graph.lists[v].empty()) graph.add_edge(v, graph.lists[v][0]);
    if (random.percent(3)) graph.present[v] = 0;
  }
  return graph;
}

Graph path(int n) {
  Graph graph(n);
  for (int v = 1; v < n; ++v) graph.add_edge(v - 1, v);
  return graph;
}

Graph triangle_path(int n) {
  Graph graph = path(n);
  for (int v = 2; v < n; v += 2) graph.add_edge(v - 2, v);
  return graph;
}

// Concentric odd cycles: a blossom in a blossom in a blossom.
Graph nested_blossoms(int n) {
  Graph graph = path(n);
  for (int v = 0; v < n / 2; ++v) graph.add_edge(v, n - 1 - v);
  return graph;
}

Graph odd_cliques(oracle::Random& random, int n) {
  Graph graph(n);
  for (int first = 0; first < n;) {
    const int last = std::min(n, first + 2 * random.between(0, 3) + 1);
    for (int v = first; v < last; ++v) {
      for (int w = first; w < v; ++w) graph.add_edge(v, w);
    }
    if (random.percent(70)) graph.add_edge(first, random.below(n));
    first = last;
  }
  return graph;
}

// Degree `degree` on average, between n / `ratio` vertices and the others.
Graph random_bipartite(oracle::Random& random, int n, int degree, int ratio) {
  Graph graph(n);
  for (int k = n * degree / 2; k > 0;) {
    const int v = random.below(n), w = random.below(n);
    if ((v % ratio == 0) == (w % ratio == 0)) continue;
    graph.add_edge(v, w);
    --k;
  }
  return graph;
}

// Blocks of random short cycles within and between neighboring blocks: of even length 6 when
// bipartite, else of 5 and 6.
Graph hexa(oracle::Random& random, int n, bool is_bipartite) {
  int block = 2;
  while (block * block * block < n) ++block;
  Graph graph(n);
  const int blocks = n / block;
  for (int b = 0; b < blocks; ++b) {
    for (int k = 0; k < block; ++k) {
      const int length = is_bipartite || random.percent(50) ? 6 : 5;
      const int other = std::min(blocks - 1, b + random.below(2));
      std::vector<int> cycle;
      for (int i = 0; i < length; ++i) {
        int v = (random.percent(50) ? b : other) * block + random.below(block);
        if (is_bipartite) v = v / 2 * 2 + i % 2;
        cycle.push_back(std::min(v, n - 1));
      }
      for (int i = 0; i < length; ++i) {
        const int v = cycle[i], w = cycle[(i + 1) % length];
        if (!is_bipartite || v % 2 != w % 2) graph.add_edge(v, w);
      }
    }
  }
  return graph;
}

// One alternating chain of each length, whose ends are tied to a dense core.
Graph chains(int n) {
  Graph graph(n);
  for (int first = 6, length = 1; first + 2 * length <= n; first += 2 * length, ++length) {
    for (int v = first + 1; v < first + 2 * length; ++v) graph.add_edge(v - 1, v);
    graph.add_edge(first, 2 * (length % 3) + 1);
    graph.add_edge(first + 2 * length - 1, 2 * (length % 3));
  }
  for (int v = 0; v < 6; v += 2) {
    for (int w = 1; w < 6; w += 2) graph.add_edge(v, w);
  }
  return graph;
}

// Whoever can win from `start` follows the matching and beats a hundred opponents.
void play(const Graph& graph, const std::vector<int>& mate, int start, bool is_turn,
          oracle::Random& random) {
  for (int game = 0; game < 100; ++game) {
    CHECK(oracle::beats_someone(graph, mate, start, is_turn, random));
  }
}

void play_from_some_starts(const Graph& graph, const std::vector<int>& mate,
                           const std::vector<GallaiEdmonds>& classes, oracle::Random& random) {
  for (int k = 0; k < 3; ++k) {
    const int start = random.below(graph.size());
    if (!graph.contains(start)) continue;
    if (classes[start] != GallaiEdmonds::D) {
      play(graph, mate, start, true, random);
    } else {
      Graph rest = graph;
      rest.present[start] = 0;
      play(graph, matching::general_matching(rest), start, false, random);
    }
    // The library's own player, against one opponent.
    matching::Game<Graph> game(graph, start);
    CHECK_EQ(game.wins(), classes[start] != GallaiEdmonds::D);
    CHECK(oracle::wins_one_game(
        graph, start, game.wins(), [&](int) { return game.winning_move(); },
        [&](int v) { game.play(v); }, mate, random));
  }
}

// Vertices go and come in a burst; what is left has its certificate.
void change(const Graph& graph, oracle::Random& random) {
  matching::DynamicMatching<Graph> dynamic(graph);
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

void examine_one(const Graph& graph, oracle::Random& random) {
  const std::vector<int> mate = matching::general_matching(graph);
  const std::vector<GallaiEdmonds> classes = certified_classes(graph, mate);
  const bool is_small = graph.size() <= 301;
  CHECK_EQ(flaw_of_all(graph, mate, classes, is_small), "");
  std::vector<char> sides;
  if (matching::two_coloring(graph, sides)) {
    const auto side = [&](int v) { return sides[v] != 0; };
    const std::vector<int> bipartite = matching::bipartite_matching(graph, side);
    CHECK(certified_classes(graph, bipartite) == classes);
    CHECK_EQ(flaw_of_bipartite(graph, bipartite, side, is_small), "");
    CHECK_EQ(flaw_of_bipartite(graph, mate, side, false), "");
  }
  play_from_some_starts(graph, mate, classes, random);
  change(graph, random);
}

void examine(const char* name, const Graph& graph, oracle::Random& random) {
  const long long before = check::failed();
  try {
    examine_one(graph, random);
  } catch (const std::exception& error) {
    check::report(false, __FILE__, __LINE__, error.what());
  }
  if (check::failed() == before) return;
  std::cerr << "... on " << name << " with " << graph.size() << " vertices" << std::endl;
}

void examine_all(const char* name, const Graph& graph, oracle::Random& random) {
  examine(name, graph, random);
  examine(name, decorated(graph, random), random);
  examine(name, shuffled(graph, random), random);
}

// Boards, whose graphs store no edge.
template <int Degree>
void examine_board(oracle::Random& random, int rows, int columns, int free,
                   const board::Move (&moves)[Degree], bool is_bipartite) {
  board::Board<Degree> board(columns, moves);
  for (int r = 0; r < rows; ++r) {
    std::string row(columns, board::kWall);
    for (char& cell : row) {
      if (random.percent(free)) cell = '.';
    }
    board.add_row(row);
  }
  const std::vector<GallaiEdmonds> classes = certified_classes(board);
  if (!is_bipartite) return;
  const std::vector<int> mate = matching::bipartite_matching(board, board::Chessboard());
  CHECK(certified_classes(board, mate) == classes);
  CHECK_EQ(flaw_of_bipartite(board, mate, board::Chessboard(), false), "");
}

}  // namespace

int main(int argc, char** argv) {
  const oracle::Options options = oracle::read_options(argc, argv);
  oracle::Random random(options.seed);
  for (const int n :
       options.is_long ? std::vector<int>{300, 20000, 300000} : std::vector<int>{300, 1500, 6000}) {
    examine_all("path", path(n), random);
    examine_all("triangle path", triangle_path(n), random);
    examine_all("triangle path", triangle_path(n + 1), random);
    examine_all("nested blossoms", nested_blossoms(n / 2 * 2 + 1), random);
    examine_all("odd cliques", odd_cliques(random, n), random);
    examine_all("hexa", hexa(random, n, true), random);
    examine_all("hexa", hexa(random, n, false), random);
    examine_all("chains", chains(n), random);
    for (const int degree : {2, 3, 4, 5}) {
      examine_all("random bipartite", random_bipartite(random, n, degree, 2), random);
      examine_all("random bipartite", random_bipartite(random, n, degree, 3), random);
      examine_all("random graph", oracle::random_graph(random, n, n * degree / 2, false), random);
    }
  }
  const int side = options.is_long ? 700 : 150;
  for (const int free : {50, 65, 80, 95, 100}) {
    examine_board(random, side, side + 1, free, board::steps(), true);
    examine_board(random, side, side, free, board::king_moves(), false);
    examine_board(random, side + 1, side, free, board::knight_moves(), true);
  }
  return check::result();
}
