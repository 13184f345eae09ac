// SPDX-License-Identifier: CC0-1.0
//
// weighted [WORD]
//
// Prints a Markdown table with the CPU seconds of the library and of LEMON, without reading: for
// maximum_weight_matching(), bipartite_maximum_weight_matching() and the classes
// MaxWeightedMatching and MaxWeightedPerfectMatching, for assignment(),
// maximum_weight_b_matching() and the class NetworkSimplex, and for maximum_b_matching() and the
// class Preflow. The calls run in turn three times (once if LEMON takes 5 seconds), and the table
// shows the medians and their ratio. The word selects the instances whose row contains it. The exit
// status is 1 if the proof of a result has a flaw, or LEMON finds another value.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <limits>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "families.hpp"
#include "matching_games/assignment.hpp"
#include "matching_games/b_matching.hpp"
#include "matching_games/bipartite_weighted_matching.hpp"
#include "matching_games/check_assignment.hpp"
#include "matching_games/check_b_matching.hpp"
#include "matching_games/check_weighted_b_matching.hpp"
#include "matching_games/check_weighted_matching.hpp"
#include "matching_games/weighted_b_matching.hpp"
#include "matching_games/weighted_matching.hpp"
#if __has_include(<lemon/matching.h>)
#include <lemon/matching.h>
#include <lemon/network_simplex.h>
#include <lemon/preflow.h>
#include <lemon/smart_graph.h>
#endif

namespace {

namespace mg = matching_games;
using instances::Graph;
using mg::Among;
using Edges = std::vector<mg::WeightedEdge>;
constexpr long long kNone = std::numeric_limits<long long>::min();

// A row has a shape of src/instances or of make(), and parameters with their values: those of the
// shape, those of weight_of(), and `maximum` (size), `perfect`, `joined` (the call gets no sides)
// and `assignment`. A graph with `left` has sides. With `capacity`, the right vertices have random
// capacities up to this number, the left ones up to `persons`; with `unlimited`, edges have none.
const char* const kRows[] = {
    "complete vertices 500 uniform 1000000",
    "complete vertices 500 product 1",
    "complete vertices 500 euclid 700000",
    "complete vertices 1000 euclid 700000",
    "complete vertices 500 manhattan 700000",
    "random vertices 100000 degree 4 uniform 1000000",
    "random vertices 100000 degree 10 uniform 1000000",
    "random vertices 100000 degree 4 uniform 1",
    "random vertices 100000 degree 10 uniform 1",
    "random vertices 100000 degree 10 uniform 1000000 maximum 1",
    "random vertices 100000 degree 3 uniform 1000000 perfect 1",
    "random vertices 100000 degree 4 uniform 1000000 maximum 1",
    "random vertices 1000000 degree 4 uniform 1000000 maximum 1",
    "random vertices 100000 degree 4 uniform 1000000 ones 92",
    "random vertices 100000 degree 4 uniform 1000000 ones 92 maximum 1",
    "grid rows 1000 uniform -1000000 perfect 1",
    "triangulated rows 500 columns 500 free 100 uniform -1000000 perfect 1",
    "nearest vertices 300000 euclid -1000000 perfect 1",
    "nested-blossoms vertices 20000 uniform 1000000",
    "path vertices 100000 rising 1",
    "geometric vertices 10000 uniform 1000000",
    "comb vertices 160000 rising 160000",
    "comb vertices 320000 rising 320000",
    "random left 100000 degree 5 uniform 1000000",
    "random left 100000 degree 5 uniform 100",
    "random left 100000 degree 4 uniform 1000000 perfect 1",
    "random left 100000 degree 5 uniform 1000000 maximum 1",
    "random left 100000 degree 5 uniform 1000000 ones 92 maximum 1",
    "random left 100000 right 10000 degree 5 uniform 1000000 maximum 1",
    "staircase left 100000 uniform 1000000 maximum 1",
    "staircase left 100000 shuffled 1 uniform 1000000 maximum 1",
    "staircase left 100000 uniform 1000000 maximum 1 joined 1",
    "staircase left 100000 shuffled 1 uniform 1000000 maximum 1 joined 1",
    "complete left 500 uniform 1000000 assignment 1",
    "complete left 500 uniform 10 assignment 1",
    "complete left 500 euclid 1000000 assignment 1",
    "complete left 500 product 1 assignment 1",
    "complete left 2000 uniform 1000000 assignment 1",
    "complete left 2000 uniform 100 assignment 1",
    "complete left 2000 euclid 1000000 assignment 1",
    "complete left 2000 rank-one 10000 assignment 1",
    "complete left 2000 product 1 assignment 1",
    "complete left 2000 product -1 assignment 1",
    "random left 100000 right 10 degree 9 persons 1 capacity 20000",
    "random left 250000 degree 4 persons 1 capacity 1",
    "random left 250000 degree 4 persons 3 capacity 3",
    "random left 250000 degree 4 persons 3 capacity 3 unlimited 1",
    "random left 250000 degree 4 persons 100 capacity 100 unlimited 1",
    "complete left 500 persons 1000000 capacity 1000000 unlimited 1 uniform 1000000 maximum 1",
    "random left 20000 degree 5 persons 10 capacity 10 unlimited 1 uniform 1000000 maximum 1",
    "random left 20000 right 10 degree 9 persons 1 capacity 4000 uniform 1000000 maximum 1",
};

struct Instance {
  std::string shape;
  instances::Request request{instances::Size::huge};

