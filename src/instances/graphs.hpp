// SPDX-License-Identifier: CC0-1.0
//
// Defines the layouts of lists of edges.
#ifndef INSTANCES_GRAPHS_HPP
#define INSTANCES_GRAPHS_HPP

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "instances/edges.hpp"
#include "instances/format.hpp"
#include "instances/graph_shapes.hpp"
#include "instances/random.hpp"
#include "instances/request.hpp"
#include "instances/texts.hpp"
#include "instances/ways_to_shrink.hpp"
#include "io/read_arcs.hpp"
#include "io/read_pairs.hpp"
#include "io/read_pairs_until_zeros.hpp"
#include "io/reader.hpp"
#include "matching_games/csr_graph.hpp"
#include "matching_games/two_coloring.hpp"

namespace instances {

// Graphs with more vertices than this, or bipartite graphs with more vertices on one side, would
// need too much memory. Format::cases() does not return such graphs.
constexpr int kMostOfCase = 1000000;

// Names a vertex on the left and a vertex on the right by words of texts::sides, such as {"peak",
// "valley"}.
struct Sides {
  std::string left = "left", right = "right";

  bool are_named() const { return left != "left"; }
  // Returns the name of a vertex in messages: "a peak", "a vertex on the left".
  std::string one(const std::string& side) const {
    return are_named() ? "a " + side : "a vertex on the " + side;
  }
  // Returns the name of the number of vertices in messages.
  std::string number(const std::string& side) const {
    return "the number of " +
           (are_named() ? texts::side_of(side).many.english() : "vertices on the " + side);
  }
};

// Returns a list with the case of a graph without a token. If the graph has more than
// kMostOfCase vertices (on a side), returns an empty list. The first vertex (of each side) has
// the number `base`.
inline std::vector<Case> cases_of(const Graph& graph, int base, const Sides& sides) {
  if (std::max(graph.left, graph.right()) > kMostOfCase) return {};
  Case one_case{graph.size, graph.edges, graph.weights};
  one_case.left = graph.size - graph.right();
  for (int v = 0; v < graph.size; ++v) {
    one_case.names.push_back(std::to_string((v < one_case.left ? v : v - one_case.left) + base));
  }
  if (!graph.has_sides()) return only(std::move(one_case));
  one_case.sides[0] = sides.left;
  one_case.sides[1] = sides.right;
  return only(std::move(one_case));
}

// Returns the parameters with those of the shapes of graphs.
inline Parameters with_shapes(Parameters all) {
  return extended(std::move(all),
                  {{"degree"}, {"groups"}, {"rows"}, {"columns"}, {"free"}, {"shuffled"}});
}

// ---- Two sides

// Returns the properties of a graph with two sides for the page. `same` means that both sides
// always have the same number of vertices.
inline Properties properties_of_sides(const std::string& layout, int base, const Sides& sides,
                                      bool same) {
  return {{"layout", layout},
          {"base", base},
          {"sides", std::vector<std::string>{sides.left, sides.right}},
          {"sameSides", same}};
}

// Implements the layout of a bipartite graph: a case has the numbers l, r and m of left vertices,
// right vertices and edges, and m pairs of a left and a right vertex. The first vertex of each side
// has the number `base`. If both sides always have the same number n of vertices, a case begins
// with "n m". (A case that is being made smaller can lose more vertices on one side. Then n is the
// size of the larger side.)
struct BipartiteEdgeLists {
  using Value = Graph;

  Limits left, right, edges;
  int flags = 0;
  Sides sides = {};
  int base = flags & kFromZero ? 0 : 1;
  bool repeats = flags & kRepeats, same = flags & kSame;

  std::vector<Shape> shapes() const { return shapes_of(bipartite::families()); }

  Parameters parameters() const {
    return with_shapes({{"left", left}, {"right", right}, {"edges", edges}, {"density"}});
  }

  Graph generate(const std::string& shape, const Request& request, Random& random) const {
    const Family& family = family_of(bipartite::families(), shape);
    Plan plan{request, left, right, edges};
    const Limits both = {std::max(left.least, right.least), std::min(left.most, right.most)};
    const bool is_square = same || request.size == Size::huge || random.percent(50);
    plan.n = draw_size(family, plan, "left", is_square ? both : left, 4, 12, random);
    plan.right = plan.n;
    if (plan.has("right") || (!plan.has("left") && !is_square)) {
      plan.right = draw_size(family, plan, "right", right, 4, 12, random);
    }
    if (plan.has("right") && !plan.has("left")) plan.n = plan.right;
    Graph graph = make(family, plan, repeats, random);
    if (same) graph.raise(graph.right(), graph.left);
    shuffle_some(graph, request, random);
    return graph;
  }

