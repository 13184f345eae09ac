// SPDX-License-Identifier: CC0-1.0
#ifndef INSTANCES_GRAPHS_HPP
#define INSTANCES_GRAPHS_HPP

#include <algorithm>
#include <cstddef>
#include <limits>
#include <string>
#include <vector>

#include "instances/bipartite_shapes.hpp"
#include "instances/edges.hpp"
#include "instances/format.hpp"
#include "instances/general_shapes.hpp"
#include "instances/random.hpp"
#include "judge/bipartite_text.hpp"
#include "judge/pairs_text.hpp"
#include "judge/reader.hpp"

namespace instances {

// Graphs with more vertices than this, or bipartite graphs with more vertices on one side, would
// need too much memory. Format::positions() does not return such graphs.
constexpr int kMostOfPosition = 1000000;

inline void write_edges(const Edges& edges, int base, std::string& text) {
  text += std::to_string(edges.size()) + '\n';
  for (const auto& [v, w] : edges) {
    text += std::to_string(v + base);
    text += ' ';
    text += std::to_string(w + base);
    text += '\n';
  }
}

// Returns an empty text if the graph has no loops and no parallel edges. Otherwise returns which of
// them it has. If `repeats` is true, parallel edges are allowed.
template <class G>
std::string broken_simplicity(G graph, bool repeats) {
  const Edges& edges = graph.edges;
  if (std::any_of(edges.begin(), edges.end(), [&](Edge e) { return graph.is_loop(e); }))
    return "expected edges with two different ends, found an edge from a vertex to itself";
  const std::size_t all = edges.size();
  if (!repeats) drop_repeats(graph);
  return edges.size() == all ? "" : "expected each edge once, found an edge twice";
}

// Returns a Way to shrink a graph: removing edges.
template <class G>
Way<G> edges_of() {
  return elements<G>([](auto& graph) -> auto& { return graph.edges; });
}

// Returns a Way to shrink a graph: removing an edge together with both ends.
template <class G>
Way<G> ends_of_edges() {
  return {edges_of<G>().parts, [](G& graph, int first, int count) {
            if (count == 1) graph.remove_ends(graph.edges[first]);
            return count == 1;
          }};
}

// Shuffles the graph if the request gives the parameter "shuffled" and its value is not 0. If the
// request does not give this parameter, shuffles the graph with probability 1/2, but never shuffles
// a huge graph.
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

// Implements the format of a graph: an input has the line "n m" and m pairs of different vertices.
// The first vertex has the number `base`.
struct EdgeLists {
  using Value = Graph;
  static constexpr bool kSpellsOutItsSize = false;
  static constexpr const char *kFirst = "the number of vertices", *kSecond = "the number of edges";

  Limits vertices, edges;
  int base = 1;
  bool repeats = false;  // parallel edges may occur

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

  Graph read(judge::Reader& in) const { return read_rest(in, in.integer(kFirst, 0)); }

  Graph read_rest(judge::Reader& in, int n) const {
    const judge::Range ends = {"a vertex", base, n};
    const int count = in.integer("the number of edges", 0);
    return {n, judge::read_pairs(in, count, ends, ends)};
  }

  void write(const Graph& graph, std::string& text) const {
    text += std::to_string(graph.size) + ' ';
    write_edges(graph.edges, base, text);
  }

  std::string measure(const Graph& graph) const {
    return count_of(graph.size, "vertex", "vertices") + ", " +
           count_of(graph.edges.size(), "edge", "edges");
  }

  std::string broken_promise(const Graph& graph) const {
    const std::string broken =
        broken_limit({{kFirst, graph.size, vertices}, {kSecond, size_of(graph.edges), edges}});
    return broken.empty() ? broken_simplicity(graph, repeats) : broken;
  }

  std::vector<Position> positions(const Graph& graph) const {
    if (graph.size > kMostOfPosition) return {};
    Position position{graph.size, graph.edges};
    for (int v = 0; v < graph.size; ++v) position.names.push_back(std::to_string(v + base));
    return {position};
  }

  std::string page() const { return "shape: 'graph', base: " + std::to_string(base); }

