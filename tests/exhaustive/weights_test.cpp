// SPDX-License-Identifier: CC0-1.0
//
// Compares maximum weight matchings of small graphs with the definition, and checks the proof of
// each result, also on large graphs. Runs the search for blossoms also without the start by a
// fractional matching, which leaves it little to do.

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "families.hpp"
#include "matching_games/check_weighted_matching.hpp"
#include "matching_games/matching_from_edges.hpp"
#include "matching_games/pairs.hpp"
#include "matching_games/weighted_matching.hpp"
#include "oracle.hpp"

namespace {

namespace mg = matching_games;
using mg::Among;
using Edges = std::vector<mg::WeightedEdge>;
constexpr Among kModes[] = {Among::all, Among::maximum, Among::perfect};
constexpr long long kNone = -(1LL << 62);

// Returns for each size the largest weight of a matching of this size, or kNone. Tries for the
// first vertex of each set to miss it, and all its edges.
std::vector<long long> heaviest_by_size(int n, const Edges& edges) {
  const std::size_t sizes = n / 2 + 1;
  std::vector<std::vector<long long>> best(std::size_t{1} << n,
                                           std::vector<long long>(sizes, kNone));
  best[0][0] = 0;
  std::vector<std::vector<mg::WeightedEdge>> from(n);
  for (const auto& e : edges) {
    if (e.v != e.w)
      from[std::max(e.v, e.w)].push_back({std::max(e.v, e.w), std::min(e.v, e.w), e.weight});
  }
  for (std::size_t set = 1; set < best.size(); ++set) {
    int v = n - 1;
    while ((set >> v & 1) == 0) --v;
    const std::size_t rest = set ^ std::size_t{1} << v;
    best[set] = best[rest];
    for (const auto& e : from[v]) {
      if ((rest >> e.w & 1) == 0) continue;
      const auto& inner = best[rest ^ std::size_t{1} << e.w];
      for (std::size_t k = 1; k < sizes; ++k) {
        if (inner[k - 1] != kNone) best[set][k] = std::max(best[set][k], inner[k - 1] + e.weight);
      }
    }
  }
  return best.back();
}

// Runs the search for blossoms from the empty matching.
mg::WeightedMatching without_start(int n, const Edges& edges, long long weight) {
  mg::internal::WeightedLists lists;
  std::vector<long long> heaviest(n, 0);
  lists.first.assign(1, 0);
  for (int v = 0; v < n; ++v) {
    for (const auto& e : edges) {
      if ((e.v == v) == (e.w == v) || e.weight <= 0) continue;
      lists.arcs.push_back({e.v ^ e.w ^ v, e.weight});
      heaviest[v] = std::max(heaviest[v], e.weight);
    }
    lists.first.push_back(lists.arcs.size());
  }
  mg::internal::WeightedBlossoms blossoms(lists, heaviest, std::vector<int>(n, -1));
  blossoms.run();
  mg::WeightedMatching result{true, {}, weight, 0, {}, {}, {}};
  blossoms.finish(result);
  return result;
}

// Returns a flaw of the results for the graph, whose maximum matchings have `most` edges.
std::string flaw_of(int n, const Edges& edges, int most, bool is_small) {
  for (const Among among : kModes) {
    const auto result = mg::maximum_weight_matching(n, edges, among);
    const std::string flaw = mg::check_weighted_matching(n, edges, result, among);
    if (!flaw.empty()) return flaw;
    if (result.exists != (among != Among::perfect || 2 * most == n)) return "exists is wrong";
    const int size = mg::matching_size(result.mate);
    if (among == Among::maximum && size != most) return "the matching is not of maximum size";
    if (among != Among::all || !is_small) continue;
    const auto cold = without_start(n, edges, result.weight);
    const std::string cold_flaw = mg::check_weighted_matching(n, edges, cold);
    if (!cold_flaw.empty()) return "without start: " + cold_flaw;
  }
  return "";
}

// Compares with the definition.
std::string flaw_of_small(int n, const Edges& edges) {
  const auto heaviest = heaviest_by_size(n, edges);
  int most = n / 2;
  while (heaviest[most] == kNone) --most;
  for (const Among among : kModes) {
    const auto result = mg::maximum_weight_matching(n, edges, among);
    const long long expected =
        among == Among::all ? *std::max_element(heaviest.begin(), heaviest.end()) : heaviest[most];
    if (result.exists && result.weight != expected) {
      return "the weight is " + std::to_string(result.weight) + ", not " + std::to_string(expected);
    }
  }
  return flaw_of(n, edges, most, true);
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

// Checks all graphs with n vertices whose weights are low .. high. If `one_labeling`, leaves out
// graphs in which the sum of the (weight + 1) at a vertex is smaller than at the vertex before.
void all_graphs(int n, int low, int high, bool one_labeling) {
  std::vector<std::pair<int, int>> pairs;
  for (int v = 0; v < n; ++v) {
    for (int w = 0; w < v; ++w) pairs.emplace_back(w, v);
  }
  std::vector<int> digit(pairs.size(), low - 1);  // low - 1: there is no edge
  for (;;) {
    std::vector<int> sum(n, 0);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      sum[pairs[i].first] += digit[i];
      sum[pairs[i].second] += digit[i];
    }
    if (!one_labeling || std::is_sorted(sum.begin(), sum.end())) {
      Edges edges;
      for (std::size_t i = 0; i < pairs.size(); ++i) {
        if (digit[i] >= low) edges.push_back({pairs[i].first, pairs[i].second, digit[i]});
      }
      CHECK(report(n, edges, flaw_of_small(n, edges)));
    }
    std::size_t i = 0;
    while (i < digit.size() && digit[i] == high) digit[i++] = low - 1;
    if (i == digit.size()) return;
    ++digit[i];
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

}  // namespace

int main(int argc, char** argv) {
  const oracle::Options options = oracle::read_options(argc, argv);
  for (int n = 0; n <= 4; ++n) all_graphs(n, 0, 3, false);
  all_graphs(5, 0, 3, !options.is_long);
  all_graphs(6, 1, 2, true);
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
  const auto certify = [](int n, const Edges& edges, bool is_small) {
    instances::Edges pairs;
    for (const auto& e : edges) pairs.emplace_back(e.v, e.w);
    const int most = mg::matching_size(mg::general_matching(n, pairs));
    return report(n, edges, flaw_of(n, edges, most, is_small));
  };
  CHECK(oracle::for_seeds(options.seed, options.is_long ? 20000 : 1000,
                          [&](instances::Random& random) {
                            const int n = 3 + 2 * random.below(30);
                            const Edges edges = nested(n, random.below(n), random);
                            return certify(n, edges, true);
                          }));
  instances::Random random(options.seed);
  for (const int n :
       options.is_long ? std::vector<int>{300, 5000, 100000} : std::vector<int>{60, 300, 3000}) {
    for (const auto& family : families::all()) {
      const instances::Graph graph = families::sparse(family, n, random);
      CHECK(certify(graph.size, weighted(graph.edges, random), n <= 300));
    }
  }
  for (const int more : {0, 1, 10, 1000}) {
    const int n = options.is_long ? 100001 : 20001;
    CHECK(certify(n, nested(n, more, random), false));
  }
  return check::result();
}