  Head head() const {
    return {sides.number(sides.left), 0, Head().most,
            same ? "the number of edges" : sides.number(sides.right)};
  }

  // Reads a case. read_edges() reads the edges, and gets the ranges of their two ends.
  template <class ReadEdges>
  Graph read_with(io::Reader& in, int n, const ReadEdges& read_edges) const {
    const int m = same ? n : in.integer(sides.number(sides.right).c_str(), 0);
    const std::string ends[] = {sides.one(sides.left), sides.one(sides.right)};
    return BipartiteGraph{n, m, read_edges({ends[0].c_str(), base, n}, {ends[1].c_str(), base, m})};
  }

  Graph read(io::Reader& in, int n) const {
    return read_with(in, n, [&](const io::Range& first, const io::Range& second) {
      return io::read_pairs(in, in.integer("the number of edges", 0), first, second);
    });
  }

  void write(const Graph& graph, std::string& text) const {
    text += std::to_string(same ? std::max(graph.left, graph.right()) : graph.left) + ' ';
    if (!same) text += std::to_string(graph.right()) + ' ';
    write_edges(graph, base, text);
  }

  std::vector<Limited> limited(const Graph& graph) const {
    return {{sides.number(sides.left), {graph.left}, left},
            {sides.number(sides.right), {graph.right()}, right},
            {"the number of edges", {count_of(graph.edges)}, edges}};
  }
  std::string broken_promise(const Graph& graph) const { return broken_simplicity(graph, repeats); }

  std::vector<Case> cases(const Graph& graph) const { return cases_of(graph, base, sides); }

  Properties properties() const { return properties_of_sides("sides", base, sides, same); }

  Ways<Graph> ways(const Graph& graph) const { return ways_of_graph(graph); }
};

// ---- One list of vertices

// Implements the layout of a graph: a case has the line "n m" and m pairs of different vertices.
// The first vertex has the number `base`.
struct EdgeLists {
  using Value = Graph;

  Limits vertices, edges;
  int flags = 0;
  int base = flags & kFromZero ? 0 : 1;
  bool repeats = flags & kRepeats, bipartite = flags & kBipartite, line = flags & kLine;

  std::vector<Shape> shapes() const {
    return bipartite ? lists().shapes() : shapes_of(general::families());
  }

  Parameters parameters() const {
    if (bipartite) return lists().parameters();
    return with_shapes({{"vertices", vertices}, {"edges", edges}});
  }

  Graph generate(const std::string& shape, const Request& request, Random& random) const {
    if (bipartite) {
      Graph graph = lists().generate(shape, request, random);
      graph.left = -1;
      shuffle_some(graph, request, random);
      return graph;
    }
    const Family& family = family_of(general::families(), shape);
    Plan plan{request, vertices, vertices, edges};
    if (edges.least > 0) plan.vertices.least = std::max(2, vertices.least);
    plan.n = draw_size(family, plan, "vertices", plan.vertices, 6, 12, random);
    Graph graph = make(family, plan, repeats, random);
    shuffle_some(graph, request, random);
    return graph;
  }

  Head head() const {
    return {"the number of vertices", 0, Head().most, "the number of edges", vertices};
  }

  template <class ReadEdges>
  Graph read_with(io::Reader&, int n, const ReadEdges& read_edges) const {
    const io::Range ends = {"a vertex", base, n};
    return {n, read_edges(ends, ends)};
  }

  Graph read(io::Reader& in, int n) const {
    const io::Range ends = {"a vertex", base, n};
    Graph graph{n, io::read_pairs(in, in.integer("the number of edges", 0), ends, ends)};
    if (bipartite &&
        !matching_games::two_coloring(matching_games::CsrGraph(n, graph.edges)).bipartite)
      in.fail("a bipartite graph", "an odd cycle");
    return graph;
  }

  void write(const Graph& graph, std::string& text) const {
    text += std::to_string(graph.size) + ' ';
    write_edges(graph, base, text);
  }

