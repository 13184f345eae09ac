// SPDX-License-Identifier: CC0-1.0
//
// weighted [WORD]
//
// Prints a Markdown table with the CPU seconds of the library and of LEMON, without reading: for
// maximum_weight_matching() in general and in bipartite graphs and the classes MaxWeightedMatching
// and MaxWeightedPerfectMatching, and for assignment() and the class NetworkSimplex. The calls run
// in turn three times (once if LEMON takes 5 seconds), and the table shows the medians and their
// ratio. The word selects the instances whose name contains it. The exit status is 1 if the proof
// of a result has a flaw, or LEMON finds another weight.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <limits>
#include <numeric>
#include <string>
#include <utility>
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
using mg::Among;
using Edges = std::vector<mg::WeightedEdge>;
using Costs = std::vector<std::vector<long long>>;
constexpr long long kNone = std::numeric_limits<long long>::min();

struct Instance {
  std::string name;
  int size;
  std::function<Edges(instances::Random&)> make;
  Among among = Among::all;
  int right = 0;  // the number of vertices of the other side of a bipartite graph
};

// Returns the weight of a heaviest matching, or kNone if LEMON is not installed. For the matchings
// of maximum size, `added` is added to all weights, as the library does.
long long weight_by_lemon([[maybe_unused]] const Instance& instance,
                          [[maybe_unused]] const Edges& edges, [[maybe_unused]] long long added) {
#if __has_include(<lemon/matching.h>)
  lemon::SmartGraph graph;
  const int shift = instance.right == 0 ? 0 : instance.size;
  for (int v = 0; v < instance.size + instance.right; ++v) graph.addNode();
  lemon::SmartGraph::EdgeMap<long long> weight(graph);
  for (const auto& e : edges) {
    weight[graph.addEdge(graph.nodeFromId(e.v), graph.nodeFromId(e.w + shift))] = e.weight + added;
  }
  if (instance.among == Among::perfect) {
    lemon::MaxWeightedPerfectMatching<lemon::SmartGraph, decltype(weight)> matching(graph, weight);
    matching.run();
    return matching.matchingWeight();
  }
  lemon::MaxWeightedMatching<lemon::SmartGraph, decltype(weight)> matching(graph, weight);
  matching.run();
  return matching.matchingWeight() - added * matching.matchingSize();
#else
  return kNone;
#endif
}

// Returns the cost of a cheapest assignment, or kNone if LEMON is not installed.
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
  return kNone;
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
Instance shape(const std::string& name, const std::string& shape, int n, int degree, int most,
               Among among = Among::all) {
  return {name, n,
          [=](instances::Random& random) {
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
          },
          among};
}

// Returns a graph with l + r vertices, or, if r is 0, with l vertices and no sides. Vertices of the
// left side have 5 edges on average, and vertices without sides have 4. For Among::perfect, a
// perfect matching is hidden in it. `equal` percent of the weights are equal.
Instance sparse(const std::string& name, int l, int r, Among among, int most, int equal = 0) {
  const auto make = [=](instances::Random& random) {
    Edges edges;
    const auto add = [&](int v, int w) {
      edges.push_back({v, w, random.percent(equal) ? 1 : 1 + random.below(most)});
    };
    const int count = among == Among::perfect ? l / (r == 0 ? 2 : 1) : 0;
    for (int i = 0; i < count; ++i) add(r == 0 ? 2 * i : i, r == 0 ? 2 * i + 1 : i);
    for (int i = (r == 0 ? 2 * l : 5 * l) - count; i-- > 0;) {
      add(random.below(l), random.below(r == 0 ? l : r));
    }
    return edges;
  };
  return {name, l, make, among, r};
}

// Returns a grid with random lengths of the edges, which has diagonals if `triangulated` is true.
Instance grid(const std::string& name, int rows, bool triangulated) {
  return {name, rows * rows,
          [=](instances::Random& random) {
            Edges edges;
            const auto add = [&](int v, int w) {
              edges.push_back({v, w, -1 - random.below(1000000)});
            };
            for (int v = 0; v < rows * rows; ++v) {
              const bool last_row = v + rows >= rows * rows, last_column = v % rows == rows - 1;
              if (!last_column) add(v, v + 1);
              if (!last_row) add(v, v + rows);
              if (triangulated && !last_row && !last_column) add(v, v + rows + 1);
            }
            return edges;
          },
          Among::perfect};
}

