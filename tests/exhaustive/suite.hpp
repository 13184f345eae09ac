// SPDX-License-Identifier: CC0-1.0
//
// Tests what both editions can compute, on the same inputs. An Engine (engine.hpp) says how to call
// an edition. On small graphs the results must be those of truth.hpp, on larger ones their proofs
// must be right.
#ifndef SUITE_HPP
#define SUITE_HPP

#include <algorithm>
#include <cstddef>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "exhaustive/engine.hpp"
#include "exhaustive/inputs.hpp"
#include "exhaustive/truth.hpp"
#include "families.hpp"
#include "library.hpp"
#include "oracle.hpp"

namespace suite {

using matching_games::EdgeClass;
using matching_games::matching_size;
using matching_games::VertexClass;
using oracle::Graph;
using oracle::Truth;

// ---- Graphs

// Returns what is wrong with a maximum matching of a part of a graph. `truth` is about the whole
// graph. If it is nullptr, because the graph is large, the classes will prove the matching.
inline std::string flaw_of_mate(const Graph& part, const Truth* truth,
                                const std::vector<int>& mate) {
  if (truth == nullptr) return "";
  const std::string flaw = matching_games::check_matching(part, mate);
  if (!flaw.empty()) return flaw;
  const bool is_maximum = matching_size(mate) == truth->number(oracle::present_vertices(part));
  return is_maximum ? "" : "the matching is not maximum";
}

inline std::string flaw_of_classes(const Graph& part, const Truth* truth,
                                   const std::vector<int>& mate,
                                   const std::vector<VertexClass>& classes) {
  if (truth == nullptr) return matching_games::check_gallai_edmonds(part, mate, classes);
  return classes == truth->classes(oracle::present_vertices(part)) ? "" : "the classes are wrong";
}

// Tests missed() and barrier(). The first call after a change searches, so it is one or the other.
template <class General>
std::string flaw_of_classes(const Graph& part, const Truth* truth, General& g, bool barrier_first) {
  std::vector<VertexClass> classes;
  for (int v = 0; v < part.size(); ++v) {
    const bool early = barrier_first && g.barrier(v), missed = g.missed(v), barrier = g.barrier(v);
    if ((barrier_first && early != barrier) || (missed && barrier)) return "barrier() is wrong";
    classes.push_back(missed             ? VertexClass::D
                      : !barrier         ? VertexClass::C
                      : part.contains(v) ? VertexClass::A
                                         : VertexClass::absent);
  }
  return flaw_of_classes(part, truth, g.mate, classes);
}

// Goes through the vertices in the given order, erases each vertex that the graph contains, and
// inserts the others. Tests the matching after each change, and the classes after each group of
// `group` changes and after the last change.
template <class Engine>
std::string flaw_of_changes(Graph part, const Truth* truth, const std::vector<int>& order,
                            std::size_t group) {
  typename Engine::General g(part);
  std::string flaw = flaw_of_mate(part, truth, g.mate);
  if (flaw.empty()) flaw = flaw_of_classes(part, truth, g, false);
  for (std::size_t i = 0; i < order.size() && flaw.empty(); ++i) {
    const int v = order[i], size = matching_size(g.mate), w = g.mate[v];
    const bool present = part.contains(v), changed = present ? g.erase(v) : g.insert(v);
    part.present[v] = !present;
    const std::string name = present ? "erase()" : "insert()";
    if (matching_size(g.mate) - size != (!changed ? 0 : present ? -1 : 1)) {
      return name + " returned the wrong answer";
    }
    if (present && changed && g.mate[w] != -1) return "erase() gave the mate another mate";
    flaw = flaw_of_mate(part, truth, g.mate);
    if (flaw.empty() && ((i + 1) % group == 0 || i + 1 == order.size())) {
      flaw = flaw_of_classes(part, truth, g, size % 2 == 0);
    }
    if (!flaw.empty()) flaw = "after " + name + ": " + flaw;
  }
  return flaw;
}

// Tests a bipartite graph. side[v] is not 0 if v is on the right.
template <class Engine>
std::string flaw_of_sides(const Graph& graph, const Truth* truth, const std::vector<char>& side) {
  typename Engine::Bipartite g(graph, side);
  const std::vector<int>& mate = g.mate;
  std::string flaw = flaw_of_mate(graph, truth, mate);
  if (!flaw.empty()) return flaw;
  std::vector<VertexClass> classes(graph.size(), VertexClass::absent);
  std::vector<int> cover;
  for (int v = 0; v < graph.size(); ++v) {
    if (!graph.contains(v)) continue;
    const auto& list = graph.neighbors(v);
    const bool in_a = std::any_of(list.begin(), list.end(),
                                  [&](int w) { return graph.contains(w) && g.missed(w); });
    classes[v] = g.missed(v) ? VertexClass::D : in_a ? VertexClass::A : VertexClass::C;
    if (g.in_cover(v)) cover.push_back(v);
  }
  flaw = flaw_of_classes(graph, truth, mate, classes);
  if (flaw.empty()) flaw = matching_games::check_vertex_cover(graph, mate, cover);
  if (!flaw.empty()) return flaw;
  const auto edge_class = [&](int v, int w) {
    if (v == w) return 0;  // a loop
    if (side[v] != 0) std::swap(v, w);
    const bool none = g.none(v, w), some = g.some(v, w), every = g.every(v, w);
    return none + some + every != 1 ? -1 : some + 2 * every;
  };
  if (truth == nullptr) return matching_games::check_edge_classes(graph, mate, edge_class);
  for (int v = 0; v < graph.size(); ++v) {
    for (int w = 0; w < v; ++w) {
      if (!truth->is_edge(v, w)) continue;
      if (edge_class(v, w) != static_cast<int>(truth->edge_class(v, w)))
        return "the class of an edge is wrong";
    }
  }
  return "";
}

// Tests a graph, also after changes.
template <class Engine>
std::string flaw_of_small(const Graph& graph) {
  const Truth truth(graph);
  const std::vector<int> all = Truth::list(truth.everything());
  const std::size_t n = all.size();
  std::vector<int> order;
  for (const int v : all) order.insert(order.end(), {v, v});
  order.insert(order.end(), all.begin(), all.end());
  order.insert(order.end(), all.rbegin(), all.rend());
  for (std::size_t i = 0; i < n; ++i) order.push_back(all[i * 5 % n]);
  order.insert(order.end(), all.begin(), all.end());
  std::string flaw;
  for (const std::size_t group : {1, 4}) {
    if (flaw.empty()) flaw = flaw_of_changes<Engine>(graph, &truth, order, group);
  }
  for (const oracle::Set right : truth.sides()) {
    std::vector<char> side;
    for (int v = 0; v < graph.size(); ++v) side.push_back(oracle::has(right, v));
    if (flaw.empty()) flaw = flaw_of_sides<Engine>(graph, &truth, side);
  }
  return flaw;
}

// Tests a graph by certificates.
template <class Engine>
std::string flaw_of_large(const Graph& graph, std::vector<int> order, std::size_t group) {
  std::string flaw = flaw_of_changes<Engine>(graph, nullptr, order, group);
  const matching_games::TwoColoring coloring = matching_games::two_coloring(graph);
  if (!flaw.empty() || !coloring.bipartite) return flaw;
  return flaw_of_sides<Engine>(graph, nullptr, coloring.side);
}

template <class Engine>
std::string flaw_of_random(const Graph& graph) {
  instances::Random random(graph.edges().size());
  std::vector<int> order;
  for (int i = 0; i < 30 && graph.size() > 0; ++i) {
    order.push_back(random.below(std::min(graph.size(), 12)) * 7 % graph.size());
    if (!graph.contains(order.back())) order.pop_back();
  }
  const std::string flaw = flaw_of_large<Engine>(graph, order, 100);
  return flaw.empty() ? flaw_of_changes<Engine>(graph, nullptr, order, 1) : flaw;
}

template <class Engine>
void graphs(const oracle::Options& options) {
  inputs::for_every_small_graph(options, [](const Graph& graph) {
    oracle::check_graph(graph, flaw_of_small<Engine>, __FILE__, __LINE__);
  });
  const int times = options.is_long ? 20 : 1;
  for (const auto& [count, most] : {std::pair(1000, 12), {300, 60}, {15, 400}}) {
    oracle::for_seeds(options.seed, count * times, [most = most](instances::Random& random) {
      const Graph graph = oracle::random_part(random, most);
      return oracle::check_graph(graph, flaw_of_random<Engine>, __FILE__, __LINE__);
    });
  }
}

template <class Engine>
void trees(const oracle::Options& options) {
  for (int n = 1; n <= (options.is_long ? 7 : 6); ++n) {
    inputs::for_every_tree(n, [n](const instances::Edges& edges) {
      const Truth truth(Graph(n, edges));
      typename Engine::Tree tree(n, edges);
      for (int v = 0; v < n; ++v) {
        const oracle::Set rest = oracle::without(truth.everything(), v);
        CHECK_EQ(tree.wins[v], static_cast<int>(truth.winning_moves(rest, v).size()));
        CHECK_EQ(tree.missed(v), !truth.is_essential(truth.everything(), v));
      }
    });
  }
}

// ---- Weights

using inputs::Weights;

constexpr long long kNone = std::numeric_limits<long long>::max();

// Returns what is wrong with a heaviest matching, which must have this weight. `size` is -1 or its
// number of edges.
template <class Heaviest>
std::string flaw_of_heaviest(const Heaviest& found, const Weights& edges, long long weight,
                             int size) {
  if (!found.flaw.empty()) return found.flaw;
  if (found.weight != weight) return "the weight is not " + std::to_string(weight);
  const std::vector<int>& mate = found.mate;
  if (size != -1 && matching_size(mate) != size) return "the matching is not of maximum size";
  std::vector<long long> heaviest(mate.size(), -kNone);  // of the edges between v and its mate
  for (const auto& e : edges) {
    if (mate[e.v] == e.w && e.v != e.w) {
      heaviest[e.v] = heaviest[e.w] = std::max(heaviest[e.v], e.weight);
    }
  }
  for (int v = 0; v < static_cast<int>(mate.size()); ++v) {
    if (mate[v] == -1) continue;
    if (mate[mate[v]] != v || heaviest[v] == -kNone) return "a mate is not joined by an edge";
    weight -= v < mate[v] ? heaviest[v] : 0;
  }
  return weight == 0 ? "" : "the mates have another weight";
}

// Returns the greatest weight of a matching of each size; of a graph with more than 12 vertices,
// only the greatest weight of all and that of the maximum matchings, which the library proves.
inline std::vector<long long> heaviest_by_size(int n, const Weights& edges) {
  if (n <= 12) return oracle::heaviest_by_size(n, edges);
  const auto all = Library::heaviest(n, edges, false), most = Library::heaviest(n, edges, true);
  CHECK_EQ(all.flaw + most.flaw, "");
  std::vector<long long> result(matching_size(most.mate) + 1, all.weight);
  result.back() = most.weight;
  return result;
}

template <class Engine>
std::string flaw_of_weights(int n, const Weights& edges) {
  const std::vector<long long> expected = heaviest_by_size(n, edges);
  const int most = static_cast<int>(expected.size()) - 1;
  std::string flaw =
      flaw_of_heaviest(Engine::heaviest(n, edges, true), edges, expected[most], most);
  if (!flaw.empty()) return flaw;
  return flaw_of_heaviest(Engine::heaviest(n, edges, false), edges,
                          *std::max_element(expected.begin(), expected.end()), -1);
}

// Tests a bipartite graph, whose right vertices have the numbers l .. l + r - 1, and the matrix in
// which a pair without an edge is forbidden.
template <class Engine>
std::string flaw_of_sides(int l, int r, const Weights& edges) {
  const std::vector<long long> expected = heaviest_by_size(l + r, edges);
  const int most = static_cast<int>(expected.size()) - 1;
  std::string flaw =
      flaw_of_heaviest(Engine::heaviest(l, r, edges, true), edges, expected[most], most);
  if (!flaw.empty()) return flaw;
  flaw = flaw_of_heaviest(Engine::heaviest(l, r, edges, false), edges,
                          *std::max_element(expected.begin(), expected.end()), -1);
  if (!flaw.empty()) return flaw;
  long long no = edges.size() % 2 == 0 ? kNone : -kNone;
  for (const auto& e : edges) no = std::max(no, 1 - e.weight);
  std::vector<std::vector<long long>> costs(l, std::vector<long long>(r, no));
  for (auto& row : costs) {
    if (r > 1) row[1] = kNone;
  }
  for (const auto& e : edges) {
    long long& cost = costs[e.v][e.w - l];
    cost = std::min(cost, -e.weight);
  }
  const auto found = Engine::assign(costs, no);
  if (!found.flaw.empty()) return found.flaw;
  if (found.exists != (most == std::min(l, r))) return "`exists` is wrong";
  if (!found.exists) return "";
  std::vector<int> uses(r, 0);
  int count = 0;
  long long sum = 0;
  for (int i = 0; i < l; ++i) {
    if (found.column[i] == -1) continue;
    ++count;
    if (++uses[found.column[i]] > 1) return "two rows have the same column";
    sum += costs[i][found.column[i]];
  }
  const bool is_right = count == most && sum == found.sum && sum == -expected[most];
  return is_right ? "" : "the assignment is wrong";
}

inline bool report(int n, const Weights& edges, const std::string& flaw) {
  std::string what = flaw + "\n" + std::to_string(n);
  for (std::size_t i = 0; i < std::min<std::size_t>(edges.size(), 100) && !flaw.empty(); ++i) {
    what += "\n" + std::to_string(edges[i].v) + ' ' + std::to_string(edges[i].w) + ' ' +
            std::to_string(edges[i].weight);
  }
  check::report(flaw.empty(), __FILE__, __LINE__, what);
  return flaw.empty();
}

// Tests graphs with loops, parallel edges, and negative, zero and huge weights.
template <class Engine>
bool random_weights(instances::Random& random) {
  const int n = random.below(12) + 1, percent = 20 + random.below(81);
  instances::Edges pairs;
  for (int v = 0; v < n; ++v) {
    for (int w = 0; w < v; ++w) {
      if (random.percent(percent)) pairs.emplace_back(v, w);
    }
  }
  random.shuffle(pairs);
  const long long unit = random.percent(70) ? 1 : random.percent(50) ? 500000000 : 1LL << 46;
  const Weights edges = inputs::weighted(pairs, true, unit, random);
  const int most = unit > 1 || random.percent(80) ? 7 : 40;
  const int l = random.below(most), r = random.below(most - 1);
  pairs.clear();
  for (int i = 0; i < l * r; ++i) {
    if (random.percent(percent)) pairs.emplace_back(i / r, l + i % r);
  }
  const Weights sides = inputs::weighted(pairs, false, unit, random);
  const Weights hard = oracle::hard_edges(oracle::pairs(n), n / 2, random, Engine::kLimit);
  const Weights two = oracle::hard_edges(oracle::pairs(l, r), (l + r) / 2, random, Engine::kLimit);
  return report(n, hard, flaw_of_weights<Engine>(n, hard)) &&
         report(l + r, two, flaw_of_sides<Engine>(l, r, two)) &&
         report(n, edges, flaw_of_weights<Engine>(n, edges)) &&
         report(l + r, sides, flaw_of_sides<Engine>(l, r, sides));
}

// Tests all small graphs, random ones, and graphs of every family with up to `large` vertices.
template <class Engine>
void weights(const oracle::Options& options, int large) {
  instances::Random random(options.seed);
  for (int n = 0; n <= 6; ++n) {
    const int low = n < 6 ? 0 : 1, high = n < 6 ? 3 : 2, stride = options.is_long || n < 5 ? 1 : 23;
    inputs::for_every_weighted_graph(n, low, high, stride, random, [n](const Weights& edges) {
      report(n, edges, flaw_of_weights<Engine>(n, edges));
    });
  }
  for (int l = 0; l <= 4; ++l) {
    for (int r = 0; r <= 4; ++r) {
      if (l * r > 9) continue;
      const int low = l * r <= 4 ? -2 : -1, high = l * r <= 4 ? 3 : l * r <= 6 ? 1 : 0;
      const int stride = l * r < 9 || options.is_long ? 1 : 4;
      inputs::for_every_weighted(oracle::pairs(l, r), low, high, stride, [=](const Weights& edges) {
        report(l + r, edges, flaw_of_sides<Engine>(l, r, edges));
      });
    }
  }
  oracle::for_seeds(options.seed, options.is_long ? 50000 : 1500, random_weights<Engine>);
  oracle::for_seeds(options.seed, options.is_long ? 10000 : 400, [](instances::Random& more) {
    const int n = 3 + 2 * more.below(30);
    const Weights nested = inputs::nested(n, more.below(n), more),
                  triangles = inputs::triangles(n, more);
    return report(n, nested, flaw_of_weights<Engine>(n, nested)) &&
           report(n, triangles, flaw_of_weights<Engine>(n, triangles));
  });
  for (int n = 60; n <= large; n *= 6) {
    for (const auto& family : families::all()) {
      const instances::Graph graph = families::sparse(family, n, random);
      const Weights edges = inputs::weighted(graph.edges, true, 1, random);
      report(graph.size, edges, flaw_of_weights<Engine>(graph.size, edges));
    }
  }
}

}  // namespace suite

#endif  // SUITE_HPP
