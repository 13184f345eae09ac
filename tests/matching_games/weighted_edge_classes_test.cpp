// SPDX-License-Identifier: CC0-1.0
//
// Compares weighted_edge_classes() with all optimal matchings of small graphs, in every mode, and
// with edge_classes() on larger graphs whose weights are equal, after check_edge_classes().
#include "matching_games/weighted_edge_classes.hpp"

#include <algorithm>
#include <climits>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "instances/random.hpp"
#include "library.hpp"
#include "matching_games/error_of.hpp"
#include "oracle.hpp"

namespace {

namespace mg = matching_games;
using instances::Random;
using mg::Among;
using Edges = std::vector<mg::WeightedEdge>;
using Mates = std::vector<int>;
constexpr long long kNone = LLONG_MIN;

// Lists all optimal matchings, by trying for each vertex to expose it, and all its neighbors.
struct Optima {
  int n;
  Among among;
  std::vector<std::vector<long long>> heaviest;  // of the edges between two vertices, or kNone
  Mates mate;
  std::vector<Mates> found;
  int most = -1;
  long long best = 0;

  Optima(int vertices, const Edges& edges, Among which)
      : n(vertices), among(which), heaviest(n, std::vector<long long>(n, kNone)), mate(n, -1) {
    for (const auto& e : edges) {
      if (e.v == e.w) continue;
      long long& there = heaviest[e.v][e.w];
      there = heaviest[e.w][e.v] = std::max(there, e.weight);
    }
    visit(0, 0, 0);
  }

