// SPDX-License-Identifier: CC0-1.0
//
// Tests the table in src/matching_games/reductions.md. The functions for the rows have at
// most 20 lines. Most are compared with the best of all sets of edges.
#include <algorithm>
#include <cstddef>
#include <functional>
#include <limits>
#include <map>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

#include "check.hpp"
#include "families.hpp"
#include "instances/random.hpp"
#include "library.hpp"

namespace {

namespace mg = matching_games;
using instances::Random;
using Edges = std::vector<std::pair<int, int>>;
using Weighted = std::vector<mg::WeightedEdge>;
using Ints = std::vector<int>;

using Ints64 = std::vector<long long>;
using Costs = std::vector<Ints64>;
constexpr long long kMost = 999, kForbidden = 1LL << 40;

// ---- The rows of the table

Weighted negated(Weighted edges) {
  for (auto& e : edges) e.weight = -e.weight;
  return edges;
}

mg::WeightedMatching lightest_perfect_matching(int n, const Weighted& edges) {
  return mg::maximum_weight_matching(n, negated(edges), mg::Among::perfect);
}

// Two matchings are as heavy as each other if every weight is raised by the same number. Exchanges
// the paths along which `many` has a pair more, until `few` has k pairs.
Ints add_pairs(Ints few, const Ints& many, int k) {
  int size = mg::matching_size(few);
  for (int v = 0; v < static_cast<int>(few.size()) && size < k; ++v) {
    Ints path;
    if (few[v] != -1) continue;
    for (int x = v; x != -1 && many[x] != -1; x = few[many[x]]) path.push_back(x);
    if (path.empty() || few[many[path.back()]] != -1) continue;
    for (const int x : path) few[x] = many[x], few[many[x]] = x;
    ++size;
  }
  return few;
}

// Returns the mates, or an empty vector. The weights are doubled and raised by an odd number,
// so that all heaviest matchings have the same size.
Ints heaviest_of_size(int n, int k, const Weighted& edges) {
  const auto raised = [&](long long by) {
    Weighted twice = edges;
    for (auto& e : twice) e.weight = 2 * e.weight + by;
    return mg::maximum_weight_matching(n, twice).mate;
  };
  long long low = -kMost, high = kMost;  // odd, and above 2 * n * |weight|
  Ints few = raised(low), many = raised(high);
  if (mg::matching_size(many) < k) return {};
  while (high - low > 2) {
    const long long by = low + (high - low) / 4 * 2;
    const Ints mate = raised(by);
    mg::matching_size(mate) < k ? (low = by, few = mate) : (high = by, many = mate);
  }
  return add_pairs(few, many, k);
}

// The edge i is in the lightest T-join if mate[2 * i] is not 2 * i + 1. The weight is that of the
// edges outside the join.
mg::WeightedMatching lightest_t_join(int n, const Weighted& edges, const Ints& in_t) {
  const int m = static_cast<int>(edges.size());
  std::vector<Ints> at(n);
  Weighted pairs;
  int count = 2 * m;
  const auto add = [&](int v, int x) {
    for (const int y : at[v]) pairs.push_back({x, y, 0});
    at[v].push_back(x);
  };
  for (int i = 0; i < m; ++i) {
    add(edges[i].v, 2 * i), add(edges[i].w, 2 * i + 1);
    pairs.push_back({2 * i, 2 * i + 1, edges[i].weight});
  }
  for (int v = 0; v < n; ++v) in_t[v] ? add(v, count++) : void();
  return mg::maximum_weight_matching(count, pairs, mg::Among::perfect);
}

// Returns a lightest edge cover. Every vertex must have an edge, and no weight may be negative.
Edges lightest_edge_cover(int n, Weighted edges) {
  Weighted lightest(n, {-1, -1, 0});
  for (const auto& e : edges) {
    for (const int v : {e.v, e.w}) {
      if (lightest[v].v == -1 || e.weight < lightest[v].weight) lightest[v] = e;
    }
  }
  for (auto& e : edges) e.weight = lightest[e.v].weight + lightest[e.w].weight - e.weight;
  const Ints mate = mg::maximum_weight_matching(n, edges).mate;
  Edges cover;
  for (int v = 0; v < n; ++v) {
    if (mate[v] == -1) cover.emplace_back(lightest[v].v, lightest[v].w);
    if (mate[v] > v) cover.emplace_back(v, mate[v]);
  }
  return cover;
}

// Returns a matching of the left vertices, of which the first ones of `order` are covered.
Ints matching_by_priority(int l, int r, const Edges& edges, const Ints& order) {
  const mg::BipartiteGraph graph(l, r, edges);
  mg::DynamicMatching<mg::BipartiteGraph> matching(graph, order);
  for (const int v : order) matching.insert(v);
  return matching.mate();
}

// In the result, v has the mate n + w if w comes after v, and -1 if nothing does. The directed
// graph must be acyclic.
Ints lightest_path_cover(int n, const Weighted& arcs) {
  return mg::bipartite_maximum_weight_matching(n, n, negated(arcs), mg::Among::maximum).mate;
}

// The same for cycles, or an empty vector. An arc from a vertex to itself is a cycle.
Ints lightest_cycle_cover(int n, const Weighted& arcs) {
  return mg::bipartite_maximum_weight_matching(n, n, negated(arcs), mg::Among::perfect).mate;
}

// Returns the fewest paths that cover a directed graph, which may share vertices. A path lists the
// components of its vertices.
std::vector<Ints> fewest_shared_paths(int n, const Edges& arcs) {
  const mg::StrongComponents strong = mg::strong_components(n, arcs);
  Edges between;
  for (const auto& [v, w] : arcs) {
    const int from = strong.component[v], to = strong.component[w];
    if (from != to) between.emplace_back(from, to);
  }
  return mg::minimum_chain_cover(strong.components, between);
}

// Returns how much more the second best assignment costs, or kNone. It differs from the best one by
// an alternating cycle, whose reduced costs are at least 0.
long long second_assignment(const Costs& costs) {
  const auto best = mg::assignment(costs, kForbidden);
  const std::size_t n = best.column.size();
  Costs far(n, Ints64(n, kForbidden));  // from the row i to the row that has the column of k
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t k = 0; k < n; ++k) {
      const int j = best.column[k];
      if (i == k || costs[i][j] == kForbidden) continue;
      far[i][k] = costs[i][j] - best.row_dual[i] - best.column_dual[j];
    }
  }
  for (std::size_t k = 0; k < n; ++k) {
    for (std::size_t i = 0; i < n; ++i) {
      for (std::size_t j = 0; j < n; ++j) far[i][j] = std::min(far[i][j], far[i][k] + far[k][j]);
    }
  }
  long long least = kForbidden;
  for (std::size_t i = 0; i < n; ++i) least = std::min(least, far[i][i]);
  return least;
}

