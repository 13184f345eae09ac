// SPDX-License-Identifier: CC0-1.0
//
// Tests the notebook edition (src/notebook), which has short headers and solvers to type in a
// contest. On every labeled graph with at most 6 vertices, the headers for graphs are compared with
// the definition of a maximum matching. On random graphs, these headers are compared with the
// Gallai-Edmonds classes that the library finds, after a check of these classes. The solvers are
// tested like those of src/problems, and with all samples.
#include <bits/stdc++.h>

#include "check.hpp"
#include "families.hpp"
#include "games.hpp"
#include "inputs.hpp"
#include "instances/board_shapes.hpp"
#include "instances/format.hpp"
#include "instances/problems.hpp"
#include "instances/random.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/check_matching.hpp"
#include "matching_games/general.hpp"
#include "matching_games/matching_size.hpp"
#include "matching_games/weighted_matching.hpp"
#include "oracle.hpp"
#include "small_inputs.hpp"
#include "solvers.hpp"
#include "tools/files.hpp"
#include "trees.hpp"
#include "winners.hpp"

#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wshadow"
#endif
// Each main function gets another name, so that one program can contain all problems. The new
// functions return void, because only main() may omit its return statement.
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
#include "notebook/edge_classes.hpp"
#include "notebook/general.hpp"
#include "notebook/tree.hpp"
#include "notebook/weighted.hpp"
#include "notebook/weighted_bipartite.hpp"
#include "notebook_problems.inc"  // the build writes a namespace for each problem, and kProblems
}  // namespace notebook
#undef main
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

using instances::Edges;
using matching_games::matching_size;
using oracle::Graph;
using oracle::has;
using oracle::Set;
using oracle::without;

