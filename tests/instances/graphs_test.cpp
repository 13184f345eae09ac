// SPDX-License-Identifier: CC0-1.0
//
// Tests the formats that list edges: generated graphs have the given sizes and keep the judge's
// limits, and shrinking ends at a smallest input.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "check.hpp"
#include "instances/edges.hpp"
#include "instances/format.hpp"
#include "instances/graphs.hpp"
#include "instances/problems.hpp"
#include "instances/random.hpp"
#include "instances/valid.hpp"
#include "judge/bipartite_text.hpp"
#include "judge/graph_text.hpp"
#include "judge/reader.hpp"
#include "matching_games/bipartite.hpp"
#include "matching_games/pairs.hpp"

namespace {

using instances::BipartiteEdgeLists;
using instances::BipartiteGraph;
using instances::Edge;
using instances::EdgeLists;
using instances::Edges;
using instances::Format;
using instances::Graph;
using instances::Position;
using instances::Random;
using instances::Request;
using instances::Shape;
using instances::Size;
using valid::check_shrink;
using valid::format_of;
using valid::one_of;

// Checks that graphs of a given size beyond the limits have no loops and no parallel edges.
template <class Kind>
void check_given(const Kind& kind, const char* name) {
  std::uint64_t seed = 0;
  for (const Shape& shape : kind.shapes()) {
    for (const int n : {1, 2, 3, 300}) {
      Random random(++seed);
      const Request request{Size::huge, {{name, n}, {"shuffled", seed % 2}}};
      CHECK(instances::is_simple(kind.generate(shape.name, request, random), false));
    }
  }
}

void given_parameters_are_used() {
  const EdgeLists general{{1, 5}, {0, 5}};
  const BipartiteEdgeLists bipartite{{1, 5}, {1, 5}, {0, 5}};
  check_given(general, "vertices");
  check_given(bipartite, "left");
  Random random(1);
  const Graph graph =
      general.generate("random", Request{Size::small, {{"vertices", 50}, {"edges", 100}}}, random);
  CHECK_EQ(graph.size, 50);
  CHECK_EQ(graph.edges.size(), 100u);
  const Graph path = general.generate("path", Request{Size::huge, {{"vertices", 4}}}, random);
  CHECK(path.edges == Edges({{0, 1}, {1, 2}, {2, 3}}));
  const Graph board = general.generate(
      "board20", Request{Size::tiny, {{"rows", 3}, {"columns", 7}, {"free", 100}}}, random);
  CHECK_EQ(board.size, 21);
  const BipartiteGraph sides =
      bipartite.generate("random", Request{Size::tiny, {{"left", 9}, {"right", 7}}}, random);
  CHECK_EQ(sides.left, 9);
  CHECK_EQ(sides.right, 7);
  CHECK_EQ(bipartite.generate("path", Request{Size::tiny, {{"left", 9}}}, random).right, 9);
  const Format& format = format_of("uoj79_general_matching");
  CHECK_THROWS(format.generate("path", Request{Size::tiny, {{"vertices", 0}}}, 1),
               std::invalid_argument);
}

// Checks that all shapes keep the limits, with a given number of vertices and without (n = 0).
template <class Kind>
void check_tight(const Kind& kind, const char* name) {
  std::uint64_t seed = 0;
  for (const Shape& shape : kind.shapes()) {
    for (const double n : {0, 2, 12}) {
      Random random(++seed);
      Request request{Size::judge};
      if (n > 0) request.given[name] = n;
      check::report(kind.is_promised(kind.generate(shape.name, request, random)), __FILE__,
                    __LINE__, shape.name + std::string(" is not promised"));
    }
  }
}

void narrow_limits_hold() {
  for (const bool repeats : {false, true}) {
    const EdgeLists general{{1, 12}, {0, 9}, 1, repeats};
    const BipartiteEdgeLists bipartite{{1, 12}, {1, 12}, {1, 9}, 1, repeats};
    check_tight(general, "vertices");
    check_tight(bipartite, "left");
    // A path with too many edges is generated again with fewer vertices. It does not lose edges. A
    // board of a given size keeps its size and its edges.
    Random random(1);
    const BipartiteGraph path = bipartite.generate("path", Request{Size::judge}, random);
    CHECK(path.edges.size() >= 2u * path.left - 1);
    const Graph board = general.generate(
        "triangulated", Request{Size::judge, {{"rows", 3}, {"free", 100}}}, random);
    CHECK_EQ(board.edges.size(), 16u);
  }
}

// Checks that top_up() and thin_out() reach each number of edges without loops or parallel edges.
template <class G>
void check_numbers_of_edges(G graph) {
  Random random(3);
  for (std::int64_t count = 0; count <= graph.pairs() + 1; ++count) {
    instances::top_up(graph, count, random);
    CHECK_EQ(static_cast<std::int64_t>(graph.edges.size()), std::min(count, graph.pairs()));
    CHECK(instances::is_simple(graph, false));
  }
  for (std::size_t count = graph.edges.size(); count-- > 0;) {
    const Edges before = graph.edges;
    instances::thin_out(graph.edges, count, random);
    CHECK_EQ(graph.edges.size(), count);
    std::size_t in_order = 0;
    for (const Edge& e : before) in_order += in_order < count && e == graph.edges[in_order];
    CHECK_EQ(in_order, count);
  }
}

void edges_are_added_and_left_out() {
  check_numbers_of_edges(Graph{5});
  check_numbers_of_edges(BipartiteGraph{3, 4});
  Graph graph{3, {{2, 1}, {0, 0}, {1, 2}, {0, 1}, {2, 1}}};
  instances::drop_repeats(graph);
  CHECK(graph.edges == Edges({{2, 1}, {0, 1}}));
  BipartiteGraph sides{3, 3, {{2, 1}, {0, 0}, {1, 2}, {0, 0}, {2, 1}}};
  instances::drop_repeats(sides);
  CHECK(sides.edges == Edges({{2, 1}, {0, 0}, {1, 2}}));
  CHECK_EQ(instances::root(26, 3), 2);
  CHECK_EQ(instances::root(27, 3), 3);
}

void inputs_beyond_the_limits_are_not_promised() {
  const Format& general = format_of("uoj79_general_matching");
  CHECK(general.is_promised("3 2\n1 2\n2 3\n"));
  CHECK(!general.is_promised("3 0\n"));
  CHECK(!general.is_promised("501 1\n1 2\n"));
  CHECK(!general.is_promised("3 2\n1 2\n2 2\n"));
  CHECK(!general.is_promised("3 2\n1 2\n2 1\n"));
  const Format& repeated = format_of("luogu3386_bipartite_matching");
  CHECK(repeated.is_promised("2 3 2\n1 3\n1 3\n"));
  CHECK(!repeated.is_promised("2 501 1\n1 3\n"));
  const Format& peaks = format_of("coci2018_planinarenje");
  CHECK(peaks.is_promised("2 2\n1 2\n2 1\n"));
  CHECK(!peaks.is_promised("2 2\n1 2\n1 2\n"));
  CHECK(!peaks.is_promised("5001 1\n1 1\n"));
  CHECK_EQ(peaks.measure("2 1 1 2"), "2 + 2 vertices, 1 edge");
  CHECK_EQ(general.measure("1 0"), "1 vertex, 0 edges");
  bool was_repeated = false;
  for (std::uint64_t seed = 1; seed < 30; ++seed) {
    judge::Reader in(repeated.generate("dense", Request{Size::small}, seed));
    const BipartiteGraph graph = BipartiteEdgeLists{{1, 9}, {1, 9}, {1, 9}}.read(in);
    was_repeated = was_repeated || !instances::is_simple(graph, false);
  }
  CHECK(was_repeated);
}

// Returns the error message of a reader for a text.
std::string message_of(const std::function<void(judge::Reader&)>& read, const std::string& text) {
  judge::Reader in(text);
  try {
    read(in);
  } catch (const judge::InputError& error) {
    return error.what();
  }
  return "";
}

void messages_are_those_of_the_solvers() {
  const EdgeLists general{{1, 5}, {0, 5}, 1};
  const BipartiteEdgeLists bipartite{{1, 5}, {1, 5}, {0, 5}, 0};
  for (const char* text : {"", "x", "-1", "3", "0 1", "3 1", "3 1 4", "3 1 1"}) {
    CHECK(!message_of([&](judge::Reader& in) { general.read(in); }, text).empty());
    CHECK_EQ(message_of([&](judge::Reader& in) { general.read(in); }, text),
             message_of([&](judge::Reader& in) { judge::read_graph(in, 1); }, text));
  }
  for (const char* text : {"", "x", "-1", "3", "3 x", "0 1 1", "3 1 1 3", "3 2 1 2", "3 2 1 1"}) {
    CHECK(!message_of([&](judge::Reader& in) { bipartite.read(in); }, text).empty());
    CHECK_EQ(message_of([&](judge::Reader& in) { bipartite.read(in); }, text),
             message_of([&](judge::Reader& in) { judge::read_bipartite_graph(in, 0); }, text));
  }
}

void positions_have_the_names_of_the_statement() {
  const Position general = format_of("librarychecker_general_matching").positions("3 1 0 2")[0];
  CHECK_EQ(general.size, 3);
  CHECK(general.edges == Edges({{0, 2}}));
  CHECK(general.names == std::vector<std::string>({"0", "1", "2"}));
  CHECK(general.path.empty());
  const Position sides = format_of("uoj78_bipartite_matching").positions("2 1 1 2 1")[0];
  CHECK(sides.edges == Edges({{1, 2}}));
  CHECK(sides.names == std::vector<std::string>({"left 1", "left 2", "right 1"}));
  const Position peaks = format_of("coci2018_planinarenje").positions("2 1 1 2")[0];
  CHECK(peaks.edges == Edges({{0, 3}}));
  CHECK(peaks.names == std::vector<std::string>({"peak 1", "peak 2", "valley 1", "valley 2"}));
  CHECK_EQ(format_of("codechef_hamilg").positions("2 1 0 2 1 1 2").size(), 2u);
  CHECK(format_of("uoj79_general_matching").positions("2000000000 0").empty());
}

// ---- Shrinking

bool has_edge(const Position& position, int v, int w) {
  const Edges& edges = position.edges;
  return std::count(edges.begin(), edges.end(), Edge(v, w)) > 0 ||
         std::count(edges.begin(), edges.end(), Edge(w, v)) > 0;
}

bool has_triangle(const Position& position) {
  for (const Edge& e : position.edges) {
    for (int v = 0; v < position.size; ++v) {
      if (has_edge(position, v, e.first) && has_edge(position, v, e.second)) return true;
    }
  }
  return false;
}

bool has_three_edges(const Position& position) { return position.edges.size() >= 3; }

bool is_perfect(const Position& position) {
  const judge::BipartiteGraph::Side side{position.size / 2};
  const matching_games::CsrGraph graph(position.size, position.edges);
  return 2 * matching_games::matching_size(matching_games::bipartite_matching(graph, side)) ==
         position.size;
}

void shrinking_ends_at_a_smallest_input() {
  const auto is_triangle = [](const std::string& start) {
    return [start](const std::string& text) { return text.compare(0, start.size(), start) == 0; };
  };
  check_shrink("uoj79_general_matching", has_triangle, is_triangle("3 3\n"));
  check_shrink("codechef_hamilg", has_triangle, is_triangle("1\n3 3\n"));
  for (const char* problem : {"luogu6113_general_matching", "luogu3386_bipartite_matching"}) {
    check_shrink(problem, has_three_edges, [&](const std::string& text) {
      const Position position = format_of(problem).positions(text)[0];
      std::set<int> ends;
      for (const Edge& e : position.edges) ends.insert({e.first, e.second});
      return position.edges.size() == 3 && static_cast<int>(ends.size()) == position.size;
    });
  }
  check_shrink("librarychecker_bipartitematching", valid::has_fork_on_the_left,
               one_of({"1 2 2\n0 0\n0 1\n", "1 2 2\n0 1\n0 0\n"}));
  check_shrink("coci2018_planinarenje", valid::has_fork_on_the_left,
               one_of({"2 2\n1 1\n1 2\n", "2 2\n1 2\n1 1\n"}));
  check_shrink("coci2018_planinarenje", is_perfect, one_of({"1 1\n1 1\n"}));
}

}  // namespace

int main() {
  given_parameters_are_used();
  narrow_limits_hold();
  edges_are_added_and_left_out();
  inputs_beyond_the_limits_are_not_promised();
  messages_are_those_of_the_solvers();
  positions_have_the_names_of_the_statement();
  shrinking_ends_at_a_smallest_input();
  return check::result();
}