// Returns the numbers of the edges of a largest set that has at most limit[v] edges at each v.
Ints largest_set(int n, const Edges& edges, const Ints& limit) {
  Ints first(n + 1), chosen;
  std::partial_sum(limit.begin(), limit.end(), first.begin() + 1);
  Edges split;
  int x = first[n];  // the edge has the vertices x and x + 1
  for (const auto& e : edges) {
    for (int v = first[e.first]; v < first[e.first + 1]; ++v) split.emplace_back(v, x);
    for (int w = first[e.second]; w < first[e.second + 1]; ++w) split.emplace_back(w, x + 1);
    split.emplace_back(x, x + 1), x += 2;
  }
  const Ints mate = mg::general_matching(x, split);
  for (int y = first[n]; y < x; y += 2) {
    const bool is_used = mate[y] != y + 1 && std::min(mate[y], mate[y + 1]) != -1;
    if (is_used) chosen.push_back((y - first[n]) / 2);
  }
  return chosen;
}

// Returns the mates of a matching that covers as many given vertices as possible.
Ints matching_of_given(int n, Weighted edges, const Ints& is_given) {
  for (auto& e : edges) e.weight = is_given[e.v] + is_given[e.w];
  return mg::maximum_weight_matching(n, edges, mg::Among::maximum).mate;
}

// Returns the least weight such that k of the edges of at most this weight are disjoint, where
// k > 0, or kForbidden.
long long bottleneck(int n, int k, Weighted edges) {
  std::sort(edges.begin(), edges.end(),
            [](const auto& a, const auto& b) { return a.weight < b.weight; });
  std::size_t few = 0, many = edges.size() + 1;  // of the first edges
  while (many - few > 1) {
    const std::size_t count = (few + many) / 2;
    const Weighted first(edges.begin(), edges.begin() + static_cast<std::ptrdiff_t>(count));
    (mg::matching_size(mg::general_matching(n, first)) < k ? few : many) = count;
  }
  return many > edges.size() ? kForbidden : edges[many - 1].weight;
}

