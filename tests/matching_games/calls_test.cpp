// SPDX-License-Identifier: CC0-1.0
//
// Tests what the calls of the library accept as a graph and as sides, that the compiler explains in
// one sentence what they do not accept, and what can be copied.
#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <memory>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "check.hpp"
#include "families.hpp"
#include "instances/random.hpp"
#include "library.hpp"
#include "matching_games/checked_size.hpp"
#include "matching_games/error_of.hpp"
#include "tools/folder.hpp"

namespace {

namespace mg = matching_games;
using Edges = std::vector<std::pair<int, int>>;
using Vertices = std::vector<int>;
template <class Integer>
using ListsOf = std::vector<std::vector<Integer>>;

// Implements a graph without contains() and with a size() that does not return int.
struct Bare {
  ListsOf<int> lists;
  std::size_t size() const { return lists.size(); }
  const Vertices& neighbors(int v) const { return lists[v]; }
};

// Has the vertices below l on side 0.
struct Sided : Bare {
  int l;
  int side(int v) const { return v >= l; }
};

template <class Integer = int>
ListsOf<Integer> lists_of(int n, const Edges& edges) {
  ListsOf<Integer> lists(n);
  for (const auto& [v, w] : edges) {
    lists[v].push_back(static_cast<Integer>(w));
    lists[w].push_back(static_cast<Integer>(v));
  }
  return lists;
}

// Makes every call that takes sides, with the last arguments `side`, and returns all results.
template <class Graph, class... Side>
std::vector<Vertices> answers(const Graph& graph, const Side&... side) {
  const auto bits = [](const std::vector<bool>& of) { return Vertices(of.begin(), of.end()); };
  const Vertices mate = mg::bipartite_matching(graph, side...);
  const mg::DulmageMendelsohn parts = mg::dulmage_mendelsohn(graph, mate, side...);
  const Vertices set = mg::hall_violator(graph, mate, side...);
  CHECK_EQ(mg::check_hall_violator(graph, mate, side..., set), "");
  CHECK_EQ(mg::check_dulmage_mendelsohn(graph, mate, side..., parts.block, parts.blocks), "");
  mg::Game<Graph> game(graph, 0, side...);
  Vertices path;
  for (; game.wins(); game.play(game.winning_moves().back())) path.push_back(game.token());
  const mg::DynamicMatching<Graph> rest = [&] {
    if constexpr (sizeof...(side) == 0)
      return mg::DynamicMatching<Graph>(graph);
    else
      return mg::DynamicMatching<Graph>(graph, {}, side...);
  }();
  const mg::EdgeClasses edges = mg::bipartite_edge_classes(graph, mate, side...);
  Vertices classes;
  for (const mg::VertexClass c : mg::bipartite_gallai_edmonds(graph, mate, side...)) {
    classes.push_back(static_cast<int>(c));
  }
  return {mate,
          set,
          parts.block,
          rest.mate(),
          path,
          mg::minimum_vertex_cover(graph, mate, side...),
          mg::maximum_independent_set(graph, mate, side...),
          bits(mg::bipartite_loses(graph, side...)),
          mg::bipartite_winning_moves_along(graph, path, side...),
          classes,
          {static_cast<int>(edges(0, static_cast<int>(mate.size()) - 1))}};
}

void test_sides() {
  instances::Random random(42);
  for (int round = 0; round < 200; ++round) {
    const int l = 1 + random.below(6), r = 1 + random.below(6);
    std::vector<std::pair<long long, long long>> edges;
    Edges joined;
    for (int k = random.below(2 * (l + r)); k > 0; --k) {
      edges.emplace_back(random.below(l), random.below(r));
      joined.emplace_back(edges.back().first, l + edges.back().second);
    }
    const mg::BipartiteGraph graph(l, r, edges);
    const auto side = [l](int v) { return v >= l; };
    const auto expected = answers(graph);
    const ListsOf<int> lists = lists_of(l + r, joined);
    CHECK(answers(Bare{lists}, side) == expected);
    CHECK(answers(Sided{{lists}, l}) == expected);
    CHECK(mg::hall_violator(lists, mg::bipartite_matching(lists, side), side) == expected[1]);
    CHECK(mg::bipartite_loses(lists, side) == mg::bipartite_loses(graph));
    // Lists have no sides, so the calls compute them, but DynamicMatching takes any graph.
    auto own = answers(lists), given = answers(lists, mg::two_coloring(lists).side);
    own[3] = given[3] = {};
    CHECK(own == given);
    std::vector<char> chars;
    for (int v = 0; v < l + r; ++v) chars.push_back(side(v) ? 1 : 0);
    CHECK(answers(graph, chars) == expected);
    CHECK(mg::bipartite_loses(graph, std::vector<bool>(chars.begin(), chars.end())) ==
          mg::loses(graph));
    chars.push_back(0);
    CHECK_EQ(error_of([&] { mg::bipartite_loses(graph, chars); }),
             "matching_games::bipartite_loses: expected " + std::to_string(l + r) +
                 " sides, one for each vertex, found " + std::to_string(l + r + 1));
  }
  // The sides of the member are used, which is noticed if they are wrong.
  const Sided wrong{{{{1}, {0}}}, 2};
  CHECK_THROWS(mg::DynamicMatching<Sided>(wrong), std::invalid_argument);
  CHECK_THROWS(mg::Game<Sided>(wrong, 0), std::invalid_argument);
}

// Checks which calls with l and r the public parts of the headers have. The result of each is
// compared with a proof or a definition whose right vertices begin at l. A new call needs such a
// test as well.
void test_names() {
  std::set<std::string> names;
  for (const auto& file :
       std::filesystem::directory_iterator(SAMPLES_DIR "/../src/matching_games")) {
    std::ifstream in(file.path());
    bool is_public = true;
    for (std::string line; std::getline(in, line);) {
      if (line.find("namespace internal") != line.npos) is_public = line[0] == '}';
      const std::size_t end = line.find("(int l, int r");
      if (is_public && end != line.npos) {
        const std::size_t space = line.rfind(' ', end);
        names.insert(line.substr(space + 1, end - space - 1));
      }
    }
  }
  CHECK((names == std::set<std::string>{"BipartiteGraph",
                                        "bipartite_matching",
                                        "bipartite_maximum_weight_matching",
                                        "check_b_matching",
                                        "check_edge_coloring",
                                        "check_stable_matching",
                                        "check_weighted_b_matching",
                                        "check_weighted_matching",
                                        "check_weighted_matching_of_size",
                                        "edge_coloring",
                                        "matched_edges",
                                        "maximum_b_matching",
                                        "maximum_weight_b_matching",
                                        "maximum_weight_independent_set",
                                        "maximum_weight_matching_of_size",
                                        "maximum_weights_by_size",
                                        "minimum_weight_vertex_cover",
                                        "smallest_matching",
                                        "stable_matching",
                                        "weighted_edge_classes"}));
}

// Calls functions of the library, and returns the results that do not depend on the order of the
// neighbors.
template <class Graph>
std::tuple<int, bool, std::vector<bool>, Vertices, bool> results(const Graph& graph) {
  mg::DynamicMatching<Graph> rest(graph, {0});
  return {checked_size(graph, mg::general_matching(graph)), mg::two_coloring(graph).bipartite,
          mg::loses(graph), mg::Game<Graph>(graph, 0).winning_moves(), rest.insert(0)};
}

// Checks that the functions of the library return the same results for neighbor lists, and for a
// graph without contains(), as for a CsrGraph, whose lists are in the order of the edges.
void test_kinds_of_graphs() {
  instances::Random random(1);
  for (int round = 0; round < 300; ++round) {
    const int n = 1 + random.below(8);
    const Edges edges = families::random_pairs(n, n, random.below(2 * n + 1), random);
    const mg::CsrGraph graph(n, edges);
    const ListsOf<int> lists = lists_of(n, edges);
    for (int v = 0; v < n; ++v) {
      const auto list = graph.neighbors(v);
      CHECK(Vertices(list.begin(), list.end()) == lists[v]);
    }
    const auto expected = results(graph);
    CHECK(results(lists) == expected);
    CHECK(results(Bare{lists}) == expected);
    const Vertices mate = mg::general_matching(graph);
    const ListsOf<long long> wide = lists_of<long long>(n, edges);
    CHECK(mg::loses(wide) == mg::loses(lists));
    CHECK(mg::minimum_edge_cover(wide, mate) == mg::minimum_edge_cover(lists, mate));
  }
}

// Checks that neighbor lists are accepted if and only if every two vertices list each other equally
// often, and that the message names a vertex for which this is wrong. The lists are damaged at most
// a little, so that each check is the only one that notices something.
void test_symmetry() {
  instances::Random random(7);
  int accepted = 0;
  for (int round = 0; round < 20000; ++round) {
    const int n = 1 + random.below(5);
    ListsOf<int> lists = lists_of(n, families::random_pairs(n, n, random.below(2 * n + 1), random));
    for (int k = random.below(3); k > 0; --k) {
      Vertices& list = lists[random.below(n)];
      if (!list.empty()) list[random.below(static_cast<int>(list.size()))] = random.below(n);
    }
    const auto times = [&](int v, int w) {
      return std::count(lists[v].begin(), lists[v].end(), w);
    };
    std::string flaws;
    for (int v = 0; v < n; ++v) {
      bool mutual = true;
      for (int w = 0; w < n; ++w) mutual = mutual && times(v, w) == times(w, v);
      if (!mutual) flaws += " vertex " + std::to_string(v) + " and its neighbors do not";
    }
    const std::string message = error_of([&] { mg::two_coloring(lists); });
    if (message.empty()) {
      CHECK_EQ(flaws, "");
      const mg::internal::SortedLists sorted(mg::lists(lists.data(), n));
      for (int v = 0; v < n; ++v) {
        const auto list = sorted.neighbors(v);
        std::sort(lists[v].begin(), lists[v].end());
        CHECK(Vertices(list.begin(), list.end()) == lists[v]);
      }
      ++accepted;
    } else {
      const auto begin = message.find(" vertex"), end = message.find(" list each other");
      CHECK(flaws.find(message.substr(begin, end - begin)) != std::string::npos);
    }
  }
  CHECK(accepted > 5000 && accepted < 15000);
  ListsOf<int> star(1);
  for (int v = 1; v < 40000; ++v) {
    star[0].push_back(v);
    star.push_back({0});
  }
  CHECK_EQ(mg::matching_size(mg::general_matching(star)), 1);
  star[39999][0] = 1;
  CHECK_THROWS(mg::general_matching(star), std::invalid_argument);
}

// Makes every call that takes edges, which have a weight if Edge has one.
template <class Edge>
std::string all_answers(const std::vector<Edge>& edges) {
  std::ostringstream out;
  const auto print = [&out](const auto& list) {
    for (const auto x : list) out << static_cast<long long>(x) << ' ';
  };
  const Vertices mate = mg::general_matching(4, edges);
  const std::vector<long long> ones(8, 1);
  print(mate);
  print(mg::matched_edges(4, edges, mate));
  print(mg::matched_edges(4, 4, edges, mg::bipartite_matching(4, 4, edges)));
  print(mg::smallest_matching(4, 4, edges));
  print(mg::bipartite_matching(mg::BipartiteGraph(4, 4, edges)));
  print(mg::general_matching(mg::DynamicGraph(4, edges)));
  const mg::BMatching chosen = mg::maximum_b_matching(4, 4, edges, ones, 2);
  print(chosen.times);
  CHECK_EQ(mg::check_b_matching(4, 4, edges, ones, chosen, 2), "");
  const mg::EdgeColoring coloring = mg::edge_coloring(4, 4, edges);
  print(coloring.color);
  CHECK_EQ(mg::check_edge_coloring(4, 4, edges, coloring), "");
  print(mg::minimum_weight_vertex_cover(4, 4, edges, ones));
  print(mg::maximum_weight_independent_set(4, 4, edges, ones));
  const auto paths = mg::minimum_path_cover(4, edges), chains = mg::minimum_chain_cover(4, edges);
  for (const auto& path : paths) print(path);
  CHECK_EQ(mg::check_path_cover(4, edges, paths), "");
  CHECK_EQ(mg::check_chain_cover(4, edges, chains, mg::maximum_antichain(4, edges)), "");
  print(mg::in_some_maximum_antichain(4, edges));
  print(mg::topological_order(4, edges));
  print(mg::directed_cycle(4, edges));
  print(mg::strong_components(4, edges).component);
  print(mg::tree_classes(mg::RootedTree(4, edges)));
  out << mg::first_closing_edge(4, edges);
  return out.str();
}

// The tree has the edges 0 - 1, 1 - 2 and 1 - 3, with weights of 5, 6 and 7.
template <class Edge>
std::string weighted_answers(const std::vector<Edge>& edges) {
  std::ostringstream out;
  const auto print = [&out](const mg::WeightedEdgeClasses& classes) {
    for (const mg::EdgeClass c : classes.edge) out << static_cast<int>(c);
  };
  const auto result = mg::maximum_weight_matching(4, edges);
  const auto sides = mg::bipartite_maximum_weight_matching(2, 4, edges);
  const auto of_size = mg::maximum_weight_matching_of_size(2, 4, edges, 2);
  print(mg::weighted_edge_classes(4, edges, result));
  print(mg::weighted_edge_classes(2, 4, edges, sides));
  CHECK_EQ(mg::check_weighted_matching(4, edges, result), "");
  CHECK_EQ(mg::check_weighted_matching(2, 4, edges, sides), "");
  CHECK_EQ(mg::check_weighted_matching_of_size(2, 4, edges, of_size, 2), "");
  const std::vector<long long> twos(6, 2);
  const auto chosen = mg::maximum_weight_b_matching(2, 4, edges, twos, 2);
  CHECK_EQ(mg::check_weighted_b_matching(2, 4, edges, twos, chosen, 2), "");
  out << ' ' << result.weight << sides.weight << of_size.weight << chosen.weight;
  for (const long long weight : mg::maximum_weights_by_size(2, 4, edges)) out << ' ' << weight;
  return out.str();
}

// The same with weights of more than 32 bits.
template <class Edge>
std::string wide_answers() {
  return weighted_answers<Edge>({{0, 1, 5LL << 40}, {1, 2, 6LL << 40}, {1, 3, 7LL << 40}});
}

// Any type of an edge gives the answers of pairs.
void test_kinds_of_edges() {
  const std::string expected = all_answers(Edges{{0, 1}, {1, 2}, {1, 3}});
  const std::vector<std::array<unsigned char, 2>> bytes{{0, 1}, {1, 2}, {1, 3}};
  CHECK_EQ(all_answers(bytes), expected);
  const std::vector<std::tuple<unsigned long long, short, double>> mixed{
      {0, 1, .5}, {1, 2, .25}, {1, 3, 2}};
  CHECK_EQ(all_answers(mixed), expected);
  struct Arc {
    long long v;
    unsigned w;
  };
  CHECK_EQ(all_answers(std::vector<Arc>{{0, 1}, {1, 2}, {1, 3}}), expected);

  const std::vector<mg::WeightedEdge> edges{{0, 1, 5}, {1, 2, 6}, {1, 3, 7}};
  const std::string heaviest = all_answers(edges), classes = weighted_answers(edges);
  const std::vector<std::array<int, 3>> triples{{0, 1, 5}, {1, 2, 6}, {1, 3, 7}};
  CHECK(all_answers(triples) == heaviest && weighted_answers(triples) == classes);
  const std::vector<std::tuple<int, long long, unsigned>> tuples{{0, 1, 5}, {1, 2, 6}, {1, 3, 7}};
  CHECK(all_answers(tuples) == heaviest && weighted_answers(tuples) == classes);
  struct Heavy {
    unsigned v, w;
    short weight;
  };
  const std::vector<Heavy> heavy{{0, 1, 5}, {1, 2, 6}, {1, 3, 7}};
  CHECK(all_answers(heavy) == heaviest && weighted_answers(heavy) == classes);
  struct Wide {
    short v, w;
    long long weight;
  };
  const std::string large = wide_answers<mg::WeightedEdge>();
  CHECK_EQ((wide_answers<std::array<long long, 3>>()), large);
  CHECK_EQ((wide_answers<std::tuple<int, short, long long>>()), large);
  CHECK_EQ(wide_answers<Wide>(), large);
  const std::vector<mg::WeightedEdge> parallel{{0, 1, 1}, {0, 1, 1LL << 32}};
  CHECK(mg::matched_edges(2, parallel, {1, 0}) == Vertices{1});

  // Ends are checked before they are narrowed.
  const std::vector<std::array<long long, 3>> far{{0, 1LL << 32, 1}};
  const std::string flaw = "edge 0 ends at 4294967296, outside [0, ";
  for (const std::string& error :
       {error_of([&] { mg::CsrGraph(2, far); }), error_of([&] { mg::DynamicGraph(2, far); }),
        error_of([&] { mg::RootedTree(2, far); }), error_of([&] { mg::directed_cycle(2, far); }),
        error_of([&] { mg::bipartite_matching(2, 2, far); }), error_of([&] {
          mg::matched_edges(2, far, {-1, -1});
        }),
        error_of([&] {
          mg::maximum_b_matching(2, 2, far, {1, 1, 1, 1});
        }),
        error_of([&] {
          mg::maximum_weight_b_matching(2, 2, far, {1, 1, 1, 1});
        }),
        error_of([&] { mg::edge_coloring(2, 2, far); }),
        error_of([&] { mg::maximum_weights_by_size(2, 2, far); })}) {
    CHECK(error.find(flaw) != error.npos);
  }
  Vertices adj[5] = {{1}, {0, 1}};
  const ListsOf<unsigned> wide{{1}, {0, 1}};
  CHECK(mg::bipartite_matching(2, 2, wide) == Vertices({3, 2, 1, 0}));
  CHECK(mg::general_matching(2, {{0, 1}}) == Vertices({1, 0}));
  CHECK(mg::bipartite_matching(1, 2, {{0, 1}}) == Vertices({2, -1, 0}));
  CHECK(mg::bipartite_matching(2, 2, mg::lists(adj, 2)) == Vertices({3, 2, 1, 0}));
  CHECK(mg::smallest_matching(2, 2, mg::lists(adj, 2)) == Vertices({3, 2, 1, 0}));
}

// The assertions below check that no object that keeps the address of a graph can be constructed
// from a temporary graph, which would be destroyed too early.
using Csr = mg::CsrGraph;
template <class Object, class... Arguments>
constexpr bool constructs() {
  return std::is_constructible<Object, Arguments...>::value;
}
static_assert(constructs<mg::DynamicMatching<Csr>, Csr&>());
static_assert(!constructs<mg::DynamicMatching<Csr>, Csr>());
static_assert(!constructs<mg::DynamicMatching<Csr>, Csr, Vertices>());
static_assert(!constructs<mg::DynamicMatching<Csr>, Csr, Vertices, Vertices>());
static_assert(constructs<mg::Game<Csr>, const Csr&, int>());
static_assert(!constructs<mg::Game<Csr>, Csr, int>());
static_assert(!constructs<mg::Game<Csr>, Csr, int, Vertices>());
static_assert(!constructs<mg::Game<Bare>, Bare, int>());
static_assert(!constructs<mg::Game<Csr>, ListsOf<int>&, int>());
static_assert(constructs<mg::Game<>, const ListsOf<int>&, int>());
static_assert(constructs<mg::Game<>, ListsOf<long long>&, int>());
template <class Object>
constexpr bool is_value() {
  return std::is_copy_constructible<Object>::value && std::is_move_constructible<Object>::value &&
         std::is_copy_assignable<Object>::value && std::is_move_assignable<Object>::value;
}
static_assert(is_value<mg::DynamicMatching<Csr>>());
static_assert(is_value<mg::Game<Csr>>() && is_value<mg::Game<>>());

// Checks that a copy of a game is independent of the original game, even after the original is
// destroyed. Also checks that undo() takes moves back.
void test_copies_and_undo() {
  instances::Random random(3);
  for (int round = 0; round < 500; ++round) {
    const int n = 1 + random.below(9);
    const ListsOf<int> lists =
        lists_of(n, families::random_pairs(n, n, random.below(2 * n + 1), random));
    const int start = random.below(n);
    auto game = std::make_unique<mg::Game<>>(lists, start);
    mg::Game<> other(ListsOf<int>(1), 0);
    Vertices path = {start};
    for (;;) {
      const mg::Game<> expected = *game;
      other = *game;
      if (random.percent(50)) CHECK(other.winning_moves() == expected.winning_moves());
      game = std::make_unique<mg::Game<>>(random.percent(50) ? other : std::move(other));
      CHECK_EQ(game->token(), path.back());
      const mg::internal::InducedSubgraph<ListsOf<int>> rest(lists, {path.begin(), path.end() - 1});
      CHECK_EQ(game->wins(), !mg::loses(rest)[path.back()]);
      CHECK(game->winning_moves() == expected.winning_moves());
      const Vertices moves = game->moves();
      if (path.size() > 1 && random.percent(40)) {
        game->undo();
        path.pop_back();
      } else if (moves.empty()) {
        break;
      } else {
        path.push_back(moves[random.below(static_cast<int>(moves.size()))]);
        game->play(path.back());
      }
    }
    if (random.percent(50)) game = std::make_unique<mg::Game<>>(lists, path);
    while (path.size() > 1) {
      game->undo();
      path.pop_back();
      CHECK_EQ(game->token(), path.back());
    }
    CHECK_EQ(error_of([&] { game->undo(); }), "matching_games::Game::undo: no move has been made");
    CHECK_EQ(game->wins(), mg::Game<>(lists, start).wins());
  }
}

// Compiles files whose lines are calls with wrong arguments, of the library and of the notebook.
// The compiler must answer each line with its sentence.
void test_refusals() {
#ifdef __GNUC__
  const std::string is_graph = "a graph is a vector of vectors of an integer type other than bool",
                    is_const = "the member contains(v) of a graph must be const and return bool",
                    lists = "ListsOf<int> a; ",
                    path = "struct Path { int size() const; Vertices neighbors(int) const; ",
                    edges = "std::vector<std::array<int, 2>> e; ";
  using Lines = std::vector<std::pair<std::string, std::string>>;
  // `code` comes before the calls.
  const auto test = [](std::string code, const Lines& lines) {
    const auto first = static_cast<std::size_t>(std::count(code.begin(), code.end(), '\n')) + 1;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      code += "void f" + std::to_string(i) + "() { " + lines[i].first + " }\n";
    }
    const folder::Folder files({{"wrong.cpp", code}});
#ifdef __clang__
    const std::string options = " -ferror-limit=0";
#else
    const std::string options;
#endif
    CHECK(folder::shell(CXX_COMPILER " -std=c++11 -fsyntax-only -I " SAMPLES_DIR
                                     "/../src wrong.cpp" +
                        options + " 2> errors") != 0);
    // In the first error of a line, Clang names the line of wrong.cpp at the end, GCC at the start.
    const std::string errors = '\n' + folder::read("errors");
    for (std::size_t i = 0; i < lines.size(); ++i) {
      std::size_t at = errors.find("\nwrong.cpp:" + std::to_string(first + i) + ":");
      if (at != errors.npos) {
#ifdef __clang__
        at = errors.rfind("error: ", errors.find('\n', at + 1));
#else
        at = errors.find("error: ", at);
#endif
      }
      at = std::min(at, errors.size());
      const std::string found = errors.substr(at, errors.find('\n', at) - at);
      check::report(found.find(lines[i].second) != found.npos, __FILE__, __LINE__,
                    lines[i].first + ": " + found);
    }
  };
  std::string library;
  for (const std::string name :
       {"check_assignment", "edge_classes", "game", "geography", "general", "weighted_matching"}) {
    library += "#include \"matching_games/" + name + ".hpp\"\n";
  }
  test(library +
           "#include <array>\n#include <set>\n#include <tuple>\nusing namespace matching_games; "
           "using Vertices = std::vector<int>; Vertices m; template <class T> using ListsOf = "
           "std::vector<std::vector<T>>;\n",
       {{"std::vector<std::set<int>> g; general_matching(g);", is_graph},
        {"ListsOf<std::pair<int, int>> g; loses(g);", is_graph},
        {"ListsOf<double> g; two_coloring(g);", is_graph},
        {"ListsOf<bool> g; Game<> game(g, 0);", is_graph},
        {"Vertices g[9]; general_matching(g);", is_graph},
        {"std::vector<std::set<long>> g; Game<decltype(g)> game(g, 0);", is_graph},
        {"struct { int size() const; std::set<int> neighbors(int) const; } g; loses(g);", is_graph},
        {"std::vector<std::pair<double, double>> e; general_matching(3, e);",
         "the ends of an edge are integers"},
        {lists + "general_matching(3, a);", "an edge is a std::pair, std::array or std::tuple"},
        {"std::vector<std::tuple<int, bool>> e; CsrGraph(3, e);",
         "the ends of an edge are integers"},
        {path + "bool contains(int); } g; loses(g);", is_const},
        {path + "bool contains(int); } g; Game<Path> game(g, 0);", is_const},
        {path + "std::string contains(int) const; } g; loses(g);", is_const},
        {"struct Edge { int v, w; double weight; }; std::vector<Edge> e; "
         "maximum_weight_matching(3, e);",
         "a weighted edge has an integer weight"},
        {edges + "maximum_weight_matching(3, e);", "a weighted edge has an integer weight"},
        {"std::vector<std::array<unsigned long long, 3>> e; maximum_weight_matching(3, e);",
         "a weighted edge has an integer weight"},
        {"ListsOf<double> c; check_assignment(c, {});", "the costs are integers"}});
#if __has_include(<bits/stdc++.h>)
  std::string notebook = "#include <bits/stdc++.h>\nusing namespace std;\n";
  for (const std::string name :
       {"assignment", "capacitated", "stable", "transport", "weighted", "weighted_bipartite"}) {
    notebook += "#include \"notebook/" + name + ".hpp\"\n";
  }
  test(notebook,
       {{"vector<vector<double>> c; Assignment a(c);", "costs are integers"},
        {"vector<array<int, 2>> e; Capacitated g(1, 1, e, vector<double>(2));",
         "capacities are integers"},
        {"vector<array<int, 2>> e; Capacitated g(1, 1, e, vector<int>(2), vector<float>());",
         "capacities are integers"},
        {"vector<tuple<int, int, int, double>> e; Stable g(1, 1, e);", "ranks are integers"},
        {"vector<tuple<int, int, float, int>> e; Stable g(1, 1, e);", "ranks are integers"},
        {"vector<tuple<int, int, double>> e; Weighted g(1, e);", "weights are integers"},
        {"vector<tuple<int, int, double>> e; Transport g(1, 1, e, vector<int>(2));",
         "weights are integers"},
        {"vector<array<double, 3>> e; WeightedBipartite g(1, 1, e);", "weights are integers"}});
#endif
#endif
}

}  // namespace

int main() {
  test_sides();
  test_names();
  test_kinds_of_graphs();
  test_symmetry();
  test_kinds_of_edges();
  test_copies_and_undo();
  if (folder::can_run("calls that must not compile")) test_refusals();
  return check::result();
}