  explicit Instance(const std::string& row) {
    std::istringstream words(row);
    words >> shape;
    for (std::string name; words >> name;) words >> request.given[name];
  }
  // Returns the value of a parameter, or 0.
  int value(const char* name) const {
    const auto found = request.given.find(name);
    return found == request.given.end() ? 0 : static_cast<int>(found->second);
  }
};

// Returns the place of vertex v in a square with this side.
std::pair<int, int> place_of(int v, int side) {
  instances::Random random(v);
  const int x = random.below(side);
  return {x, random.below(side)};
}

// Joins each of n points in a square to the 8 nearest ones.
Graph nearest(int n, int side) {
  const int cells = static_cast<int>(std::sqrt(n / 2)), reach = 4;
  const auto cell = [&](int x) { return static_cast<int>(1LL * x * cells / side); };
  std::vector<std::vector<int>> inside(static_cast<std::size_t>(cells) * cells);
  for (int v = 0; v < n; ++v) {
    const auto [x, y] = place_of(v, side);
    inside[cell(x) * cells + cell(y)].push_back(v);
  }
  Graph graph{n};
  for (int v = 0; v < n; ++v) {
    const auto [x, y] = place_of(v, side);
    std::vector<std::pair<double, int>> near;
    for (int a = std::max(0, cell(x) - reach); a <= std::min(cells - 1, cell(x) + reach); ++a) {
      for (int b = std::max(0, cell(y) - reach); b <= std::min(cells - 1, cell(y) + reach); ++b) {
        for (const int w : inside[a * cells + b]) {
          const auto [at_x, at_y] = place_of(w, side);
          if (w != v) near.emplace_back(std::hypot(at_x - x, at_y - y), w);
        }
      }
    }
    std::sort(near.begin(), near.end());
    near.resize(8);
    for (const auto& [distance, w] : near) graph.edges.emplace_back(v, w);
  }
  return graph;
}

Graph make(const Instance& instance, instances::Random& random) {
  const int n = instance.value("vertices"), left = instance.value("left"),
            rows = instance.value("rows");
  if (instance.shape == "nearest") return nearest(n, std::abs(instance.value("euclid")));
  if (instance.shape == "grid") {
    return {rows * rows,
            instances::graph_of(instances::Rows(rows, std::string(rows, '.')), mg::steps()).edges};
  }
  if (instance.shape == "complete") {
    Graph graph = left > 0 ? Graph{2 * left, {}, left} : Graph{n};
    graph.join_all();
    return graph;
  }
  if (instance.shape == "comb") {  // a path with a tooth at each vertex
    Graph graph{n};
    for (int v = 0; v < n / 2; ++v) {
      graph.edges.emplace_back(v, n / 2 + v);
      if (v > 0) graph.edges.emplace_back(v - 1, v);
    }
    return graph;
  }
  Graph graph =
      left > 0
          ? instances::BipartiteEdgeLists{families::kAny, families::kAny, families::kAny}.generate(
                instance.shape, instance.request, random)
          : instances::EdgeLists{families::kAny, families::kAny}.generate(instance.shape,
                                                                          instance.request, random);
  if (instance.shape == "random" &&
      instance.value("perfect")) {  // so that a perfect matching exists
    for (int v = 0; v < graph.size / 2; ++v) {
      graph.edges.push_back(left > 0 ? instances::Edge(v, left + v)
                                     : instances::Edge(2 * v, 2 * v + 1));
    }
  }
  return graph;
}

long long weight_of(const Instance& instance, int v, int w, int left, instances::Random& random) {
  const auto given = [&](const char* name) { return instance.value(name); };
  if (const int most = given("uniform")) {
    const long long weight = random.percent(given("ones")) ? 1 : 1 + random.below(std::abs(most));
    return most < 0 ? -weight : weight;
  }
  // On a comb, a tooth weighs as much as the path at its beginning.
  if (const int first = given("rising")) return first + (w == v + 1 ? w : 0);
  if (const int sign = given("product")) return sign * (v + 1LL) * (w - left + 1);
  const int rank_one = given("rank-one"), manhattan = given("manhattan"), euclid = given("euclid");
  const int side = rank_one + manhattan + std::abs(euclid);
  const auto [a, b] = place_of(v, side);
  const auto [x, y] = place_of(w, side);
  if (rank_one > 0) return (a + 1LL) * (x + 1);
  if (manhattan > 0) return std::abs(a - x) + std::abs(b - y);
  const long long distance = std::lround(std::hypot(a - x, b - y));
  return euclid < 0 ? -distance : distance;
}

// ---- The values that LEMON finds, or kNone if it is not installed

#if __has_include(<lemon/matching.h>)
// Returns the weight of a heaviest matching. For the matchings of maximum size, `added` is added to
// all weights, as the library does.
long long weight_by_lemon(int size, int shift, const Edges& edges, Among among, long long added) {
  lemon::SmartGraph graph;
  for (int v = 0; v < size; ++v) graph.addNode();
  lemon::SmartGraph::EdgeMap<long long> weight(graph);
  for (const auto& e : edges) {
    weight[graph.addEdge(graph.nodeFromId(e.v), graph.nodeFromId(e.w + shift))] = e.weight + added;
  }
  if (among == Among::perfect) {
    lemon::MaxWeightedPerfectMatching<lemon::SmartGraph, decltype(weight)> matching(graph, weight);
    matching.run();
    return matching.matchingWeight();
  }
  lemon::MaxWeightedMatching<lemon::SmartGraph, decltype(weight)> matching(graph, weight);
  matching.run();
  return matching.matchingWeight() - added * matching.matchingSize();
}

// Returns the cost of a cheapest assignment.
long long cost_by_lemon(int n, const Edges& edges) {
  lemon::SmartDigraph graph;
  for (int v = 0; v < 2 * n; ++v) graph.addNode();
  lemon::SmartDigraph::ArcMap<long long> cost(graph);
  lemon::SmartDigraph::NodeMap<int> supply(graph);
  for (int v = 0; v < 2 * n; ++v) supply[graph.nodeFromId(v)] = v < n ? 1 : -1;
  for (const auto& e : edges) {
    cost[graph.addArc(graph.nodeFromId(e.v), graph.nodeFromId(n + e.w))] = e.weight;
  }
  lemon::NetworkSimplex<lemon::SmartDigraph, int, long long> flow(graph);
  flow.costMap(cost).supplyMap(supply).run();
  return flow.totalCost<long long>();
}

// Returns the size of a maximum b-matching.
long long size_by_lemon(int l, const Edges& edges, const std::vector<long long>& capacity,
                        long long most) {
  lemon::SmartDigraph graph;
  for (std::size_t v = 0; v < capacity.size() + 2; ++v) graph.addNode();
  const auto source = graph.nodeFromId(static_cast<int>(capacity.size())),
             target = graph.nodeFromId(static_cast<int>(capacity.size()) + 1);
  lemon::SmartDigraph::ArcMap<long long> limit(graph);
  for (int v = 0; v < static_cast<int>(capacity.size()); ++v) {
    const auto node = graph.nodeFromId(v);
    limit[v < l ? graph.addArc(source, node) : graph.addArc(node, target)] = capacity[v];
  }
  for (const auto& e : edges) {
    limit[graph.addArc(graph.nodeFromId(e.v), graph.nodeFromId(l + e.w))] = most;
  }
  lemon::Preflow<lemon::SmartDigraph, decltype(limit)> flow(graph, limit, source, target);
  flow.run();
  return flow.flowValue();
}

// Returns the greatest weight of a b-matching if `added` is added to all weights.
long long weight_by_lemon(int l, const Edges& edges, const std::vector<long long>& capacity,
                          long long most, long long added) {
  lemon::SmartDigraph graph;
  for (std::size_t v = 0; v <= capacity.size(); ++v) graph.addNode();
  const auto node = [&](std::size_t v) { return graph.nodeFromId(static_cast<int>(v)); };
  lemon::SmartDigraph::ArcMap<long long> limit(graph), cost(graph);
  for (std::size_t v = 0; v < capacity.size(); ++v) {
    const std::size_t ends[] = {capacity.size(), v};
    const bool is_left = v < static_cast<std::size_t>(l);
    limit[graph.addArc(node(ends[!is_left]), node(ends[is_left]))] = capacity[v];
  }
  for (const auto& e : edges) {
    const auto arc = graph.addArc(node(e.v), node(l + e.w));
    limit[arc] = most;
    cost[arc] = -e.weight - added;
  }
  lemon::NetworkSimplex<lemon::SmartDigraph, long long> flow(graph);
  flow.upperMap(limit).costMap(cost).run();
  return -flow.totalCost<long long>();
}
#else
const auto weight_by_lemon = [](const auto&...) { return kNone; }, cost_by_lemon = weight_by_lemon,
           size_by_lemon = weight_by_lemon;
#endif

template <class Call>
double seconds(Call call) {
  const std::clock_t start = std::clock();
  call();
  return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

// Prints a row of the table. `flaw_of` gets the value that LEMON found, or kNone, and returns a
// flaw of our result or an empty string. Returns whether there is none.
template <class Ours, class Lemon, class Flaw>
bool print_row(const std::string& name, Ours ours, Lemon lemon, Flaw flaw_of) {
  long long value = kNone;
  std::vector<double> our_times, lemon_times;
  while (our_times.size() < 3 && (lemon_times.empty() || lemon_times[0] < 5)) {
    our_times.push_back(seconds(ours));
    lemon_times.push_back(seconds([&] { value = lemon(); }));
  }
  std::sort(our_times.begin(), our_times.end());
  std::sort(lemon_times.begin(), lemon_times.end());
  const std::string flaw = flaw_of(value);
  if (!flaw.empty()) std::fprintf(stderr, "%s: %s\n", name.c_str(), flaw.c_str());
  const double our_time = our_times[our_times.size() / 2],
               lemon_time = lemon_times[lemon_times.size() / 2];
  std::printf("| %s | %.3f | ", name.c_str(), our_time);
  std::printf(value == kNone ? "- | - |\n" : "%.3f | %.2f |\n", lemon_time, our_time / lemon_time);
  std::fflush(stdout);
  return flaw.empty();
}

bool run(const std::string& row) {
  const Instance instance(row);
  const Among among = instance.value("perfect")   ? Among::perfect
                      : instance.value("maximum") ? Among::maximum
                                                  : Among::all;
  instances::Random random(1);
  const Graph graph = make(instance, random);
  const int l = std::max(graph.left, 0), shift = instance.value("joined") ? 0 : l;
  Edges edges;
  for (const auto& [v, w] : graph.edges) {
    edges.push_back({v, w - shift, weight_of(instance, v, w, l, random)});
  }
  if (instance.value("assignment")) {
    std::vector<std::vector<long long>> costs(l, std::vector<long long>(l));
    for (const auto& e : edges) costs[e.v][e.w] = e.weight;
    mg::Assignment result;
    return print_row(
        row, [&] { result = mg::assignment(costs); }, [&] { return cost_by_lemon(l, edges); },
        [&](long long cost) -> std::string {
          if (cost != kNone && cost != result.cost) return "LEMON finds another cost";
          return mg::check_assignment(costs, result);
        });
  }
  if (const int capacity_of_right = instance.value("capacity")) {
    std::vector<long long> capacity;
    for (int v = 0; v < graph.size; ++v) {
      capacity.push_back(1 + random.below(v < l ? instance.value("persons") : capacity_of_right));
    }
    const long long most = instance.value("unlimited") ? 1LL << 60 : 1;
    const int r = graph.size - l;
    if (among == Among::maximum) {
      mg::WeightedBMatching result;
      return print_row(
          row, [&] { result = mg::maximum_weight_b_matching(l, r, edges, capacity, most, among); },
          [&] { return weight_by_lemon(l, edges, capacity, most, result.added); },
          [&](long long weight) -> std::string {
            const long long ours = result.weight + result.added * result.size;
            if (weight != kNone && weight != ours) return "LEMON finds another weight";
            return mg::check_weighted_b_matching(l, r, edges, capacity, result, most, among);
          });
    }
    mg::BMatching result;
    return print_row(
        row, [&] { result = mg::maximum_b_matching(l, r, edges, capacity, most); },
        [&] { return size_by_lemon(l, edges, capacity, most); },
        [&](long long size) -> std::string {
          if (size != kNone && size != result.size) return "LEMON finds another size";
          return mg::check_b_matching(l, r, edges, capacity, result, most);
        });
  }
  mg::WeightedMatching result;
  const int r = graph.size - l;
  return print_row(
      row,
      [&] {
        result = shift > 0 ? mg::bipartite_maximum_weight_matching(l, r, edges, among)
                           : mg::maximum_weight_matching(graph.size, edges, among);
      },
      [&] { return weight_by_lemon(graph.size, shift, edges, among, result.added); },
      [&](long long weight) -> std::string {
        if (weight != kNone && weight != result.weight) return "LEMON finds another weight";
        if (!result.exists) return "there is no perfect matching";
        return shift > 0 ? mg::check_weighted_matching(l, r, edges, result, among)
                         : mg::check_weighted_matching(graph.size, edges, result, among);
      });
}

}  // namespace

int main(int argc, char** argv) {
  std::printf("| instance | ours | LEMON | ratio |\n|---|---|---|---|\n");
  bool good = true;
  for (const std::string row : kRows) {
    if (argc <= 1 || row.find(argv[1]) != std::string::npos) good &= run(row);
  }
  return good ? 0 : 1;
}