namespace {

// ---- Graphs

using Weights = std::vector<std::array<long long, 3>>;  // edges {v, w, weight}

// Returns the edges and some that are out of range, which the notebook skips.
template <class Edge>
std::vector<Edge> with_others(std::vector<Edge> edges, int left, int right) {
  for (const auto& [v, w] : Edges{{-1, 0}, {0, -1}, {left, 0}, {0, right}}) {
    Edge edge{v, w};
    if constexpr (std::is_same_v<Edge, Weights::value_type>) edge[2] = 9;
    edges.insert(edges.begin() + static_cast<std::ptrdiff_t>(edges.size() / 2), edge);
  }
  return edges;
}

// Contains the expected results for a graph: the matching number, and for each vertex whether some
// maximum matching exposes the vertex.
struct Truth {
  int number;
  std::vector<char> missed;
};
using TruthOf = std::function<Truth(const Graph& part)>;

// Returns a function that computes the Truth (the results that the notebook should find) for each
// induced subgraph of a small graph. The Truth follows from the matching numbers of all sets of
// vertices.
TruthOf by_definition(const Graph& graph) {
  return [numbers = oracle::matching_numbers(oracle::adjacency(graph))](const Graph& part) {
    const Set all = oracle::present_vertices(part);
    Truth truth{numbers[all], {}};
    for (int v = 0; v < part.size(); ++v) {
      truth.missed.push_back(has(all, v) && numbers[without(all, v)] == numbers[all]);
    }
    return truth;
  };
}

Truth by_certificate(const Graph& part) {
  const std::vector<int> mate = matching_games::general_matching(part);
  Truth truth{matching_size(mate), {}};
  for (const auto c : oracle::certified_classes(part, mate)) {
    truth.missed.push_back(c == matching_games::VertexClass::D);
  }
  return truth;
}

std::string flaw_of_mate(const Graph& part, const std::vector<int>& mate, int number) {
  const std::string flaw = matching_games::check_matching(part, mate);
  if (!flaw.empty()) return flaw;
  return matching_size(mate) == number ? "" : "the matching is not maximum";
}

std::string flaw_of_classes(const Graph& part, const Truth& truth, notebook::General& g) {
  const bool barrier_first = truth.number % 2 == 0;  // the first call after a change searches
  for (int v = 0; v < part.size(); ++v) {
    bool barrier = !part.contains(v);
    for (const int w : part.lists[v]) barrier = barrier || (truth.missed[w] && !truth.missed[v]);
    if (barrier_first && g.barrier(v) != barrier) return "barrier() is wrong";
    if (g.missed(v) != (truth.missed[v] != 0)) return "missed() is wrong";
    if (g.barrier(v) != barrier) return "barrier() is wrong";
  }
  return "";
}

// Goes through the vertices in the given order. Erases a vertex if the graph contains the vertex,
// and inserts the vertex if not. Checks the matching after each change, and missed() and barrier()
// after each group of `group` changes and after the last change.
std::string flaw_of_changes(Graph part, const TruthOf& truth_of, const std::vector<int>& order,
                            std::size_t group) {
  notebook::General g(part.size(), with_others(part.edges(), part.size(), part.size()));
  Truth truth = truth_of(part);
  std::string flaw = flaw_of_mate(part, g.mate, truth.number);
  if (flaw.empty()) flaw = flaw_of_classes(part, truth, g);
  for (std::size_t i = 0; i < order.size() && flaw.empty(); ++i) {
    const int v = order[i], before = truth.number;
    const bool present = part.contains(v);
    part.present[v] = !present;
    const bool changed = present ? g.erase(v) : g.insert(v);
    truth = truth_of(part);
    const std::string name = present ? "erase() " : "insert() ";
    if (changed != (truth.number != before)) return name + "returned the wrong answer";
    flaw = flaw_of_mate(part, g.mate, truth.number);
    if (!flaw.empty()) return name + "left a matching: " + flaw;
    if ((i + 1) % group != 0 && i + 1 < order.size()) continue;
    flaw = flaw_of_classes(part, truth, g);
    if (!flaw.empty()) return "after " + name + flaw;
  }
  return flaw;
}

// Compares the results of notebook::Bipartite and notebook::EdgeClasses with the expected results.
// side[v] is not 0 if v is on the right. notebook::Bipartite counts the vertices of each side from
// 0, so the function renumbers the vertices.
std::string flaw_of_bipartite(const Graph& graph, const TruthOf& truth_of,
                              const std::vector<char>& side) {
  const Truth truth = truth_of(graph);
  const int n = graph.size();
  std::vector<int> number(n), vertex;
  for (const bool right : {false, true}) {
    for (int v = 0; v < n; ++v) {
      if ((side[v] != 0) != right) continue;
      number[v] = static_cast<int>(vertex.size());
      vertex.push_back(v);
    }
  }
  const int left = static_cast<int>(std::count(side.begin(), side.end(), 0));
  std::vector<std::pair<int, int>> edges;
  for (const auto& e : graph.edges()) {
    const auto [v, w] = std::minmax(number[e.first], number[e.second]);
    edges.emplace_back(v, w - left);
  }
  notebook::Bipartite g(left, n - left, with_others(edges, left, n - left));
  std::vector<int> mate(n, -1);
  int cover = 0;
  for (int v = 0; v < n; ++v) {
    const int w = g.mate[number[v]];
    if (w != -1) mate[v] = vertex[w];
    if (g.missed(number[v]) != (truth.missed[v] != 0)) return "Bipartite::missed() is wrong";
    cover += g.in_cover(number[v]);
  }
  for (const auto& e : edges) {
    if (!g.in_cover(e.first) && !g.in_cover(left + e.second)) {
      return "in_cover() does not cover an edge";
    }
  }
  if (cover != truth.number) return "in_cover() is not minimum";
  notebook::EdgeClasses classes(g);
  for (int v = 0; v < n; ++v) {
    if (side[v] != 0) continue;
    Graph rest = graph;
    rest.present[v] = 0;
    const Truth without_v = truth_of(rest);
    std::set<int> mates;  // the mates of v in all maximum matchings
    for (const int w : graph.lists[v]) {
      if (truth.missed[v] || without_v.missed[w]) mates.insert(w);
    }
    for (const int w : graph.lists[v]) {
      const bool some = mates.count(w) != 0, every = !truth.missed[v] && mates == std::set{w};
      if (classes.none(number[v], number[w]) == some) return "EdgeClasses::none() is wrong";
      if (classes.some(number[v], number[w]) != (some && !every))
        return "EdgeClasses::some() is wrong";
      if (classes.every(number[v], number[w]) != every) return "EdgeClasses::every() is wrong";
    }
  }
  return flaw_of_mate(graph, mate, truth.number);
}

// Compares the results of notebook::General and notebook::Bipartite on a small graph with results
// that are computed by the definition of a maximum matching. For notebook::General, repeats the
// comparison after each of many changes, which erase and insert vertices in several orders.
std::string flaw_by_definition(const Graph& graph) {
  const TruthOf truth_of = by_definition(graph);
  const int n = graph.size();
  std::vector<int> order;
  for (int v = 0; v < n; ++v) order.insert(order.end(), {v, v});
  for (int v = 0; v < n; ++v) order.push_back(v);
  for (int v = n; v-- > 0;) order.push_back(v);
  for (int v = 0; v < n; ++v) order.push_back(v * 5 % n);
  for (int v = 0; v < n; ++v) order.push_back(v);
  std::string flaw;
  for (const std::size_t group : {1, 2, 100}) {
    if (flaw.empty()) flaw = flaw_of_changes(graph, truth_of, order, group);
  }
  const std::vector<Set> adjacent = oracle::adjacency(graph);
  for (Set right = 0; right < Set(1) << n && flaw.empty(); ++right) {
    bool is_coloring = true;
    std::vector<char> side(n);
    for (int v = 0; v < n; ++v) {
      side[v] = has(right, v);
      is_coloring = is_coloring && (adjacent[v] & (has(right, v) ? right : ~right)) == 0;
    }
    if (is_coloring) flaw = flaw_of_bipartite(graph, truth_of, side);
  }
  return flaw;
}

std::string flaw_by_certificate(const Graph& graph) {
  const int n = graph.size();
  instances::Random random(static_cast<std::uint64_t>(n));
  std::vector<int> order;
  for (int i = 0; i < 30 && n > 0; ++i) order.push_back(random.below(std::min(n, 12)) * 7 % n);
  std::string flaw = flaw_of_changes(graph, by_certificate, order, 100);
  if (flaw.empty()) flaw = flaw_of_changes(graph, by_certificate, order, 1);
  const matching_games::TwoColoring coloring = matching_games::two_coloring(graph);
  const Edges edges = graph.edges();
  // The library ignores loops. The notebook has none in bipartite graphs, because it counts the
  // vertices of each side from 0.
  const bool has_loop =
      std::any_of(edges.begin(), edges.end(), [](const auto& e) { return e.first == e.second; });
  if (flaw.empty() && coloring.bipartite && !has_loop) {
    flaw = flaw_of_bipartite(graph, by_certificate, coloring.side);
  }
  return flaw;
}

void random_graphs(std::uint64_t seed, int count, int most) {
  oracle::for_seeds(seed, count, [most](instances::Random& random) {
    const Graph graph = oracle::random_graph(random, most);
    return oracle::check_graph(graph, flaw_by_certificate, __FILE__, __LINE__);
  });
}

// Compares notebook::Tree with the definition on all trees with at most 7 vertices.
void every_tree() {
  for (int n = 1; n <= 7; ++n) {
    trees::for_every_tree(n, [n](const Edges& edges) {
      const TruthOf truth_of = by_definition(Graph(n, edges));
      notebook::Tree tree(n, edges);
      for (int v = 0; v < n; ++v) {
        Graph rest(n, edges);
        rest.present[v] = 0;
        const Truth truth = truth_of(rest);
        int wins = 0;
        for (const int w : rest.lists[v]) wins += truth.missed[w];
        CHECK_EQ(tree.wins[v], wins);
        CHECK_EQ(tree.missed(v), wins == 0);
      }
    });
  }
}

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
      CHECK_EQ(flaw_of_changes(graph, by_certificate, {v, w, v}, 3), "");
      if (shape != std::string("path")) continue;
      const std::vector<char> missed = by_certificate(graph).missed;
      notebook::Tree tree(some.size, some.edges);
      int wrong = 0;
      for (int x = 0; x < some.size; ++x) wrong += tree.missed(x) != (missed[x] != 0);
      CHECK_EQ(wrong, 0);
    }
    const instances::Graph chains = families::bipartite("chains", n / 2, random, shuffled);
    CHECK_EQ(flaw_of_changes(Graph(chains.size, chains.edges), by_certificate, {}, 1), "");
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

