// SPDX-License-Identifier: CC0-1.0
//
// Tests the notebook edition (src/notebook), which has short headers and solvers to type in a
// contest. The headers run the suite that the library runs (exhaustive/suite.hpp). The solvers are
// tested like those of src/problems.
#include <bits/stdc++.h>

#include "check.hpp"
#include "exhaustive/colors_and_ranks.hpp"
#include "exhaustive/suite.hpp"
#include "families.hpp"
#include "games.hpp"
#include "inputs.hpp"
#include "instances/board_shapes.hpp"
#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "instances/random.hpp"
#include "library.hpp"
#include "matching_games/error_of.hpp"
#include "oracle.hpp"
#include "small_inputs.hpp"
#include "solvers.hpp"
#include "winners.hpp"

#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wshadow"
#endif
// Each main function gets another name, so that one program can contain all problems. The new
// functions return void, because only main() may omit its return statement.
// windows.h defines these, also below NOMINMAX. A failed assertion throws.
#define near
#define far
#define small char
#define ERROR 0
#define IN
#define OUT
#undef assert
#define assert(holds) \
  if (!(holds)) throw std::invalid_argument(#holds)
#define main \
  unused();  \
  void problem_main
namespace notebook {
using namespace std;
// Counts the events of the searches for weighted matchings.
template <class Event>
struct priority_queue : std::priority_queue<Event> {
  static long long pushed;
  void push(const Event& event) {
    ++pushed;
    std::priority_queue<Event>::push(event);
  }
};
template <class Event>
long long priority_queue<Event>::pushed;
#include "notebook/assignment.hpp"
#include "notebook/bipartite.hpp"
#include "notebook/board.hpp"
#include "notebook/capacitated.hpp"
#include "notebook/edge_classes.hpp"
#include "notebook/edge_coloring.hpp"
#include "notebook/general.hpp"
#include "notebook/stable.hpp"
#include "notebook/transport.hpp"
#include "notebook/tree.hpp"
#include "notebook/weighted.hpp"
#include "notebook/weighted_bipartite.hpp"
#include "notebook_problems.inc"  // the build writes a namespace for each problem, and kProblems
}  // namespace notebook
#undef main
#undef small
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#include "notebook/recipes.hpp"

using instances::Edges;
using matching_games::matching_size;
using oracle::Graph;

namespace {

// The notebook as suite.hpp calls it.
struct Notebook {
  struct General : notebook::General {
    explicit General(const Graph& graph) : notebook::General(graph.size(), graph.edges()) {
      for (int v = 0; v < graph.size(); ++v) {
        if (!graph.contains(v)) erase(v);
      }
    }
  };

  // Both sides have the numbers of all vertices, and are not of the same size.
  struct Bipartite {
    std::vector<char> side;
    int l;
    notebook::Bipartite g;
    notebook::EdgeClasses e;
    std::vector<int> mate;

    Bipartite(const Graph& graph, const std::vector<char>& sides)
        : side(sides),
          l(graph.size() + static_cast<int>(graph.edges().size() % 3)),
          g(l, graph.size() + 1, edges_of(graph)),
          e(g) {
      for (int v = 0; v < graph.size(); ++v) {
        const int w = g.mate[number(v)];
        mate.push_back(w < l ? w : w - l);
        if (side[v] == 0) CHECK_EQ(g.right(v), mate[v]);
      }
      CHECK_EQ(g.size, matching_size(g.mate));
    }
    int number(int v) const { return side[v] != 0 ? l + v : v; }
    std::vector<std::pair<int, int>> edges_of(const Graph& graph) const {
      Edges edges;
      for (const auto& [v, w] : graph.edges()) {
        if (v == w || !graph.contains(v) || !graph.contains(w)) continue;
        edges.push_back(side[v] != 0 ? std::pair(w, v) : std::pair(v, w));
      }
      return edges;
    }
    bool missed(int v) { return g.missed(number(v)); }
    bool in_cover(int v) { return g.in_cover(number(v)); }
    bool none(int v, int w) { return e.none(v, l + w); }
    bool some(int v, int w) { return e.some(v, l + w); }
    bool every(int v, int w) { return e.every(v, l + w); }
  };

  struct Tree : notebook::Tree {
    Tree(int n, const Edges& edges) : notebook::Tree(n, edges) {
      CHECK_EQ(matching_games::check_matching(Graph(n, edges), mate), "");
      CHECK(size == matching_size(mate) && size == notebook::General(n, edges).size);
    }
  };

  static std::pair<int, std::vector<int>> color(int l, int r, const Edges& edges) {
    const notebook::EdgeColoring c(l, r, edges);
    return {c.colors, c.color};
  }
  static std::vector<int> stable(int l, int r, const oracle::Ranked& edges) {
    std::vector<std::array<long long, 4>> arrays;
    for (const auto& e : edges) arrays.push_back({e.v, e.w, e.v_rank, e.w_rank});
    notebook::Stable g(l, r, arrays);
    for (int v = 0; v < l; ++v) CHECK_EQ(g.right(v), std::max(g.mate[v] - l, -1));
    return g.mate;
  }

  static constexpr long long kLimit = 1LL << 54;
  static std::vector<std::array<long long, 3>> arrays(const inputs::Weights& edges, int shift) {
    std::vector<std::array<long long, 3>> result;
    for (const auto& e : edges) result.push_back({e.v, e.w - shift, e.weight});
    return result;
  }
  static Library::Heaviest heaviest(int n, const inputs::Weights& edges, bool most) {
    const notebook::Weighted g(n, arrays(edges, 0), most);
    CHECK_EQ(g.size, matching_size(g.mate));
    return {g.mate, g.weight, ""};
  }
  static Library::Heaviest heaviest(int l, int r, const inputs::Weights& edges, bool most) {
    notebook::WeightedBipartite g(l, r, arrays(edges, l), most);
    CHECK_EQ(g.size, matching_size(g.mate));
    for (int v = 0; v < l; ++v) CHECK_EQ(g.right(v), g.mate[v] == -1 ? -1 : g.mate[v] - l);
    return {g.mate, g.weight, ""};
  }
  static Library::Assigned assign(const std::vector<std::vector<long long>>& costs, long long no) {
    const notebook::Assignment a(costs, no);
    const matching_games::Assignment same{true, a.column, a.sum, a.row, a.col};
    return {a.exists, a.column, a.sum,
            a.exists ? matching_games::check_assignment(costs, same, no) : ""};
  }
};

// Tests graphs that are too large for deep recursion or a quadratic search. Erases and inserts both
// ends of an edge in turn.
void large_graphs() {
  const int n = 100001;
  for (const bool shuffled : {false, true}) {
    instances::Random random(7);
    for (const char* shape : {"path", "triangle-path", "nested-blossoms"}) {
      const instances::Graph some = families::general(shape, n, random, shuffled);
      const auto [v, w] = some.edges[0];
      const Graph graph(some.size, some.edges);
      CHECK_EQ(suite::flaw_of_changes<Notebook>(graph, nullptr, {v, w, v}, 3), "");
      if (shape != std::string("path")) continue;
      const auto classes = oracle::certified_classes(graph);
      notebook::Tree tree(some.size, some.edges);
      int wrong = 0;
      for (int x = 0; x < some.size; ++x) {
        wrong += tree.missed(x) != (classes[x] == matching_games::VertexClass::D);
      }
      CHECK_EQ(wrong, 0);
    }
    const instances::Graph chains = families::bipartite("chains", n / 2, random, shuffled);
    const Graph graph(chains.size, chains.edges);
    CHECK_EQ(suite::flaw_of_changes<Notebook>(graph, nullptr, {}, 1), "");
  }
  Edges path;
  for (int v = 0; v < n; ++v) {
    path.emplace_back(v, v);
    if (v > 0) path.emplace_back(v, v - 1);
  }
  notebook::Bipartite g(n, n, path);
  CHECK_EQ(matching_size(g.mate), n);
  notebook::EdgeClasses classes(g);  // the path has one perfect matching
  int none = 0, every = 0;
  for (const auto& e : path) {
    none += classes.none(e.first, n + e.second), every += classes.every(e.first, n + e.second);
  }
  CHECK_EQ(none, n - 1);
  CHECK_EQ(every, n);
  path.erase(path.begin());
  notebook::Bipartite rest(n, n, path);
  CHECK_EQ(matching_size(rest.mate), n - 1);
  for (int v = 0; v < 2 * n; v += v < 10 ? 1 : n / 10) CHECK_EQ(rest.missed(v), v == 0 || v >= n);
}

// Tests blossoms that are nested as deep as possible, and the weights n^2 + 1 - i * j between
// vertices, and between triangles with heavy edges. There, blossoms nest and open again and again:
// if a blossom that opens made all outer vertices be scanned again, the number of events would be
// above n^3 / 8.
void large_weights() {
  instances::Random random(7);
  for (const int more : {0, 1000}) {
    CHECK_EQ(suite::flaw_of_weights<Notebook>(1501, inputs::nested(1501, more, random)), "");
  }
  for (const int at_most : {7, 30, 31, 201}) {
    for (const int part : {1, 3}) {
      const int parts = at_most / part, n = parts * part;
      inputs::Weights edges;
      for (int v = 0; v < n; ++v) {
        for (int w = 0; w < v; ++w) {
          const int i = v / part, j = w / part, square = parts * parts;
          edges.push_back({v, w, i == j ? 2 * square : square + 1 - (i + 1) * (j + 1)});
        }
      }
      long long& pushed = notebook::priority_queue<std::pair<long long, int>>::pushed;
      const long long before = pushed;
      CHECK_EQ(suite::flaw_of_weights<Notebook>(n, edges), "");
      CHECK(pushed > before && pushed - before < 2 * n * n * n / (part == 1 ? 5 : 12));
    }
  }
}

// Tests weights at the bounds of Weighted (l = 0) and WeightedBipartite, and beyond them.
void largest_weights() {
  instances::Random random(3);
  for (int round = 0; round < 2000; ++round) {
    const int n = 2 + round % 9, l = round % 2 * n / 2;
    const bool most = random.percent(50);
    const double bound = l == 0 ? 3.5e18 / (most ? n + 4 : 3) : 3e18 / (most * l + 2);
    const auto width = static_cast<long long>(bound * 0.999999);
    const long long low = most ? width / 4 * -random.below(5) : -width, high = low + width;
    inputs::Weights edges;
    for (const auto& [v, w] : l == 0 ? oracle::pairs(n) : oracle::pairs(l, n - l)) {
      const long long end = random.percent(50) ? low : most ? high : width;
      if (random.percent(70)) edges.push_back({v, w, end / (1 + random.below(3))});
    }
    const auto heaviest = [&] {
      return l == 0 ? Notebook::heaviest(n, edges, most)
                    : Notebook::heaviest(l, n - l, edges, most);
    };
    const auto expected = oracle::heaviest_by_size(n, edges);
    const auto best =
        most ? expected.end() - 1 : std::max_element(expected.begin(), expected.end());
    suite::report(n, edges,
                  suite::flaw_of_heaviest(heaviest(), edges, *best,
                                          most ? static_cast<int>(expected.size()) - 1 : -1));
    edges.push_back({0, n - 1, low});
    edges.push_back({0, n - 1, (most ? low : 0) + static_cast<long long>(bound * 1.000001)});
    CHECK(!error_of(heaviest).empty());
  }
}

// Checks the results of notebook::Capacitated by their covers.
void capacities(const oracle::Options& options) {
  oracle::for_seeds(options.seed, options.is_long ? 20000 : 3000, [](instances::Random& random) {
    const int most_vertices = random.percent(80) ? 6 : 60;
    const int l = random.between(1, most_vertices), r = random.between(1, most_vertices);
    const int shift = random.below(4) * 18;
    const Edges edges = families::random_pairs(l, r, random.below(3 * (l + r)), random);
    std::vector<long long> capacity(l + r);
    for (long long& c : capacity) c = static_cast<long long>(random.below(4)) << shift;
    std::vector<long long> limits(edges.size());
    for (long long& c : limits) c = static_cast<long long>(random.below(4)) << shift;
    std::string flaw;
    const auto check = [&](const auto& most) {
      notebook::Capacitated g(l, r, edges, capacity, most);
      matching_games::BMatching result{g.size, g.times, {}};
      for (int v = 0; v < l + r; ++v) result.cover.push_back(g.in_cover(v));
      flaw += matching_games::check_b_matching(l, r, edges, capacity, result, most);
    };
    for (const long long most : {1LL, 1LL << shift, 2LL, 1LL << 60, LLONG_MAX}) check(most);
    check(limits);
    CHECK_EQ(flaw, "");
    return flaw.empty();
  });
}

// Checks the results of notebook::Transport by their prices.
void transports(const oracle::Options& options) {
  oracle::for_seeds(options.seed, options.is_long ? 20000 : 3000, [](instances::Random& random) {
    const int most_vertices = random.percent(80) ? 6 : 60;
    const int l = random.between(1, most_vertices), r = random.between(1, most_vertices);
    const int shift = random.below(3) * 16, high = random.percent(50) ? 9 : 1000;
    const auto edges = families::random_edges(l, r, random.below(3 * (l + r)), -high, high, random);
    std::vector<std::array<long long, 3>> triples;
    long long low_weight = 0, high_weight = 0;
    for (const auto& e : edges) {
      triples.push_back({e.v, e.w, e.weight});
      low_weight = std::min(low_weight, e.weight);
      high_weight = std::max(high_weight, e.weight);
    }
    std::vector<long long> capacity(l + r), limits(edges.size());
    for (long long& c : capacity) c = static_cast<long long>(random.below(4)) << shift;
    for (long long& c : limits) c = static_cast<long long>(random.below(4)) << shift;
    std::string flaw;
    const auto check = [&](const auto& most) {
      for (const bool all : {false, true}) {
        const long long more =
            all ? (high_weight - low_weight) * std::min(l, r) + 1 - low_weight : 0;
        notebook::Transport g(l, r, triples, capacity, most, all);
        flaw += matching_games::check_weighted_b_matching(
            l, r, edges, capacity, {g.weight, g.size, g.times, more, g.price}, most,
            all ? matching_games::Among::maximum : matching_games::Among::all);
      }
    };
    for (const long long most : {1LL, 1LL << shift, 2LL, 1LL << 60, LLONG_MAX}) check(most);
    check(limits);
    CHECK_EQ(flaw, "");
    return flaw.empty();
  });
}

// Tests the sizes of matchings while vertices are erased and inserted.
void sizes() {
  instances::Random random(8);
  for (int round = 0; round < 300; ++round) {
    const int n = random.between(1, 30);
    notebook::General g(n, families::random_pairs(n, n, random.below(2 * n), random));
    std::vector<char> erased(n, 0);
    for (int step = 0; step < 60; ++step) {
      CHECK_EQ(g.size, matching_size(g.mate));
      const int v = random.below(n);
      erased[v] ? g.insert(v) : g.erase(v);
      erased[v] = !erased[v];
    }
  }
}

// Tests that the headers take edges up to the last vertices, but no edge with an end out of range,
// no negative number, no wrong number of capacities and no tree with too few edges or a cycle, and
// that they take edges and numbers of several types.
void arguments() {
  const int l = 2, n = 3;
  for (const auto& [v, w] : Edges{{-1, 0}, {0, -1}, {l, 0}, {0, n}, {l - 1, n - 1}}) {
    const std::vector<std::array<int, 4>> edges{{0, 1, 1, 1}, {v, w, 1, 1}};
    const int all = v == l ? l : n;
    const auto check = [&, last = w == n - 1](const auto& call) {
      CHECK_EQ(error_of(call).empty(), last);
    };
    check([&] { notebook::Bipartite(l, n, edges); });
    check([&] { notebook::General(all, edges); });
    check([&] { notebook::Tree(all, edges); });
    check([&] { notebook::Capacitated(l, n, edges, std::vector<int>(l + n)); });
    check([&] { notebook::Transport(l, n, edges, std::vector<int>(l + n)); });
    check([&] { notebook::EdgeColoring(l, n, edges); });
    check([&] { notebook::Stable(l, n, edges); });
    check([&] { notebook::Weighted(all, edges); });
    check([&] { notebook::WeightedBipartite(l, n, edges); });
  }
  const auto is_tree = [](const Edges& edges) {
    return error_of([&] { notebook::Tree(n, edges); }).empty();
  };
  for (int i = 0; i < n * n * n * n; ++i) {
    const Edges edges{{i % 3, i / 3 % 3}, {i / 9 % 3, i / 27}};
    CHECK_EQ(is_tree(edges), matching_games::first_closing_edge(n, edges) == -1);
  }
  CHECK(!is_tree({}) && !is_tree({{0, 1}}) && !is_tree({{1, 2}}));
  CHECK(!is_tree({{0, 1}, {1, 2}, {2, 0}}));
  const std::vector<std::pair<long long, long long>> pairs{{0, 0}, {1, 1}, {2, 1}};
  const std::vector<std::array<int, 3>> arrays{{0, 0, 5}, {1, 1, 6}, {2, 1, 7}};
  const std::vector<std::tuple<int, int, int>> tuples(1, std::make_tuple(0, 1, 4));
  CHECK_EQ(notebook::Bipartite(n, n, pairs).size + notebook::Bipartite(n, n, arrays).size, 4);
  CHECK_EQ(notebook::General(n, pairs).size + notebook::General(n, tuples).size, 2);
  CHECK_EQ(notebook::EdgeColoring(n, n, arrays).colors, 2);
  CHECK_EQ(notebook::WeightedBipartite(n, n, arrays).weight, 12);
  CHECK_EQ(notebook::Weighted(n, arrays).weight + notebook::Weighted(n, tuples).weight, 11);
  for (const std::size_t count : {5, 6, 7}) {
    const std::vector<int> ones(count, 1);
    const auto size = [&] { return notebook::Capacitated(n, n, tuples, ones, 9).size; };
    CHECK_EQ(error_of([&] { size(); }).empty(), count == 6);
    if (count == 6) CHECK_EQ(size(), 1);
  }
  CHECK_EQ(notebook::Assignment(std::vector<std::vector<int>>{{4, 2}, {1, 3}, {0, 5}}).sum, 2);
  CHECK(!error_of([&] {
           notebook::Capacitated(n, n, tuples, std::vector<int>(6), std::vector<int>(2));
         }).empty());
  // Negative numbers, and an end of 2^32, which would be 0 as an int.
  using Triples = std::vector<std::array<long long, 3>>;
  const auto takes = [](int left, const Triples& edges, long long units, auto most) {
    const std::vector<long long> capacity{1, units};
    const auto choose = [&] { notebook::Capacitated(left, 2 - left, edges, capacity, most); };
    const auto weigh = [&] { notebook::Transport(left, 2 - left, edges, capacity, most); };
    CHECK_EQ(error_of(weigh).empty(), error_of(choose).empty());
    return error_of(weigh).empty();
  };
  const Triples one{{0, 0, 7}};
  CHECK(takes(1, one, 5, 0) && !takes(1, one, -5, 1) && !takes(1, one, 5, ULLONG_MAX));
  CHECK(!takes(1, one, 5, std::vector<int>{-1}) && !takes(-1, {}, 5, 1) && !takes(3, {}, 5, 1));
  CHECK(!error_of([&] {
           notebook::Transport(1, 1, Triples{{1LL << 32, 0, 7}}, std::vector<int>(2));
         }).empty());
  const std::vector<long long> room(2, 1LL << 61);  // most = 2^60 means no limit
  CHECK_EQ(notebook::Capacitated(1, 1, one, room, 1LL << 60).size, room[0]);
  CHECK_EQ(notebook::Transport(1, 1, one, room, 1LL << 60).size, room[0]);
  const Triples apart{{0, 0, 1LL << 56}, {1, 1, -(1LL << 56)}};  // each term is above 2^63
  CHECK_EQ(notebook::Transport(2, 2, apart, std::vector<int>(4, 140), 140, true).weight, 0);
  // A weight that forbids an edge, at a vertex without capacity.
  const std::vector<std::array<long long, 3>> forbidden{{0, 0, 5}, {1, 0, LLONG_MIN}};
  const notebook::Transport rest(2, 1, forbidden, std::vector<int>{1, 0, 1});
  CHECK_EQ(rest.weight, 5);
  CHECK_EQ(rest.price[1], 0);
  const std::array<long long, 4> last{0, 0, LLONG_MAX, LLONG_MAX}, equal{1, 0, 7, LLONG_MAX};
  const notebook::Stable stable(2, 1, std::vector<std::array<long long, 4>>{last, equal});
  CHECK(stable.mate == (std::vector<int>{2, -1, 0}));
}

// ---- Boards

// Compares the graphs of random boards with those of the library: each edge once, between the two
// halves of the vertices if each move changes the chessboard color. A move leads `down` rows down
// or up and `right` columns to the right or left if is_move(down, right).
void board_graphs(bool (*is_move)(int down, int right), bool two_colors) {
  std::vector<matching_games::Move> moves;
  std::vector<std::pair<int, int>> same;
  for (int down = -5; down <= 5; ++down) {
    for (int right = -5; right <= 5; ++right) {
      if (!is_move(std::abs(down), std::abs(right))) continue;
      moves.push_back({down, right});
      same.emplace_back(down, right);
    }
  }
  instances::Random random(5);
  for (int i = 0; i < 300; ++i) {
    const int n = random.between(1, 6), m = random.between(1, 6), free = random.between(20, 100);
    const instances::Rows rows = instances::random_board(n, m, free / 100.0, random);
    matching_games::Board expected(m, moves);
    for (const std::string& row : rows) expected.add_row(row);
    notebook::Board board(rows, same);
    std::multiset<std::pair<int, int>> edges;
    std::set<int> vertices;
    for (int v = 0; v < n * m; ++v) {
      const int a = board.at(v / m, v % m);
      CHECK(board.where(a) == std::make_pair(v / m, v % m) && a >= 0 && a < 2 * board.half);
      vertices.insert(a);
      const int cell = expected.vertex(v / m, v % m);
      if (!expected.contains(cell)) continue;
      for (const int other : expected.neighbors(cell)) {
        if (other > cell || !expected.contains(other)) continue;
        const int b = board.at(expected.row(other), expected.column(other));
        edges.insert(std::minmax(a, b));
        CHECK(!two_colors || (a < board.half) != (b < board.half));
      }
    }
    CHECK_EQ(static_cast<int>(vertices.size()), n * m);
    CHECK(edges == std::multiset(board.edges.begin(), board.edges.end()));
    if (!two_colors) continue;
    std::multiset<std::pair<int, int>> pairs;
    for (const auto& [v, w] : board.pairs()) pairs.insert(std::minmax(v, w + board.half));
    CHECK(edges == pairs);
  }
}

void board_graphs() {
  board_graphs([](int down, int right) { return down + right == 1; }, true);
  board_graphs([](int down, int right) { return down * right == 6; }, true);  // zebras
  board_graphs([](int down, int right) { return down == 5 && right == 0; }, true);
  board_graphs([](int down, int right) { return down <= 1 && right == 4; }, false);
  board_graphs([](int down, int right) { return std::max(down, right) == 1; }, false);
}

// ---- Problems

using Main = void (*)();

// Returns a function that runs a problem's main function on an input and returns the output.
inputs::Solve solver(Main problem_main) {
  return [problem_main](const std::string& input) {
    std::istringstream in(input);
    std::ostringstream out;
    std::streambuf* const cin_buffer = std::cin.rdbuf(in.rdbuf());
    std::streambuf* const cout_buffer = std::cout.rdbuf(out.rdbuf());
    std::cin.clear();
    problem_main();
    std::cin.clear();
    std::cin.rdbuf(cin_buffer);
    std::cout.rdbuf(cout_buffer);
    return out.str();
  };
}

// Compares a solver with the solver of src/problems on random inputs of each shape. Also runs it on
// the samples with other line ends; sample/<problem> runs its program on the samples themselves.
void compare_with_library(const std::string& problem, const inputs::Solve& solve,
                          const oracle::Options& options) {
  for (const auto& [name, input, answer] : inputs::samples_of(problem)) {
    std::string same;
    for (const char c : input) same += c == '\n' ? " \r\n" : std::string(1, c);
    const std::string flaw = instances::fault(problem, input, answer, solve(same));
    check::report(flaw.empty(), __FILE__, __LINE__, problem + ", " + name + ": " + flaw);
  }
  const instances::Format& format = *instances::problem(problem).format;
  const auto fails = [&](const std::string& input) {
    const std::string expected = solvers::outcome(problem, input).answer;
    return !instances::fault(problem, input, expected, solve(input)).empty();
  };
  for (const instances::Shape& shape : format.shapes()) {
    oracle::for_seeds(options.seed, options.is_long ? 500 : 50, [&](instances::Random& random) {
      const instances::Size size =
          random.percent(50) ? instances::Size::tiny : instances::Size::small;
      const std::string input = format.generate(shape.name, {size, {}}, random.next());
      const bool failed = fails(input);
      check::report(!failed, __FILE__, __LINE__,
                    failed ? problem + ":\n" + format.shrink(input, fails) : "");
      return !failed;
    });
  }
}

// Compares a solver with the solver of src/problems on an input in which all numbers of the
// statement have their greatest values, and on inputs in which one number is greater by one.
void compare_at_limits(const instances::Problem& problem, const inputs::Solve& solve) {
  const instances::Format& format = *problem.format;
  instances::Request all{instances::Size::tiny, {{"cases", 1}}};
  for (const auto& [name, limits] : format.parameters()) {
    if (limits.most > 0) all.given.emplace(name, limits.most);
  }
  int broken = 0;
  const auto compare = [&](const instances::Request& request, const std::string& what) {
    std::string input;
    try {
      input = format.generate(format.shapes()[0].name, request, 1);
    } catch (const std::invalid_argument&) {
      return;  // the generator has a limit of its own
    }
    const solvers::Outcome full = solvers::outcome(problem.name, input);
    const bool is_promised = format.is_promised(input);
    broken += !is_promised;
    check::report(is_promised || what != "all", __FILE__, __LINE__,
                  problem.name + ": " + format.broken_promise(input));
    if (!full.message.empty()) return;
    const std::string fault = instances::fault(problem.name, input, full.answer, solve(input));
    check::report(fault.empty(), __FILE__, __LINE__,
                  problem.name + " at the limit of " + what + ": " + fault);
  };
  compare(all, "all");
  for (const auto& [name, limits] : format.parameters()) {
    instances::Request one{instances::Size::tiny, {{"cases", 1}}};
    if (name == std::string("edges")) one = all;
    if (name == std::string("digits") && limits.most == 5) continue;  // 10^6 words take too long
    for (const int beyond : {0, 1}) {
      one.given[name] = limits.most + beyond;
      if (limits.most > 0 && (beyond == 1 || name == std::string("cases"))) compare(one, name);
    }
  }
  CHECK(broken > 0);
}

// Tests that a row that is too short ends with walls, and that a board without a start is read to
// its end. The second input of each line is the first one, completed.
void incomplete_boards(const std::string& problem, const inputs::Solve& solve) {
  const std::array<std::string, 3> boards[] = {
      {"cerc2011_racing_car_trail", "2 3\n...\n..\n0 0\n", "2 3\n...\n..X\n0 0\n"},
      {"cf1773d_dominoes", "3 3\n...\n.\n..\n", "3 3\n...\n.##\n..#\n"},
      {"gcj2008_king", "1\n2 2\nK.\n.\n", "1\n2 2\nK.\n.#\n"},
      {"gcj2008_king", "1\n2 2\n..\n..\n", "1\n2 2\n..\n.K\n"},
      {"hdu3446_chess", "1\n2 2\nK.\n.\n", "1\n2 2\nK.\n.#\n"},
      {"hdu3446_chess", "1\n2 2\n..\n..\n", "1\n2 2\n..\n.K\n"},
      {"jsoi2009_game", "2 3\n...\n..\n", "2 3\n...\n..#\n"},
      {"latin2012_game_of_tiles", "2 3\n...\n..\n", "2 3\n...\n..X\n"},
      {"latin2024_clever_cell_choices", "2 3\n...\n..\n", "2 3\n...\n..#\n"},
      {"loj6033_board_game", "2 3\n...\n..\n", "2 3\n...\n..#\n"},
      {"luogu4304_attack_devices", "4\n0000\n000\n0000\n000\n", "4\n0000\n0001\n0000\n0001\n"},
      {"noi2011_rabbit_egg", "3 3\nXOO\nOXO\n.X\n2\n2 1\n2 2\n1 2\n1 1\n",
       "3 3\nXOO\nOXO\n.X#\n2\n2 1\n2 2\n1 2\n1 1\n"},
      {"noi2011_rabbit_egg", "1 2\nXO\n0\n", "1 2\nX.\n0\n"},
  };
  for (const auto& [name, input, complete] : boards) {
    if (name != problem) continue;
    CHECK_EQ(solve(input), solve(complete));
  }
}

void test_problems(const oracle::Options& options) {
  for (const auto& [problem, problem_main] : notebook::kProblems) {
    const inputs::Solve solve = solver(problem_main);
    incomplete_boards(problem, solve);
    compare_with_library(problem, solve, options);
    compare_at_limits(instances::problem(problem), solve);
    small_inputs::test(instances::problem(problem), solve);
    if (problem == "noi2011_rabbit_egg") games::test(solve, options);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const oracle::Options options = oracle::read_options(argc, argv);
  // The solvers of some problems call sync_with_stdio(false). The first such call replaces the
  // buffers of cin and cout, so it must come before solver() replaces these buffers itself.
  std::ios::sync_with_stdio(false);
  suite::graphs<Notebook>(options);
  suite::trees<Notebook>(options);
  oracle::test_colors_and_ranks<Notebook>(options);
  suite::weights<Notebook>(options, options.is_long ? 360 : 60);
  large_weights();
  largest_weights();
  capacities(options);
  transports(options);
  sizes();
  arguments();
  recipes::test();
  large_graphs();
  board_graphs();
  test_problems(options);
  return check::result();
}