// Returns the graph that joins each of n points in a square to the 8 nearest ones, with the
// negative distances as weights.
Instance nearest(const std::string& name, int n) {
  return {name, n,
          [=](instances::Random& random) {
            const int cells = static_cast<int>(std::sqrt(n / 2)), span = 1000000;
            std::vector<std::pair<int, int>> points(n);
            std::vector<std::vector<int>> in_cell(static_cast<std::size_t>(cells) * cells);
            const auto cell = [&](int x) { return static_cast<int>(1LL * x * cells / span); };
            for (int v = 0; v < n; ++v) {
              points[v] = {random.below(span), random.below(span)};
              in_cell[cell(points[v].first) * cells + cell(points[v].second)].push_back(v);
            }
            Edges edges;
            for (int v = 0; v < n; ++v) {
              std::vector<std::pair<long long, int>> near;
              const int a = cell(points[v].first), b = cell(points[v].second);
              for (int reach = 2; near.size() < 20 && reach <= cells; reach *= 2) {
                near.clear();
                for (int x = std::max(0, a - reach); x <= std::min(cells - 1, a + reach); ++x) {
                  for (int y = std::max(0, b - reach); y <= std::min(cells - 1, b + reach); ++y) {
                    for (const int w : in_cell[x * cells + y]) {
                      if (w == v) continue;
                      near.emplace_back(
                          std::lround(std::hypot(points[v].first - points[w].first,
                                                 points[v].second - points[w].second)),
                          w);
                    }
                  }
                }
              }
              std::sort(near.begin(), near.end());
              near.resize(8);
              for (const auto& [distance, w] : near) edges.push_back({v, w, -distance});
            }
            return edges;
          },
          Among::perfect};
}
// Returns a path with a tooth at each of its n / 2 vertices. The weights of the path rise.
Instance comb(const std::string& name, int n) {
  return {name, n, [=](instances::Random&) {
            Edges edges;
            for (int v = 0; v < n / 2; ++v) {
              edges.push_back({v, n / 2 + v, n});
              if (v > 0) edges.push_back({v - 1, v, n + v});
            }
            return edges;
          }};
}

// Returns the bipartite graph with n vertices on each side that joins i to i, i + 1 and i + 2, so
// that it has one perfect matching. `sided` tells which call gets it, and `shuffled` whether the
// order of the vertices is random.
Instance staircase(const std::string& name, int n, bool sided, bool shuffled) {
  return {name, sided ? n : 2 * n,
          [=](instances::Random& random) {
            std::vector<int> label[2];
            for (auto& of_side : label) {
              of_side.resize(n);
              std::iota(of_side.begin(), of_side.end(), 0);
              if (shuffled) random.shuffle(of_side);
            }
            Edges edges;
            for (int i = 0; i < n; ++i) {
              for (int j = i; j < std::min(n, i + 3); ++j) {
                edges.push_back(
                    {label[0][i], label[1][j] + (sided ? 0 : n), 1 + random.below(1000000)});
              }
            }
            return edges;
          },
          Among::maximum, sided ? n : 0};
}

// Returns the complete graph with the weights (v + 1)(w + 1).
Instance products(const std::string& name, int n) {
  return {name, n, [=](instances::Random&) {
            Edges edges;
            for (int v = 0; v < n; ++v) {
              for (int w = 0; w < v; ++w) edges.push_back({v, w, (v + 1LL) * (w + 1)});
            }
            return edges;
          }};
}

struct Matrix {
  std::string name;
  int size, most;  // the costs are 1 .. most
  enum Kind { random, geometric, rank_one, products, negated } kind;
};

