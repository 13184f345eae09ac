// SPDX-License-Identifier: CC0-1.0
//
// Defines the layouts of graphs with weights: lists of edges, and matrices.
#ifndef INSTANCES_WEIGHTS_HPP
#define INSTANCES_WEIGHTS_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "instances/edges.hpp"
#include "instances/format.hpp"
#include "instances/graphs.hpp"
#include "instances/lists_and_weddings.hpp"
#include "instances/points_and_slides.hpp"
#include "instances/random.hpp"
#include "instances/request.hpp"
#include "instances/ways_to_shrink.hpp"
#include "io/read_matrix.hpp"
#include "io/read_people.hpp"
#include "io/read_points.hpp"
#include "io/read_weighted.hpp"

namespace instances {

// Lists the kinds of weights, which the parameter "kind" chooses: any, one of three, products of
// the numbers of the ends, sums of their squares, their differences, rising, and equal weights. The
// usage of the tool generate lists them as well.
enum Kind { kAny, kFew, kProducts, kSums, kDifferences, kRising, kEqual };

// Returns weights within the limits. The request can give the largest weight as the parameter
// "weights", their kind, and "reversed", which makes the heaviest edges the lightest ones.
// Otherwise the kind is one of the first three: if there are few weights, many matchings are
// equally heavy, and for products, a search must change many duals.
inline std::vector<int> random_weights(const Graph& graph, Limits limits, const Request& request,
                                       Random& random) {
  const int most = request.draw("weights", {1, limits.most}, 9, 100, limits.most, random);
  const int least = std::max(limits.least, -most), drawn = random.below(3);
  const int kind = static_cast<int>(request.value("kind", kEqual, drawn));
  std::vector<int> weights;
  for (const auto& [v, w] : graph.edges) {
    const std::int64_t x = v + 1, y = w + 1 - (graph.size - graph.right());
    const std::int64_t weight = kind == kAny           ? random.between(least, most)
                                : kind == kFew         ? 1 + random.below(3)
                                : kind == kProducts    ? x * y
                                : kind == kSums        ? x * x + y * y
                                : kind == kDifferences ? 1 + std::abs(x - y)
                                : kind == kRising      ? 1 + size_of(weights)
                                                       : 1;
    weights.push_back(static_cast<int>(std::min<std::int64_t>(most, weight)));
  }
  if (request.value("reversed", 1, 0) > 0 && !weights.empty()) {
    const auto [low, high] = std::minmax_element(weights.begin(), weights.end());
    const int sum = *low + *high;
    for (int& weight : weights) weight = sum - weight;
  }
  return weights;
}

// Returns the ways to shrink a graph with weights: removing an edge with both ends, and moving
// weights toward 0, but not below the least weight.
inline Ways<Graph> ways_of_weights(const Graph& graph, Limits limits) {
  const auto reduce = [least = limits.least](bool halves) {
    return [=](Graph& g, int first, int count) {
      for (int i = first; i < first + count; ++i) {
        int& weight = g.weights[i];
        const int reduced = halves ? weight / 2 : weight - (weight > 0) + (weight < 0);
        // Single steps from a large weight would never end.
        if (!halves && std::abs(weight) > 1000) continue;
        if (reduced >= least || weight <= 0) weight = reduced;
      }
    };
  };
  const int edges = count_of(graph.edges);
  return {{edges, remove_ends}, {edges, reduce(true)}, {edges, reduce(false)}};
}

// Implements the layout of a list of edges, each of which is followed by its weight. `Lists` is the
// layout without the weights.
template <class Lists>
struct Weighted : Lists {
  Limits weights;
  bool perfect = this->flags & kPerfect;

  Parameters parameters() const {
    return extended(Lists::parameters(), {{"weights"}, {"kind"}, {"reversed"}});
  }

  Graph generate(const std::string& shape, const Request& request, Random& random) const {
    Graph graph = Lists::generate(shape, request, random);
    if (perfect) make_perfect(graph, random);
    graph.weights = random_weights(graph, weights, request, random);
    return graph;
  }

  Graph read(io::Reader& in, int n) const {
    std::vector<int> read_weights;
    Graph graph = Lists::read_with(in, n, [&](const io::Range& first, const io::Range& second) {
      Edges ends;
      for (const auto& edge : io::read_weighted_edges(in, first, second)) {
        ends.emplace_back(edge.v, edge.w);
        read_weights.push_back(static_cast<int>(edge.weight));
      }
      return ends;
    });
    graph.weights = read_weights;
    const bool is_possible = size_of(graph.edges) >= n;  // a short input may have a huge n
    if (perfect && !(is_possible && is_perfect(graph)))
      in.fail("a graph with a perfect matching", "one that has none");
    return graph;
  }

  std::vector<Limited> limited(const Graph& graph) const {
    return extended(Lists::limited(graph), {{"a weight", graph.weights, weights, true}});
  }