// ---- Weights

// Checks that the mates are mutual, and that the heaviest edges between them have the given sum.
template <class Found>
bool is_matching(const Found& found, const Weights& edges, int shift = 0) {
  std::map<std::pair<long long, long long>, long long> weights;
  for (const auto& [v, w, weight] : edges) {
    for (const auto& ends : {std::make_pair(v, w + shift), std::make_pair(w + shift, v)}) {
      const auto place = weights.emplace(ends, weight).first;
      place->second = std::max(place->second, weight);
    }
  }
  long long sum = 0;
  for (int v = 0; v < static_cast<int>(found.mate.size()); ++v) {
    const int w = found.mate[v];
    if (w == -1) continue;
    if (w == v || found.mate[w] != v || weights.count({v, w}) == 0) return false;
    if (v < w) sum += weights[{v, w}];
  }
  return sum == found.weight;
}

void check_weights(int n, const Weights& edges) {
  const std::vector<long long> heaviest = oracle::heaviest_by_size(n, edges);
  for (const bool most : {false, true}) {
    notebook::Weighted g(n, with_others(edges, n, n), most);
    std::string text = std::to_string(n);
    const long long expected =
        most ? heaviest.back() : *std::max_element(heaviest.begin(), heaviest.end());
    const bool right = g.weight == expected && is_matching(g, edges);
    for (const auto& e : edges) {
      if (right) break;
      for (const long long x : e) text += ' ' + std::to_string(x);
    }
    check::report(right, __FILE__, __LINE__, "Weighted is wrong: " + text);
    if (!most) continue;
    const auto size = static_cast<int>(matching_size(g.mate));
    Edges plain;
    for (const auto& e : edges) plain.emplace_back(static_cast<int>(e[0]), static_cast<int>(e[1]));
    CHECK_EQ(size, matching_size(notebook::General(n, plain).mate));
  }
}

