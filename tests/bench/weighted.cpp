// SPDX-License-Identifier: CC0-1.0
//
// weighted [WORD]
//
// Prints a Markdown table with the CPU seconds of the library and of LEMON, without reading: for
// maximum_weight_matching() in general and in bipartite graphs and the class MaxWeightedMatching,
// and for assignment() and the class NetworkSimplex. The calls run in turn three times (once if
// LEMON takes 5 seconds), and the table shows the medians and their ratio. The word selects the
// instances whose name contains it. The exit status is 1 if the proof of a result has a flaw, or
// LEMON finds another weight.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

#include "families.hpp"
#include "matching_games/assignment.hpp"
#include "matching_games/bipartite_weighted_matching.hpp"
#include "matching_games/check_assignment.hpp"
#include "matching_games/check_weighted_matching.hpp"
#include "matching_games/weighted_matching.hpp"
#if __has_include(<lemon/matching.h>)
#include <lemon/matching.h>
#include <lemon/network_simplex.h>
#include <lemon/smart_graph.h>
#endif

namespace {

namespace mg = matching_games;
using Edges = std::vector<mg::WeightedEdge>;
using Costs = std::vector<std::vector<long long>>;

struct Instance {
  std::string name;
  int size;
  std::function<Edges(instances::Random&)> make;
  bool is_bipartite = false;  // with `size` vertices on each side
};

// Returns the weight of a heaviest matching, or -1 if LEMON is not installed.
long long weight_by_lemon([[maybe_unused]] const Instance& instance,
                          [[maybe_unused]] const Edges& edges) {
#if __has_include(<lemon/matching.h>)
  lemon::SmartGraph graph;
  const int shift = instance.is_bipartite ? instance.size : 0;
  for (int v = 0; v < instance.size + shift; ++v) graph.addNode();
  lemon::SmartGraph::EdgeMap<long long> weight(graph);
  for (const auto& e : edges) {
    weight[graph.addEdge(graph.nodeFromId(e.v), graph.nodeFromId(e.w + shift))] = e.weight;
  }
  lemon::MaxWeightedMatching<lemon::SmartGraph, decltype(weight)> matching(graph, weight);
  matching.run();
  return matching.matchingWeight();
#else
  return -1;
#endif
}

// Returns the cost of a cheapest assignment, or -1 if LEMON is not installed.
long long cost_by_lemon([[maybe_unused]] const Costs& costs) {
#if __has_include(<lemon/matching.h>)
  const int n = static_cast<int>(costs.size());
  lemon::SmartDigraph graph;
  for (int v = 0; v < 2 * n; ++v) graph.addNode();
  lemon::SmartDigraph::ArcMap<long long> cost(graph);
  lemon::SmartDigraph::NodeMap<int> supply(graph);
  for (int i = 0; i < n; ++i) {
    supply[graph.nodeFromId(i)] = 1;
    supply[graph.nodeFromId(n + i)] = -1;
    for (int j = 0; j < n; ++j) {
      cost[graph.addArc(graph.nodeFromId(i), graph.nodeFromId(n + j))] = costs[i][j];
    }
  }
  lemon::NetworkSimplex<lemon::SmartDigraph, int, long long> flow(graph);
  flow.costMap(cost).supplyMap(supply).run();
  return flow.totalCost<long long>();
#else
  return -1;
#endif
}

// Returns a graph with n vertices, each edge of which exists with the given probability.
Instance dense(const std::string& name, int n, int percent, int most) {
  return {name, n, [=](instances::Random& random) {
            Edges edges;
            for (int v = 0; v < n; ++v) {
              for (int w = 0; w < v; ++w) {
                if (random.percent(percent)) edges.push_back({v, w, 1 + random.below(most)});
              }
            }
            return edges;
          }};
}

// Returns the complete graph of n points in a square, with their distances.
Instance metric(const std::string& name, int n, bool euclidean) {
  return {name, n, [=](instances::Random& random) {
            std::vector<std::pair<int, int>> points(n);
            for (auto& p : points) p = {random.below(700000), random.below(700000)};
            Edges edges;
            for (int v = 0; v < n; ++v) {
              for (int w = 0; w < v; ++w) {
                const int x = std::abs(points[v].first - points[w].first),
                          y = std::abs(points[v].second - points[w].second);
                edges.push_back({v, w, euclidean ? std::lround(std::hypot(x, y)) : x + y});
              }
            }
            return edges;
          }};
}

// Returns a graph of a shape of src/instances. Its weights are 1 .. most, or rise if most is 0.
Instance shape(const std::string& name, const std::string& shape, int n, int degree, int most) {
  return {name, n, [=](instances::Random& random) {
            instances::Request request{instances::Size::huge, {{"vertices", n}}};
            if (degree > 0) request.given["degree"] = degree;
            Edges edges;
            for (const auto& [v, w] : instances::EdgeLists{families::kAny, families::kAny}
                                          .generate(shape, request, random)
                                          .edges) {
              const long long rank = static_cast<long long>(edges.size()) + 1;
              edges.push_back({v, w, most == 0 ? rank : 1 + random.below(most)});
            }
            return edges;
          }};
}

// Returns a bipartite graph with n vertices on each side, which have 5 edges on average.
Instance bipartite(const std::string& name, int n, int most) {
  return {name, n,
          [=](instances::Random& random) {
            Edges edges;
            for (int i = 0; i < 5 * n; ++i) {
              edges.push_back({random.below(n), random.below(n), 1 + random.below(most)});
            }
            return edges;
          },
          true};
}

struct Matrix {
  std::string name;
  int size, most;  // the costs are 1 .. most
  enum Kind { random, geometric, table } kind;
};

// Returns the matrix: random costs, distances of points in a square, or a multiplication table.
Costs costs_of(const Matrix& matrix, instances::Random& random) {
  const int n = matrix.size;
  Costs costs(n, std::vector<long long>(n));
  std::vector<std::pair<int, int>> points(2 * n);
  for (auto& p : points) p = {random.below(matrix.most), random.below(matrix.most)};
  for (int i = 0; i < n; ++i) {
    for (int j = 0; j < n; ++j) {
      const auto &p = points[i], &q = points[n + j];
      costs[i][j] = matrix.kind == Matrix::random ? 1 + random.below(matrix.most)
                    : matrix.kind == Matrix::table
                        ? (i + 1LL) * (j + 1)
                        : std::lround(std::hypot(p.first - q.first, p.second - q.second));
    }
  }
  return costs;
}

template <class Call>
double seconds(Call call) {
  const std::clock_t start = std::clock();
  call();
  return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

// Prints a row of the table. `flaw_of` gets the value that LEMON found, or -1, and returns a flaw
// of our result or an empty string. Returns whether there is none.
template <class Ours, class Lemon, class Flaw>
bool print_row(const std::string& name, Ours ours, Lemon lemon, Flaw flaw_of) {
  long long value = -1;
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
  std::printf(value == -1 ? "- | - |\n" : "%.3f | %.2f |\n", lemon_time, our_time / lemon_time);
  std::fflush(stdout);
  return flaw.empty();
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<Instance> all = {dense("complete 500, to 10^6", 500, 100, 1000000),
                               dense("complete 500, to 10", 500, 100, 10),
                               dense("half of the edges, 500", 500, 50, 1000000),
                               metric("Euclidean 500", 500, true),
                               metric("Euclidean 1000", 1000, true),
                               metric("Manhattan 500", 500, false)};
  for (const int n : {10000, 100000}) {
    for (const int degree : {4, 10}) {
      for (const int most : {1000000, 1}) {
        all.push_back(shape("random " + std::to_string(n) + ", degree " + std::to_string(degree) +
                                ", to " + std::to_string(most),
                            "random", n, degree, most));
      }
    }
  }
  all.push_back(shape("nested blossoms 20000", "nested-blossoms", 20000, 0, 1000000));
  all.push_back(shape("rising path 100000", "path", 100000, 0, 0));
  all.push_back(shape("geometric 10000", "geometric", 10000, 0, 1000000));
  all.push_back(bipartite("bipartite 100000, degree 5, to 10^6", 100000, 1000000));
  all.push_back(bipartite("bipartite 100000, degree 5, to 100", 100000, 100));
  const Matrix matrices[] = {{"assignment 500, to 10^6", 500, 1000000, Matrix::random},
                             {"assignment 500, to 10", 500, 10, Matrix::random},
                             {"assignment 500, geometric", 500, 1000000, Matrix::geometric},
                             {"assignment 500, multiplication table", 500, 1, Matrix::table},
                             {"assignment 2000, to 10^6", 2000, 1000000, Matrix::random},
                             {"assignment 2000, to 100", 2000, 100, Matrix::random},
                             {"assignment 2000, multiplication table", 2000, 1, Matrix::table}};
  const auto is_selected = [&](const std::string& name) {
    return argc <= 1 || name.find(argv[1]) != std::string::npos;
  };
  std::printf("| instance | ours | LEMON | ratio |\n|---|---|---|---|\n");
  bool good = true;
  for (const Instance& instance : all) {
    if (!is_selected(instance.name)) continue;
    const int n = instance.size;
    instances::Random random(1);
    const Edges edges = instance.make(random);
    mg::WeightedMatching result;
    good &= print_row(
        instance.name,
        [&] {
          result = instance.is_bipartite ? mg::maximum_weight_matching(n, n, edges)
                                         : mg::maximum_weight_matching(n, edges);
        },
        [&] { return weight_by_lemon(instance, edges); },
        [&](long long weight) -> std::string {
          if (weight != -1 && weight != result.weight) return "LEMON finds another weight";
          return instance.is_bipartite ? mg::check_weighted_matching(n, n, edges, result)
                                       : mg::check_weighted_matching(n, edges, result);
        });
  }
  for (const Matrix& matrix : matrices) {
    if (!is_selected(matrix.name)) continue;
    instances::Random random(1);
    const Costs costs = costs_of(matrix, random);
    mg::Assignment result;
    good &= print_row(
        matrix.name, [&] { result = mg::assignment(costs); }, [&] { return cost_by_lemon(costs); },
        [&](long long cost) -> std::string {
          if (cost != -1 && cost != result.cost) return "LEMON finds another cost";
          return mg::check_assignment(costs, result);
        });
  }
  return good ? 0 : 1;
}
