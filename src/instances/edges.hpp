// SPDX-License-Identifier: CC0-1.0
//
// Defines what all generators of graphs use: lists of edges, bipartite and general graphs, and
// families of random graphs.
#ifndef INSTANCES_EDGES_HPP
#define INSTANCES_EDGES_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "instances/board_shapes.hpp"
#include "instances/random.hpp"
#include "instances/request.hpp"

namespace instances {

using Edge = std::pair<int, int>;
using Edges = std::vector<Edge>;

// Returns the new number of vertex v when the vertices first .. first + count - 1 are removed, or
// -1 if v itself is removed.
inline int without(int v, int first, int count) {
  return v < first ? v : v < first + count ? -1 : v - count;
}

// Stores a graph with the vertices 0 .. size - 1. A graph with two sides has the vertices
// 0 .. left - 1 on the left and all other vertices on the right, and each edge is a pair of a left
// vertex and a right vertex. In any other graph, `left` is -1.
struct Graph {
  int size = 0;
  Edges edges = {};
  int left = -1;
  std::vector<int> weights = {};  // the weight of each edge if the layout has weights

  bool has_sides() const { return left >= 0; }
  int right() const { return has_sides() ? size - left : size; }

  // Replaces each edge by change(edge). Removes the edge if a vertex of the result is negative.
  template <class Change>
  void change_edges(const Change& change) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < edges.size(); ++i) {
      const Edge changed = change(edges[i]);
      if (changed.first < 0 || changed.second < 0) continue;
      if (!weights.empty()) weights[kept] = weights[i];
      edges[kept++] = changed;
    }
    edges.resize(kept);
    weights.resize(std::min(kept, weights.size()));
  }

  // Removes the vertices first .. first + count - 1.
  void remove(int first, int count) {
    change_edges([&](Edge e) {
      return Edge(without(e.first, first, count), without(e.second, first, count));
    });
    size -= count;
    if (left > first) left = std::max(first, left - count);
  }
  void remove_ends(Edge e) {
    remove(std::max(e.first, e.second), 1);
    if (e.first != e.second) remove(std::min(e.first, e.second), 1);
  }

  // Adds isolated vertices until the graph has at least `least` vertices, or, if it has sides,
  // until there are at least `least` vertices on the left and `least_right` on the right.
  void raise(int least, int least_right) {
    const int more = std::max(0, least - (has_sides() ? left : size));
    size += more;
    if (!has_sides()) return;
    for (Edge& e : edges) e.second += more;
    left += more;
    size = std::max(size, left + least_right);
  }

  // Returns the number of pairs of vertices that an edge can join.
  std::int64_t pairs() const {
    return has_sides() ? std::int64_t{left} * right() : std::int64_t{size} * (size - 1) / 2;
  }
  Edge random_pair(Random& random) const {
    const int v = random.below(has_sides() ? left : size);
    return {v,
            has_sides() ? left + random.below(right()) : (v + 1 + random.below(size - 1)) % size};
  }
  // Adds an edge for each pair of vertices. Throws std::length_error or std::bad_alloc, before it
  // uses any memory, if there are too many pairs.
  void join_all() {
    const std::int64_t most = std::numeric_limits<std::ptrdiff_t>::max();
    edges.reserve(static_cast<std::size_t>(std::min(size_of(edges) + pairs(), most)));
    for (int v = 0; v < (has_sides() ? left : size); ++v) {
      for (int w = has_sides() ? left : v + 1; w < size; ++w) edges.emplace_back(v, w);
    }
  }

  // Permutes the edges, and the vertices of the graph or of each side. If the graph has no sides,
  // permutes also the two ends of each edge.
  void shuffle(Random& random) {
    std::vector<int> label = random_labels(has_sides() ? left : size, random);
    if (has_sides()) {
      for (const int y : random_labels(right(), random)) label.push_back(left + y);
    }
    for (Edge& e : edges) {
      e = {label[e.first], label[e.second]};
      if (!has_sides() && random.percent(50)) std::swap(e.first, e.second);
    }
    random.shuffle(edges);
  }
};