// Tests all graphs with at most 5 vertices and weights from 1 to 3 (every 11th one by default).
void every_weighted_graph(bool is_long) {
  for (int n = 0; n <= 5; ++n) {
    const int pairs = n * (n - 1) / 2, stride = is_long || n < 5 ? 1 : 11;
    for (int code = 0; code < 1 << 2 * pairs; code += stride) {
      Weights edges;
      for (int v = 0, rest = code; v < n; ++v) {
        for (int w = 0; w < v; ++w, rest /= 4) {
          if (rest % 4 > 0) edges.push_back({v, w, rest % 4});
        }
      }
      check_weights(n, edges);
    }
  }
}

// Tests graphs with loops, parallel edges, and negative, zero and huge weights. Compares
// WeightedBipartite and Assignment with Weighted on larger graphs.
void random_weights(const oracle::Options& options) {
  oracle::for_seeds(options.seed, options.is_long ? 20000 : 2000, [](instances::Random& random) {
    const int n = random.between(1, 12), range = random.between(1, random.percent(50) ? 4 : 1000);
    const int low = random.percent(50) ? 0 : -random.below(range), l = random.between(1, 30);
    const long long unit = random.percent(70) ? 1 : random.percent(50) ? 500000000 : 1LL << 46;
    Weights edges, sides, joined;
    for (int m = random.below(n * n + 1); m > 0; --m) {
      edges.push_back({random.below(n), random.below(n), (random.below(range) + low) * unit});
    }
    check_weights(n, edges);
    std::vector<std::vector<long long>> cost(n, std::vector<long long>(n + l));
    for (int v = 0; v < n; ++v) {
      for (int w = 0; w < n + l; ++w) {
        cost[v][w] = (random.below(range) + low) * unit;
        if (random.percent(l)) continue;
        sides.push_back({v, w, -cost[v][w]});
        joined.push_back({v, n + w, -cost[v][w]});
      }
    }
    for (const bool most : {false, true}) {
      notebook::WeightedBipartite g(n, n + l, with_others(sides, n, n + l), most);
      notebook::Weighted same(2 * n + l, joined, most);
      CHECK(g.weight == same.weight && is_matching(g, sides, n));
      // Without `most`, edges of weight 0 may be in a matching or not.
      if (most) CHECK_EQ(matching_size(g.mate), matching_size(same.mate));
    }
    sides.clear();
    for (int v = 0; v < n; ++v) {
      for (int w = 0; w < n + l; ++w) sides.push_back({v, w, -cost[v][w]});
    }
    notebook::Assignment a(cost);
    long long sum = 0;
    for (int v = 0; v < n; ++v) sum += cost[v][a.column[v]];
    CHECK(sum == a.sum && -sum == notebook::WeightedBipartite(n, n + l, sides, true).weight);
    CHECK_EQ(std::set<int>(a.column.begin(), a.column.end()).size(), a.column.size());
    return true;
  });
}