// Returns the college of each student, or -1. The edges join students and colleges.
Ints colleges_of(int l, const std::vector<mg::RankedEdge>& edges, const Ints& places) {
  Ints first(places.size() + 1), college;
  std::partial_sum(places.begin(), places.end(), first.begin() + 1);
  const int most = *std::max_element(places.begin(), places.end());
  std::vector<mg::RankedEdge> copies;
  for (const auto& e : edges) {
    for (int p = 0; p < places[e.w]; ++p) {
      copies.push_back({e.v, first[e.w] + p, e.v_rank * most + p, e.w_rank});
    }
  }
  const Ints mate = mg::stable_matching(l, first.back(), copies).mate;
  for (int v = 0; v < l; ++v) {
    const auto after = std::upper_bound(first.begin(), first.end(), mate[v] - l);
    college.push_back(mate[v] == -1 ? -1 : static_cast<int>(after - first.begin()) - 1);
  }
  return college;
}

// ---- The tests

constexpr long long kNone = std::numeric_limits<long long>::max();

using Accepts = std::function<bool(const Ints&)>;

// Returns the weights of all sets of edges whose degrees are accepted, in ascending order. A loop
// adds 2 to the degree of its vertex.
Ints64 weights(int n, const Weighted& edges, const Accepts& accepts) {
  std::vector<long long> found;
  for (unsigned set = 0; set < 1u << edges.size(); ++set) {
    Ints degree(n);
    long long sum = 0;
    for (std::size_t i = 0; i < edges.size(); ++i) {
      if ((set >> i & 1) == 0) continue;
      ++degree[edges[i].v], ++degree[edges[i].w];
      sum += edges[i].weight;
    }
    if (accepts(degree)) found.push_back(sum);
  }
  std::sort(found.begin(), found.end());
  return found;
}

long long least(int n, const Weighted& edges, const Accepts& accepts) {
  const Ints64 found = weights(n, edges, accepts);
  return found.empty() ? kNone : found[0];
}

bool within(const Ints& degree, int low, int high) {
  return std::all_of(degree.begin(), degree.end(), [&](int d) { return d >= low && d <= high; });
}

// Returns the sum of the weights of the arcs from each vertex to `next`. Adds `charge` for each
// arc.
long long sum_of(int n, const Weighted& arcs, const Ints& mate, long long charge) {
  long long sum = 0;
  for (int v = 0; v < n; ++v) {
    if (mate[v] == -1) continue;
    long long lightest = kNone;
    for (const auto& arc : arcs) {
      if (arc.v == v && n + arc.w == mate[v]) lightest = std::min(lightest, arc.weight);
    }
    CHECK(lightest < kNone);
    sum += lightest + charge;
  }
  return sum;
}

void undirected(int n, const Weighted& edges, Random& random) {
  const auto perfect = lightest_perfect_matching(n, edges);
  const long long best = least(n, edges, [](const Ints& degree) { return within(degree, 1, 1); });
  CHECK_EQ(perfect.exists, best < kNone);
  if (perfect.exists) CHECK_EQ(perfect.weight, -best);

  for (int k = 0; 2 * k <= n; ++k) {
    const Ints mate = heaviest_of_size(n, k, edges);
    const long long heaviest = least(n, negated(edges), [&](const Ints& degree) {
      return within(degree, 0, 1) && std::accumulate(degree.begin(), degree.end(), 0) == 2 * k;
    });
    CHECK_EQ(!mate.empty(), heaviest < kNone);
    if (mate.empty()) continue;
    long long sum = 0;
    for (const int i : mg::matched_edges(n, edges, mate)) sum += edges[i].weight;
    CHECK_EQ(mg::matching_size(mate), k);
    CHECK_EQ(sum, -heaviest);
  }

  Ints in_t, limit;
  for (int v = 0; v < n; ++v) in_t.push_back(random.below(2)), limit.push_back(random.below(4));
  const auto outside = lightest_t_join(n, edges, in_t);
  const long long join = least(n, edges, [&](const Ints& degree) {
    for (int v = 0; v < n; ++v) {
      if (degree[v] % 2 != in_t[v]) return false;
    }
    return true;
  });
  CHECK_EQ(outside.exists, join < kNone);
  long long sum = 0;
  for (const auto& e : edges) sum += e.weight;
  if (outside.exists) CHECK_EQ(sum - outside.weight, join);

  Edges plain;
  Weighted units;
  for (const auto& e : edges) plain.emplace_back(e.v, e.w), units.push_back({e.v, e.w, -1});
  Ints degree(n);
  const Ints chosen = largest_set(n, plain, limit);
  for (const int i : chosen) ++degree[edges[i].v], ++degree[edges[i].w];
  const auto kept = [&](const Ints& degrees) {
    for (int v = 0; v < n; ++v) {
      if (degrees[v] > limit[v]) return false;
    }
    return true;
  };
  CHECK(kept(degree));
  CHECK_EQ(static_cast<long long>(chosen.size()), -least(n, units, kept));
}