// Describes a graph with two sides. The vertices of both sides are zero-based.
struct BipartiteGraph {
  int left = 0, right = 0;
  Edges edges = {};

  operator Graph() const {
    Graph graph{left + right, edges, left};
    for (Edge& e : graph.edges) e.second += left;
    return graph;
  }
};

// Removes loops. Of several parallel edges, keeps only the first. Takes O(vertices + edges) time.
inline void drop_repeats(Graph& graph) {
  Edges& edges = graph.edges;
  std::vector<int> head(graph.size, -1), next(edges.size()), seen(graph.size, -1);
  for (int i = static_cast<int>(edges.size()); i-- > 0;) {
    int& first = head[std::min(edges[i].first, edges[i].second)];
    next[i] = first;
    first = i;
  }
  std::vector<char> is_kept(edges.size());
  for (int v = 0; v < graph.size; ++v) {
    for (int i = head[v]; i >= 0; i = next[i]) {
      const int w = std::max(edges[i].first, edges[i].second);
      is_kept[i] = w != v && seen[w] != v;
      seen[w] = v;
    }
  }
  std::size_t i = 0;
  graph.change_edges([&](Edge e) { return is_kept[i++] ? e : Edge(-1, -1); });
}

// Returns the graph of all pairs of vertices that are not edges of `graph`.
inline Graph complement(Graph graph) {
  check_parts(graph.pairs());
  drop_repeats(graph);
  const std::size_t count = graph.edges.size();
  graph.join_all();
  drop_repeats(graph);
  graph.edges.erase(graph.edges.begin(), graph.edges.begin() + static_cast<std::ptrdiff_t>(count));
  return graph;
}

// Removes random edges until at most `most` are left. The remaining edges keep their order.
inline void thin_out(Graph& graph, std::int64_t most, Random& random) {
  std::int64_t rest = size_of(graph.edges);
  if (rest <= most) return;
  graph.change_edges([&](Edge e) {
    if (random.below(rest--) >= most) return Edge(-1, -1);
    --most;
    return e;
  });
}

// Adds random edges until there are `least` edges or all pairs of vertices are joined. The graph
// must have no loops and no parallel edges. The function adds no loops and no parallel edges
// either.
inline void top_up(Graph& graph, std::int64_t least, Random& random) {
  const std::int64_t count = std::min(least, graph.pairs());
  if (2 * count > graph.pairs() && size_of(graph.edges) < count) {
    Graph added = complement(graph);
    thin_out(added, count - size_of(graph.edges), random);
    graph.edges.insert(graph.edges.end(), added.edges.begin(), added.edges.end());
  }
  while (size_of(graph.edges) < count) {
    for (std::int64_t i = size_of(graph.edges); i < count; ++i) {
      graph.edges.push_back(graph.random_pair(random));
    }
    drop_repeats(graph);
  }
}

// Returns an empty text if the graph has no loops and no parallel edges. Otherwise returns which of
// them it has. If `repeats` is true, parallel edges are allowed.
inline std::string broken_simplicity(Graph graph, bool repeats) {
  const Edges& edges = graph.edges;
  if (std::any_of(edges.begin(), edges.end(), [](Edge e) { return e.first == e.second; }))
    return texts::has_loop();
  const std::size_t all = edges.size();
  if (!repeats) drop_repeats(graph);
  return edges.size() == all ? "" : texts::has_repeats();
}

// Appends a line for each pair, with a base added to the first and to the second number, and with
// its weight, if there are any.
inline void write_pairs(const Edges& pairs, int first, int second, std::string& text,
                        const std::vector<int>& weights = {}) {
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    text += std::to_string(pairs[i].first + first) + ' ';
    text += std::to_string(pairs[i].second + second);
    if (!weights.empty()) text += ' ' + std::to_string(weights[i]);
    text += '\n';
  }
}