  void visit(int v, int size, long long sum) {
    while (v < n && mate[v] != -1) ++v;
    if (v == n) {
      if (among == Among::perfect && 2 * size < n) return;
      if (among == Among::all) size = 0;
      if (size < most || (size == most && sum < best)) return;
      if (size > most || sum > best) found.clear();
      most = size;
      best = sum;
      found.push_back(mate);
      return;
    }
    mate[v] = v;  // exposed
    visit(v + 1, size, sum);
    for (int w = v + 1; w < n; ++w) {
      if (heaviest[v][w] == kNone || mate[w] != -1) continue;
      mate[v] = w;
      mate[w] = v;
      visit(v + 1, size + 1, sum + heaviest[v][w]);
      mate[w] = -1;
    }
    mate[v] = -1;
  }
};

// What the tests have to contain.
struct {
  int sets, nested, unique, in_none_though_tight, accepted, refused;
} seen;

// Returns what is wrong with the classes. The edges are those of a general graph.
std::string flaw_of(const Edges& edges, const mg::WeightedMatching& result,
                    const mg::WeightedEdgeClasses& classes, const Optima& optima) {
  if (result.exists == optima.found.empty()) return "exists";
  if (classes.unique != (optima.found.size() == 1)) return "unique";
  if (classes.covered.size() != optima.mate.size()) return "the number of vertices";
  for (int v = 0; v < optima.n; ++v) {
    bool covered = result.exists;
    for (const Mates& mate : optima.found) covered = covered && mate[v] != v;
    if (classes.covered[v] != covered) return "covered " + std::to_string(v);
  }
  for (std::size_t i = 0; i < edges.size(); ++i) {
    std::size_t with = 0;
    long long heaviest = LLONG_MIN;
    for (const auto& e : edges) {
      if (std::minmax(e.v, e.w) == std::minmax(edges[i].v, edges[i].w))
        heaviest = std::max(heaviest, e.weight);
    }
    for (const Mates& mate : optima.found) {
      with +=
          edges[i].v != edges[i].w && edges[i].weight == heaviest && mate[edges[i].v] == edges[i].w;
    }
    const auto expected = with == 0                     ? mg::EdgeClass::none
                          : with == optima.found.size() ? mg::EdgeClass::every
                                                        : mg::EdgeClass::some;
    if (classes.edge[i] != expected) return "edge " + std::to_string(i);
    if (with > 0 || result.sets.empty()) continue;
    const auto paid = result.dual[edges[i].v] + result.dual[edges[i].w];
    seen.in_none_though_tight += paid == 2 * (edges[i].weight + result.added);
  }
  seen.sets += static_cast<int>(result.sets.size());
  for (const auto& set : result.sets) seen.nested += set.parent != -1;
  seen.unique += classes.unique;
  return "";
}

// Asks for the classes among the matchings that `asked` says, of the results of all calls. Those of
// other calls are refused, unless their classes are right.
void check_results(int l, int r, const Edges& edges, const Edges& joined, const std::string& what,
                   const std::vector<mg::WeightedMatching>& results, bool has_sides) {
  for (const Among asked : {Among::all, Among::maximum, Among::perfect}) {
    const Optima optima(l + r, joined, asked);
    for (std::size_t i = 0; i < results.size(); ++i) {
      std::string flaw;
      const std::string error = error_of([&] {
        flaw = flaw_of(joined, results[i],
                       has_sides ? mg::weighted_edge_classes(l, r, edges, results[i], asked)
                                 : mg::weighted_edge_classes(l + r, edges, results[i], asked),
                       optima);
      });
      const bool is_other = i != static_cast<std::size_t>(asked);
      if (is_other && results[i].exists) ++(error.empty() ? seen.accepted : seen.refused);
      if (!is_other) flaw += error;
      if (is_other && !results[i].exists) continue;  // that no matching exists is not proved
      check::report(flaw.empty(), __FILE__, __LINE__, flaw + " of " + what);
    }
  }
}

// Checks the classes of a graph with l + r vertices, also as those of a bipartite one if l > 0.
void check_graph(int l, int r, const Edges& edges) {
  std::string what = std::to_string(l) + ' ' + std::to_string(r);
  for (const auto& e : edges) {
    what += "\n" + std::to_string(e.v) + ' ' + std::to_string(e.w) + ' ' + std::to_string(e.weight);
  }
  std::vector<mg::WeightedMatching> results;
  for (const Among among : {Among::all, Among::maximum, Among::perfect}) {
    results.push_back(mg::maximum_weight_matching(l + r, edges, among));
  }
  check_results(l, r, edges, edges, what, results, false);
  if (l == 0) return;
  Edges sides = edges;
  for (auto& e : sides) e.w -= l;
  results.clear();
  for (const Among among : {Among::all, Among::maximum, Among::perfect}) {
    results.push_back(mg::bipartite_maximum_weight_matching(l, r, sides, among));
  }
  for (int k = 0; k <= std::min(l, r); ++k) {
    results.push_back(mg::maximum_weight_matching_of_size(l, r, sides, k));
  }
  check_results(l, r, sides, edges, "with sides: " + what, results, true);
}

void small_graphs() {
  Random random(1);
  for (int round = 0; round < 8000; ++round) {
    const int n = 1 + random.below(10), l = round % 4 == 0 ? random.below(n) : 0;
    const int low = random.below(5) - 2, many = 1 + random.below(5);
    Edges edges;
    for (int m = random.below(1 + random.below(4 * n)); m > 0; --m) {
      mg::WeightedEdge e{random.below(n), random.below(n), low + random.below(many)};
      if (l > 0) e = {random.below(l), l + random.below(n - l), e.weight};
      // Heavy edges inside groups, which may contain each other, make sets.
      for (int group = 3; round % 4 >= 2 && group < 10; group += 4) {
        if (e.v / group == e.w / group) e.weight += 1 + random.below(2);
      }
      edges.push_back(e);
      if (random.below(10) == 0) edges.push_back({e.v, e.w, e.weight - random.below(2)});
    }
    check_graph(l, n - l, edges);
  }
  CHECK(seen.sets > 1000 && seen.nested > 100 && seen.unique > 1000);
  CHECK(seen.in_none_though_tight > 100 && seen.accepted > 1000 && seen.refused > 1000);
}

void hard_graphs() {
  Random random(3);
  for (int round = 0; round < 1000; ++round) {
    const int l = random.below(5), r = l + random.below(2);
    check_graph(0, l + r, oracle::hard_edges(oracle::pairs(l + r), l, random));
    check_graph(l, r, oracle::hard_edges(oracle::pairs(l, r), l, random));
  }
}

// If all weights are equal, the classes are those of all maximum matchings. Random graphs, and
// triangulated grids without some of their edges, need long searches, and several for some edges.
// In a wheel, the vertex in the middle needs many.
void equal_weights() {
  Random random(2);
  for (int round = 0; round < 6000; ++round) {
    const bool is_large = round % 30 == 0;
    const int n = is_large ? 40 + random.below(1200) : 4 + random.below(26),
              kind = random.below(20), width = 3 + random.below(is_large ? 20 : 3);
    std::vector<std::pair<int, int>> pairs;
    for (int m = n * (2 + kind % 3) / 2; kind < 10 && m > 0; --m) {
      pairs.emplace_back(random.below(n), random.below(n));
    }
    for (int v = 0; kind >= 10 && kind < 19 && v < n; ++v) {
      const int holes = 10 * (kind - 10);
      for (const int w : {v + 1, v + width, v + width + 1}) {
        if (w < n && random.below(100) >= holes) pairs.emplace_back(v, w);
      }
    }
    for (int v = 1; kind == 19 && v < n; ++v) {
      pairs.emplace_back(v, v % (n - 1) + 1);
      pairs.emplace_back(0, 1 + random.below(n - 1));
    }
    Edges edges;
    for (const auto& [v, w] : pairs) edges.push_back({v, w, 1});
    const mg::CsrGraph graph(n, pairs);
    const auto mate = mg::general_matching(graph);
    const auto expected = mg::edge_classes(graph, mate);
    CHECK_EQ(mg::check_edge_classes(graph, mate, expected), "");
    const auto result = mg::maximum_weight_matching(n, edges);
    const auto classes = mg::weighted_edge_classes(n, edges, result);
    for (std::size_t i = 0; i < edges.size(); ++i) {
      CHECK(classes.edge[i] == expected(edges[i].v, edges[i].w));
    }
  }
}

// One of two parallel edges may be lighter by 2^63.
void lightest_weights() {
  const auto none = mg::EdgeClass::none;
  const Edges least = {{0, 0, LLONG_MIN}, {0, 0, 0}};
  const auto lightest = mg::bipartite_maximum_weight_matching(1, 1, least);
  CHECK(mg::weighted_edge_classes(1, 1, least, lightest).edge[0] == none);
  const auto general = mg::maximum_weight_matching(2, {{0, 1, LLONG_MIN}, {0, 1, 0}});
  CHECK(mg::weighted_edge_classes(2, {{0, 1, LLONG_MIN}, {0, 1, 0}}, general).edge[0] == none);
}

// Odd sums of duals prove nothing if they are halved, and a heaviest matching of a given size
// answers another question than Among::all.
void proofs_that_prove_nothing() {
  const auto flaw = [](const Edges& edges, const mg::WeightedMatching& result, Among among) {
    return error_of([&] { mg::weighted_edge_classes(2, 2, edges, result, among); });
  };
  const std::string refused =
      "matching_games::weighted_edge_classes: the result does not prove itself: ";
  for (const Among among : {Among::all, Among::maximum, Among::perfect}) {
    CHECK_EQ(flaw({{0, 0, 0}, {1, 1, 0}, {0, 1, 1}, {1, 0, 0}},
                  {true, {2, 3, 0, 1}, 0, 0, {1, 0, 0, 1}, Mates(4, -1), {}}, among),
             refused + "the sum of the dual variables is not that of the weights");
  }
  const Edges sizes = {{0, 0, 5}, {0, 1, 2}, {1, 0, 2}};
  const auto of_size = mg::maximum_weight_matching_of_size(2, 2, sizes, 2);
  CHECK_EQ(flaw(sizes, of_size, Among::all), refused + "1 is added, not 0");
  CHECK_EQ(flaw(sizes, of_size, Among::maximum), refused + "1 is added, which is too little");

  const Edges odd = {{1, 0, 2}, {0, 0, 1}, {0, 0, -1}, {1, 0, 4}, {1, 1, 0}, {1, 1, 0}, {0, 1, -2}};
  const mg::WeightedMatching right{true, {3, 2, 1, 0}, 2, 15, {26, 31, 7, 0}, Mates(4, -1), {}};
  const auto classes = mg::weighted_edge_classes(2, 2, odd, right, Among::maximum);
  Edges joined = odd;
  for (auto& e : joined) e.w += 2;
  CHECK_EQ(flaw_of(joined, right, classes, Optima(4, joined, Among::maximum)), "");
}

// The numbers of a result are changed in weighted_matching_test.cpp, because the same function
// checks it.
void refusals() {
  CHECK_EQ(
      error_of([] {
        mg::weighted_edge_classes(1, 1, {{0, 1, 1}}, {true, {-1, -1}, 0, 0, {0, 0}, {-1, -1}, {}});
      }),
      "matching_games::weighted_edge_classes: edge 0 ends at 1, outside [0, 1)");
  // A set whose dual is 0 need not be full, so the classes would be wrong.
  CHECK_EQ(error_of([] {
             mg::weighted_edge_classes(3, {{0, 1, 0}},
                                       {true, {-1, -1, -1}, 0, 0, {0, 0, 0}, {0, 0, 0}, {{-1, 0}}});
           }),
           "matching_games::weighted_edge_classes: the result does not prove itself: an odd set "
           "has the dual 0");
  CHECK_EQ(error_of([] { mg::weighted_edge_classes(-1, {}, {}); }),
           "matching_games::weighted_edge_classes: expected n >= 0, found -1");
}

}  // namespace

int main() {
  small_graphs();
  hard_graphs();
  equal_weights();
  lightest_weights();
  proofs_that_prove_nothing();
  refusals();
  return check::result();
}
