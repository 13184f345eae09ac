// SPDX-License-Identifier: CC0-1.0
#ifndef INSTANCES_GRAPHS_HPP
#define INSTANCES_GRAPHS_HPP

#include <algorithm>
#include <cstddef>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "instances/bipartite_shapes.hpp"
#include "instances/edges.hpp"
#include "instances/format.hpp"
#include "instances/general_shapes.hpp"
#include "instances/random.hpp"
#include "judge/bipartite_text.hpp"
#include "judge/edges_text.hpp"
#include "judge/graph_text.hpp"
#include "judge/reader.hpp"
#include "judge/until_end.hpp"

namespace instances {

// positions() returns no graph with more vertices on a side, to limit the memory.
constexpr int kMostOfPosition = 1000000;

inline std::string count_of(std::size_t count, const char* one, const char* several) {
  return std::to_string(count) + ' ' + (count == 1 ? one : several);
}

inline void write_edges(const Edges& edges, int base, std::string& text) {
  text += std::to_string(edges.size()) + '\n';
  for (const auto& [v, w] : edges) {
    text += std::to_string(v + base);
    text += ' ';
    text += std::to_string(w + base);
    text += '\n';
  }
}

// Returns true if the graph has no loops and, if `repeats` is false, no parallel edges.
template <class G>
bool is_simple(G graph, bool repeats) {
  const Edges& edges = graph.edges;
  if (std::any_of(edges.begin(), edges.end(), [&](Edge e) { return graph.is_loop(e); }))
    return false;
  const std::size_t all = edges.size();
  if (!repeats) drop_repeats(graph);
  return edges.size() == all;
}

// Returns the new number of vertex v when the vertices first .. first + count - 1 are removed, or
// -1 if v is one of these.
inline int without(int v, int first, int count) {
  return v < first ? v : v < first + count ? -1 : v - count;
}

// Replaces each edge by change(edge). Removes the edge if a vertex of the result is negative.
template <class Change>
void change_edges(Edges& edges, const Change& change) {
  std::size_t kept = 0;
  for (const Edge& e : edges) {
    const Edge changed = change(e);
    if (changed.first >= 0 && changed.second >= 0) edges[kept++] = changed;
  }
  edges.resize(kept);
}

// Shuffles the graph if the parameter "shuffled" is not 0. If it is not given, shuffles every
// second graph at random, but no huge graph.
template <class G>
void shuffle_some(G& graph, const Request& request, Random& random) {
  const bool by_chance = request.size != Size::huge && random.percent(50);
  if (request.value("shuffled", by_chance) != 0) graph.shuffle(random);
}

template <class G>
const Family<G>& family_of(const std::vector<Family<G>>& families, const std::string& shape) {
  return *std::find_if(families.begin(), families.end(),
                       [&](const Family<G>& family) { return shape == family.shape.name; });
}

// A format of a graph: "n m" and m pairs of different vertices. The first vertex has the number
// `base`.
struct EdgeLists {
  using Value = Graph;
  static constexpr bool kSpellsOutItsSize = false;

  Limits vertices, edges;
  int base = 1;
  bool repeats = false;  // parallel edges may occur
  bool may_end = false;  // the end of the input, or "0 0", is read as a graph without vertices

  std::vector<Shape> shapes() const { return shapes_of(general::families()); }

  std::vector<const char*> parameters() const {
    return {"vertices", "edges",   "degree", "density", "groups",
            "rows",     "columns", "free",   "shuffled"};
  }

  Graph generate(const std::string& shape, const Request& request, Random& random) const {
    const Family<Graph>& family = family_of(general::families(), shape);
    Plan plan{request, vertices, vertices, edges, 0, 0};
    if (edges.least > 0) plan.vertices.least = std::max(2, vertices.least);
    plan.n = draw_size(family, plan, "vertices", plan.vertices, 6, 12, random);
    Graph graph = make(family, plan, repeats, random);
    shuffle_some(graph, request, random);
    return graph;
  }

  Graph read(judge::Reader& in) const {
    judge::Range ends = {"a vertex", base, 0};
    if (may_end) {
      ends.count = judge::read_unless_end(in, "the number of vertices", "the number of edges");
      if (ends.count == 0) return Graph{0};
    } else {
      ends = judge::read_vertices(in, base);
    }
    return Graph{ends.count, judge::read_edges(in, ends, ends, 0)};
  }