void edge_covers(int n, Weighted edges) {
  for (auto& e : edges) e.weight = std::abs(e.weight);
  const long long best = least(n, edges, [](const Ints& degree) { return within(degree, 1, 99); });
  if (best == kNone) return;
  std::map<std::pair<int, int>, long long> lightest;
  for (const auto& e : edges) {
    long long& weight = lightest.emplace(std::minmax(e.v, e.w), e.weight).first->second;
    weight = std::min(weight, e.weight);
  }
  long long sum = 0;
  Ints degree(n);
  for (const auto& [v, w] : lightest_edge_cover(n, edges)) {
    sum += lightest.at(std::minmax(v, w));
    ++degree[v], ++degree[w];
  }
  CHECK(within(degree, 1, 99));
  CHECK_EQ(sum, best);
}

// The arcs are the edges of a bipartite graph with n vertices on each side.
void directed(int n, const Weighted& arcs) {
  Weighted split, acyclic, units;
  for (const auto& arc : arcs) {
    split.push_back({arc.v, n + arc.w, arc.weight});
    if (arc.v >= arc.w) continue;
    acyclic.push_back(arc);
    units.push_back({arc.v, n + arc.w, arc.weight - 1000});
  }
  const Ints paths = lightest_path_cover(n, acyclic), cycles = lightest_cycle_cover(n, arcs);
  CHECK_EQ(sum_of(n, acyclic, paths, -1000),
           least(2 * n, units, [](const Ints& degree) { return within(degree, 0, 1); }));
  const long long best =
      least(2 * n, split, [](const Ints& degree) { return within(degree, 1, 1); });
  CHECK_EQ(cycles.size() == static_cast<std::size_t>(2 * n), best < kNone);
  if (best < kNone) CHECK_EQ(sum_of(n, arcs, cycles, 0), best);
}

// One path can cover a set of vertices if one of each two of them reaches the other. fewest[set] is
// the least number of such sets that together have the vertices of the set. Most arcs lead to
// larger vertices, and many have an end in common, so that paths have something to share.
void shared_paths(int n, Random& random) {
  Edges arcs = families::random_pairs(n, n, random.below(2 * n), random);
  std::vector<std::vector<char>> reaches(n, std::vector<char>(n, 0));
  for (auto& [v, w] : arcs) {
    if (random.percent(70)) (random.percent(50) ? v : w) = n / 2;
    if (v > w && random.percent(85)) std::swap(v, w);
    reaches[v][w] = 1;
  }
  for (int u = 0; u < n; ++u) {
    for (auto& from : reaches) {
      for (int w = 0; w < n && from[u] != 0; ++w) from[w] |= reaches[u][w];
    }
  }
  std::vector<std::size_t> fewest(std::size_t{1} << n, 0);
  const auto is_path = [&](unsigned set) {
    for (int v = 0; v < n; ++v) {
      for (int w = 0; w < v; ++w) {
        const bool both = (set >> v & 1) != 0 && (set >> w & 1) != 0;
        if (both && reaches[v][w] + reaches[w][v] == 0) return false;
      }
    }
    return true;
  };
  for (unsigned all = 1; all < fewest.size(); ++all) {
    fewest[all] = is_path(all) ? 1 : n;
    for (unsigned part = all & (all - 1); part > 0; part = (part - 1) & all) {
      fewest[all] = std::min(fewest[all], fewest[part] + fewest[all ^ part]);
    }
  }
  CHECK_EQ(fewest_shared_paths(n, arcs).size(), fewest.back());
}