  std::vector<Limited> limited(const Graph& graph) const {
    return {{"the number of vertices", {graph.size}, vertices},
            {"the number of edges", {count_of(graph.edges)}, edges}};
  }
  std::string broken_promise(const Graph& graph) const { return broken_simplicity(graph, repeats); }

  std::vector<Case> cases(const Graph& graph) const {
    const std::vector<Case> result = cases_of(graph, base, {});
    return line && !result.empty() ? line_graph(result[0]) : result;
  }

  Properties properties() const {
    return {
        {"layout", std::string("edges")}, {"base", base}, {"line", line}, {"bipartite", bipartite}};
  }

  Ways<Graph> ways(const Graph& graph) const { return ways_of_graph(graph); }

 private:
  // Returns the object that generates the two sides of a bipartite graph.
  BipartiteEdgeLists lists() const {
    const Limits half = {std::max(1, vertices.least / 2), std::max(1, vertices.most / 2)};
    return {half, half, edges, flags};
  }

  // Returns a list with the line graph, or an empty list if the line graph is very large.
  static std::vector<Case> line_graph(const Case& graph) {
    std::vector<std::vector<int>> at(graph.size);  // the edges at each vertex
    Case one_case{static_cast<int>(graph.edges.size())};
    for (int i = 0; i < one_case.size; ++i) {
      const auto& [v, w] = graph.edges[i];
      one_case.names.push_back(graph.names[v] + '-' + graph.names[w]);
      std::vector<int> others = at[v];
      if (v != w) others.insert(others.end(), at[w].begin(), at[w].end());
      if (one_case.edges.size() + others.size() > kMostOfCase) return {};
      for (const int j : others) one_case.edges.emplace_back(j, i);
      at[v].push_back(i);
      if (v != w) at[w].push_back(i);
    }
    return only(std::move(one_case));
  }
};

// Implements the layout of pairs: the input has the number of vertices, and pairs of vertices until
// "0 0" or its end.
struct PairLists : EdgeLists {
  Head head() const { return {"the number of vertices"}; }

  Graph read(io::Reader& in, int n) const {
    return {n, io::read_pairs_until_zeros(in, n, "a vertex", "a vertex")};
  }

  void write(const Graph& graph, std::string& text) const {
    text += std::to_string(graph.size) + '\n';
    write_pairs(graph.edges, base, base, text);
  }

  Properties properties() const { return {{"layout", std::string("pairs")}, {"base", base}}; }
};

// Implements the layout of arcs: a case has the line "n m" and m arcs of an acyclic directed graph.
// The graph of a case has two copies of each vertex, one on the left and one on the right. It
// joins the left copy of the tail of each arc to the right copy of the head.
struct ArcLists : EdgeLists {
  bool closure = flags & kClosure;

  // Orients the edges of a graph along a random order of the vertices. By default, a huge closure
  // has 2000 vertices, because its size grows with the square of their number.
  Graph generate(const std::string& shape, Request request, Random& random) const {
    if (closure && request.size == Size::huge) request.given.emplace("vertices", 2000);
    Graph graph = EdgeLists::generate(shape, request, random);
    const std::vector<int> place = random_labels(graph.size, random);
    for (Edge& e : graph.edges) {
      if (place[e.first] > place[e.second]) std::swap(e.first, e.second);
    }
    return graph;
  }

  Graph read(io::Reader& in, int n) const { return {n, io::read_arcs(in, n)}; }

  std::vector<Case> cases(const Graph& graph) const {
    if (closure && graph.size > 5000) return {};
    const Edges arcs = closure ? closure_of(graph) : graph.edges;
    return cases_of(BipartiteGraph{graph.size, graph.size, arcs}, base, {"tail", "head"});
  }

  Properties properties() const {
    return extended(properties_of_sides("arcs", base, {"tail", "head"}, true),
                    {{"closure", closure}});
  }

 private:
  static Edges closure_of(const Graph& graph) {
    std::vector<std::vector<int>> heads(graph.size);
    for (const Edge& e : graph.edges) heads[e.first].push_back(e.second);
    std::vector<int> seen(graph.size, -1);
    Edges arcs;
    for (int v = 0; v < graph.size; ++v) {
      std::vector<int> reached = {v};
      for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const int w : heads[reached[i]]) {
          if (std::exchange(seen[w], v) == v) continue;
          reached.push_back(w);
          arcs.emplace_back(v, w);
        }
      }
    }
    return arcs;
  }
};

}  // namespace instances

#endif  // INSTANCES_GRAPHS_HPP
