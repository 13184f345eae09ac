// SPDX-License-Identifier: CC0-1.0
//
// weighted [WORD]
//
// Prints a Markdown table with the CPU seconds that maximum_weight_matching() and the class
// MaxWeightedMatching of the LEMON library take for weighted graphs, without reading. The calls run
// in turn three times (once if LEMON takes 5 seconds), and the table shows the medians and their
// ratio. The word selects the instances whose name contains it. The exit status is 1 if the proof
// of a result has a flaw, or LEMON finds another weight.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

#include "families.hpp"
#include "matching_games/check_weighted_matching.hpp"
#include "matching_games/weighted_matching.hpp"
#if __has_include(<lemon/matching.h>)
#include <lemon/matching.h>
#include <lemon/smart_graph.h>
#endif

namespace {

using Edges = std::vector<matching_games::WeightedEdge>;

struct Instance {
  std::string name;
  int size;
  std::function<Edges(instances::Random&)> make;
};

long long weight_by_lemon([[maybe_unused]] int n, [[maybe_unused]] const Edges& edges) {
#if __has_include(<lemon/matching.h>)
  lemon::SmartGraph graph;
  for (int v = 0; v < n; ++v) graph.addNode();
  lemon::SmartGraph::EdgeMap<long long> weight(graph);
  for (const auto& e : edges) {
    weight[graph.addEdge(graph.nodeFromId(e.v), graph.nodeFromId(e.w))] = e.weight;
  }
  lemon::MaxWeightedMatching<lemon::SmartGraph, decltype(weight)> matching(graph, weight);
  matching.run();
  return matching.matchingWeight();
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

template <class Call>
double seconds(Call call) {
  const std::clock_t start = std::clock();
  call();
  return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
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
  std::printf("| instance | ours | LEMON | ratio |\n|---|---|---|---|\n");
  bool good = true;
  for (const Instance& instance : all) {
    if (argc > 1 && instance.name.find(argv[1]) == std::string::npos) continue;
    instances::Random random(1);
    const Edges edges = instance.make(random);
    matching_games::WeightedMatching result;
    long long weight = -1;
    std::vector<double> ours, lemon;
    while (ours.size() < 3 && (lemon.empty() || lemon[0] < 5)) {
      ours.push_back(
          seconds([&] { result = matching_games::maximum_weight_matching(instance.size, edges); }));
      lemon.push_back(seconds([&] { weight = weight_by_lemon(instance.size, edges); }));
    }
    std::sort(ours.begin(), ours.end());
    std::sort(lemon.begin(), lemon.end());
    std::string flaw = matching_games::check_weighted_matching(instance.size, edges, result);
    if (weight != -1 && weight != result.weight) flaw += " LEMON finds another weight";
    if (!flaw.empty()) std::fprintf(stderr, "%s: %s\n", instance.name.c_str(), flaw.c_str());
    good &= flaw.empty();
    std::printf("| %s | %.3f | ", instance.name.c_str(), ours[ours.size() / 2]);
    std::printf(weight == -1 ? "- | - |\n" : "%.3f | %.2f |\n", lemon[lemon.size() / 2],
                ours[ours.size() / 2] / lemon[lemon.size() / 2]);
    std::fflush(stdout);
  }
  return good ? 0 : 1;
}
