// SPDX-License-Identifier: CC0-1.0
//
// Compares maximum weight matchings of small graphs with the definition, and checks the proof of
// each result, also on large graphs. Runs the search for blossoms also without the start by a
// fractional matching, which leaves it little to do, and lets its searches give up as early as
// possible, which they would not do on small graphs.

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "families.hpp"
#include "matching_games/check_weighted_matching.hpp"
#include "matching_games/matching_from_edges.hpp"
#include "matching_games/matching_size.hpp"
#include "matching_games/weighted_matching.hpp"
#include "oracle.hpp"

namespace {

namespace mg = matching_games;
using mg::Among;
using Edges = std::vector<mg::WeightedEdge>;
constexpr Among kModes[] = {Among::all, Among::maximum, Among::perfect};

struct Blossoms : mg::internal::WeightedBlossoms {
  using WeightedBlossoms::WeightedBlossoms;
  void allow(long long most) { most_ = most; }
};

// Runs both stages, or only the search for blossoms, from the empty matching. Weights are raised by
// `expected.added`. The first search for blossoms of each vertex may use `most` scans.
mg::WeightedMatching from_empty(int n, const Edges& edges, const mg::WeightedMatching& expected,
                                bool both_stages, long long most) {
  const mg::internal::WeightedLists lists(n, edges, expected.added, 0);
  const std::vector<long long> heaviest = lists.heaviest();
  const std::vector<int> empty(n, -1);
  const mg::internal::FractionalMatching start(lists, heaviest, empty);
  Blossoms blossoms(lists, both_stages ? start.potential() : heaviest,
                    both_stages ? start.mate() : empty);
  blossoms.allow(most);
  blossoms.run();
  mg::WeightedMatching result{true, {}, expected.weight, expected.added, {}, {}, {}};
  blossoms.finish(result);
  return result;
}

// Returns a flaw of the results for the graph, whose maximum matchings have `most` edges. Compares
// the weights with `heaviest`, if it is not empty.
std::string flaw_of(int n, const Edges& edges, int most, const std::vector<long long>& heaviest) {
  for (const Among among : kModes) {
    const auto result = mg::maximum_weight_matching(n, edges, among);
    const std::string flaw = mg::check_weighted_matching(n, edges, result, among);
    if (!flaw.empty()) return flaw;
    if (result.exists != (among != Among::perfect || 2 * most == n)) return "exists is wrong";
    const int size = mg::matching_size(result.mate);
    if (among == Among::maximum && size != most) return "the matching is not of maximum size";
    if (!heaviest.empty() && result.exists) {
      const long long expected = among == Among::all
                                     ? *std::max_element(heaviest.begin(), heaviest.end())
                                     : heaviest[most];
      if (result.weight != expected) return "the weight is not " + std::to_string(expected);
    }
    if (among == Among::perfect || n > 300) continue;
    for (const auto& [both_stages, scans] : {std::pair(false, 64), {false, 0}, {true, 0}}) {
      const auto other = from_empty(n, edges, result, both_stages, scans);
      const std::string other_flaw = mg::check_weighted_matching(n, edges, other, among);
      if (!other_flaw.empty()) {
        return std::string(both_stages ? "both stages, " : "without start, ") +
               std::to_string(scans) + " scans: " + other_flaw;
      }
    }
  }
  return "";
}

// Compares with the definition.
std::string flaw_of_small(int n, const Edges& edges) {
  const auto heaviest = oracle::heaviest_by_size(n, edges);
  const int most = static_cast<int>(heaviest.size()) - 1;
  return flaw_of(n, edges, most, heaviest);
}

bool report(int n, const Edges& edges, const std::string& flaw) {
  if (flaw.empty()) return true;
  std::string what = flaw + "\n" + std::to_string(n) + ' ' + std::to_string(edges.size());
  for (std::size_t i = 0; i < std::min<std::size_t>(edges.size(), 100); ++i) {
    what += "\n" + std::to_string(edges[i].v) + ' ' + std::to_string(edges[i].w) + ' ' +
            std::to_string(edges[i].weight);
  }
  check::report(false, __FILE__, __LINE__, what);
  return false;
}

// Returns whether the sums of the rows of a symmetric matrix ascend, and no exchange of two labels
// with equal sums makes it lexicographically smaller. This holds for some labels of each graph.
bool has_first_labels(const std::vector<std::vector<int>>& matrix) {
  const int n = static_cast<int>(matrix.size());
  int sum[6];
  for (int v = 0; v < n; ++v) {
    sum[v] = std::accumulate(matrix[v].begin(), matrix[v].end(), 0);
    if (v > 0 && sum[v - 1] > sum[v]) return false;  // most matrices end here
  }
  for (int v = 0; v < n; ++v) {
    for (int w = v + 1; w < n && sum[v] == sum[w]; ++w) {
      int u = 0;
      while (u < n && (u == v || u == w || matrix[v][u] == matrix[w][u])) ++u;
      if (u < n && matrix[v][u] > matrix[w][u]) return false;
    }
  }
  return true;
}

// Checks all graphs with n vertices whose weights are low .. high; with more than 4 vertices, only
// one or a few labelings of each. The long run checks these also with random labels and in random
// order of the edges.
void all_graphs(int n, int low, int high, const oracle::Options& options) {
  instances::Random random(options.seed);
  // The entry for two vertices is the weight, or low - 1 if there is no edge.
  std::vector<std::vector<int>> matrix(n, std::vector<int>(n, low - 1));
  for (;;) {
    std::vector<int> label(n);
    std::iota(label.begin(), label.end(), 0);
    const bool counts = n <= 4 || has_first_labels(matrix);
    for (int labels = !counts ? 0 : options.is_long ? 16 : 1; labels > 0; --labels) {
      Edges edges;
      for (int v = 0; v < n; ++v) {
        for (int w = 0; w < v; ++w) {
          if (matrix[v][w] >= low) edges.push_back({label[w], label[v], matrix[v][w]});
        }
      }
      if (labels % 2 == 0) random.shuffle(edges);
      CHECK(report(n, edges, flaw_of_small(n, edges)));
      random.shuffle(label);
    }
    int v = 1, w = 0;
    while (v < n && matrix[v][w] == high) {
      matrix[v][w] = matrix[w][v] = low - 1;
      if (++w == v) ++v, w = 0;
    }
    if (v >= n) return;
    matrix[w][v] = ++matrix[v][w];
  }
}

// Returns the edges of a graph with random weights. Some are negative or zero, and there can be
// loops and parallel edges.
Edges weighted(const instances::Edges& edges, instances::Random& random) {
  const int spread = std::vector<int>{1, 2, 5, 100, 1000000}[random.below(5)];
  const int low = random.percent(50) ? 1 : -spread / 3;
  Edges result;
  for (const auto& [v, w] : edges) result.push_back({v, w, low + random.below(spread)});
  for (std::size_t i = edges.size() / 10; i-- > 0;) {
    result.push_back(result[random.below(static_cast<int>(result.size()))]);
    if (random.percent(50)) result.back().w = result.back().v;
    result.back().weight += random.below(3) - 1;
  }
  return result;
}

// Nests n / 2 blossoms into each other. The search forms them all, and some of the additional edges
// make it split them again.
Edges nested(int n, int more, instances::Random& random) {
  Edges edges;
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
Edges triangles(int n, instances::Random& random) {
  const int spread = 1 + random.below(100);
  Edges edges;
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

}  // namespace

int main(int argc, char** argv) {
  const oracle::Options options = oracle::read_options(argc, argv);
  for (int n = 0; n <= 5; ++n) all_graphs(n, 0, 3, options);
  all_graphs(6, 1, 2, options);
  CHECK(oracle::for_seeds(options.seed, options.is_long ? 100000 : 2000,
                          [](instances::Random& random) {
                            const int n = 1 + random.below(12), percent = 20 + random.below(81);
                            instances::Edges pairs;
                            for (int v = 0; v < n; ++v) {
                              for (int w = 0; w < v; ++w) {
                                if (random.percent(percent)) pairs.emplace_back(v, w);
                              }
                            }
                            random.shuffle(pairs);
                            const Edges edges = weighted(pairs, random);
                            return report(n, edges, flaw_of_small(n, edges));
                          }));
  const auto certify = [](int n, const Edges& edges) {
    instances::Edges pairs;
    for (const auto& e : edges) pairs.emplace_back(e.v, e.w);
    const int most = mg::matching_size(mg::general_matching(n, pairs));
    return report(n, edges, flaw_of(n, edges, most, {}));
  };
  CHECK(oracle::for_seeds(
      options.seed, options.is_long ? 20000 : 1000, [&](instances::Random& random) {
        const int n = 3 + 2 * random.below(30);
        return certify(n, nested(n, random.below(n), random)) && certify(n, triangles(n, random));
      }));
  instances::Random random(options.seed);
  for (const int n :
       options.is_long ? std::vector<int>{300, 5000, 100000} : std::vector<int>{60, 300, 3000}) {
    for (const auto& family : families::all()) {
      const instances::Graph graph = families::sparse(family, n, random);
      CHECK(certify(graph.size, weighted(graph.edges, random)));
    }
  }
  const int n = options.is_long ? 100001 : 20001;
  for (const int more : {0, 1, 10, 1000}) CHECK(certify(n, nested(n, more, random)));
  CHECK(certify(n / 4, triangles(n / 4, random)));
  return check::result();
}