  void write(const Graph& graph, std::string& text) const {
    text += std::to_string(graph.size) + ' ';
    write_edges(graph.edges, base, text);
  }

  std::string measure(const Graph& graph) const {
    return count_of(graph.size, "vertex", "vertices") + ", " +
           count_of(graph.edges.size(), "edge", "edges");
  }

  bool is_promised(const Graph& graph) const {
    return is_within(graph.size, vertices) && is_within(graph.edges.size(), edges) &&
           is_simple(graph, repeats);
  }

  std::vector<Position> positions(const Graph& graph) const {
    if (graph.size > kMostOfPosition) return {};
    Position position{graph.size, graph.edges};
    for (int v = 0; v < graph.size; ++v) position.names.push_back(std::to_string(v + base));
    return {position};
  }

  std::string page() const { return "shape: 'graph', base: " + std::to_string(base); }

  // Way 0 removes vertices, way 1 both ends of an edge, and way 2 edges. Way 3 removes a vertex
  // with two neighbors, and merges the two neighbors into one vertex.
  int ways(const Graph&) const { return 4; }

  int parts(const Graph& graph, int way) const {
    return way % 3 == 0 ? graph.size : static_cast<int>(graph.edges.size());
  }

  bool leave_out(Graph& graph, int way, int first, int count) const {
    const auto leave_out_vertices = [&](int v, int several) {
      change_edges(graph.edges, [&](Edge e) {
        return Edge(without(e.first, v, several), without(e.second, v, several));
      });
      graph.size -= several;
    };
    if (way == 0) {
      leave_out_vertices(first, count);
    } else if (way == 1) {
      if (count > 1) return false;
      const auto [v, w] = graph.edges[first];
      leave_out_vertices(std::max(v, w), 1);
      if (v != w) leave_out_vertices(std::min(v, w), 1);
    } else if (way == 3) {
      std::vector<int> near;
      for (const auto& [v, w] : graph.edges) {
        if (v == first) near.push_back(w);
        if (w == first) near.push_back(v);
      }
      if (count > 1 || near.size() != 2 || near[0] == near[1]) return false;
      for (auto& [v, w] : graph.edges) {
        if (v == near[1]) v = near[0];
        if (w == near[1]) w = near[0];
      }
      leave_out_vertices(std::max(first, near[1]), 1);
      leave_out_vertices(std::min(first, near[1]), 1);
      drop_repeats(graph);
    } else {
      graph.edges.erase(graph.edges.begin() + first, graph.edges.begin() + first + count);
    }
    return true;
  }
};

// Returns the graph as a position, or nothing if it has more than kMostOfPosition vertices on a
// side. The name of a vertex is `of_left` or `of_right`, followed by its number on its side plus
// `base`.
inline std::vector<Position> positions_of(const BipartiteGraph& graph, const std::string& of_left,
                                          const std::string& of_right, int base) {
  if (graph.left > kMostOfPosition || graph.right > kMostOfPosition) return {};
  Position position{graph.left + graph.right, graph.edges};
  for (Edge& e : position.edges) e.second += graph.left;
  for (int side = 0; side < 2; ++side) {
    for (int v = 0; v < (side == 0 ? graph.left : graph.right); ++v) {
      position.names.push_back((side == 0 ? of_left : of_right) + std::to_string(v + base));
    }
  }
  return {position};
}

// Returns the properties of a bipartite graph for the page. `same` means that both sides always
// have the same number of vertices.
inline std::string page_of_sides(int base, const std::string& sides, bool same) {
  return "shape: 'bipartite', base: " + std::to_string(base) + ", sides: [" + sides + ']' +
         (same ? ", sameSides: true" : "");
}

// A format of a bipartite graph: "l r m", the numbers of left vertices, right vertices and edges,
// and m pairs of a left and a right vertex. The first vertex of each side has the number `base`.
// With `peaks`, the input begins with "n m" instead and has n peaks on the left and n valleys on
// the right; while an input is shrunk, one side can have fewer than n vertices.
struct BipartiteEdgeLists {
  using Value = BipartiteGraph;
  static constexpr bool kSpellsOutItsSize = false;