// Returns the matrix: random costs, distances of points in a square, products of two random
// numbers, or a multiplication table or its negative.
Costs costs_of(const Matrix& matrix, instances::Random& random) {
  const int n = matrix.size;
  Costs costs(n, std::vector<long long>(n));
  std::vector<std::pair<int, int>> points(2 * n);
  for (auto& p : points) p = {random.below(matrix.most), random.below(matrix.most)};
  for (int i = 0; i < n; ++i) {
    for (int j = 0; j < n; ++j) {
      const auto &p = points[i], &q = points[n + j];
      const long long product = (i + 1LL) * (j + 1);
      costs[i][j] = matrix.kind == Matrix::random     ? 1 + random.below(matrix.most)
                    : matrix.kind == Matrix::rank_one ? (p.first + 1LL) * (q.first + 1)
                    : matrix.kind == Matrix::products ? product
                    : matrix.kind == Matrix::negated
                        ? -product
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

}  // namespace

int main(int argc, char** argv) {
  std::vector<Instance> all = {dense("complete 500, to 10^6", 500, 100, 1000000),
                               dense("complete 500, to 10", 500, 100, 10),
                               dense("half of the edges, 500", 500, 50, 1000000),
                               metric("Euclidean 500", 500, true),
                               metric("Euclidean 1000", 1000, true),
                               metric("Manhattan 500", 500, false)};
  all.push_back(products("complete 500, products", 500));
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
  all.push_back(comb("comb 160000", 160000));
  all.push_back(comb("comb 320000", 320000));
  const int most = 1000000, n = 100000;
  const Among everything = Among::all, maximum = Among::maximum, perfect = Among::perfect;
  all.push_back(shape("random 100000, degree 10, maximum", "random", n, 10, most, maximum));
  all.push_back(sparse("sparse 100000, perfect", n, 0, perfect, most));
  all.push_back(sparse("sparse 100000, maximum", n, 0, maximum, most));
  all.push_back(sparse("sparse 1000000, maximum", 10 * n, 0, maximum, most));
  all.push_back(sparse("sparse 100000, 92% equal", n, 0, everything, most, 92));
  all.push_back(sparse("sparse 100000, 92% equal, maximum", n, 0, maximum, most, 92));
  all.push_back(grid("grid 1000000, perfect", 1000, false));
  all.push_back(grid("triangulated 250000, perfect", 500, true));
  all.push_back(nearest("nearest 300000, perfect", 3 * n));
  all.push_back(sparse("bipartite 100000, to 10^6", n, n, everything, most));
  all.push_back(sparse("bipartite 100000, to 100", n, n, everything, 100));
  all.push_back(sparse("bipartite 100000, perfect", n, n, perfect, most));
  all.push_back(sparse("bipartite 100000, maximum", n, n, maximum, most));
  all.push_back(sparse("bipartite 100000, 92% equal, maximum", n, n, maximum, most, 92));
  all.push_back(sparse("bipartite 100000 + 10000, maximum", n, n / 10, maximum, most));
  for (const bool sided : {true, false}) {
    for (const bool shuffled : {false, true}) {
      all.push_back(staircase(std::string("staircase 100000") + (sided ? ", sides" : "") +
                                  (shuffled ? ", shuffled" : ""),
                              n, sided, shuffled));
    }
  }
  const Matrix matrices[] = {{"assignment 500, to 10^6", 500, 1000000, Matrix::random},
                             {"assignment 500, to 10", 500, 10, Matrix::random},
                             {"assignment 500, geometric", 500, 1000000, Matrix::geometric},
                             {"assignment 500, products", 500, 1, Matrix::products},
                             {"assignment 2000, to 10^6", 2000, 1000000, Matrix::random},
                             {"assignment 2000, to 100", 2000, 100, Matrix::random},
                             {"assignment 2000, geometric", 2000, 1000000, Matrix::geometric},
                             {"assignment 2000, rank 1", 2000, 10000, Matrix::rank_one},
                             {"assignment 2000, products", 2000, 1, Matrix::products},
                             {"assignment 2000, negated", 2000, 1, Matrix::negated}};
  const auto is_selected = [&](const std::string& name) {
    return argc <= 1 || name.find(argv[1]) != std::string::npos;
  };
  std::printf("| instance | ours | LEMON | ratio |\n|---|---|---|---|\n");
  bool good = true;
  for (const Instance& instance : all) {
    if (!is_selected(instance.name)) continue;
    const int l = instance.size, r = instance.right;
    instances::Random random(1);
    const Edges edges = instance.make(random);
    mg::WeightedMatching result;
    good &= print_row(
        instance.name,
        [&] {
          result = r > 0 ? mg::maximum_weight_matching(l, r, edges, instance.among)
                         : mg::maximum_weight_matching(l, edges, instance.among);
        },
        [&] { return weight_by_lemon(instance, edges, result.added); },
        [&](long long weight) -> std::string {
          if (weight != kNone && weight != result.weight) return "LEMON finds another weight";
          if (!result.exists) return "there is no perfect matching";
          return r > 0 ? mg::check_weighted_matching(l, r, edges, result, instance.among)
                       : mg::check_weighted_matching(l, edges, result, instance.among);
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
          if (cost != kNone && cost != result.cost) return "LEMON finds another cost";
          return mg::check_assignment(costs, result);
        });
  }
  return good ? 0 : 1;
}