void second(int n, const Weighted& edges) {
  Costs costs(n, Ints64(n, kForbidden));
  for (const auto& e : edges) costs[e.v][e.w] = std::min(costs[e.v][e.w], e.weight);
  Weighted split;
  for (int v = 0; v < n; ++v) {
    for (int w = 0; w < n; ++w) {
      if (costs[v][w] < kForbidden) split.push_back({v, n + w, costs[v][w]});
    }
  }
  const Ints64 perfect =
      weights(2 * n, split, [](const Ints& degree) { return within(degree, 1, 1); });
  const long long more = second_assignment(costs);
  CHECK_EQ(more<kForbidden, perfect.size()> 1);
  if (more < kForbidden) CHECK_EQ(more, perfect[1] - perfect[0]);
}

// The first vertex of the order counts more than all after it, and so on.
void priority(int l, int r, const Weighted& edges, Random& random) {
  const Ints order = instances::random_labels(l, random);
  Ints value(l);
  for (int i = 0; i < l; ++i) value[order[i]] = 1 << (l - i);
  Edges plain;
  Weighted split;
  for (const auto& e : edges) {
    plain.emplace_back(e.v % l, e.w % r);
    split.push_back({e.v % l, l + e.w % r, -value[e.v % l]});
  }
  const Ints mate = matching_by_priority(l, r, plain, order);
  std::set<int> used;
  long long sum = 0;
  for (int v = 0; v < l; ++v) {
    if (mate[v] == -1) continue;
    CHECK(used.insert(mate[v]).second);
    CHECK(std::count(plain.begin(), plain.end(), std::make_pair(v, mate[v] - l)) > 0);
    sum += value[v];
  }
  CHECK_EQ(-sum, least(l + r, split, [](const Ints& degree) { return within(degree, 0, 1); }));
}

// The numbers of given vertices and the heaviest of k disjoint edges, against all sets of edges.
void given_and_bottleneck(int n, const Weighted& edges, Random& random) {
  const auto is_matching = [](const Ints& degree) { return within(degree, 0, 1); };
  Ints is_given;
  for (int v = 0; v < n; ++v) is_given.push_back(random.below(2));
  Weighted ends = edges;
  for (auto& e : ends) e.weight = -is_given[e.v] - is_given[e.w];
  const Ints mate = matching_of_given(n, edges, is_given);
  long long covered = 0;
  for (int v = 0; v < n; ++v) covered += is_given[v] == 1 && mate[v] != -1;
  CHECK_EQ(-covered, least(n, ends, is_matching));
  CHECK_EQ(mg::matching_size(mate), mg::matching_size(mg::general_matching(n, edges)));
  for (int k = 1; 2 * k <= n; ++k) {
    long long lightest = kForbidden;
    for (const auto& last : edges) {
      Weighted some;
      for (const auto& e : edges) {
        if (e.weight <= last.weight) some.push_back({e.v, e.w, -1});
      }
      if (least(n, some, is_matching) <= -k) lightest = std::min(lightest, last.weight);
    }
    CHECK_EQ(bottleneck(n, k, edges), lightest);
  }
}

// No student and college like each other better than what they have, and no such assignment is
// better for a student.
void colleges(int l, int r, const Weighted& pairs, Random& random) {
  std::vector<mg::RankedEdge> edges;
  std::set<std::pair<int, int>> used;
  for (const auto& e : pairs) {
    if (!used.emplace(e.v % l, e.w % r).second) continue;
    const int i = static_cast<int>(edges.size());
    edges.push_back({e.v % l, e.w % r, random.below(9) * 16 + i, random.below(9) * 16 + i});
  }
  Ints places;
  for (int w = 0; w < r; ++w) places.push_back(random.between(1, 3));
  const int m = static_cast<int>(edges.size()), far = 999;
  const auto ranks = [&](unsigned set) {  // of each student, or nothing if the set is not stable
    Ints rank(l, far), count(r), worst(r, -1);
    for (int i = 0; i < m; ++i) {
      if ((set >> i & 1) == 0) continue;
      if (rank[edges[i].v] != far || ++count[edges[i].w] > places[edges[i].w]) return Ints();
      rank[edges[i].v] = static_cast<int>(edges[i].v_rank);
      worst[edges[i].w] = std::max(worst[edges[i].w], static_cast<int>(edges[i].w_rank));
    }
    for (const auto& e : edges) {
      const bool is_liked = count[e.w] < places[e.w] || e.w_rank < worst[e.w];
      if (is_liked && e.v_rank < rank[e.v]) return Ints();
    }
    return rank;
  };
  const Ints college = colleges_of(l, edges, places);
  unsigned chosen = 0;
  for (int i = 0; i < m; ++i) chosen |= unsigned{college[edges[i].v] == edges[i].w} << i;
  const Ints best = ranks(chosen);
  CHECK(!best.empty());
  for (unsigned set = 0; set < 1u << m && !best.empty(); ++set) {
    const Ints other = ranks(set);
    for (std::size_t v = 0; v < other.size(); ++v) CHECK(best[v] <= other[v]);
  }
}

