// SPDX-License-Identifier: CC0-1.0
//
// Makes the inputs of suite.hpp: all small graphs, trees and weighted graphs, and graphs that are
// hard for searches with weights.
#ifndef EXHAUSTIVE_INPUTS_HPP
#define EXHAUSTIVE_INPUTS_HPP

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "instances/random.hpp"
#include "matching_games/weights.hpp"
#include "oracle.hpp"

namespace inputs {

using instances::Edges;
using Weights = std::vector<matching_games::WeightedEdge>;

// ---- Graphs

// Calls use(graph) for all graphs with up to 6 vertices. Then does so for graphs with up to 5
// vertices that have loops and parallel edges, and that lack each set of vertices in turn. The
// lists of neighbors still contain the missing vertices. By default, the largest graphs of both
// kinds come in a few labelings each. In the long tier, they come in all labelings.
template <class Use>
void for_every_small_graph(const oracle::Options& options, Use use) {
  const auto for_every_labeling = [&](int n, int largest, auto use_edges) {
    if (n < largest || options.is_long) return oracle::for_every_graph(n, use_edges);
    oracle::for_every_unlabeled_graph(n, use_edges);
  };
  for (int n = 0; n <= 6; ++n) {
    for_every_labeling(n, 6, [&](const Edges& edges) { use(oracle::Graph(n, edges)); });
    if (n == 6) break;
    for_every_labeling(n, 5, [&](const Edges& edges) {
      oracle::Graph graph(n, edges);
      for (std::size_t i = 0; i < edges.size(); i += 2) {
        graph.add_edge(edges[i].second, edges[i].first);
      }
      for (int v = static_cast<int>(edges.size()) % 2; v < n; v += 2) graph.add_edge(v, v);
      for (oracle::Set present = 0; present < oracle::Set(1) << n; ++present) {
        for (int v = 0; v < n; ++v) graph.present[v] = oracle::has(present, v);
        use(graph);
      }
    });
  }
}

// Calls use(edges) for each of the n^(n-2) trees with the vertices 0, ..., n - 1. The loop variable
// `tree` counts the trees; its digits in base n are the Pruefer code of a tree.
//
// H. Pruefer, "Neuer Beweis eines Satzes ueber Permutationen", 1918.
template <class Use>
void for_every_tree(int n, const Use& use) {
  long long trees = 1;
  for (int i = 2; i < n; ++i) trees *= n;
  for (long long tree = 0; tree < trees; ++tree) {
    std::vector<int> code, degree(n, 1);
    long long rest = tree;
    for (int i = 2; i < n; ++i, rest /= n) {
      code.push_back(static_cast<int>(rest % n));
      ++degree[code.back()];
    }
    if (n > 1) code.push_back(n - 1);
    Edges edges;
    for (const int v : code) {
      const auto leaf = std::find(degree.begin(), degree.end(), 1) - degree.begin();
      edges.emplace_back(static_cast<int>(leaf), v);
      degree[leaf] = 0;
      --degree[v];
    }
    use(edges);
  }
}

// Returns all pairs of an ancestor and a descendant in the rooted tree.
inline Edges ancestor_pairs(int n, const Edges& edges, int root) {
  std::vector<std::vector<int>> way(n);  // the path from the root to each vertex
  way[root] = {root};
  for (int round = 1; round < n; ++round) {
    for (const auto& [a, b] : edges) {
      for (const auto& [v, w] : {std::pair(a, b), {b, a}}) {
        if (way[v].empty() || !way[w].empty()) continue;
        way[w] = way[v];
        way[w].push_back(w);
      }
    }
  }
  Edges pairs;
  for (int v = 0; v < n; ++v) {
    for (const int up : way[v]) {
      if (up != v) pairs.emplace_back(up, v);
    }
  }
  return pairs;
}

// ---- Weights

// Calls use(edges) for each way, or for one of `stride` ways, to give each pair a weight from low
// to high or no edge.
template <class Use>
void for_every_weighted(const Edges& pairs, int low, int high, int stride, Use use) {
  const int values = high - low + 2;
  long long ways = 1;
  for (std::size_t i = 0; i < pairs.size(); ++i) ways *= values;
  Weights edges;
  for (long long way = 0; way < ways; way += stride, edges.clear()) {
    long long rest = way;
    for (const auto& [v, w] : pairs) {
      if (rest % values > 0) edges.push_back({v, w, low - 1 + rest % values});
      rest /= values;
    }
    use(edges);
  }
}

// Does the same for the graphs with n vertices. Those with more than 4 vertices come in a few
// labelings, in which the sums of the weights ascend, and with random labels.
template <class Use>
void for_every_weighted_graph(int n, int low, int high, int stride, instances::Random& random,
                              Use use) {
  for_every_weighted(oracle::pairs(n), low, high, stride, [&](const Weights& edges) {
    if (n <= 4) return use(edges);
    std::vector<long long> sums(n, 0);
    for (const auto& e : edges) {
      sums[e.v] += e.weight - low + 1;
      sums[e.w] += e.weight - low + 1;
    }
    if (!std::is_sorted(sums.begin(), sums.end())) return;
    const std::vector<int> label = instances::random_labels(n, random);
    Weights named;
    for (const auto& e : edges) named.push_back({label[e.v], label[e.w], e.weight});
    use(named);
  });
}

// Returns the edges with random weights times `unit`. Some are negative or zero, and some edges
// parallel. If `loops` is true, there can be loops.
inline Weights weighted(const Edges& edges, bool loops, long long unit, instances::Random& random) {
  const int spread = std::vector<int>{1, 2, 5, 100, unit > 1 ? 1000 : 1000000}[random.below(5)];
  const int low = random.percent(50) ? 1 : -spread / 3;
  Weights result;
  for (const auto& [v, w] : edges) result.push_back({v, w, low + random.below(spread)});
  for (std::size_t i = edges.size() / 10; i-- > 0;) {
    result.push_back(result[random.below(static_cast<int>(result.size()))]);
    if (loops && random.percent(50)) result.back().w = result.back().v;
    result.back().weight += random.below(3) - 1;
  }
  for (auto& e : result) e.weight *= unit;
  return result;
}

// Nests n / 2 blossoms into each other. The search forms them all, and some of the additional edges
// make it split them again.
inline Weights nested(int n, int more, instances::Random& random) {
  Weights edges;
  for (int v = 2; v < n; v += 2) {
    const long long weight = 2LL * (n - v);
    edges.push_back({std::max(v - 3, 0), v - 1, weight});
    edges.push_back({v - 1, v, weight});
    edges.push_back({v, v - 2, weight});
  }
  for (int i = 0; i < more; ++i) {
    edges.push_back({random.below(n), random.below(n), 1 + random.below(4 * n)});
  }
  return edges;
}

// Joins triangles of heavier edges by random edges. Many blossoms stay after a search, and many
// vertices are exposed because their dual variable is 0.
inline Weights triangles(int n, instances::Random& random) {
  const int spread = 1 + random.below(100);
  Weights edges;
  for (int v = 0; v + 2 < n; v += 3) {
    for (const auto& [a, b] : {std::pair(v, v + 1), std::pair(v + 1, v + 2), std::pair(v, v + 2)}) {
      edges.push_back({a, b, spread + 1 + random.below(spread)});
    }
  }
  for (int i = 0; i < n * 3 / 2; ++i) {
    edges.push_back({random.below(n), random.below(n), 1 + random.below(2 * spread)});
  }
  return edges;
}

}  // namespace inputs

#endif  // EXHAUSTIVE_INPUTS_HPP