  Limits left, right, edges;
  int base = 1;
  bool repeats = false;  // parallel edges may occur
  bool peaks = false;    // the input begins with "n m"

  std::vector<Shape> shapes() const { return shapes_of(bipartite::families()); }

  std::vector<const char*> parameters() const {
    return {"left",   "right", "edges",   "degree", "density",
            "groups", "rows",  "columns", "free",   "shuffled"};
  }

  BipartiteGraph generate(const std::string& shape, const Request& request, Random& random) const {
    const Family<BipartiteGraph>& family = family_of(bipartite::families(), shape);
    Plan plan{request, left, right, edges, 0, 0};
    const Limits both = {std::max(left.least, right.least), std::min(left.most, right.most)};
    const bool is_square = peaks || request.size == Size::huge || random.percent(50);
    plan.n = draw_size(family, plan, "left", is_square ? both : left, 4, 12, random);
    plan.right = plan.n;
    if (plan.has("right") || (!plan.has("left") && !is_square)) {
      plan.right = draw_size(family, plan, "right", right, 4, 12, random);
    }
    if (plan.has("right") && !plan.has("left")) plan.n = plan.right;
    BipartiteGraph graph = make(family, plan, repeats, random);
    if (peaks) graph.raise(graph.right, graph.left);
    shuffle_some(graph, request, random);
    return graph;
  }

  BipartiteGraph read(judge::Reader& in) const {
    judge::Sides sides;
    if (peaks) {
      const int n = in.integer("the number of peaks", 0, std::numeric_limits<int>::max() / 2);
      sides = {{"a peak", base, n}, {"a valley", base, n}};
    } else {
      sides = judge::read_sides(in, base);
    }
    BipartiteGraph graph{sides.first.count, sides.second.count};
    graph.edges = judge::read_edges(in, sides.first, sides.second, 0);
    return graph;
  }

  void write(const BipartiteGraph& graph, std::string& text) const {
    text += std::to_string(peaks ? std::max(graph.left, graph.right) : graph.left) + ' ';
    if (!peaks) text += std::to_string(graph.right) + ' ';
    write_edges(graph.edges, base, text);
  }

  std::string measure(const BipartiteGraph& graph) const {
    return std::to_string(graph.left) + " + " + count_of(graph.right, "vertex", "vertices") + ", " +
           count_of(graph.edges.size(), "edge", "edges");
  }

  bool is_promised(const BipartiteGraph& graph) const {
    const int more = peaks ? std::max(graph.left, graph.right) : 0;
    return is_within(std::max(graph.left, more), left) &&
           is_within(std::max(graph.right, more), right) && is_within(graph.edges.size(), edges) &&
           is_simple(graph, repeats);
  }

  std::vector<Position> positions(const BipartiteGraph& graph) const {
    return peaks ? positions_of(graph, "peak ", "valley ", base)
                 : positions_of(graph, "left ", "right ", base);
  }

  std::string page() const {
    return page_of_sides(base, peaks ? "'peak', 'valley'" : "'left', 'right'", peaks);
  }

  // Way 0 removes vertices on the left, way 1 vertices on the right, way 2 both ends of an edge,
  // and way 3 edges.
  int ways(const BipartiteGraph&) const { return 4; }

  int parts(const BipartiteGraph& graph, int way) const {
    return way == 0 ? graph.left : way == 1 ? graph.right : static_cast<int>(graph.edges.size());
  }

  bool leave_out(BipartiteGraph& graph, int way, int first, int count) const {
    const auto leave_out_vertices = [&](int x, int x_count, int y, int y_count) {
      change_edges(graph.edges, [&](Edge e) {
        return Edge(without(e.first, x, x_count), without(e.second, y, y_count));
      });
      graph.left -= x_count;
      graph.right -= y_count;
    };
    if (way == 0) {
      leave_out_vertices(first, count, 0, 0);
    } else if (way == 1) {
      leave_out_vertices(0, 0, first, count);
    } else if (way == 2) {
      if (count > 1) return false;
      const auto [x, y] = graph.edges[first];
      leave_out_vertices(x, 1, y, 1);
    } else {
      graph.edges.erase(graph.edges.begin() + first, graph.edges.begin() + first + count);
    }
    return true;
  }
};

}  // namespace instances

#endif  // INSTANCES_GRAPHS_HPP