  // Returns the ways to shrink a graph: removing vertices, removing edges together with their ends,
  // removing edges, and removing a vertex with two neighbors and merging these neighbors into one
  // vertex.
  std::vector<Way<Graph>> ways(const Graph&) const {
    const auto size = [](const Graph& graph) { return graph.size; };
    const auto remove = [](Graph& graph, int first, int count) {
      graph.remove(first, count);
      return true;
    };
    return {{size, remove}, ends_of_edges<Graph>(), edges_of<Graph>(), {size, merge}};
  }

 private:
  static bool merge(Graph& graph, int vertex, int count) {
    std::vector<int> ends;
    for (const auto& [v, w] : graph.edges) {
      if (v == vertex) ends.push_back(w);
      if (w == vertex) ends.push_back(v);
    }
    if (count > 1 || ends.size() != 2 || ends[0] == ends[1]) return false;
    for (auto& [v, w] : graph.edges) {
      if (v == ends[1]) v = ends[0];
      if (w == ends[1]) w = ends[0];
    }
    graph.remove_ends({vertex, ends[1]});
    drop_repeats(graph);
    return true;
  }
};

// Returns a list that contains one Position with the graph and without a token. If the graph has
// more than kMostOfPosition vertices on a side, returns an empty list. The name of a vertex is
// `of_left` or `of_right`, followed by the number of the vertex on its side plus `base`.
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

// Returns a description, for the web page in src/page, of an input format for bipartite graphs.
// `same` means that both sides always have the same number of vertices.
inline std::string page_of_sides(int base, const std::string& sides, bool same) {
  return "shape: 'bipartite', base: " + std::to_string(base) + ", sides: [" + sides + ']' +
         (same ? ", sameSides: true" : "");
}

// Implements the format of a bipartite graph: an input has the numbers l, r and m of left vertices,
// right vertices and edges, and m pairs of a left and a right vertex. The first vertex of each side
// has the number `base`.
//
// If the member `peaks` is true, both sides have the same number n of vertices, and an input begins
// with "n m". This is the format of the problem coci2018_planinarenje, in which the left vertices
// are peaks and the right vertices are valleys. When an input is made smaller, one side of the
// graph can lose more vertices than the other side. Then write() uses the size of the larger side
// as n.
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
    const int count = in.integer("the number of edges", 0);
    graph.edges = judge::read_pairs(in, count, sides.first, sides.second);
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

  std::string broken_promise(const BipartiteGraph& graph) const {
    return broken_promise(graph,
                          peaks ? "the number of peaks" : "the number of vertices on the left",
                          peaks ? "the number of valleys" : "the number of vertices on the right");
  }

  // Messages call the numbers of vertices `first` and `second`.
  std::string broken_promise(const BipartiteGraph& graph, const char* first,
                             const char* second) const {
    const int more = peaks ? std::max(graph.left, graph.right) : 0;
    const std::string broken = broken_limit({{first, std::max(graph.left, more), left},
                                             {second, std::max(graph.right, more), right},
                                             {"the number of edges", size_of(graph.edges), edges}});
    return broken.empty() ? broken_simplicity(graph, repeats) : broken;
  }

  std::vector<Position> positions(const BipartiteGraph& graph) const {
    return peaks ? positions_of(graph, "peak ", "valley ", base)
                 : positions_of(graph, "left ", "right ", base);
  }

  std::string page() const {
    return page_of_sides(base, peaks ? "'peak', 'valley'" : "'left', 'right'", peaks);
  }

  // Returns four ways to shrink a graph: removing vertices on the left, removing vertices on the
  // right, removing edges together with their ends, and removing edges.
  std::vector<Way<BipartiteGraph>> ways(const BipartiteGraph&) const {
    const auto remove_left = [](BipartiteGraph& graph, int first, int count) {
      graph.remove(first, count, 0, 0);
      return true;
    };
    const auto remove_right = [](BipartiteGraph& graph, int first, int count) {
      graph.remove(0, 0, first, count);
      return true;
    };
    return {{[](const BipartiteGraph& graph) { return graph.left; }, remove_left},
            {[](const BipartiteGraph& graph) { return graph.right; }, remove_right},
            ends_of_edges<BipartiteGraph>(),
            edges_of<BipartiteGraph>()};
  }
};

}  // namespace instances

#endif  // INSTANCES_GRAPHS_HPP