  Properties properties() const {
    return extended(Lists::properties(), {{"weighted", true}, {"perfect", perfect}});
  }

  Ways<Graph> ways(const Graph& graph) const {
    // A program that fails on a large sum fails on few edges if these become heavier.
    const auto remove_and_double = [most = weights.most](Graph& g, int first, int several) {
      erase_edges(g, first, several);
      for (int& weight : g.weights) {
        weight = static_cast<int>(std::clamp(2LL * weight, -1LL * most, 1LL * most));
      }
    };
    const int count = count_of(graph.edges);
    return extended<Ways<Graph>>({{1, remove_repeats},
                                  {count, remove_and_double},
                                  {graph.size, remove},
                                  {count, erase_edges}},
                                 ways_of_weights(graph, weights));
  }
};

// Implements the layout of a square matrix: a case has the number of its rows, and its entries. The
// graph joins each row to each column, with the entries as weights, in the order of the input.
struct Matrices {
  using Value = Graph;

  Limits rows, weights;
  int flags = 0;
  int base = flags & kFromZero ? 0 : 1;

  std::vector<Shape> shapes() const { return {{"random", texts::shapes::random_entries}}; }
  Parameters parameters() const { return {{"rows", rows}, {"weights"}, {"kind"}, {"reversed"}}; }

  Graph generate(const std::string&, const Request& request, Random& random) const {
    const int n = request.draw("rows", rows, 3, 6, 1000, random);
    check_parts(std::int64_t{n} * n);
    Graph graph = BipartiteGraph{n, n};
    graph.join_all();
    graph.weights = random_weights(graph, weights, request, random);
    return graph;
  }

  Head head() const { return {"the number of rows", 0, Head().most, "a weight"}; }

  Graph read(io::Reader& in, int n) const {
    const std::vector<std::vector<int>> matrix = io::read_matrix(in, n);
    Graph graph = BipartiteGraph{n, n};
    graph.join_all();
    for (const std::vector<int>& row : matrix) {
      graph.weights.insert(graph.weights.end(), row.begin(), row.end());
    }
    return graph;
  }

  void write(const Graph& graph, std::string& text) const {
    const std::size_t n = graph.left;
    text += std::to_string(n) + '\n';
    for (std::size_t i = 0; i < n * n; ++i) {
      text += std::to_string(graph.weights[i]) + ((i + 1) % n == 0 ? '\n' : ' ');
    }
  }

  std::vector<Limited> limited(const Graph& graph) const {
    return {{head().what, {graph.left}, rows}, {"a weight", graph.weights, weights, true}};
  }
  std::string broken_promise(const Graph&) const { return ""; }

  std::vector<Case> cases(const Graph& graph) const {
    return cases_of(graph, base, {"row", "column"});
  }

  Properties properties() const {
    return extended(properties_of_sides("matrix", base, {"row", "column"}, true),
                    {{"weighted", true}});
  }

  Ways<Graph> ways(const Graph& graph) const { return ways_of_weights(graph, weights); }
};

// Implements the layout of people: a case has the number n, and for each of n people the numbers of
// a university and of a subject, and a weight. The graph joins them by an edge with this weight.
struct People : Points {
  Limits weights;

  Parameters parameters() const {
    return extended(Points::parameters(), {{"weights"}, {"kind"}, {"reversed"}});
  }

  Value generate(const std::string& shape, const Request& request, Random& random) const {
    Graph graph = graphs().generate(shape, request, random);
    graph.weights = random_weights(graph, weights, request, random);
    return points_of(graph);
  }

  Head head() const { return {"the number of people"}; }
  Value read(io::Reader& in, int n) const { return io::read_people(in, n); }

  std::vector<Limited> limited(const Value& people) const {
    return with_coordinates({{head().what, {count_of(people.weights)}, count},
                             {"a weight", people.weights, weights, true}},
                            people.places, coordinates, "a university", "a subject");
  }

  std::vector<Case> cases(const Value& people) const {
    std::vector<Case> result = Points::cases(people);
    for (Case& one_case : result) {
      one_case.sides[0] = "university";
      one_case.sides[1] = "subject";
    }
    return result;
  }

  Properties properties() const {
    return extended(properties_of_sides("people", 1, {"university", "subject"}, false),
                    {{"weighted", true}});
  }

  Ways<Value> ways(const Value& all) const {
    const auto reduce = [least = weights.least](Value& people, int first, int several) {
      for (int i = first; i < first + several; ++i) {
        people.weights[i] = std::min(people.weights[i], std::max(least, people.weights[i] / 2));
      }
    };
    return extended(Points::ways(all), {{count_of(all.weights), reduce}});
  }
};

}  // namespace instances

#endif  // INSTANCES_WEIGHTS_HPP