// Appends the number of edges and a line for each edge. The first vertex (of each side) gets the
// number `base`.
inline void write_edges(const Graph& graph, int base, std::string& text) {
  text += std::to_string(graph.edges.size()) + '\n';
  write_pairs(graph.edges, base, base - (graph.size - graph.right()), text, graph.weights);
}

// ---- Families

// Stores the parameters of a graph to be generated. If the graph has sides, the members `vertices`
// and `n` are about the vertices on the left only.
struct Plan {
  const Request& request;
  Limits vertices;      // the judge's limits of the number of vertices
  Limits on_the_right;  // the judge's limits of the number of vertices on the right
  Limits edges;         // the judge's limits of the number of edges
  int n = 0;            // the number of vertices
  int right = 0;        // the number of vertices on the right, if the family uses this number

  bool has(const char* name) const { return request.given.count(name) != 0; }

  // Returns the value that the request gives for the parameter `name`. If the request gives no
  // value, returns `usual` for Size::huge, and a random number from 1 to 2 * usual for other sizes.
  int draw(const char* name, int usual, Random& random) const {
    return request.draw(name, {1, 2 * usual}, 2 * usual, 2 * usual, usual, random);
  }

  // Returns the parameter "degree" in the same way.
  int draw_degree(int usual, Random& random) const {
    const int degree = draw("degree", usual, random);
    check_parts(std::int64_t{n} * degree);
    return degree;
  }

  // Returns a probability. The request can give this probability as the parameter `name`, which is
  // a percentage. If the request does not give the parameter, the percentage is `usual` for
  // Size::huge, and a random number from `least` to `most` for the other sizes.
  double chance(const char* name, int usual, int least, int most, Random& random) const {
    const int drawn = request.size == Size::huge ? usual : random.between(least, most);
    return request.value(name, 100, drawn) / 100;
  }

  // Returns the number of edges to generate, at most graph.pairs(). The request can give the number
  // of edges or the mean degree (of the left vertices, if the graph has sides). The default is the
  // mean degree 3 for Size::huge, and otherwise a random number of edges.
  int draw_edges(const Graph& graph, Random& random) const {
    const double sharing = graph.has_sides() ? graph.left : graph.size / 2.0;
    const auto some = [&](double most) {
      return static_cast<int>(std::min(most, static_cast<double>(graph.pairs())));
    };
    if (has("degree")) return some(draw_degree(3, random) * sharing);
    if (has("edges") && (has("vertices") || (has("left") && has("right"))) &&
        request.given.at("edges") > static_cast<double>(graph.pairs())) {
      throw std::invalid_argument(
          texts::expects_integer("--edges", 0, graph.pairs(), request.given.at("edges")));
    }
    const int few = some(3 * sharing);
    const bool is_sparse = request.size != Size::judge || random.percent(50);
    const int most = is_sparse ? std::min(few, edges.most) : some(edges.most);
    const int least = has("edges") ? edges.least : 0;
    return some(request.draw("edges", {least, most}, few, few, few, random));
  }
};

// Returns the largest number r >= 1 for which r^exponent is at most n, or 1 if there is no such
// number.
inline int root(std::int64_t n, int exponent) {
  for (int r = 1;; ++r) {
    std::int64_t power = 1;
    for (int i = 0; i < exponent; ++i) power *= r + 1;
    if (power > n) return r;
  }
}

// Returns a random board. The request of the plan can give the number of rows, the number of
// columns, or both. If the request gives only one of these numbers, the board is square. If the
// request gives neither number, the board has at most `cells` cells. The default percentage of free
// cells is `usual_free` for Size::huge, and random for the other sizes.
inline Rows board_of(const Plan& plan, std::int64_t cells, int usual_free, Random& random) {
  int r = root(cells, 2);
  if (plan.request.size != Size::huge) r = random.between(1, r);
  int c = static_cast<int>(cells / r);
  if (random.percent(50)) std::swap(r, c);
  const auto given = [&](const char* name, int otherwise) {
    return plan.has(name) ? plan.request.draw(name, {1, 1}, 1, 1, 1, random) : otherwise;
  };
  const int rows = given("rows", given("columns", r)), columns = given("columns", given("rows", c));
  return random_board(rows, columns, plan.chance("free", usual_free, 40, 100, random), random);
}