// Facts that the comments of the headers state.
void facts(int l, int r, const Weighted& edges) {
  Weighted split;
  Edges plain;
  for (const auto& e : edges) {
    split.push_back({e.v % l, e.w % r, e.weight});
    plain.emplace_back(e.v % l, e.w % r);
  }
  for (const auto among : {mg::Among::all, mg::Among::maximum, mg::Among::perfect}) {
    const auto found = mg::bipartite_maximum_weight_matching(l, r, split, among);
    for (const long long dual : found.dual) CHECK_EQ(dual % 2, 0);
    if (among == mg::Among::perfect && l < r) CHECK(!found.exists);
  }

  const mg::BipartiteGraph graph(l, r, plain);
  const auto cover = mg::minimum_vertex_cover(graph, mg::bipartite_matching(graph));
  const auto left = [l](const Ints& of) {
    return std::count_if(of.begin(), of.end(), [l](int v) { return v < l; });
  };
  for (unsigned set = 0; set < 1u << (l + r); ++set) {
    Ints other;
    for (int v = 0; v < l + r; ++v) {
      if ((set >> v & 1) != 0) other.push_back(v);
    }
    const bool covers = std::all_of(plain.begin(), plain.end(), [&](const auto& e) {
      return (set >> e.first & 1) != 0 || (set >> (l + e.second) & 1) != 0;
    });
    if (!covers) continue;
    CHECK(other.size() > cover.size() ||
          (other.size() == cover.size() && left(other) <= left(cover)));
  }
}

// The smallest columns of the optimal assignments are those of the smallest matching along tight
// pairs.
void smallest_assignment(int n, Random& random) {
  Costs costs(n, Ints64(n));
  for (auto& row : costs) {
    for (auto& cost : row) cost = random.below(4);
  }
  const auto found = mg::assignment(costs);
  Edges tight;
  Ints order(n), smallest;
  std::iota(order.begin(), order.end(), 0);
  for (int i = 0; i < n; ++i) {
    for (int j = 0; j < n; ++j) {
      if (found.row_dual[i] + found.column_dual[j] == costs[i][j]) {
        tight.emplace_back(i, j);
      }
    }
  }
  do {
    long long sum = 0;
    for (int i = 0; i < n; ++i) sum += costs[i][order[i]];
    if (sum == found.cost) smallest = order;
  } while (smallest.empty() && std::next_permutation(order.begin(), order.end()));
  const Ints mate = mg::smallest_matching(n, n, tight);
  for (int i = 0; i < n; ++i) CHECK_EQ(mate[i], n + smallest[i]);
}

}  // namespace

int main() {
  for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
    Random random(seed);
    const int n = random.between(1, 6), m = random.below(10), few = random.between(1, 3);
    const Weighted edges = families::random_edges(n, n, m, random.percent(50) ? -9 : 0, 9, random);
    undirected(n, edges, random);
    edge_covers(n, edges);
    const Weighted arcs = families::random_edges(few, few, m, -9, 9, random);
    directed(n, edges);
    directed(few, arcs);
    shared_paths(n + 2, random);
    second(few, arcs);
    priority(n, few, edges, random);
    given_and_bottleneck(n, edges, random);
    colleges(n, few, edges, random);
    facts(few, few + random.below(2), edges);
    smallest_assignment(n, random);
  }
  return check::result();
}