// Tests blossoms that are nested as deep as possible.
void nested_weights() {
  instances::Random random(7);
  for (const char* shape : {"path", "triangle-path", "nested-blossoms"}) {
    const instances::Graph graph = families::general(shape, 1501, random, true);
    Weights edges;
    for (const auto& [v, w] : graph.edges) edges.push_back({v, w, 1});
    const int size = matching_size(notebook::General(graph.size, graph.edges).mate);
    CHECK(notebook::Weighted(graph.size, edges).weight == size);
    for (auto& e : edges) e[2] = random.between(-9, 500000000);
    notebook::Weighted g(graph.size, edges, true);
    CHECK(matching_size(g.mate) == size && is_matching(g, edges));
  }
}

// Tests the weights n^2 + 1 - i * j, for which blossoms nest and open again and again. If each one
// that opens were scanned again, the number of events would be above n^3.
void products() {
  for (const int n : {7, 30, 31, 200}) {
    Weights edges;
    std::vector<matching_games::WeightedEdge> same;
    for (int v = 0; v < n; ++v) {
      for (int w = 0; w < v; ++w) {
        edges.push_back({v, w, n * n + 1 - (v + 1) * (w + 1)});
        same.push_back({v, w, edges.back()[2]});
      }
    }
    long long& pushed = notebook::priority_queue<std::pair<long long, int>>::pushed;
    const long long before = pushed;
    notebook::Weighted g(n, edges);
    CHECK(is_matching(g, edges) &&
          g.weight == matching_games::maximum_weight_matching(n, same).weight);
    CHECK(pushed > before && pushed - before < n * n * n / 5);
  }
}

// Compares notebook::Assignment with the best of all assignments, for matrices of all small shapes
// with forbidden pairs.
void assignments(const oracle::Options& options) {
  oracle::for_seeds(options.seed, options.is_long ? 20000 : 3000, [](instances::Random& random) {
    const long long none = 1LL << 62;
    const int rows = random.below(7), columns = random.below(7), pairs = std::min(rows, columns);
    const int free = random.below(101), range = random.between(1, 20);
    const long long bound = ((1LL << 60) - 1) / std::max(1, rows);
    const long long unit = random.percent(50) ? 1 : bound / range;
    const long long no = random.percent(50) ? LLONG_MAX : range * unit;
    std::vector<std::vector<long long>> cost(rows, std::vector<long long>(columns));
    for (auto& row : cost) {
      for (auto& c : row) {
        c = random.percent(free) ? random.between(-range, range - 1) * unit
                                 : std::max(no, random.percent(50) ? LLONG_MAX : no);
      }
    }
    // best[set] is the least sum of the rows so far, if these have the columns of the set.
    std::map<Set, long long> best{{0, 0}};
    for (const auto& row : cost) {
      std::map<Set, long long> next = rows > columns ? best : std::map<Set, long long>();
      for (const auto& [set, sum] : best) {
        for (int k = 0; k < columns; ++k) {
          if (has(set, k) || row[k] >= no) continue;
          long long& least = next.emplace(set | Set(1) << k, none).first->second;
          least = std::min(least, sum + row[k]);
        }
      }
      best = next;
    }
    long long least = none;
    for (const auto& [set, sum] : best) {
      if (std::bitset<8>(set).count() == std::size_t(pairs)) least = std::min(least, sum);
    }
    const notebook::Assignment a(cost, no);
    bool right = a.exists == (least < none);
    if (a.exists) {
      std::set<int> used;
      long long sum = 0;
      for (int i = 0; i < rows; ++i) {
        if (a.column[i] == -1) continue;
        used.insert(a.column[i]);
        sum += cost[i][a.column[i]];
      }
      right = right && a.sum == least && sum == least && static_cast<int>(used.size()) == pairs &&
              std::count(a.column.begin(), a.column.end(), -1) == rows - pairs;
    }
    CHECK(right);
    return right;
  });
}

// ---- Boards

// Checks whether a move can lead `down` rows down or up and `right` columns to the right or left.
using IsMove = bool (*)(int down, int right);