// Describes a family of random graphs.
struct Family {
  Shape shape;
  Graph (*make)(const Plan&, Random&);
  int least = 1;       // the least number of vertices for which the graph has the shape
  bool dense = false;  // the number of edges grows with the square of the number of vertices
};

inline std::vector<Shape> shapes_of(const std::vector<Family>& families) {
  std::vector<Shape> shapes;
  for (const Family& family : families) shapes.push_back(family.shape);
  return shapes;
}

// Shuffles the graph if the request gives the parameter "shuffled" and its value is not 0. If the
// request does not give this parameter, shuffles the graph with probability 1/2, but never shuffles
// a huge graph.
inline void shuffle_some(Graph& graph, const Request& request, Random& random) {
  const bool by_chance = request.size != Size::huge && random.percent(50);
  if (request.value("shuffled", 1, by_chance) != 0) graph.shuffle(random);
}

inline const Family& family_of(const std::vector<Family>& families, const std::string& shape) {
  return *std::find_if(families.begin(), families.end(),
                       [&](const Family& family) { return shape == family.shape.name; });
}

// Returns the number of vertices of a graph to be generated. If plan.request has a value for the
// parameter `name`, returns this value. Otherwise returns a fixed number for Size::huge, and a
// random number within the limits for the other sizes. `tiny` and `small` lower the upper limit
// for Size::tiny and Size::small. If family.dense is true, the function also lowers the upper
// limit so far that even a complete bipartite graph has at most plan.edges.most edges.
inline int draw_size(const Family& family, const Plan& plan, const char* name, Limits limits,
                     int tiny, int small, Random& random) {
  if (!plan.has(name)) {
    if (family.dense) limits.most = std::min(limits.most, root(plan.edges.most, 2));
    limits.least = std::max(limits.least, family.least);
  }
  return plan.request.draw(name, limits, tiny, small, family.dense ? 3000 : 1000000, random);
}

// Adds edges that are parallel to random edges. The number of edges at most doubles and does not
// exceed `most`.
inline void repeat_some(Edges& edges, std::int64_t most, Random& random) {
  const std::int64_t single = size_of(edges);
  for (int more = 1 + random.below(single); more > 0 && size_of(edges) < most; --more) {
    edges.push_back(edges[random.below(single)]);
  }
}

// Generates a graph of the family. The graph has no loops, and has parallel edges only if `repeats`
// is true. The numbers of vertices and edges are within the limits of the plan. They may exceed the
// upper limits if plan.request asks for a huge graph or gives a number, such as that of edges.
inline Graph make(const Family& family, Plan plan, bool repeats, Random& random) {
  Graph graph = family.make(plan, random);
  drop_repeats(graph);
  const bool may_be_large = plan.request.size == Size::huge || plan.has("edges") ||
                            plan.has("degree") || plan.has("rows") || plan.has("columns") ||
                            plan.n > plan.vertices.most || plan.right > plan.on_the_right.most;
  const bool is_sized =
      may_be_large || plan.has("vertices") || plan.has("left") || plan.has("right");
  const std::int64_t most = plan.edges.most;
  while (size_of(graph.edges) > most && !is_sized && plan.n > family.least) {
    const auto fitting = static_cast<int>(plan.n * most / size_of(graph.edges));
    plan.n = std::max(family.least, std::min(plan.n - 1, fitting));
    plan.right = std::min(plan.right, plan.n);
    graph = family.make(plan, random);
    drop_repeats(graph);
  }
  graph.raise(plan.vertices.least, plan.on_the_right.least);
  top_up(graph, plan.edges.least, random);
  if (may_be_large) return graph;
  thin_out(graph, most, random);
  if (repeats && !graph.edges.empty() && random.percent(30)) repeat_some(graph.edges, most, random);
  return graph;
}

}  // namespace instances

#endif  // INSTANCES_EDGES_HPP
