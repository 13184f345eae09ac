// SPDX-License-Identifier: CC0-1.0
//
// Tests the generated graphs: they have the given sizes, are within the limits of the online judge,
// and have the structure that the names of their shapes promise.
#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "check.hpp"
#include "instances/edges.hpp"
#include "instances/format.hpp"
#include "instances/graphs.hpp"
#include "instances/lists_and_weddings.hpp"
#include "instances/problems.hpp"
#include "instances/random.hpp"
#include "instances/trees.hpp"

namespace {

using namespace instances;

const Graph& graph_of(const Graph& graph) { return graph; }
const Graph& graph_of(const Wedding& wedding) { return wedding.likes; }

// Checks that a format generates graphs of each shape, such as "path", without loops and parallel
// edges if the request has Size::huge, even if the number of vertices exceeds the limits of the
// format. Checks that the format keeps to its limits if the request has Size::judge, which asks for
// inputs that the online judge may use. `name` is the parameter for the number of vertices.
template <class Kind>
void check_shapes(const Kind& tight, const char* name) {
  std::uint64_t seed = 0;
  for (const Shape& shape : tight.shapes()) {
    for (const int n : {1, 2, 3, 300}) {
      Random random(++seed);
      const Request request{Size::huge, {{name, n}, {"shuffled", seed % 2}}};
      CHECK_EQ(broken_simplicity(graph_of(tight.generate(shape.name, request, random)), false), "");
    }
    for (const double n : {0, 0, 0, 2, 12}) {
      Random random(++seed);
      Request request{Size::judge};
      if (n > 0) request.given[name] = n;
      const auto value = tight.generate(shape.name, request, random);
      CHECK_EQ(broken_limit(tight.limited(value)) + tight.broken_promise(value), "");
    }
  }
}

void limits_hold() {
  for (const int flags : {0, int{kRepeats}}) {
    check_shapes(EdgeLists{{1, 12}, {0, 9}, flags}, "vertices");
    check_shapes(BipartiteEdgeLists{{1, 12}, {1, 12}, {1, 9}, flags}, "left");
  }
  // Each graph of the problem King's Quest must have a perfect matching. generate() first makes a
  // graph, and then adds an edge for each left vertex (son) that a maximum matching exposes.
  // Nevertheless the graph must have at most 20 edges.
  check_shapes(WeddingLists{{1, 12}, {0, 20}}, "left");
  bool was_repeated = false;
  const Format& repeated = *problem("luogu3386_bipartite_matching").format;
  for (std::uint64_t seed = 1; seed < 30; ++seed) {
    const Case graph = repeated.cases(repeated.generate("dense", Request{Size::small}, seed))[0];
    was_repeated =
        was_repeated || !broken_simplicity(Graph{graph.size, graph.edges}, false).empty();
  }
  CHECK(was_repeated);
}

void given_parameters_are_used() {
  const EdgeLists general{{1, 12}, {0, 9}};
  const BipartiteEdgeLists bipartite{{1, 12}, {1, 12}, {1, 9}};
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
  const Graph sides =
      bipartite.generate("random", Request{Size::tiny, {{"left", 19}, {"right", 17}}}, random);
  CHECK_EQ(sides.left, 19);
  CHECK_EQ(sides.right(), 17);
  CHECK_EQ(bipartite.generate("path", Request{Size::tiny, {{"left", 19}}}, random).right(), 19);
  CHECK_THROWS(general.generate("path", Request{Size::tiny, {{"vertices", 0}}}, random),
               std::invalid_argument);
  // `bipartite` and `general` allow at most 9 edges with Size::judge. generate() must make a path
  // that is short enough, and must not remove edges from a longer path.
  const Graph shorter = bipartite.generate("path", Request{Size::judge}, random);
  CHECK(shorter.edges.size() >= 2u * shorter.left - 1);
  // If the request gives the number of rows of a board, generate() must make the whole board, even
  // if the board has more than the 9 edges that Size::judge allows. This board has 16 edges.
  const Graph diagonal =
      general.generate("triangulated", Request{Size::judge, {{"rows", 3}, {"free", 100}}}, random);
  CHECK_EQ(diagonal.edges.size(), 16u);
}

// Small numbers give inputs that keep the promises of the statement, or are refused.
void small_numbers_keep_promises() {
  int inputs = 0;
  for (const Problem& one : problems()) {
    for (const Shape& shape : one.format->shapes()) {
      for (const Parameter& number : one.format->parameters()) {
        for (const double value : {0, 1, 2}) {
          for (const std::uint64_t seed : {1, 2, 3}) {
            try {
              const Request request{Size::tiny, {{number.name, value}}};
              const std::string text = one.format->generate(shape.name, request, seed);
              check::report(one.format->is_promised(text), __FILE__, __LINE__,
                            io::text(one.name, " --shape ", shape.name, " --", number.name, ' ',
                                     value, " --seed ", seed, " --size tiny"));
              ++inputs;
            } catch (const std::invalid_argument&) {
            }
          }
        }
      }
    }
  }
  CHECK(inputs > 10000);
}

void repeats_are_dropped() {
  Graph graph{3, {{2, 1}, {0, 0}, {1, 2}, {0, 1}, {2, 1}}};
  drop_repeats(graph);
  CHECK(graph.edges == Edges({{2, 1}, {0, 1}}));
  CHECK_EQ(root(26, 3), 2);
  CHECK_EQ(root(27, 3), 3);
}

void trees_have_their_shapes() {
  const Trees kind{{2, 100}};
  Random random(1);
  const auto tree_of = [&](const char* shape, int n, int shuffled = 0) {
    const Request request{Size::small, {{"vertices", n}, {"shuffled", shuffled}}};
    return kind.generate(shape, request, random).tree;
  };
  const auto count_degrees = [](const Graph& tree, int least, int most) {
    std::vector<int> degree(tree.size, 0);
    for (const auto& [v, w] : tree.edges) ++degree[v], ++degree[w];
    return std::count_if(degree.begin(), degree.end(),
                         [=](int d) { return d >= least && d <= most; });
  };
  CHECK(tree_of("chain", 4).edges == Edges({{0, 1}, {1, 2}, {2, 3}}));
  CHECK(tree_of("star", 4).edges == Edges({{0, 1}, {0, 2}, {0, 3}}));
  CHECK(tree_of("chain", 30, 1).edges != tree_of("chain", 30).edges);
  CHECK_EQ(count_degrees(tree_of("chain", 30, 1), 1, 1), 2);
  bool is_perfect[2] = {};
  for (int k = 0; k < 20; ++k) {
    CHECK(count_degrees(tree_of("broom", 30), 3, 30) <= 1);
    is_perfect[tree_of("near-perfect", 30).edges.back() == Edge(28, 29)] = true;
  }
  CHECK(is_perfect[0] && is_perfect[1]);
  const Request given{Size::tiny, {{"vertices", 12}, {"starts", 30}}};
  const TreeWithStarts rounds = Trees{{2, 9}, {1, 9}}.generate("deep", given, random);
  CHECK_EQ(rounds.starts.size(), 30u);
  CHECK_EQ(rounds.tree.size, 12);
  CHECK_THROWS(tree_of("star", 1), std::invalid_argument);
}

}  // namespace

int main() {
  limits_hold();
  given_parameters_are_used();
  small_numbers_keep_promises();
  repeats_are_dropped();
  trees_have_their_shapes();
  return check::result();
}