// Tests the graphs that notebook::Board makes from random boards. Each edge must occur once. If
// `two_colors` is true, that is, each move changes the chessboard color of the cell, then each edge
// must join the two halves of the vertices. In that case,
// notebook::Bipartite must also find a minimum vertex cover of the graph.
void board_graphs(IsMove is_move, bool two_colors) {
  std::vector<std::pair<int, int>> moves;
  for (int down = -5; down <= 5; ++down) {
    for (int right = -5; right <= 5; ++right) {
      if (is_move(std::abs(down), std::abs(right))) moves.emplace_back(down, right);
    }
  }
  instances::Random random(5);
  for (int i = 0; i < 300; ++i) {
    const int n = random.between(1, 6), m = random.between(1, 6), free = random.between(20, 100);
    const instances::Rows rows = instances::random_board(n, m, free / 100.0, random);
    notebook::Board board(rows, moves);
    std::vector<int> vertex;
    for (int v = 0; v < n * m; ++v) {
      vertex.push_back(board.at(v / m, v % m));
      CHECK(board.where(vertex.back()) == std::make_pair(v / m, v % m));
    }
    const std::set<int> different(vertex.begin(), vertex.end());
    CHECK_EQ(static_cast<int>(different.size()), n * m);
    CHECK(*different.begin() >= 0 && *different.rbegin() < 2 * board.half);
    Graph graph(n * m);
    std::multiset<std::pair<int, int>> expected, actual(board.edges.begin(), board.edges.end());
    for (int v = 0; v < n * m; ++v) {
      graph.present[v] = rows[v / m][v % m] == '.';
      for (int w = 0; w < v && graph.contains(v); ++w) {
        const bool is_edge = is_move(std::abs(v / m - w / m), std::abs(v % m - w % m));
        if (!is_edge || !graph.contains(w)) continue;
        graph.add_edge(v, w);
        expected.insert(std::minmax(vertex[v], vertex[w]));
        CHECK(!two_colors || (vertex[v] < board.half) != (vertex[w] < board.half));
      }
    }
    CHECK(actual == expected);
    if (!two_colors) continue;
    notebook::Bipartite g(board.half, board.half, board.pairs());
    int cover = 0;
    for (int v = 0; v < 2 * board.half; ++v) cover += g.in_cover(v);
    CHECK_EQ(cover, matching_size(matching_games::general_matching(graph)));
    for (const auto& e : board.edges) CHECK(g.in_cover(e.first) || g.in_cover(e.second));
  }
}

void board_graphs() {
  board_graphs([](int down, int right) { return down + right == 1; }, true);
  board_graphs([](int down, int right) { return down * right == 2; }, true);  // knights
  board_graphs([](int down, int right) { return down * right == 6; }, true);  // zebras
  board_graphs([](int down, int right) { return std::max(down, right) == 3; }, false);
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

// Compares a solver with the solver of src/problems, on all samples and on random inputs of each
// shape.
void compare_with_library(const std::string& problem, const inputs::Solve& solve,
                          const oracle::Options& options) {
  int count = 0;
  for (const auto& file : std::filesystem::directory_iterator(SAMPLES_DIR "/" + problem)) {
    std::filesystem::path path = file.path();
    if (path.extension() != ".in") continue;
    ++count;
    const std::string input = tools::read_file(path.string());
    const std::string expected = tools::read_file(path.replace_extension(".out").string());
    const std::string with_crlf = std::regex_replace(input, std::regex("\n"), " \r\n");
    for (const std::string& same : {input, with_crlf}) {
      const std::string flaw = instances::fault(problem, input, expected, solve(same));
      check::report(flaw.empty(), __FILE__, __LINE__, path.string() + ": " + flaw);
    }
  }
  CHECK(count > 0);
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

void test_problems(const oracle::Options& options) {
  for (const auto& [problem, problem_main] : notebook::kProblems) {
    const inputs::Solve solve = solver(problem_main);
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
  const auto check = [](int n, const Edges& edges) {
    oracle::check_graph(Graph(n, edges), flaw_by_definition, __FILE__, __LINE__);
  };
  for (int n = 0; n <= 5; ++n) {
    oracle::for_every_graph(n, [&](const Edges& edges) { check(n, edges); });
  }
  oracle::for_every_unlabeled_graph(6, [&](const Edges& edges) { check(6, edges); });
  random_graphs(options.seed, options.is_long ? 20000 : 1000, 12);
  random_graphs(options.seed, options.is_long ? 3000 : 300, 60);
  random_graphs(options.seed, options.is_long ? 150 : 15, 400);
  every_tree();
  every_weighted_graph(options.is_long);
  random_weights(options);
  nested_weights();
  products();
  assignments(options);
  large_graphs();
  board_graphs();
  test_problems(options);
  return check::result();
}
